"""The tours: each game has one, and each task is what it says, by the reference, which knows no record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from harzdame_engine import variant, variants
from harzdame_engine.tours.claims import claim
from harzdame_engine.tours.finding import find
from harzdame_engine.tours.plan import plan
from harzdame_engine.tours.task import CHOICES, Task, TaskKind
from harzdame_engine.tours.tour import kept, length, tour

from tests.reference.captures import Move, capturing_moves
from tests.reference.compare import as_reference
from tests.reference.games import Choice, Goal, Lands, Promotion, Side
from tests.reference.moves import End, end, legal_moves, play, winner
from tests.reference.position import Position, read_fen
from tests.reference.table import GAMES

MOST_PLAYED = (
    "international", "russian", "english", "brazilian", "italian", "turkish", "frisian", "dameo",
)  # fmt: skip
ALL = [rules.id for rules in variants()]
_CHOICES = dict(zip(CHOICES.values(), Choice, strict=True))


def by(position: Position, **facts: Any) -> frozenset[Move]:
    """The legal moves by the rules with other facts."""
    return legal_moves(position._replace(game=replace(position.game, **facts)))


def king(position: Position, move: Move) -> bool:
    return position.pieces[move.origin].king


def taken(position: Position, move: Move) -> list[bool]:
    """Whether each of the pieces taken is a king."""
    return [position.pieces[square].king for square in move.captures]


def lone(position: Position, *, king: bool) -> bool:
    return [position.pieces[at].king for at in position.squares_of(Side.WHITE)] == [king]


def only(moves: frozenset[Move], number: int = 1) -> bool:
    return len(moves) == 1 and len(next(iter(moves)).captures) == number


def rows(position: Position, move: Move) -> float:
    """How far a captured piece is ahead of the piece that takes it."""
    (victim,) = move.captures
    ahead = position.game.board.places[victim], position.game.board.places[move.origin]
    return ahead[0][1] - ahead[1][1]


def decides(kind: TaskKind) -> Callable[[Position, frozenset[Move], set[Move]], bool]:
    def holds(position: Position, moves: frozenset[Move], _right: set[Move]) -> bool:
        choice = position.game.choice
        index = choice.index(_CHOICES[kind])
        more = by(position, choice=choice[:index])
        return len(by(position, choice=choice[: index + 1])) == len(moves) == 1 < len(more)

    return holds


def differs(**facts: Any) -> Callable[[Position, frozenset[Move], set[Move]], bool]:
    return lambda position, moves, right: right == moves and by(position, **facts) != moves


def ends(position: Position, right: set[Move], moves: frozenset[Move], reason: End) -> bool:
    return right == {move for move in moves if end(play(position, move)) is reason}


CLAIMS: dict[TaskKind, Callable[[Position, frozenset[Move], set[Move]], bool]] = {
    TaskKind.FIRST_MOVE: lambda _position, moves, right: right == moves,
    TaskKind.MAN_STEP: lambda position, moves, right: (
        lone(position, king=False) and not any(move.captures for move in moves) and len(right) == 1
    ),
    TaskKind.LINE_LEAP: lambda position, moves, right: (
        len(right) == 1 < len(moves)
        and right == moves - by(position, line_leap=type(position.game.line_leap).NEVER)
    ),
    TaskKind.CAPTURE_FORWARD: lambda position, moves, _right: only(moves) and lone(position, king=False),
    TaskKind.CAPTURE_SIDEWAYS: lambda position, moves, _right: (
        only(moves) and all(rows(position, move) == 0 for move in moves)
    ),
    TaskKind.CAPTURE_BACKWARD: lambda position, moves, _right: only(moves) and lone(position, king=False),
    TaskKind.NOT_BACKWARD: lambda position, moves, _right: (
        only(moves) and all(rows(position, move) >= 0 for move in moves)
    ),
    TaskKind.FIRST_JUMP: differs(never_as_first_jump=()),
    TaskKind.NO_KINGS: lambda position, moves, _right: (
        only(moves) and len(by(position, men_take_kings=True, choice=())) == 2
    ),
    TaskKind.MUST_CAPTURE: lambda position, moves, _right: (
        only(moves) and len(position.squares_of(Side.WHITE)) == 2
    ),
    TaskKind.SEVERAL: lambda position, moves, _right: (
        lone(position, king=False) and len(moves) == 1 and all(len(move.captures) > 1 for move in moves)
    ),
    **{kind: decides(kind) for kind in _CHOICES},
    TaskKind.FREE_CHOICE: lambda position, moves, right: (
        len(right) == 1
        and all(len(move.captures) > len(few.captures) for few in right for move in moves - right)
        and moves == capturing_moves(position)
    ),
    TaskKind.PROMOTION: lambda _position, moves, right: right == {m for m in moves if m.promotes} != moves,
    TaskKind.NOT_CROWNED: lambda position, moves, right: (
        differs(promotion=Promotion.GOES_ON_AS_A_KING)(position, moves, right)
        and not any(move.promotes for move in moves)
    ),
    TaskKind.CROWNING_STOPS: lambda position, moves, right: (
        differs(promotion=Promotion.GOES_ON_AS_A_KING)(position, moves, right)
        and all(move.promotes for move in moves)
    ),
    TaskKind.CROWNED_GOES_ON: differs(promotion=Promotion.STOPS_THERE),
    TaskKind.KING_STEP: lambda position, moves, right: (
        lone(position, king=True) and not any(move.captures for move in moves) and len(right) == 1
    ),
    TaskKind.KING_CAPTURE: lambda position, moves, right: (
        right == moves and lone(position, king=True) and all(len(move.captures) == 1 for move in moves)
    ),
    TaskKind.KING_SEVERAL: lambda position, moves, right: (
        right == moves and lone(position, king=True) and all(len(move.captures) > 1 for move in moves)
    ),
    TaskKind.LANDS_TO_GO_ON: differs(lands_where_it_goes_on=False),
    TaskKind.BEHIND_KING: differs(lands=Lands.ANYWHERE),
    TaskKind.NO_TURNING: differs(may_turn_back=True),
    TaskKind.TAKEN_AT_ONCE: differs(deferred_removal=True),
    TaskKind.TAKEN_AT_END: differs(deferred_removal=False),
    TaskKind.THREATS: differs(threat_rule=False),
    TaskKind.SAME_KING: lambda position, moves, right: (
        differs(same_king_limit=None)(position, moves, right) and not any(king(position, m) for m in moves)
    ),
    TaskKind.ONE_EACH: lambda position, moves, right: (
        right == moves and ends(position, right, moves, End.ONE_PIECE_EACH)
    ),
    TaskKind.WIN: lambda position, moves, right: (
        ends(position, right, moves, End.NO_MOVES)
        and all(winner(play(position, move)) is Side.WHITE for move in right)
        and right != moves
    ),
    TaskKind.GIVE_AWAY: lambda position, moves, right: (
        right != moves
        and right
        == {
            move
            for move in moves
            if all(
                end(play(play(position, move), reply)) is End.ALL_GIVEN_AWAY
                for reply in legal_moves(play(position, move))
            )
        }
    ),
    TaskKind.FIRST_KING: lambda position, moves, right: (
        position.game.goal is Goal.FIRST_KING and right == {m for m in moves if m.promotes} != moves
    ),
}


def tasks(game: str) -> tuple[Task, ...]:
    return tour(variant(game))


@pytest.mark.parametrize("game", ALL)
def test_each_task_is_what_it_says(game: str) -> None:
    for task in tasks(game):
        position = read_fen(task.position.fen, GAMES[game])
        moves = legal_moves(position)
        assert {as_reference(move) for move in task.position.legal_moves()} == moves, task.kind
        right = {as_reference(move) for move in task.solutions}
        assert right, task.kind
        assert right <= moves, task.kind
        assert CLAIMS[task.kind](position, moves, right), (task.kind, task.position.fen)


@pytest.mark.parametrize("game", ALL)
def test_each_game_has_enough_of_them_in_its_order(game: str) -> None:
    found = [task.kind for task in tasks(game)]
    assert len(found) == length(variant(game))
    assert found == [kind for kind in plan(variant(game)) if kind in found]
    assert len(found) >= (10 if game in MOST_PLAYED else 8)


def test_every_kept_position_is_of_a_task_in_the_plan() -> None:
    assert list(kept()) == ALL
    for game, positions in kept().items():
        assert set(positions) <= set(plan(variant(game))), game


def test_every_kind_is_in_some_tour() -> None:
    assert {task.kind for game in ALL for task in tasks(game)} == set(TaskKind)


def test_a_game_without_kept_positions_has_its_tour_found() -> None:
    first = find(variant("russian"), TaskKind.LANDS_TO_GO_ON)
    assert first is not None
    assert first == find(variant("russian"), TaskKind.LANDS_TO_GO_ON)
    assert claim(first.kind, first.position)


def test_a_position_that_shows_nothing_makes_no_task() -> None:
    first, *_ = tour(variant("russian"))
    assert claim(TaskKind.KING_STEP, first.position) is None
