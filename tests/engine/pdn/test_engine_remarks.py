"""What programs note of their moves in words is read as evaluation and time."""

from __future__ import annotations

import pytest
from harzdame_engine import pdn
from harzdame_engine.game.tree import Evaluation
from harzdame_engine.pdn.comments import Remark, decode

GAME = """[GameType "20"]

1. 32-28 {+0.17/4 0.039s} 19-23 {[%clk 0:01:00] −0.33/5 0.052s, a hard choice} 2. 28x19 {book} *
"""


@pytest.mark.parametrize(
    ("text", "evaluation", "elapsed"),
    [
        ("+0.17/4 0.039s", Evaluation(0.17, None, 4), 0.039),
        ("-3.50/21 12s", Evaluation(-3.5, None, 21), 12),
        ("0.00/9 1.5s", Evaluation(0.0, None, 9), 1.5),
        ("+M7/12 0.1s", Evaluation(None, 4, 12), 0.1),
        ("-M2/12 0.1s", Evaluation(None, -1, 12), 0.1),
        ("−#8/9 0.1s", Evaluation(None, -8, 9), 0.1),
        ("+0.00/0 0.001s", None, 0.001),
    ],
)
def test_the_score_is_the_movers(text: str, evaluation: Evaluation | None, elapsed: float) -> None:
    assert decode([text]) == Remark(evaluation=evaluation, elapsed=elapsed)
    turned = evaluation and Evaluation(
        None if evaluation.value is None else -evaluation.value,
        None if evaluation.win_in is None else -evaluation.win_in,
        evaluation.depth,
    )
    assert decode([text], black=True) == Remark(evaluation=turned, elapsed=elapsed)


def test_what_stands_behind_stays_a_comment() -> None:
    assert decode(["+0.17/4 0.039s, White wins by adjudication"]).text == "White wins by adjudication"
    assert decode(["+0.17/4 0.039s\n\nOn a line of its own"]).text == "On a line of its own"


@pytest.mark.parametrize(
    "text", ["book", "+0.17/4 0.039s was seen", "0.17/4", "seen: +0.17/4 0.039s", "+١.17/4 0.039s"]
)
def test_other_words_are_a_comment(text: str) -> None:
    assert decode([text]) == Remark(text)


def test_commands_come_first() -> None:
    text = "+0.17/4 0.039s"
    evaluated = decode([f"[%eval 0.5,9] {text}"])
    assert (evaluated.text, evaluated.evaluation) == (text, Evaluation(0.5, None, 9))


def test_a_game_with_them_is_written_as_it_was_and_an_edit_keeps_what_they_say() -> None:
    tree = pdn.scan(GAME).games[0].read().tree
    assert tree is not None
    line = tree.mainline()
    assert [node.evaluation for node in line[1:]] == [
        Evaluation(0.17, None, 4),
        Evaluation(0.33, None, 5),
        None,
    ]
    assert [node.comment for node in line[1:]] == ["", "a hard choice", "book"]
    assert GAME.split("\n\n")[1].strip() in pdn.write(tree)
    line[1].comment = "So be it."
    assert "{[%emt 0:00:00.039] [%eval 0.17,4] So be it.}" in pdn.write(tree).replace("\n", " ")
