"""PySide is loaded without what it tells of its functions, and tells all of it when it is asked."""

from __future__ import annotations

import subprocess
import sys

_LATE = """
import builtins
import sys

plain = builtins.__import__
from harzdame_gui.pyside_loading import load_pyside

load_pyside()
"""
_ASKED = """
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget


def told(call):
    try:
        call()
    except Exception as error:
        print(repr(error))


told(lambda: QTimer.singleShot("a", 3, 4, 5))
told(lambda: QWidget(3))
told(lambda: QTimer(nothing=3))
print(QTimer.start.__doc__, QObject.deleteLater.__doc__)

from PySide6.support.signature import get_signature, layout
from PySide6.support.signature.lib import pyi_generator

print(get_signature(QWidget.setGeometry), layout.signature, layout.__spec__.name)
print(pyi_generator.Formatter.__name__, pyi_generator.__file__)
"""
_WAITING = (
    _LATE
    + """
load_pyside()
import harzdame_gui.app
from PySide6.QtCore import QTimer

print(builtins.__import__ is plain)
names = "feature", "signature.parser", "signature.layout", "signature.lib.pyi_generator"
modules = [sys.modules[f"shibokensupport.{name}"] for name in names]
print(any("annotations" in vars(module) for module in modules))
print(hasattr(modules[1], "__path__"), "annotations" in vars(modules[1]))
try:
    modules[1].nothing
except AttributeError as error:
    print(error)
print("annotations" in vars(modules[1]))
"""
)
_AT_ONCE = (
    _LATE
    + """
from threading import Barrier, Thread

parser = sys.modules["shibokensupport.signature.parser"]
found, together = [], Barrier(8)
sys.setswitchinterval(1e-6)


def ask():
    together.wait()
    found.append(parser.pyside_type_init)


threads = [Thread(target=ask) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(len(found), len(set(found)))
"""
)


def output(code: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return done.stdout.splitlines()


def test_it_tells_of_wrong_arguments_and_of_signatures_what_pyside_tells_by_itself() -> None:
    told = output(_LATE + _ASKED)
    assert told == output(_ASKED)
    assert "'PySide6.QtCore.QTimer.singleShot' called with wrong argument types" in told[0]


def test_nothing_of_that_is_executed_until_it_is_asked_for_and_imports_stay_pythons_own() -> None:
    told = output(_WAITING)
    assert told == [
        "True",
        "False",
        "False False",
        "module 'shibokensupport.signature.parser' has no attribute 'nothing'",
        "True",
    ]


def test_threads_that_ask_at_once_all_find_the_same() -> None:
    assert output(_AT_ONCE) == ["8 1"]
