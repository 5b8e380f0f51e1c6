"""Types of Qt that several threads want at once."""

from __future__ import annotations

import subprocess
import sys

PAINTED_ON_FOUR_THREADS = """
import sys
from threading import Barrier, Thread
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QTextDocument
from harzdame_gui.qt_types import made_types

app = QGuiApplication([])
for _ in made_types():
    pass
sys.setswitchinterval(1e-6)
together = Barrier(4)

def paint():
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    color, area, document = QColor("red"), QRectF(0, 0, 40, 40), QTextDocument("a")
    together.wait()
    painter.fillRect(area, color)
    painter.setPen(color)
    painter.setBrush(Qt.BrushStyle.SolidPattern)
    painter.drawText(area, 0, "a")
    document.drawContents(painter, area)
    painter.end()

threads = [Thread(target=paint) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print("painted")
"""


def test_what_threads_paint_with_is_made_before() -> None:
    """Without `made_types`, this ends by a segmentation fault (PySide 6.11.3, Python 3.11.7)."""
    done = subprocess.run(
        [sys.executable, "-c", PAINTED_ON_FOUR_THREADS], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "painted\n"), done.stderr
