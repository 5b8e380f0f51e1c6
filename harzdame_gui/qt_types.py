"""The types of Qt, made before two threads can want the same one.

PySide (6.11) makes the class of a Qt type, and its enums, when somebody first asks for it: by name, or by a
call of which one form would take it. Two threads that do so at once end the process, for one of them uses
half a class. Whoever paints on a thread of its own asks for many: `QPainter.fillRect` alone for those of
every kind of color, brush and gradient. So all are made on the GUI thread, before the first job paints.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice

from PySide6 import QtCore, QtGui, QtSvg

_AT_ONCE = 20
"""So many take a few milliseconds."""


def made_types() -> Iterator[tuple[object, ...]]:
    """Makes those that are not made yet, some at a time."""
    types = chain.from_iterable(
        (getattr(module, name) for name in dir(module) if name not in vars(module))
        for module in (QtCore, QtGui, QtSvg)
    )
    while some := tuple(islice(types, _AT_ONCE)):
        yield some
