"""Animated GIF files, written by Pillow, which is imported by no other file."""

from __future__ import annotations

import io
from collections.abc import Iterable

from PIL import Image
from PySide6.QtGui import QImage

from harzdame_gui.export.frames import Frame

_COLORS = 96
"""Flat drawings have few colours; their edges need the rest."""


def gif_of(frames: Iterable[Frame]) -> bytes:
    """The frames as one file that plays for ever."""
    pictures: list[Image.Image] = []
    lasts: list[int] = []
    palette: Image.Image | None = None
    for frame in frames:
        picture = _picture(frame.image)
        if palette is None:
            palette = picture.quantize(_COLORS, dither=Image.Dither.NONE)
        pictures.append(picture.quantize(palette=palette, dither=Image.Dither.NONE))
        lasts.append(frame.lasts)
    written = io.BytesIO()
    first, *others = pictures
    first.save(written, "GIF", save_all=True, append_images=others, duration=lasts, loop=0, disposal=1)
    return written.getvalue()


def _picture(image: QImage) -> Image.Image:
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    size = plain.width(), plain.height()
    return Image.frombytes("RGB", size, bytes(plain.constBits()), "raw", "RGB", plain.bytesPerLine())
