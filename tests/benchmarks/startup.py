"""From process start to the first painted board, beside a bare PySide6 window.

    python tests/benchmarks/startup.py [--runs 15]

Each run is a fresh process; the two kinds take turns, so that a busy machine is busy for both.
The platform is that of QT_QPA_PLATFORM (offscreen where it is not set and there is no display).
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time

BARE = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

class Window(QWidget):
    def paintEvent(self, event):
        super().paintEvent(event)
        print(time.monotonic(), flush=True)
        QTimer.singleShot(0, QApplication.quit)

app = QApplication(sys.argv)
window = Window()
window.resize(1280, 860)
window.show()
app.exec()
"""

APP = """
import sys, time
from PySide6.QtCore import QTimer
from harzdame_gui.__main__ import main
from harzdame_gui.board import BoardView

paint = BoardView.paintEvent

def paint_and_tell(self, event):
    paint(self, event)
    print(time.monotonic(), flush=True)
    BoardView.paintEvent = paint
    QTimer.singleShot(0, self.window().close)

BoardView.paintEvent = paint_and_tell
sys.exit(main([]))
"""


def seconds(code: str) -> float:
    """Run `code` in a new process; the time until it says that it has painted."""
    start = time.monotonic()
    result = subprocess.run(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True, text=True
    )
    return float(result.stdout.split()[0]) - start


def main() -> None:
    """Measure and print both medians and their ratio."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=15)
    runs = parser.parse_args().runs
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_DATA_HOME"] = folder
        _measure(runs)


def _measure(runs: int) -> None:
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed app has its bytecode
    seconds(BARE), seconds(APP)  # the first of each fills the disk cache
    pairs = [(seconds(BARE), seconds(APP)) for _ in range(runs)]
    bare, app = (statistics.median(column) for column in zip(*pairs, strict=True))
    sys.stdout.write(
        f"bare window {bare:.3f} s, app {app:.3f} s, ratio {app / bare:.2f} (medians of {runs})\n"
    )


if __name__ == "__main__":
    main()
