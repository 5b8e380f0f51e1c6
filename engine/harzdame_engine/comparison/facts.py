"""The facts of two games side by side: which of them differ, and one game with a single fact of another."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import NamedTuple

from harzdame_engine.rules.board import ORTHOGONAL, Direction
from harzdame_engine.rules.rules import Goal, Rules


class Topic(StrEnum):
    """A row of a comparison."""

    START = "board and start"
    MAN_STEP = "man's step"
    LINE_LEAP = "line leap"
    MAN_CAPTURE = "man's capture"
    KING_STEP = "king's step"
    KING_CAPTURE = "king's capture"
    CHOICE = "choice among captures"
    CARRY_ON = "how a capture goes on"
    REMOVAL = "when captured pieces go"
    THREATS = "threats"
    END = "end of the game"


class Shows(StrEnum):
    """The legal moves in which a difference is to be shown."""

    STEPS = "steps"
    """Moves of a side that cannot capture."""
    CAPTURES = "captures"
    """One of the moves that only one game has is a capture."""
    ANY = "any moves"
    NOTHING = "nothing"
    """It belongs to a board, or depends on the moves before: there is no position for it."""


class Fact(NamedTuple):
    """Fields of the record that make sense only together, the first of which says it."""

    fields: tuple[str, ...]
    shows: Shows


FACTS: dict[Topic, tuple[Fact, ...]] = {
    Topic.START: (
        Fact(("board",), Shows.NOTHING),
        Fact(("setup",), Shows.NOTHING),
        Fact(("promotion_squares",), Shows.NOTHING),
        Fact(("black_begins",), Shows.NOTHING),
    ),
    Topic.MAN_STEP: (Fact(("man_steps",), Shows.STEPS),),
    Topic.LINE_LEAP: (Fact(("line_leaps", "line_leap_from"), Shows.STEPS),),
    Topic.MAN_CAPTURE: (
        Fact(("man_captures", "man_first_captures"), Shows.CAPTURES),
        Fact(("men_capture_kings",), Shows.CAPTURES),
    ),
    Topic.KING_STEP: (
        Fact(("king_steps",), Shows.STEPS),
        Fact(("flying",), Shows.STEPS),
        Fact(("same_king_limit",), Shows.NOTHING),
    ),
    Topic.KING_CAPTURE: (
        Fact(("king_captures",), Shows.CAPTURES),
        Fact(("flying", "lands", "landing_goes_on"), Shows.CAPTURES),
    ),
    Topic.CHOICE: (Fact(("choice", "values"), Shows.CAPTURES),),
    Topic.CARRY_ON: (
        Fact(("promotion_rule",), Shows.CAPTURES),
        Fact(("turns_back",), Shows.CAPTURES),
    ),
    Topic.REMOVAL: (Fact(("instant_removal",), Shows.CAPTURES),),
    Topic.THREATS: (Fact(("threat_rule",), Shows.STEPS),),
    Topic.END: (
        Fact(("goal",), Shows.ANY),
        Fact(("one_piece_each_draws",), Shows.ANY),
        Fact(("repetitions", "draws"), Shows.NOTHING),
    ),
}
"""Every field of the record but the names."""


_OF_FLYING_KINGS = {"lands", "landing_goes_on"}


def differing(one: Rules, other: Rules, topic: Topic) -> tuple[Fact, ...]:
    """The facts of a topic in which two games differ."""
    return tuple(
        fact
        for fact in FACTS[topic]
        if any(_said(one, field) != _said(other, field) for field in fact.fields)
    )


def _said(rules: Rules, field: str) -> object:
    """What a field says; None where that is nothing, as where short kings land."""
    value, board = getattr(rules, field), rules.board
    if field == "board":  # the ways over it are told of the pieces
        return board.names, board.columns, board.rows
    if board.is_half and isinstance(value, tuple):
        straight = {each for each in value if isinstance(each, Direction) and each in ORTHOGONAL}
        return (value, "two rows on") if straight else value
    return None if field in _OF_FLYING_KINGS and not rules.flying else value


def exchanged(base: Rules, other: Rules, fact: Fact) -> Rules | None:
    """`base` with one fact of the other game; None where that means nothing on its board."""
    taken = {field: getattr(other, field) for field in fact.fields}
    fits = all(_means_something(value, base, other) for value in taken.values())
    made = replace(base, **taken) if fits and _shows(fact, base, other) else base
    return None if made == base else made


def _shows(fact: Fact, base: Rules, other: Rules) -> bool:
    """Whether the two games can have different moves by a fact: who wins without a move is seen in none."""
    by_move = "goal" not in fact.fields or Goal.FIRST_KING in {base.goal, other.goal}
    return by_move and fact.shows is not Shows.NOTHING


def is_showable(one: Rules, other: Rules, fact: Fact) -> bool:
    """Whether a position of one of the games may show a fact in which they differ."""
    return exchanged(one, other, fact) is not None or exchanged(other, one, fact) is not None


def _means_something(value: object, base: Rules, other: Rules) -> bool:
    """Whether a value of the other game says on the board of `base` what it says on its own."""
    if isinstance(value, frozenset):
        return not value or base.board == other.board
    if isinstance(value, tuple) and any(isinstance(each, Direction) for each in value):
        ways, meant = base.board.vectors, other.board.vectors
        same_cells = base.board.cell == other.board.cell
        return same_cells and all(each in ways and ways[each] == meant[each] for each in value)
    return True


def nearest(rules: Rules, games: tuple[Rules, ...]) -> Rules:
    """The game with the fewest facts that differ from those of `rules`, itself left out."""
    others = [other for other in games if other.id != rules.id]
    return min(others, key=lambda other: sum(len(differing(rules, other, topic)) for topic in Topic))
