"""A failure in what Qt calls is told, whoever raises it, and the process goes on."""

from __future__ import annotations

import subprocess
import sys

import pytest

FAILING = """
from shiboken6 import delete

from harzdame_gui.overrides import make_failures_safe

make_failures_safe()

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

application = QApplication([])
gone = QObject()
delete(gone)


class Window(QWidget):
    def closeEvent(self, event):
        {failure}


class Special(Window):
    def closeEvent(self, event):
        super().closeEvent(event)


for window in Window(), Special():
    window.show()
    try:
        window.close()
    except Exception as error:
        print(type(error).__name__)
"""
STARTED = """
from PySide6.QtWidgets import QApplication

from harzdame_gui.__main__ import main


def told(_application):
    from harzdame_gui.board.view import BoardView
    from harzdame_gui.main_window.main_window import MainWindow

    print(hasattr(MainWindow.closeEvent, "__wrapped__"), hasattr(BoardView.mousePressEvent, "__wrapped__"))
    return 0


QApplication.exec = told
main(["--temp-profile"])
"""


def told(code: str) -> str:
    """What a process of its own says."""
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False
    )
    assert run.returncode == 0, (run.returncode, run.stdout, run.stderr)
    return run.stdout


@pytest.mark.parametrize(
    ("failure", "error"),
    [
        ("[][1]", "IndexError"),
        ("1 / 0", "ZeroDivisionError"),
        ('int("x")', "ValueError"),
        ("gone.objectName()", "RuntimeError"),
        ("raise KeyError(1)", "KeyError"),
    ],
)
def test_a_failure_is_told(failure: str, error: str) -> None:
    assert told(FAILING.replace("{failure}", failure)).split() == [error, error]


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="Python itself sees to it")
def test_the_app_sees_to_it_before_its_classes_are_made() -> None:
    assert told(STARTED).split() == ["True", "True"]
