"""Counting what is won, drawn and lost among all positions of a material, or some of them."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from harzdame_engine import _core
from harzdame_engine.endgames.material import Material
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.endgames.verdict import Verdict
from harzdame_engine.game.position import Position
from harzdame_engine.rules.board import Square
from harzdame_engine.rules.core_rules import native_rules


class Survey(NamedTuple):
    """Of positions with White to move. `longest`: White's longest win, a draw if there is none."""

    won: int
    drawn: int
    lost: int
    unknown: int
    longest: Verdict
    longest_from: Position | None


def survey(
    tables: Tables,
    material: Material,
    *,
    white: Collection[Square] | None = None,
    black: Collection[Square] | None = None,
    quiet: bool = False,
    stop: _core.StopToken | None = None,
) -> Survey:
    """Count; blocks, without the GIL.

    `white`, `black`: the squares on which that side's pieces may stand, None: any.
    `quiet`: only positions in which White cannot capture.
    """
    board = tables.rules.board
    masks = tuple(
        board.mask(tuple(board.names if squares is None else squares)) for squares in (white, black)
    )
    native = native_rules(tables.rules)
    found = native.width.survey(
        rules=native.rules,
        tables=tables.native,
        men=(material.white.men, material.black.men),
        kings=(material.white.kings, material.black.kings),
        men_on=masks,
        kings_on=masks,
        quiet=quiet,
        stop=stop or _core.StopToken(),
    )
    longest_from = found.longest_from
    return Survey(
        found.won,
        found.drawn,
        found.lost,
        found.unknown,
        Verdict.of_code(found.longest),
        None if longest_from is None else Position(tables.rules, longest_from, native),
    )
