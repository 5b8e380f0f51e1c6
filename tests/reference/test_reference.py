"""The reference is proven by numbers others published, before anything is measured by it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.reference.games import HARZDAME, INTERNATIONAL, Side
from tests.reference.perft import perft
from tests.reference.position import read_fen, start, write_fen

# Published in the perft thread of the FMJD's forum (topic 2308); the first also in rules.md.
PUBLISHED = {
    "start": (None, [9, 81, 658, 4265, 27117]),
    "kings and captures": (
        "B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46",
        [14, 55, 1168, 5432, 87195],
    ),
    "Woldouby": (
        "W:B12,13,14,16,18,19,21,23,24,26:W25,27,28,30,32,33,34,35,37,38",
        [6, 12, 30, 73, 215, 590, 1944],
    ),
    "all kings": (
        "W:WK31,K32,K33,K34,K35,K36,K37,K38,K39,K40,K41,K42,K43,K44,K45,K46,K47,K48,K49,K50"
        ":BK1,K2,K3,K4,K5,K6,K7,K8,K9,K10,K11,K12,K13,K14,K15,K16,K17,K18,K19,K20",
        [17, 79, 352, 1399, 7062],
    ),
    "almost promotion": ("W:W6,7,8,9,10:B41,42,43,44,45", [9, 81, 795, 7578]),
}


@pytest.mark.parametrize("name", PUBLISHED)
def test_international_perft_is_as_published(name: str) -> None:
    fen, counts = PUBLISHED[name]
    position = start(INTERNATIONAL) if fen is None else read_fen(fen, INTERNATIONAL)
    assert [perft(position, depth) for depth in range(1, len(counts) + 1)] == counts


def test_harzdame_begins_with_its_triangles() -> None:
    # "the squares whose file number plus rank number is at most 7"; Black's "symmetrically", turned by 180°
    numbers = {square: ("abcdefgh".index(square[0]) + 1, int(square[1])) for square in HARZDAME.board.places}
    assert HARZDAME.men[Side.WHITE] == {s for s, (file, rank) in numbers.items() if file + rank <= 7}
    assert HARZDAME.men[Side.BLACK] == {s for s, (file, rank) in numbers.items() if 18 - file - rank <= 7}
    assert [len(HARZDAME.men[side]) for side in Side] == [21, 21]


def test_harzdame_promotes_on_eleven_squares_each() -> None:
    white = {f"{file}8" for file in "cdefgh"} | {f"h{rank}" for rank in range(3, 9)}
    black = {f"a{rank}" for rank in range(1, 7)} | {f"{file}1" for file in "abcdef"}
    assert HARZDAME.promotion_squares == {Side.WHITE: white, Side.BLACK: black}
    assert len(white) == len(black) == 11


def test_fen_is_read_and_written() -> None:
    text = "W:WKc4,a1,a2:Bg8,h8"
    assert write_fen(read_fen("W:Wa1,a2,Kc4:Bh8,g8", HARZDAME)) == "W:Wa1,a2,Kc4:Bg8,h8"
    assert read_fen(text, HARZDAME).key == read_fen("W:Bg8,h8:Wa1,a2,Kc4", HARZDAME).key
    assert write_fen(read_fen("B:Wa3:B", HARZDAME)) == "B:Wa3:B"


def test_the_reference_does_not_lean_on_what_it_checks() -> None:
    sources = [path for path in Path(__file__).parent.glob("*.py") if path.name != "compare.py"]
    imported = [
        (path.name, line)
        for path in sources
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith(("import harzdame", "from harzdame"))
    ]
    assert len(sources) > 5
    assert imported == []
