"""Endgame tables for tests: few and small, made in a moment; and positions to ask them about."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

from harzdame_engine import Color, Piece, Position, PositionError, Rules, variant
from harzdame_engine.endgames.builder import build
from harzdame_engine.endgames.material import Material, materials
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.game.fen import write_fen

MEMORY_MB = 500


def made_up_tables(folder: Path, *materials: str, game: str = "harzdame") -> Tables:
    """Those for `materials`, and all they need, below `folder`."""
    tables = Tables(variant(game), [folder])
    build(tables, [Material.parse(each) for each in materials], folder, threads=1, memory_mb=MEMORY_MB)
    return tables


def all_tables(folder: Path, pieces: int, game: str = "harzdame") -> Tables:
    """Every table of up to so many pieces, below `folder`."""
    return made_up_tables(folder, *map(str, materials(variant(game), pieces)), game=game)


def placements(rules: Rules, material: Material, number: int, chance: Random) -> Iterator[Position]:
    """So many positions of a material at random, either side to move."""
    pieces = [
        Piece(color, king)
        for color, side in zip(Color, material, strict=True)
        for king, count in ((True, side.kings), (False, side.men))
        for _ in range(count)
    ]
    while number:
        squares = chance.sample(rules.board.names, len(pieces))
        turn = chance.choice(list(Color))
        with suppress(PositionError):  # a man where it would be a king
            fen = write_fen(turn, dict(zip(squares, pieces, strict=True)), rules)
            yield Position.from_fen(fen, rules.id)
            number -= 1
