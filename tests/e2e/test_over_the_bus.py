"""The app as a screen reader knows it: over a real accessibility bus, without a mouse, a key or a look."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine import Position

from tests.e2e.bus import Reader, Thing, app_on_a_bus, is_missing, wait

pytestmark = pytest.mark.skipif(bool(is_missing()), reason=f"needs {is_missing()}")

_MOVES = 6


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


def position_heard(cells: dict[str, Thing], turn: str) -> Position:
    """The position, as it is read square by square."""
    pieces: dict[str, list[str]] = {"white": [], "black": []}
    for square, cell in cells.items():
        what = cell.name.split(", ")[1]
        if what != "empty":
            color, kind = what.split()
            pieces[color].append(("K" if kind == "king" else "") + square)
    return Position.from_fen(f"{turn}:W{','.join(pieces['white'])}:B{','.join(pieces['black'])}")


def your_turn(cells: dict[str, Thing]) -> bool:
    """Whether a piece of White is said to be able to move."""
    return any(cell.name.endswith(("can move", "must capture")) for cell in cells.values())


def test_a_game_is_played_by_what_is_heard_alone(tmp_path: Path) -> None:
    profile = tmp_path / "harzdame"
    profile.mkdir()
    (profile / "settings.json").write_text('{"version": 1, "language": "en", "coach": "off"}', "utf-8")
    with app_on_a_bus(tmp_path) as reader:  # without the coach, who may hold the answer to a bad move back
        cells = squares(window(reader))
        position = Position.start()
        assert position_heard(cells, "W").pieces == position.pieces
        for _ in range(_MOVES):
            move = max(position.legal_moves(), key=lambda each: len(each.captures))
            for square in move.squares:
                cells[square].press()
            answers = [position.play(move).play(reply) for reply in position.play(move).legal_moves()]
            position = wait(lambda among=answers: heard_among(cells, among))


def heard_among(cells: dict[str, Thing], positions: list[Position]) -> Position | None:
    """The one of these positions that is heard, once it is White's turn in it."""
    heard = position_heard(cells, "W").pieces if your_turn(cells) else None
    return next((position for position in positions if position.pieces == heard), None)


NEEDING = {"button", "push button", "toggle button", "text", "entry", "check box", "combo box", "list item"}


def test_nothing_in_the_window_is_without_a_name_that_needs_one(tmp_path: Path) -> None:
    with app_on_a_bus(tmp_path) as reader:
        needing = [each for each in window(reader).walk() if each.role in NEEDING and each.is_shown]
        assert len(needing) > len(Position.start().rules.board.names)
        assert [each.role for each in needing if not each.name] == []
