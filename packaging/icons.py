"""The app's icon in the forms that systems ask for, drawn by the Qt of the environment that runs this.

python icons.py FOLDER NAME 16 32 …   a PNG of each size, where a freedesktop theme has it
python icons.py FILE.ico              one file with the sizes that Windows shows
python icons.py FILE.icns             one file with those that macOS shows
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWING = Path(__file__).resolve().parent.parent / "resources" / "icons" / "harzdame.svg"
_SIZES = {".ico": (16, 20, 24, 32, 40, 48, 64, 256), ".icns": (32, 64, 128, 256, 512, 1024)}
"""Of the pictures in a file of icons; macOS has 16 points at its screens' doubled scale only."""


def main(arguments: list[str]) -> None:
    """Draw what the command line asks for."""
    target = Path(arguments[0])
    if target.suffix in _SIZES:
        write_icon(target)
    else:
        for size in map(int, arguments[2:]):
            picture = target / f"{size}x{size}" / "apps" / f"{arguments[1]}.png"
            picture.parent.mkdir(parents=True)
            picture.write_bytes(drawn(size))


def drawn(size: int) -> bytes:
    """The icon as a PNG of this many pixels a side."""
    picture = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not picture.save(buffer, "PNG"):  # type: ignore[call-overload]  # takes a str, whatever its stub says
        raise OSError("Qt cannot write a PNG")
    return bytes(buffer.data().data())


def write_icon(target: Path) -> None:
    """An ICO or ICNS file with a picture for each size, drawn for it."""
    pictures = [Image.open(io.BytesIO(drawn(size))) for size in _SIZES[target.suffix]]
    pictures[-1].save(target, sizes=[picture.size for picture in pictures], append_images=pictures[:-1])


if __name__ == "__main__":
    main(sys.argv[1:])
