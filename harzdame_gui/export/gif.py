"""Animated GIF files, written by Pillow, which is imported by no other file."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence

from PIL import Image
from PySide6.QtGui import QImage

from harzdame_gui.export.frames import Frame

_COLORS = 96
"""Flat drawings have few colours; their edges need the rest."""


def gif_of(frames: Iterable[Frame]) -> bytes:
    """The frames as one file that plays for ever."""
    drawn = [(_picture(frame.image), frame.lasts) for frame in frames]
    palette = _palette([picture for picture, _ in drawn])
    lasts = [lasting for _, lasting in drawn]
    written = io.BytesIO()
    first, *others = (picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture, _ in drawn)
    first.save(written, "GIF", save_all=True, append_images=others, duration=lasts, loop=0, disposal=1)
    return written.getvalue()


def _palette(pictures: Sequence[Image.Image]) -> Image.Image:
    """Colours for all: those of the first, a middle and the last picture."""
    chosen = [pictures[0], pictures[len(pictures) // 2], pictures[-1]]
    width, height = pictures[0].size
    strip = Image.new("RGB", (width * len(chosen), height))
    for number, picture in enumerate(chosen):
        strip.paste(picture, (number * width, 0))
    return strip.quantize(_COLORS, dither=Image.Dither.NONE)


def _picture(image: QImage) -> Image.Image:
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    size = plain.width(), plain.height()
    return Image.frombytes("RGB", size, bytes(plain.constBits()), "raw", "RGB", plain.bytesPerLine())
