"""Animated GIF files, written by Pillow, which is imported by no other file."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence

from PIL import Image
from PySide6.QtGui import QImage

from harzdame_gui.controllers.work.job import Job
from harzdame_gui.export.frames import Drawing

_COLORS = 96
"""Flat drawings have few colours; their edges need the rest."""


def gif_of(drawings: Sequence[Drawing], width: int, job: Job) -> bytes:
    """The drawings, `width` pixels wide, as one file that plays for ever; after a stop, those before it.

    They are painted one after another: a long game would fill the memory with pictures in full colour.
    """
    palette = _palette([_picture(drawing.frame(width).image) for drawing in _samples(drawings)])
    pictures = _painted(drawings, width, palette, job)
    written = io.BytesIO()
    next(pictures).save(
        written,
        "GIF",
        save_all=True,
        append_images=pictures,
        duration=[drawing.lasts for drawing in drawings],
        loop=0,
        disposal=1,
    )
    return written.getvalue()


def _samples(drawings: Sequence[Drawing]) -> Sequence[Drawing]:
    """The first, a middle and the last one, which have the colours of all."""
    return drawings[0], drawings[len(drawings) // 2], drawings[-1]


def _painted(
    drawings: Sequence[Drawing], width: int, palette: Image.Image, job: Job
) -> Iterator[Image.Image]:
    for number, drawing in enumerate(drawings):
        if number and job.token.stopped:
            return
        picture = _picture(drawing.frame(width).image)
        yield picture.quantize(palette=palette, dither=Image.Dither.NONE)
        job.tell(None, (number + 1) / len(drawings))


def _palette(pictures: Sequence[Image.Image]) -> Image.Image:
    """Colours for all."""
    width, height = pictures[0].size
    strip = Image.new("RGB", (width * len(pictures), height))
    for number, picture in enumerate(pictures):
        strip.paste(picture, (number * width, 0))
    return strip.quantize(_COLORS, dither=Image.Dither.NONE)


def _picture(image: QImage) -> Image.Image:
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    size = plain.width(), plain.height()
    return Image.frombytes("RGB", size, bytes(plain.constBits()), "raw", "RGB", plain.bytesPerLine())
