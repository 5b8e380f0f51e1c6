"""The time from process start to the first painted board, beside a bare QGraphicsView window.

    python tests/benchmarks/startup.py [--runs 15] [--before PYTHON]

Counts CPU time (user and system) of whole processes that end at their first picture. The kinds take turns,
so that a busy machine is busy for all. `--before` is the interpreter of another environment, whose app is
measured as well. The platform is that of QT_QPA_PLATFORM, offscreen where that is not set and there is no
display.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile

BARE = """
import os, sys
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

class Window(QGraphicsView):
    def paintEvent(self, event):
        super().paintEvent(event)
        os._exit(0)

app = QApplication(sys.argv)
scene = QGraphicsScene()
window = Window(scene)
window.resize(1280, 860)
window.show()
app.exec()
"""

APP = """
import glob, os, sys
from harzdame_gui.__main__ import main
from harzdame_gui.pyside_loading import load_pyside
load_pyside()  # as main does, before the board
from harzdame_gui.board import BoardView

paint = BoardView.paintEvent

def paint_and_end(self, event):
    paint(self, event)
    for run in glob.glob(os.path.join(os.environ["XDG_DATA_HOME"], "harzdame", "runs", "*")):
        os.remove(run)  # or the third would ask why no start comes to a whole window
    os._exit(0)

BoardView.paintEvent = paint_and_end
sys.exit(main([]))
"""


def seconds(python: str, code: str) -> float:
    """The CPU time of a new process of `python` that runs `code`."""
    process = subprocess.Popen([python, "-c", code], stderr=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise SystemExit(f"nothing was painted: exit code {process.returncode}")
    return used.ru_utime + used.ru_stime


def main() -> None:
    """Measure and print the medians and their ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--before", metavar="PYTHON")
    options = parser.parse_args()
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_DATA_HOME"] = folder
        _measure(options.runs, options.before)


def _measure(runs: int, before: str | None) -> None:
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed app has its bytecode
    kinds = {"bare window": (sys.executable, BARE), "app": (sys.executable, APP)}
    if before is not None:
        kinds["app before"] = (before, APP)
    for kind in kinds.values():
        seconds(*kind)  # the first of each fills the disk cache
    rounds = [[seconds(*kind) for kind in kinds.values()] for _ in range(runs)]
    medians = [statistics.median(column) for column in zip(*rounds, strict=True)]
    for name, median in zip(kinds, medians, strict=True):
        sys.stdout.write(f"{name:<12} {median:.3f} s, ratio {median / medians[0]:.2f}\n")
    sys.stdout.write(f"medians of {runs}, CPU time\n")


if __name__ == "__main__":
    main()
