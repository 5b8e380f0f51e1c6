"""Endgame tables for tests: few and small, made in a moment."""

from __future__ import annotations

from pathlib import Path

from harzdame_engine import variant
from harzdame_engine.tables.building import build
from harzdame_engine.tables.material import Material
from harzdame_engine.tables.tables import Tables


def made_up_tables(folder: Path, *materials: str, game: str = "harzdame") -> Tables:
    """Those for `materials`, and all they need, below `folder`."""
    tables = Tables(variant(game), [folder])
    build(tables, [Material.parse(each) for each in materials], folder, threads=1, memory_mb=500)
    return tables
