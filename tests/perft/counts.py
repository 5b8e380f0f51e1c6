"""Reads the perft counts. Knows no generator."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Counts:
    """A position of a game and its number of leaves at depth 1, 2, …."""

    game: str
    name: str
    fen: str
    leaves: tuple[int, ...]


def counts(game: str | None = None) -> list[Counts]:
    """Every position of the data files, or of one game's; the first of each game is its start."""
    files = sorted(Path(__file__).parent.glob("*.json" if game is None else f"{game}.json"))
    return [entry for path in files for entry in _read(path)]


def _read(path: Path) -> list[Counts]:
    data = json.loads(path.read_text(encoding="utf-8"))
    return [
        Counts(data["game"], entry["name"], entry["fen"], tuple(entry["leaves"]))
        for entry in data["positions"]
    ]


def name(entry: Counts) -> str:
    """Its name in tests."""
    return f"{entry.game}: {entry.name}"
