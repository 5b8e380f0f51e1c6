"""Files of JSON values with a version: what a newer version of the app has put there stays."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any


def values_in(data: bytes) -> dict[str, Any] | None:
    """The values that a file holds, by their names; None: it cannot be understood."""
    try:
        values = json.loads(data)
    except (ValueError, RecursionError):
        return None
    return values if isinstance(values, dict) else None


def version_of(values: Mapping[str, Any], own: int) -> int:
    """The version that a file with these values has: that of a newer app, else one's `own`."""
    version = values.get("version")
    return max(own, version) if isinstance(version, int) else own
