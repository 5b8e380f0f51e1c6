"""The sentences of a review's results."""

from __future__ import annotations

from harzdame_engine import GameTree, Position
from harzdame_engine.review.summary import GraphPoint, Summary

from harzdame_gui.review.text import stopped_message


def test_a_review_that_was_stopped_tells_how_far_it_came() -> None:
    node = GameTree(Position.start()).root
    moments = (GraphPoint(node, 0.5), GraphPoint(node, 0.4), GraphPoint(node, None))
    message = stopped_message(Summary(moments, {}, ()))
    assert message.title == "The review was stopped."
    assert message.text == "2 of 3 positions are judged. Undo removes it all."
