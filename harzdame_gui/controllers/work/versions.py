"""The versions of the app and of all that it stands on, in a line: for the log and for reports."""

from __future__ import annotations

import platform

import shiboken6
from harzdame_engine.version import engine_version, version
from PySide6.QtCore import qVersion


def versions() -> str:
    """The versions; nothing in them tells whose machine it is."""
    return (
        f"Harzdame {version()} (engine {engine_version()}), Python {platform.python_version()}, "
        f"Qt {qVersion()}, PySide {shiboken6.__version__}, {platform.platform()}"
    )
