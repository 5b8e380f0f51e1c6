"""Who has won where the goal is another than to leave the other side without a move."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, GameTree, Outcome, Position, Termination
from harzdame_engine.game.explain import explain
from harzdame_engine.game.refusal import Reason
from harzdame_engine.pdn.writer import write
from harzdame_engine.rules.rules import Clause

from tests.engine.pdn.trees import read_tree
from tests.for_each import for_each
from tests.reference.moves import end, winner
from tests.reference.position import read_fen
from tests.reference.table import GAMES

W, B = Color
GIVEN, STUCK, KING = Termination.ALL_GIVEN_AWAY, Termination.NO_MOVES_WINS, Termination.FIRST_KING

# By hand, from rules.md, Goal: *give away*, "who cannot move, because nothing is left or everything is
# blocked, has won"; *first king*, "who crowns a man has won at once, and who cannot move has lost".
ENDS = [
    ("antidraughts", "W:W:B1,K2", Outcome(W, GIVEN)),
    ("antidraughts", "B:WK5:B", Outcome(B, GIVEN)),
    ("antidraughts", "B:W46,47:B36,41", Outcome(B, STUCK)),
    ("giveaway-russian", "W:W:Ba3", Outcome(W, GIVEN)),
    ("giveaway-russian", "B:Wa1,c1:Ba3,b2", Outcome(B, STUCK)),
    ("breakthrough", "B:WK3:B11,12", Outcome(W, KING)),
    # not even a capture of the king is left
    ("breakthrough", "B:WK9:B4", Outcome(W, KING)),
    ("breakthrough", "W:W28:BK46", Outcome(B, KING)),
    # no game comes to these
    ("breakthrough", "W:WK3:B11", Outcome(W, KING)),
    ("breakthrough", "W:WK3:BK46", Outcome(B, KING)),
    ("breakthrough", "B:W46,47:B36,41", Outcome(W, Termination.NO_MOVES)),
    ("breakthrough", "B:W28:B", Outcome(W, Termination.NO_PIECES)),
]


@for_each(("game", "fen", "outcome"), ENDS)
def test_the_end_of_a_game(game: str, fen: str, outcome: Outcome) -> None:
    position = Position.from_fen(fen, game)
    assert position.outcome() == outcome
    assert position.legal_moves() == ()
    reference = read_fen(fen, GAMES[game])
    ended = end(reference)
    assert ended is not None
    assert ended.value == outcome.termination.value
    assert str(winner(reference)) == str(outcome.winner)


@pytest.mark.parametrize("game", ["antidraughts", "giveaway-russian", "breakthrough"])
def test_the_moves_are_those_of_the_game_it_is_made_from(game: str) -> None:
    parent = {"giveaway-russian": "russian"}.get(game, "international")
    assert Position.start(game).perft(5) == Position.start(parent).perft(5)


LAST_MOVES = [
    ("antidraughts", "W:W28:B17", ("28-22", "17x28"), "1-0", GIVEN),
    ("breakthrough", "W:W9,46:B11,31", ("9-3",), "1-0", KING),
    ("giveaway-russian", "B:Wa1,c1:Bd6,a3,b2", ("d6-e5",), "*", None),
]


@pytest.mark.parametrize(("game", "fen", "moves", "result", "termination"), LAST_MOVES)
def test_a_record_has_the_end(
    game: str, fen: str, moves: tuple[str, ...], result: str, termination: Termination | None
) -> None:
    tree = GameTree(Position.from_fen(fen, game))
    node = tree.root
    for text in moves:
        node = tree.add(node, node.position.parse_move(text))
    outcome = tree.outcome(node)
    tree.result = outcome
    text = write(tree)
    assert f'[Result "{result}"]' in text
    again = read_tree(text)
    assert again.root.position.rules.id == game
    assert again.outcome(again.mainline()[-1]) == outcome
    if termination is not None:
        assert f'[Termination "{termination}"]' in text


def test_nothing_moves_any_more_and_the_clause_says_why() -> None:
    refusal = explain(Position.from_fen("B:WK3:B11,12", "breakthrough"), "11", "16")
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == (Reason.GAME_OVER, Clause.END)
