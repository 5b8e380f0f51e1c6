"""What Qt calls in classes of Python, made so that a failure in it is reported and does not end the process.

Until 3.12, Python makes the object of an exception that C code raises – an index too high, a widget that was
deleted – when somebody asks for it. PySide (6.11, 6.12) takes the one that leaves what Qt has called for such
an object, without asking, and the process crashes. To catch it and to raise it again is to ask.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial, wraps
from types import FunctionType, MethodDescriptorType
from typing import Any

from PySide6.QtCore import QObject


def make_failures_safe() -> None:
    """In all classes of this process, those that are made from now on included."""
    root: Any = QObject.__mro__[-2]  # of whatever PySide has wrapped
    if sys.version_info < (3, 12) and "__init_subclass__" not in vars(root):
        root.__init_subclass__ = classmethod(partial(_begin, root))
        for made in _below(root):
            _make_safe(made)


def _begin(root: Any, made: type, **options: object) -> None:
    super(root, made).__init_subclass__(**options)
    _make_safe(made)


def _below(root: type) -> set[type]:
    """All classes that are made of this one, or of another that is."""
    children: set[type] = set(root.__subclasses__())
    return children.union(*map(_below, children))


def _make_safe(made: type) -> None:
    if made.__module__.startswith("PySide6."):
        return  # Qt's own, with some hundred methods each
    bases = [vars(base) for base in made.__mro__[1:]]
    for name, method in tuple(vars(made).items()):
        # what Qt may call has no underscore in its name
        if isinstance(method, FunctionType) and "_" not in name and _is_qts(name, bases):
            setattr(made, name, _safe(method))


def _is_qts(name: str, bases: Sequence[Mapping[str, object]]) -> bool:
    """Whether one of the classes that something is made of has a method of this name from Qt."""
    return any(name in base and isinstance(base[name], MethodDescriptorType) for base in bases)


def _safe(method: Callable[..., object]) -> Callable[..., object]:
    @wraps(method, assigned=("__name__",), updated=())
    def call(*args: Any, **options: Any) -> object:
        try:
            return method(*args, **options)
        except BaseException:
            raise

    return call
