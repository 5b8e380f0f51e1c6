"""Which version of the app this is."""

from __future__ import annotations


def version() -> str:
    """The installed version, or a word saying that the app was never installed."""
    from importlib import (
        metadata,
    )  # takes 30 ms, and the app is started more often than asked for its version

    try:
        return metadata.version("harzdame")
    except metadata.PackageNotFoundError:
        return "(not installed)"
