"""Reads the perft counts. Knows no generator."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Counts:
    """A position and its number of leaves at depth 1, 2, …"""

    name: str
    fen: str
    leaves: tuple[int, ...]


def counts() -> list[Counts]:
    """Every position of the data file."""
    data = json.loads(Path(__file__).with_name("harzdame.json").read_text(encoding="utf-8"))
    return [Counts(entry["name"], entry["fen"], tuple(entry["leaves"])) for entry in data["positions"]]
