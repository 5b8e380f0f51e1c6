"""The words of the coach where pieces are to be given away."""

from __future__ import annotations

from harzdame_engine import GameTree, Line, Position, Score
from harzdame_engine.review.chains import Chain
from harzdame_engine.review.facts import Shot

from harzdame_gui.coach.text import shown_line, warning_message
from harzdame_gui.controllers.coach.judgement import Seen

FEN = "W:Wa1,c1,g1,Kd8:Bc5,e5,b8,h8"


def test_what_must_be_taken_is_the_loss_and_what_is_given_the_gain() -> None:
    tree = GameTree(Position.from_fen(FEN, "giveaway-russian"))
    node = tree.add(tree.root, tree.root.position.parse_move("c1-b2"))
    at, line = node.position, []
    for text in ("b8-c7", "d8xb6xd4xg7", "h8xf6"):
        line.append(at.parse_move(text))
        at = at.play(line[-1])
    shot = Shot(Chain(tuple(line), given=3, taken=1, gives_away=True))
    seen = Seen(node, Line(Score(0), ()), Line(Score(0), tuple(line)), 0.4, (shot,))
    message = warning_message(seen)
    assert message.title == "You must take 3 and give away 1."
    assert "b8-c7" in message.text
    assert shown_line(seen) == tuple(line)
    assert seen.lost == 2
