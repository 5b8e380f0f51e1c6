"""Modules that wait: they are executed as something of them is first asked for, and not as they are imported.

For what others import in case they need it, and a start does not.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec, module_from_spec
from threading import RLock
from types import ModuleType

OF_PYTHON = ("bz2", "inspect", "ipaddress", "lzma", "traceback")
"""What `shutil`, `dataclasses`, `pathlib` and shiboken import of Python, and hardly ever use."""


def put_off(name: str) -> None:
    """Make a module that is executed later, unless it is loaded, or is not there at all."""
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
