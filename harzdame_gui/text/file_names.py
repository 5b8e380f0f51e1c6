"""Names of files, with as much of their folders as tells equal names apart."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path


def names_apart(paths: Iterable[Path]) -> list[str]:
    """A name for each of these paths: “games.pdn”, or “games.pdn – Club” where there are several."""
    known = list(paths)
    alike: dict[str, list[Path]] = {}
    for path in known:
        alike.setdefault(path.name, []).append(path)
    return [_name(path, alike[path.name]) for path in known]


def _name(path: Path, alike: list[Path]) -> str:
    """The name with the fewest folders that no other of these has."""
    others = [other.parent.parts for other in alike if other != path]
    folders = path.parent.parts
    for depth in range(1, len(folders) + 1):
        if not others:
            return path.name
        if all(parts[-depth:] != folders[-depth:] for parts in others):
            return f"{path.name} – {Path(*folders[-depth:])}"
    return path.name if not others else str(path)
