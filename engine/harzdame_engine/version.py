"""The version of the program, for the engine package and the app."""

from __future__ import annotations

from functools import cache


@cache
def version() -> str:
    """The installed version, "unknown" if the package was never installed."""
    from importlib.metadata import PackageNotFoundError
    from importlib.metadata import version as installed_version  # takes long to import

    try:
        return installed_version("harzdame")
    except PackageNotFoundError:
        return "unknown"


def engine_version() -> str:
    """The version of the native core: digits that change with any of its sources."""
    from harzdame_engine import _core

    return _core.FINGERPRINT[:8]
