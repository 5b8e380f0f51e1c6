"""PySide, loaded without what nothing here asks of it, and what it loads of Python without need.

- Signatures. With itself, PySide (6.11) loads all by which it tells the signature of a function to a person:
  in the error of a call with other arguments than there are, by `help`, in stubs. That lies as text in an
  archive within its library, so at each start it is compiled anew, and the patterns in it after that: two
  fifths of the work until a bare window is painted. Here these modules wait until somebody asks for
  something of them.
- Python's own. What is only needed to show a stack, to unpack archives of rare kinds or to tell of a
  function's parameters waits as well.
- `__feature__`. PySide puts a function of its own in the place of Python's, by which everything is imported
  from then on; it reads the source of every module, to see whether that may ask for a `__feature__`. Here
  Python's own stays.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable, Collection
from functools import partial
from importlib.util import find_spec, module_from_spec
from threading import RLock
from types import ModuleType
from typing import Any

_LATE = {
    "shibokensupport": ("feature",),
    "shibokensupport.signature": ("errorhandler", "layout", "parser"),
    "shibokensupport.signature.lib": ("enum_sig", "pyi_generator", "tool"),
}
"""The modules that wait, by their packages. `mapping` cannot: PySide looks into it past its attributes."""
_LATE_OF_PYTHON = ("bz2", "inspect", "lzma", "traceback")
"""What shiboken, `shutil` and `dataclasses` load of Python, and hardly ever use."""
_LAST = "PySide6.support.feature"
"""What PySide imports before it puts its own function, `__feature_import__`, in the place of Python's."""
_Import = Callable[..., ModuleType]


def load_pyside() -> None:
    """Load Qt's core; what was loaded without this is left as it is, but for the function to import by."""
    for name in _LATE_OF_PYTHON:
        _put_off(name)
    plain = getattr(builtins, "__orig_import__", builtins.__import__)
    builtins.__import__ = partial(_imported, plain)
    try:
        import PySide6.QtCore  # noqa: F401
    finally:
        builtins.__import__ = plain
    if hasattr(builtins, "__orig_import__"):
        builtins.__orig_import__ = plain


def _imported(plain: _Import, name: str, *how: Any, **named: Any) -> ModuleType:
    names: Collection[str] = how[2] if len(how) > 2 else ()  # as the statement hands them over
    for late in _LATE.get(name, ()):
        if names and late in names:
            _put_off(f"{name}.{late}")
    if name == _LAST:
        vars(builtins)["__feature_import__"] = builtins.__import__
    return plain(name, *how, **named)


def _put_off(name: str) -> None:
    """Make a module that is executed later, unless it is there, or is not there at all."""
    spec = None if name in sys.modules else find_spec(name)
    if spec is None:
        return
    module = sys.modules[name] = module_from_spec(spec)
    package, _, part = name.rpartition(".")
    if package:
        setattr(sys.modules[package], part, module)
    vars(module)["__getattr__"] = _Waiting(module)


class _Waiting:
    """Executes a module as something of it is first asked for."""

    def __init__(self, module: ModuleType) -> None:
        self._module = module
        self._name = module.__name__
        self._lock = RLock()  # any thread may be told that its arguments are wrong
        self._is_to_be_executed = True

    def __call__(self, name: str) -> object:
        if not name.startswith("__") or name == "__all__":
            with self._lock:
                if self._is_to_be_executed:
                    self._is_to_be_executed = False
                    self._execute()
            if name in vars(self._module):
                return vars(self._module)[name]
        raise AttributeError(f"module {self._name!r} has no attribute {name!r}")

    def _execute(self) -> None:
        spec = self._module.__spec__
        if spec is None or spec.loader is None:
            return
        published, spec.name = spec.name, self._name  # PySide has given it another name, too
        try:
            spec.loader.exec_module(self._module)
        finally:
            spec.name = published
