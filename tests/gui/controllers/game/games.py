"""Games that the tests of the session begin with, and a way to play a move in one."""

from __future__ import annotations

from harzdame_engine import Position

from harzdame_gui.controllers.game.new_game import PERSON, NewGame, PlayerSpec

HUMAN, ENGINE = PERSON, PlayerSpec.engine()
AGAINST_ENGINE = NewGame(
    white=PERSON._replace(name="You"), black=PlayerSpec.engine(thinking_time=0.5, name="Engine")
)
BETWEEN_PEOPLE = NewGame()
# Two kings apart: quiet moves without end, so threefold repetition is in reach.
KINGS = Position.from_fen("W:WKa1:BKh8", "harzdame")


def play(session, text: str) -> None:
    assert session.play(session.position.parse_move(text))


def moves(line) -> list[str]:
    return [str(node.move) for node in line if node.move]
