"""What Qt calls in classes of Python, made so that a failure in it is reported and does not end the process.

Until 3.12, Python makes the object of an exception that C code raises – an index too high, a widget that was
deleted – when somebody asks for it. PySide (6.11, 6.12) takes the one that leaves what Qt has called for such
an object, without asking, and the process crashes. To catch it and to raise it again is to ask.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial, wraps
from types import FunctionType, MethodDescriptorType
from typing import Any

from PySide6.QtCore import QObject


def make_failures_safe() -> None:
    """In all classes that are made from now on: to be called before those of the app are imported."""
    if sys.version_info < (3, 12):
        root: Any = QObject.__mro__[-2]  # of whatever PySide has wrapped
        root.__init_subclass__ = classmethod(partial(_make_safe, root))


def _make_safe(root: Any, made: type, **options: object) -> None:
    super(root, made).__init_subclass__(**options)
    for name, method in tuple(vars(made).items()):
        if isinstance(method, FunctionType) and _is_qts(made, name):
            setattr(made, name, _safe(method))


def _is_qts(made: type, name: str) -> bool:
    """Whether Qt may call a method of this name."""
    if name.startswith("_"):
        return False
    return any(isinstance(vars(base).get(name), MethodDescriptorType) for base in made.__mro__[1:])


def _safe(method: Callable[..., object]) -> Callable[..., object]:
    @wraps(method)
    def call(*args: Any, **options: Any) -> object:
        try:
            return method(*args, **options)
        except BaseException:
            raise

    return call
