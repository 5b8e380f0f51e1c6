"""The reference is proven by numbers others published, before anything is measured by it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.for_each import for_each
from tests.reference.boards import ALL_SIX
from tests.reference.games import HARZDAME, HEXDAME, INTERNATIONAL, Side
from tests.reference.perft import perft
from tests.reference.position import read_fen, start, write_fen
from tests.reference.table import GAMES, parent, rows

# Published in the perft thread of the FMJD's forum (topic 2308), the first three also in the tests of Rein
# Halbersma's dctl; the first also in rules.md.
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


def test_the_hexagon_has_61_cells_and_every_cell_inside_six_neighbours() -> None:
    board = HEXDAME.board
    lengths = [sum(square[0] == column for square in board.places) for column in "abcdefghi"]
    assert lengths == [5, 6, 7, 8, 9, 8, 7, 6, 5]
    # "Every cell has two vertical and four oblique neighbours": e5's, clockwise from the top.
    assert [board.beyond("e5", direction) for direction in ALL_SIX] == ["e6", "f5", "f4", "e4", "d4", "d5"]
    assert [board.beyond("b3", direction) for direction in ALL_SIX] == ["b4", "c4", "c3", "b2", "a2", "a3"]
    neighbours = [
        sum(board.beyond(square, direction) is not None for direction in ALL_SIX) for square in board.places
    ]
    # The six corners have three, the eighteen other cells of the edge four.
    assert sorted(neighbours) == [3] * 6 + [4] * 18 + [6] * 37


@for_each("game_id", GAMES)
def test_black_is_white_turned_by_180_degrees(game_id: str) -> None:
    game = GAMES[game_id]
    for facts in (game.men, game.promotion_squares):
        assert facts[Side.BLACK] == {game.board.turned[square] for square in facts[Side.WHITE]}


def test_the_table_is_read_as_it_is_meant() -> None:
    assert {game_id: parent(game_id) for game_id in rows() if parent(game_id) not in {None, "turkish"}} == {
        "armenian-3": "armenian",
        "filipino": "brazilian",
        "frysk": "frisian",
        "giveaway-russian": "russian",
        "jamaican": "pool",
        "modified-gothic": "gothic",
        "modified-gothic-2": "modified-gothic",
        "modern-gothic-2": "modern-gothic",
        "portuguese": "spanish",
        "spantsireti": "russian",
        "srilankan": "canadian",
        "tanzanian": "czech",
        "teutonic-2": "teutonic",
        "turkthic-2": "turkthic",
    }
    half_boards = {game_id for game_id in GAMES if "board" in rows().get(game_id, {})}
    # Games built on Turkish keep its draw by one piece each.
    assert {game_id for game_id, game in GAMES.items() if not game.one_piece_each_is_a_draw} == {
        *("harzdame", "international", "hexdame", *half_boards),
        *("gothic", "modified-gothic", "modified-gothic-2"),
        *("croda", "modern-gothic", "modern-gothic-2", "teutonic", "teutonic-2", "universal", "dameo"),
        *("turkthic", "turkthic-2"),
    }
    sizes = {game_id: len(game.men[Side.WHITE]) for game_id, game in GAMES.items()}
    assert {game_id for game_id, size in sizes.items() if size == 24} == {
        *("croda", "modern-gothic", "teutonic", "universal")
    }


def test_fen_is_read_and_written() -> None:
    text = "W:WKc4,a1,a2:Bg8,h8"
    assert write_fen(read_fen("W:Wa1,a2,Kc4:Bh8,g8", HARZDAME)) == "W:Wa1,a2,Kc4:Bg8,h8"
    assert read_fen(text, HARZDAME).key == read_fen("W:Bg8,h8:Wa1,a2,Kc4", HARZDAME).key
    assert write_fen(read_fen("B:Wa3:B", HARZDAME)) == "B:Wa3:B"


def test_the_reference_does_not_lean_on_what_it_checks() -> None:
    the_two_together = {"compare.py", "compare_endgames.py", "selfplay.py"}
    readers_of_files = {"pdn_scanner.py", "pdn_tokens.py", "movetext.py"}
    sources = [
        path
        for path in Path(__file__).parent.glob("*.py")
        if path.name not in the_two_together | readers_of_files
    ]
    imported = [
        (path.name, line)
        for path in sources
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith(("import harzdame", "from harzdame"))
    ]
    assert len(sources) > 5
    assert imported == []
