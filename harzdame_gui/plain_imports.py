"""Imports as Python does them.

PySide (6.11) puts a function of its own in the place of Python's, which reads the source of every module that
is loaded from then on, to see whether it may ask for a `__feature__`, and runs at every later import, too.
Nothing here asks for one, and reading 200 modules takes a twentieth of the start.
"""

from __future__ import annotations

import builtins


def use_plain_imports() -> None:
    """Load Qt, if it is not there, and import what follows without it."""
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
