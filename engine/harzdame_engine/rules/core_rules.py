"""Rules in the core's form, and the worth of a king that goes with them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import _core
from harzdame_engine.build_check import check_build
from harzdame_engine.rules.board import Direction, Square
from harzdame_engine.rules.rules import Criterion, Lands, Rules
from harzdame_engine.rules.square_names import other_names

CoreWalks = tuple[int, tuple[int, int], tuple[int, int]]
"""How often one king may move in a row, and for White and Black the bit number of the one that has, and how
often it did."""
NO_WALKS: CoreWalks = (0, (0, 0), (0, 0))


class NativeRules(NamedTuple):
    """The core's rules, the set of its classes that is wide enough for the board, and its squares' names."""

    rules: _core.Rules
    width: _core.Width
    notation: _core.Notation


@lru_cache(maxsize=128)
def native_rules(rules: Rules) -> NativeRules:
    """The core's form of `rules`, made once for each record."""
    board = rules.board
    check_build(Path(_core.__file__), _core.FINGERPRINT, Path(__file__).parents[2])

    def both(squares: frozenset[Square]) -> tuple[int, int]:
        return board.mask(squares), board.mask(rules.turned(squares))

    width = _core.narrow if max(board.bits) < 64 else _core.wide
    native = width.Rules(
        squares=board.mask(board.names),
        shifts=[board.shifts.get(direction, 0) for direction in Direction],
        inner=[
            board.mask(frozenset(square for square in board.names if board.neighbour(square, direction)))
            for direction in Direction
        ],
        man_steps=rules.man_steps,
        man_captures=rules.man_captures,
        man_first_captures=rules.man_captures
        if rules.man_first_captures is None
        else rules.man_first_captures,
        king_steps=rules.king_steps,
        king_captures=rules.king_captures,
        line_leaps=rules.line_leaps,
        line_leap_from=both(rules.line_leap_from),
        promotion_squares=both(rules.promotion_squares),
        promotion_rule=rules.promotion_rule,
        flying=rules.flying,
        lands_next=rules.lands is Lands.NEXT,
        lands_next_to_king=rules.lands is Lands.NEXT_BEHIND_KING and rules.flying,
        landing_goes_on=rules.landing_goes_on and rules.flying and rules.lands is not Lands.NEXT,
        turns_back=rules.turns_back,
        instant_removal=rules.instant_removal,
        men_capture_kings=rules.men_capture_kings,
        choice=_weights(rules),
        one_piece_each_draws=rules.one_piece_each_draws,
        threat_rule=rules.threat_rule,
        goal=rules.goal,
        king_worth=king_worth(rules),
    )
    others = ((name, board.bit_of[square]) for name, square in other_names(rules).items())
    return NativeRules(native, width, _core.Notation([*board.bit_of.items(), *others]))


def _weights(rules: Rules) -> tuple[int, int, int, bool]:
    """The choice of captures as weights: for each man taken, for each king, if a king captures; kings first.

    A criterion weighs more than all that may come together by the ones after it.
    """
    man = king = with_king = 0
    for criterion in rules.choice:
        if criterion is not Criterion.KINGS_FIRST:
            each = {
                Criterion.NUMBER: (1, 1, 0),
                Criterion.WITH_KING: (0, 0, 1),
                Criterion.KINGS: (0, 1, 0),
                Criterion.VALUE: (*(rules.values or (1, 1)), 0),
            }[criterion]
            man, king, with_king = (
                (weight << 16) + own for weight, own in zip((man, king, with_king), each, strict=True)
            )
    return man, king, with_king, Criterion.KINGS_FIRST in rules.choice


_FLYING, _SHORT = 300, 180

_MEASURED = {
    "harzdame": 260,
    "international": 290,
    "hexdame": 240,
    "turkish": 440,
    "modified-turkish": 390,
    "armenian": 430,
    "armenian-2": 440,
    "armenian-3": 460,
    "gothic": 200,
    "modified-gothic": 210,
    "modified-gothic-2": 170,
    "adigha": 400,
    "croda": 210,
    "modern-gothic": 340,
    "modern-gothic-2": 340,
    "teutonic": 310,
    "teutonic-2": 310,
    "greek": 320,
    "greek-2": 310,
    "greek-3": 440,
    "greek-4": 460,
    "greek-5": 460,
    "greek-6": 300,
    "greek-7": 310,
    "universal": 220,
    "dameo": 280,
    "turkthic": 650,
    "turkthic-2": 160,
    "keny": 620,
    "keny-2": 530,
    "bahrain": 550,
    "bosnian": 490,
    "russian": 290,
    "brazilian": 300,
}
"""Measured by ``harzdame-engine worth``, see docs/benchmarks.md.

Measurements of greek-3 and greek-5 were inconclusive: they have the worth of the games they are built on.
"""


def king_worth(rules: Rules) -> int:
    """The worth of a king in hundredths of a man; a usual one for its kind if it was never measured."""
    return _MEASURED.get(rules.id, _FLYING if rules.flying else _SHORT)
