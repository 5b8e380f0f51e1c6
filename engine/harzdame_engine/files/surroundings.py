"""The surroundings in which programs of the system are started.

PyInstaller leads the loader to the libraries of its bundle. A program that is not part of the
bundle must not load those: they may be older than its own.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager


def surroundings() -> dict[str, str] | None:
    """The environment of another program; None, for that of this process, outside a bundle."""
    if not getattr(sys, "frozen", False):
        return None
    found = dict(os.environ)
    before = found.pop("LD_LIBRARY_PATH_ORIG", "")
    found.pop("LD_LIBRARY_PATH", None)
    if before:
        found["LD_LIBRARY_PATH"] = before
    found["PYINSTALLER_RESET_ENVIRONMENT"] = "1"  # it may be of the same bundle: that sets its own
    return found


@contextmanager
def in_them() -> Iterator[None]:
    """Have this process itself be in those surroundings, for what a library starts by its own means."""
    before, others = dict(os.environ), surroundings()
    try:
        if others is not None:
            _set(others)
        yield
    finally:
        _set(before)


def _set(environment: dict[str, str]) -> None:
    for name in os.environ.keys() - environment.keys():
        del os.environ[name]
    os.environ.update(environment)
