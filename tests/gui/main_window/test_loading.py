"""What is loaded on demand: nothing for the first picture, and the workspace part by part."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import harzdame_gui

_LOAD = """
import json, sys
import harzdame_gui.app
from harzdame_gui.main_window.loading import PARTS, parts_of_the_workspace

before = sorted(sys.modules)
early = [name for name in PARTS if name in sys.modules or __import__(name) is None]
known = set(sys.modules)
list(parts_of_the_workspace())
late = sorted(name for name in set(sys.modules) - known if name.startswith("harzdame"))
print(json.dumps([before, early, late]))
"""
_SOURCES_READ = """
import linecache, sys
from harzdame_gui.pyside_loading import load_pyside

for _ in range(2):
    load_pyside()
import harzdame_gui.app
print(sum("harzdame_gui" in name for name in linecache.cache))
print(sum(name.startswith("harzdame_gui.") for name in sys.modules) > 100)
"""
_PAINTED = """
import sys
from harzdame_gui.pyside_loading import load_pyside

load_pyside()
from harzdame_gui.app import App
from harzdame_gui.main_window.main_window import MainWindow
from harzdame_gui.__main__ import main
from PySide6 import QtCore, QtGui, QtWidgets

start, painted = App.start, MainWindow.paintEvent


def begin(self, file):
    start(self, file)
    self.window.painted.disconnect()
    self.window.painted.connect(end)


def end():
    print(*(name for module in (QtCore, QtGui, QtWidgets) for name in vars(module)))
    QtWidgets.QApplication.exit()


App.start = begin
main(["--temp-profile"])
"""
"""The classes of Qt that are made when the window has been painted."""
_NOT_FOR_A_BOARD = {
    *("QAbstractItemView", "QAbstractSpinBox", "QCheckBox", "QComboBox", "QDialog", "QDir", "QLineEdit"),
    *("QSaveFile", "QStyle", "QTabBar", "QTextEdit", "QWizard"),
}
_BY_THE_APP_ALONE = {"harzdame_gui/__main__.py", "harzdame_gui/preflight.py", "harzdame_gui/selftest.py"}
"""What runs before Qt is known to work."""


_LAZY = {"harzdame_engine", "PySide6.QtGui", "string"}
"""What loads a name only when it is asked for, and what an installation loads by itself only for editing."""


def test_whatever_is_imported_within_a_function_is_loaded_by_nothing_else_at_the_start() -> None:
    done = subprocess.run([sys.executable, "-c", _LOAD], capture_output=True, text=True, check=True)
    before, early, late = json.loads(done.stdout)
    within = dict(_imports_within_functions())
    assert len(within) > 20
    needless = {module: file for module, file in within.items() if module in before and module not in _LAZY}
    assert not needless, "an import that costs nothing at the start belongs at the top of its file"
    assert not early, "loaded by a part that comes before it"
    assert not late


def _imports_within_functions() -> Iterator[tuple[str, str]]:
    """The modules that functions of the app import, and where."""
    root = Path(harzdame_gui.__file__).parent
    for path in sorted(root.rglob("*.py")):
        name = path.relative_to(root.parent).as_posix()
        if name in _BY_THE_APP_ALONE:
            continue
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                for node in ast.walk(function):
                    if isinstance(node, ast.ImportFrom) and node.module:
                        yield node.module, name


def test_no_source_is_read_to_see_what_it_asks_of_pyside() -> None:
    done = subprocess.run([sys.executable, "-c", _SOURCES_READ], capture_output=True, text=True, check=True)
    read, loaded = done.stdout.splitlines()
    assert (read, loaded) == ("0", "True")


def test_classes_of_qt_that_no_board_needs_are_not_made_before_it_is_painted() -> None:
    done = subprocess.run([sys.executable, "-c", _PAINTED], capture_output=True, text=True, check=True)
    made = set(done.stdout.split())
    assert {"QGraphicsView", "QToolButton", "QKeySequence"} <= made
    assert not made & _NOT_FOR_A_BOARD
