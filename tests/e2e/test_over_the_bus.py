"""The app as a screen reader knows it: over a real accessibility bus, without a mouse, a key or a look."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest
from harzdame_engine import Color, GameTree, Move, Node, Piece, Position, pdn

from tests.e2e.bus import Reader, Thing, app_on_a_bus, is_missing, wait

pytestmark = pytest.mark.skipif(bool(is_missing()), reason=f"needs {is_missing()}")

_MOVES = 6
WHOLE = "HARZDAME_EVERY_BOARD"
"""A variable of the environment: games on all of these boards. Else on the first two."""
BOARDS = (
    "international",
    "hexdame",
    "turkish",
    "english",
    "russian",
    "spantsireti",
    "canadian",
    "dameo",
)


def window(reader: Reader) -> Thing:
    """The window of the app, once it is whole: the field for moves is there."""
    [app] = wait(lambda: [each for each in reader.apps if "harzdame" in each.name.lower()])
    wait(lambda: [each for each in app.walk() if each.name == "Type a move"])
    [found] = [each for each in app.children if each.role == "frame"]
    return found


def squares(frame: Thing) -> dict[str, Thing]:
    """The squares of the board by their names."""
    [board] = [each for each in frame.walk() if each.name == "Board" and each.role == "list"]
    return {cell.name.split(",")[0]: cell for cell in board.children}


def pieces_heard(cells: dict[str, Thing]) -> dict[str, Piece]:
    """The pieces, as they are read square by square."""
    heard = {}
    for square, cell in cells.items():
        what = cell.name.split(", ")[1]
        if what != "empty":
            color, kind = what.split()
            heard[square] = Piece(Color[color.upper()], kind == "king")
    return heard


def your_turn(cells: dict[str, Thing]) -> bool:
    """Whether a piece of White is said to be able to move."""
    return any(cell.name.endswith(("can move", "must capture")) for cell in cells.values())


def in_english(folder: Path) -> None:
    """Without the coach, who may hold the answer to a bad move back."""
    profile = folder / "harzdame"
    profile.mkdir()
    (profile / "settings.json").write_text('{"version": 1, "language": "en", "coach": "off"}', "utf-8")


def press(cells: dict[str, Thing], move: Move) -> None:
    """Make a move, square by square."""
    for square in move.squares:
        cells[square].press()


def test_a_game_is_played_by_what_is_heard_alone(tmp_path: Path) -> None:
    in_english(tmp_path)
    with app_on_a_bus(tmp_path) as reader:
        cells = squares(window(reader))
        position = Position.start()
        assert pieces_heard(cells) == position.pieces
        for _ in range(_MOVES):
            move = max(position.legal_moves(), key=lambda each: len(each.captures))
            press(cells, move)
            answers = [position.play(move).play(reply) for reply in position.play(move).legal_moves()]
            position = wait(lambda among=answers: heard_among(cells, among))


def heard_among(cells: dict[str, Thing], positions: list[Position]) -> Position | None:
    """The one of these positions that is heard, once it is White's turn in it."""
    heard = pieces_heard(cells) if your_turn(cells) else None
    return next((position for position in positions if position.pieces == heard), None)


@pytest.mark.parametrize("game", BOARDS if os.environ.get(WHOLE) else BOARDS[:2])
def test_a_game_on_another_board_is_played_to_its_end(tmp_path: Path, game: str) -> None:
    """Both sides move, from a file that is opened, and the end is heard."""
    in_english(tmp_path)
    line = shortest_of(game)
    file = tmp_path / "begun.pdn"
    file.write_text(pdn.write(GameTree(line[0].position)), encoding="utf-8")
    with app_on_a_bus(tmp_path, str(file)) as reader:
        frame = window(reader)
        cells = wait(lambda: having(squares(frame), line[0].position))
        for node in line[1:]:
            assert node.move is not None
            press(cells, node.move)
            wait(lambda node=node: having(cells, node.position))
        winner = "White wins" if line[-1].position.turn is Color.BLACK else "Black wins"
        wait(lambda: [each for each in frame.walk() if winner in each.name and each.is_shown])


def having(cells: dict[str, Thing], position: Position) -> dict[str, Thing] | None:
    """The squares, once they have what a position has."""
    known = cells.keys() == set(position.rules.board.names)
    return cells if known and pieces_heard(cells) == position.pieces else None


def shortest_of(game: str) -> list[Node]:
    """The last plies of a game that is won, found by random play, and its end: always the same."""
    chance = Random(7)
    for _ in range(500):
        tree = GameTree(Position.start(game))
        node = tree.root
        while (outcome := tree.outcome(node)) is None:
            node = tree.add(node, chance.choice(node.position.legal_moves()))
        if outcome.winner is node.position.turn.other:
            return tree.line_to(node)[-5:]
    raise AssertionError(f"no game of {game} was won")


NEEDING = {"button", "push button", "toggle button", "text", "entry", "check box", "combo box", "list item"}


def test_nothing_in_the_window_is_without_a_name_that_needs_one(tmp_path: Path) -> None:
    with app_on_a_bus(tmp_path) as reader:
        needing = [each for each in window(reader).walk() if each.role in NEEDING and each.is_shown]
        assert len(needing) > len(Position.start().rules.board.names)
        assert [each.role for each in needing if not each.name] == []
