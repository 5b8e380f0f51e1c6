"""The app's icon in the forms that systems ask for, drawn by the Qt of the environment that runs this.

python icons.py FOLDER 16 32 …   a PNG of each size, where a freedesktop theme has it
python icons.py FILE.ico         one file with the sizes that Windows shows
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
_WINDOWS_SIZES = (16, 20, 24, 32, 40, 48, 64, 256)


def main(arguments: list[str]) -> None:
    """Draw what the command line asks for."""
    target = Path(arguments[0])
    if target.suffix == ".ico":
        write_icon(target)
    else:
        for size in map(int, arguments[1:]):
            picture = target / f"{size}x{size}" / "apps" / "harzdame.png"
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
    if not picture.save(buffer, "PNG"):
        raise OSError("Qt cannot write a PNG")
    return bytes(buffer.data().data())


def write_icon(target: Path) -> None:
    """An ICO file with a picture for each size, drawn for it."""
    pictures = [Image.open(io.BytesIO(drawn(size))) for size in _WINDOWS_SIZES]
    pictures[-1].save(target, sizes=[picture.size for picture in pictures], append_images=pictures[:-1])


if __name__ == "__main__":
    main(sys.argv[1:])
