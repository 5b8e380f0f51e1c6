"""The plan of a tour: which tasks a game has, read from its record."""

from __future__ import annotations

from collections.abc import Iterator

from harzdame_engine.rules.board import Direction
from harzdame_engine.rules.rules import Goal, Lands, Promotion, Rules
from harzdame_engine.tours.task import CHOICES, TaskKind

_N, _NE, _E, _SE, _S, _SW, _W, _NW = Direction
FORWARD = frozenset({_N, _NE, _NW})
SIDEWAYS = frozenset({_E, _W})
BACKWARD = frozenset({_S, _SE, _SW})


def plan(rules: Rules) -> tuple[TaskKind, ...]:
    """The tasks of a game in the order in which one learns them."""
    return (*_men(rules), *_captures(rules), *_kings(rules), *_end(rules))


def _men(rules: Rules) -> Iterator[TaskKind]:
    yield TaskKind.FIRST_MOVE
    yield TaskKind.MAN_STEP
    if rules.line_leaps:
        yield TaskKind.LINE_LEAP
    ways = set(rules.man_captures)
    yield TaskKind.CAPTURE_FORWARD
    if ways & SIDEWAYS and not climbs(rules):
        yield TaskKind.CAPTURE_SIDEWAYS
    if not ways & BACKWARD:
        yield TaskKind.NOT_BACKWARD
    elif rules.man_first_captures is not None:
        yield TaskKind.FIRST_JUMP
    else:
        yield TaskKind.CAPTURE_BACKWARD
    if not rules.men_capture_kings:
        yield TaskKind.NO_KINGS


def _captures(rules: Rules) -> Iterator[TaskKind]:
    yield TaskKind.MUST_CAPTURE
    yield TaskKind.SEVERAL
    yield from [CHOICES[each] for each in rules.choice] or [TaskKind.FREE_CHOICE]


def _kings(rules: Rules) -> Iterator[TaskKind]:
    if rules.goal is Goal.FIRST_KING:  # nobody plays on with one
        yield TaskKind.FIRST_KING
        return
    yield TaskKind.PROMOTION
    if rules.promotion_rule is Promotion.STOPS:
        yield TaskKind.CROWNING_STOPS
    elif rules.promotion_rule is Promotion.GOES_ON_AS_KING:
        yield TaskKind.CROWNED_GOES_ON
    elif set(rules.man_captures) & BACKWARD:
        yield TaskKind.NOT_CROWNED
    yield TaskKind.KING_STEP
    yield TaskKind.KING_CAPTURE
    if rules.flying:
        yield TaskKind.LANDS_TO_GO_ON if rules.landing_goes_on else TaskKind.KING_SEVERAL
    if rules.lands is Lands.NEXT_BEHIND_KING:
        yield TaskKind.BEHIND_KING
    if not rules.turns_back:
        yield TaskKind.NO_TURNING
    if rules.flying:
        yield TaskKind.TAKEN_AT_ONCE if rules.instant_removal else TaskKind.TAKEN_AT_END
    if rules.same_king_limit:
        yield TaskKind.SAME_KING


def _end(rules: Rules) -> Iterator[TaskKind]:
    if rules.threat_rule:
        yield TaskKind.THREATS
    if rules.one_piece_each_draws:
        yield TaskKind.ONE_EACH
    if rules.goal is Goal.GIVE_AWAY:
        yield TaskKind.GIVE_AWAY
    else:
        yield TaskKind.WIN


def climbs(rules: Rules) -> bool:
    """Whether men climb from corner to corner, so that a side of the board lies ahead of them."""
    return bool(set(rules.man_steps) & {_E, _W}) != bool({_E, _W} <= set(rules.man_steps))
