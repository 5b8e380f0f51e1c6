"""A failure in what Qt calls is told, whoever raises it, and the process goes on."""

from __future__ import annotations

import subprocess
import sys

import pytest

FAILING = """
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import delete

from harzdame_gui.overrides import make_failures_safe

application = QApplication([])
gone = QObject()
delete(gone)


class Window(QWidget):
    def closeEvent(self, event):
        {failure}


make_failures_safe()
make_failures_safe()


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
MADE = """
from PySide6.QtWidgets import QApplication

from harzdame_gui.app import App
from harzdame_gui.board.view import BoardView
from harzdame_gui.controllers.settings.profile import Profile
from harzdame_gui.main_window.main_window import MainWindow

profile = Profile.passing()
app = App(QApplication([]), profile)
from harzdame_gui.study.window import StudyWindow

for method in MainWindow.closeEvent, BoardView.mousePressEvent, StudyWindow.closeEvent:
    print(hasattr(method, "__wrapped__"), hasattr(getattr(method, "__wrapped__", None), "__wrapped__"))
app.stop()
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
def test_whoever_makes_an_app_has_it_see_to_that() -> None:
    assert told(MADE).split() == ["True", "False"] * 3
