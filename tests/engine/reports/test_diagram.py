"""Drawings of positions, on every kind of board."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from harzdame_engine import Position
from harzdame_engine.reports.diagram import svg

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("game", ["harzdame", "international", "hexdame"])
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
    assert len(cells) == {"harzdame": 64, "international": 100, "hexdame": 61}[game]


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
