"""Which version of the package this is."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version


def version() -> str:
    """The installed version, "unknown" if the package was never installed."""
    try:
        return installed_version("harzdame")
    except PackageNotFoundError:
        return "unknown"
