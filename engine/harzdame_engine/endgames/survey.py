"""Surveys of whole endgame tables: counts of what is won, drawn and lost, and verification."""

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
    """Counts of positions with White to move. `longest`: White's longest win, a draw if there is none."""

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
    """Count the positions of a material with White to move; blocks, without the GIL.

    `white`, `black`: the squares that the side's pieces may stand on, None for
    all. `quiet`: only positions in which White cannot capture.
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
        Verdict.of_code(found.longest, tables.rules),
        None if longest_from is None else Position(tables.rules, longest_from, native),
    )


class Verification(NamedTuple):
    """The number of positions checked, and the first wrong one; None if all are right."""

    checked: int
    wrong: Position | None


def verify(
    tables: Tables,
    material: Material,
    at_random: int | None = None,
    seed: int = 1,
    stop: _core.StopToken | None = None,
) -> Verification:
    """Check every position of a material with White to move, or some `at_random`; blocks, without the GIL.

    The verdict on a position must follow from those after its moves. Only the
    rules and the answers of the tables are used, nothing of what built them:
    if all follow, all are right, by induction from the positions in which the
    game is over.
    """
    native = native_rules(tables.rules)
    found = native.width.verify(
        rules=native.rules,
        tables=tables.native,
        men=(material.white.men, material.black.men),
        kings=(material.white.kings, material.black.kings),
        at_random=at_random or 0,
        seed=seed,
        stop=stop or _core.StopToken(),
    )
    wrong = None if found.wrong is None else Position(tables.rules, found.wrong, native)
    return Verification(found.checked, wrong)
