"""The critical moments of a line: swings of the score, signs, variations, comments, else exchanges."""

from __future__ import annotations

import pytest
from harzdame_engine import GameTree, Position, Score, pdn
from harzdame_engine.game.tree import Evaluation
from harzdame_engine.review.evaluations import promise_of
from harzdame_engine.review.moments import Sign, moments


def played(plies: int = 8) -> GameTree:
    """A game in which always the first legal move is played."""
    tree = GameTree(Position.start())
    node = tree.root
    for _ in range(plies):
        node = tree.add(node, node.position.legal_moves()[0])
    return tree


def test_a_swing_of_the_expected_score_is_a_moment_of_the_move_that_caused_it() -> None:
    line = played().mainline()
    for node, value in zip(line, (0.0, 0.1, 0.0, -2.0, -2.1, -2.0, 0.0, None, 3.0), strict=True):
        node.evaluation = None if value is None else Evaluation(value)
    found = moments(line)
    assert [(moment.node.ply, moment.sign) for moment in found] == [(3, Sign.SWING), (6, Sign.SWING)]
    assert found[0].before is not None
    assert found[0].after is not None
    assert found[0].before == promise_of(Evaluation(0.0), Position.start()) == 0.5
    assert found[0].after < 0.2


def test_a_win_that_was_seen_is_certain() -> None:
    assert promise_of(Evaluation(win_in=7), Position.start()) == 1
    assert promise_of(Evaluation(win_in=-3), Position.start()) == 0
    assert promise_of(Evaluation(depth=9), Position.start()) is None


def test_signs_variations_and_comments_are_moments_in_this_order_of_importance() -> None:
    tree = played()
    line = tree.mainline()
    line[2].glyphs = [2]
    line[2].comment = "A mistake."
    line[3].glyphs = [13]  # says how it stands, not how it was played
    tree.add(line[4], line[4].position.legal_moves()[1])
    line[7].comment = "Quiet."
    found = [(moment.node.ply, moment.sign) for moment in moments(line)]
    assert found == [(2, Sign.GLYPH), (5, Sign.VARIATIONS), (7, Sign.COMMENT)]


@pytest.mark.parametrize(
    "remark",
    [
        "+3.55/5 0.000s",
        f"{Score(-35)}/12 0.102s",
        f"{Score(0, 8)}/9 12.5s",
        "-M12/30 1s",
        "book",
        " 0.00/1 3s\n",
    ],
)
def test_what_a_program_notes_of_its_move_is_no_comment(remark: str) -> None:
    tree = played()
    line = tree.mainline()
    line[3].comment = remark
    line[7].comment = f"{remark} was seen"
    read = pdn.scan(pdn.write(tree)).games[0].read().tree
    assert read is not None
    found = [moment.node.ply for moment in moments(read.mainline()) if moment.sign is Sign.COMMENT]
    assert found == [7]


def test_a_bare_game_has_its_exchanges() -> None:
    file = pdn.scan('[GameType "20"]\n1. 32-28 19-23 2. 28x19 14x23 3. 33-28 23x32 4. 37x28 *')
    tree = file.games[0].read().tree
    assert tree is not None
    found = [(moment.node.ply, moment.sign) for moment in moments(tree.mainline())]
    assert found == [(3, Sign.CAPTURE), (6, Sign.CAPTURE)]


def test_a_bare_game_without_captures_has_none() -> None:
    assert moments(played(2).mainline()) == ()
    assert moments(()) == ()
