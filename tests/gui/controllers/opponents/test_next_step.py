"""What comes after a game against the computer: the rules, in their order."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from harzdame_engine import LEVELS, Color, GameTree, Node, Position

from harzdame_gui.controllers.opponents.next_step import (
    Ended,
    StepKind,
    Today,
    newly_beaten,
    next_step,
    on_day,
    the_blunder,
)
from harzdame_gui.controllers.opponents.opponents import OPPONENTS
from harzdame_gui.controllers.settings.settings import LevelResult

CLUB = OPPONENTS[6]
LOST = LevelResult("turkish", "club", 0.0)
WON = LevelResult("turkish", "club", 1.0)


def line(fen: str, *moves: str, game: str = "turkish") -> Sequence[Node]:
    tree = GameTree(Position.from_fen(fen, game))
    node = tree.root
    for move in moves:
        node = tree.add(node, node.position.parse_move(move))
    return tree.line_to(node)


QUIET = line("W:Wa1,h1:Ba8,h8", "a1-a2", "a8-a7")
SHOT = line("W:Wa1,h1,d2,d3:Bd5,h8,g8", "d3-d4", "d5xd3xd1", "a1-a2", "h8-h7", "h1-h2")
"""Two men are lost by the first move."""
SLIP = line("W:Wa1,h1,d3:Bd5,h8,g8", "d3-d4", "d5xd3", "a1-a2")
"""One man is lost."""
BEHIND = line("W:Wa1,h1,d2,d3:Bd5,h8,g8,f8,e8", "d3-d4", "d5xd3xd1", "a1-a2")
"""Two are lost by who was behind already."""


def ended(**other: object) -> Ended:
    usual = Ended("turkish", Color.WHITE, 1.0, CLUB, helped=False, results=(WON,), line=QUIET)
    return usual._replace(**other)


def test_after_a_win_the_next_rung() -> None:
    assert next_step(ended())[:2] == (StepKind.UP, OPPONENTS[7])


def test_a_win_with_help_is_to_be_won_without() -> None:
    assert next_step(ended(helped=True))[:2] == (StepKind.ALONE, CLUB)


def test_above_the_last_rung_there_is_a_rematch_and_so_there_is_with_others() -> None:
    assert next_step(ended(opponent=OPPONENTS[-1])).kind is StepKind.REMATCH
    assert next_step(ended(opponent=None)).kind is StepKind.REMATCH


@pytest.mark.parametrize("points", [0.0, 0.5])
def test_a_close_game_calls_for_a_rematch(points: float) -> None:
    assert next_step(ended(points=points, results=(LOST,))).kind is StepKind.REMATCH


def test_who_loses_three_times_in_a_row_is_shown_the_rung_below() -> None:
    assert next_step(ended(points=0.0, results=(LOST, LOST))).kind is StepKind.REMATCH
    other = LOST._replace(game="dameo")
    assert next_step(ended(points=0.0, results=(LOST, LOST, other, LOST)))[:2] == (
        StepKind.DOWN,
        OPPONENTS[5],
    )
    assert next_step(ended(points=0.0, results=(LOST, LOST, WON, LOST))).kind is StepKind.REMATCH
    lowest = ended(points=0.0, results=[LOST._replace(level=LEVELS[0].id)] * 3, opponent=OPPONENTS[0])
    assert next_step(lowest).kind is StepKind.REMATCH


def test_one_blunder_that_lost_the_game_is_looked_at_once() -> None:
    lost = ended(points=0.0, line=SHOT)
    step = next_step(lost)
    assert step.kind is StepKind.LOOK
    assert step.loss is not None
    assert (step.loss.node, step.loss.pieces) == (SHOT[1], 2)
    assert next_step(lost, looked=True).kind is StepKind.REMATCH


@pytest.mark.parametrize("played", [QUIET, SLIP, BEHIND])
def test_no_blunder_is_made_of_less(played: Sequence[Node]) -> None:
    assert the_blunder(played, Color.WHITE) is None


def test_where_pieces_are_to_be_given_away_none_is_a_blunder() -> None:
    fen = "W:W21,22,30:B9,10,1"
    played = line(fen, *first_moves(fen, "antidraughts", 8), game="antidraughts")
    assert the_blunder(played, Color.WHITE) is the_blunder(played, Color.BLACK) is None


def first_moves(fen: str, game: str, plies: int) -> list[str]:
    position, moves = Position.from_fen(fen, game), []
    for _ in range(plies):
        if not (legal := position.legal_moves()):
            break
        moves.append(str(legal[0]))
        position = position.play(legal[0])
    return moves


def test_only_the_first_win_is_told() -> None:
    assert newly_beaten(ended(), ()) is CLUB
    assert newly_beaten(ended(), (WON,)) is None
    assert newly_beaten(ended(results=(LOST,)), ()) is None
    assert newly_beaten(ended(opponent=None), ()) is None


def test_the_games_of_a_day_are_those_of_one_game() -> None:
    day = "2026-12-01"
    results = [WON._replace(day=day), LOST._replace(day=day), WON._replace(day="2026-11-30")]
    assert on_day(day, "turkish", [*results, WON._replace(game="dameo", day=day)]) == Today(2, 1)
