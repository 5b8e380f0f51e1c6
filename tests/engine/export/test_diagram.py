"""Drawings of positions, on every kind of board."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from harzdame_engine import Position
from harzdame_engine.export.diagram import places, svg
from harzdame_engine.export.looks import LIGHT, LookName
from harzdame_engine.game.tree import Mark

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("game", ["harzdame", "international", "hexdame", "russian"])
def test_all_cells_and_pieces_are_inside_the_picture(game: str) -> None:
    position = Position.start(game)
    root = ElementTree.fromstring(svg(position))  # noqa: S314 - our own
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    circles = root.findall(f"{SVG}circle")
    assert len(circles) == 2 * len(position.pieces)
    places = [(float(circle.attrib["cx"]), float(circle.attrib["cy"])) for circle in circles]
    assert len(set(places)) == len(position.pieces)
    for x, y in places:
        assert left + 15 < x < left + width - 15
        assert top + 15 < y < top + height - 15
    cells = root.findall(f"{SVG}rect") + root.findall(f"{SVG}polygon")
    assert len(cells) == {"harzdame": 64, "international": 100, "hexdame": 61, "russian": 64}[game]


def test_white_sits_below_and_kings_are_told_apart() -> None:
    root = ElementTree.fromstring(svg(Position.from_fen("W:Wa1,Kc1:Bh8")))  # noqa: S314
    rings = root.findall(f"{SVG}circle")
    assert rings[0].attrib["cx"] == "0.0"
    assert float(rings[0].attrib["cy"]) > float(rings[-1].attrib["cy"])
    assert len({ring.attrib["fill"] for ring in rings}) == 3


def test_the_last_move_is_marked_along_its_way() -> None:
    position = Position.from_fen("W:Wc3:Bc4,d5,h8")
    move = position.parse_move("c3xe5")
    root = ElementTree.fromstring(svg(position.play(move), move))  # noqa: S314
    (line,) = root.findall(f"{SVG}polyline")
    assert line.attrib["points"] == "80.0,200.0 80.0,120.0 160.0,120.0"


@pytest.mark.parametrize("game", ["harzdame", "international", "hexdame", "russian"])
def test_turned_every_square_lies_where_the_opposite_one_did(game: str) -> None:
    board = Position.start(game).rules.board
    upright, turned = places(board), places(board, flipped=True)
    for square in board.names:
        assert turned[square] == pytest.approx(upright[board.opposite(square)])


@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("game", ["harzdame", "international", "hexdame", "russian"])
def test_nothing_is_cut_off(game: str, flipped: bool) -> None:
    root = ElementTree.fromstring(svg(Position.start(game), look=LIGHT, flipped=flipped))  # noqa: S314
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    for text in root.findall(f"{SVG}text"):
        size = float(text.attrib["font-size"])
        assert left + size / 2 <= float(text.attrib["x"]) <= left + width - size / 2
        assert top + size <= float(text.attrib["y"]) <= top + height - size / 4


@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("game", ["harzdame", "russian"])
def test_every_column_has_its_letter_and_every_row_its_number(game: str, flipped: bool) -> None:
    board = Position.start(game).rules.board
    root = ElementTree.fromstring(svg(Position.start(game), flipped=flipped))  # noqa: S314
    shown = {text.text or "": text for text in root.findall(f"{SVG}text")}
    assert sorted(shown) == sorted("abcdefgh12345678")
    for square, (x, y) in places(board, flipped=flipped).items():
        assert float(shown[square[0]].attrib["x"]) == x
        assert abs(float(shown[square[1]].attrib["y"]) - y) < 5


def test_the_picture_is_as_wide_as_asked_for_and_says_what_it_is() -> None:
    root = ElementTree.fromstring(svg(Position.start(), width=700, title="a & b"))  # noqa: S314
    assert root.attrib["width"] == root.attrib["height"] == "700"
    assert root.findtext(f"{SVG}title") == "a & b"


def test_marks_are_drawn_and_impossible_ones_left_out() -> None:
    marks = [Mark("G", "a1", "d4"), Mark("R", "e5"), Mark("B", "z9"), Mark("Y", "a1", "a1")]
    plain = ElementTree.fromstring(svg(Position.start()))  # noqa: S314
    root = ElementTree.fromstring(svg(Position.start(), marks=marks))  # noqa: S314
    assert len(root.findall(f"{SVG}polygon")) - len(plain.findall(f"{SVG}polygon")) == 2


@pytest.mark.parametrize("name", LookName)
def test_every_look_tells_kings_and_sides_apart(name: LookName) -> None:
    def drawn(fen: str) -> str:
        return svg(Position.from_fen(fen), look=name.look)

    pictures = {drawn(fen) for fen in ("W:Wa1:Bh8", "W:WKa1:Bh8", "W:Wa1:BKh8", "W:Wg1:Bb8")}
    assert len(pictures) == 4
