"""Games and positions as plain text."""

from __future__ import annotations

from harzdame_engine import Color, Position, Rules, pdn, variants
from harzdame_engine.export.pages import Diagrams
from harzdame_engine.export.plain_text import game_text, position_text
from harzdame_engine.export.score import score_of
from harzdame_engine.export.text_diagram import text_diagram
from harzdame_engine.export.words import ExportWords
from harzdame_engine.rules.square_names import is_numbered

from tests.engine.export.games import anna, capture
from tests.for_each import for_each

POSITION = """\
8 . . . . . . . b
7 . . . . . . b .
6 . . . . . . . .
5 . . . b . . . .
4 . . b . . . . .
3 . . w . . . . .
2 . . . . . . . .
1 w . . . . . . .
  a b c d e f g h

White to move (w b: men, W B: kings)

W:Wa1,c3:Bc4,d5,g7,h8
"""
FLIPPED = """\
1 . . . . . . . w
2 . . . . . . . .
"""


def test_a_position_is_a_diagram_and_its_fen() -> None:
    assert position_text(capture().root.position) == POSITION
    assert text_diagram(capture().root.position, flipped=True).startswith(FLIPPED)


@for_each("flipped", [False, True])
@for_each("rules", variants(), ids=lambda rules: rules.id)
def test_every_board_shows_all_its_pieces(rules: Rules, flipped: bool) -> None:
    position = Position.start(rules.id)
    drawn = text_diagram(position, flipped=flipped)
    rows = drawn if is_numbered(position.rules.board) else drawn[: drawn.rindex("\n  ")]
    for letter, color in (("w", Color.WHITE), ("b", Color.BLACK)):
        assert rows.count(letter) == sum(piece.color is color for piece in position.pieces.values())
    assert rows.count(".") == len(position.rules.board.names) - len(position.pieces)


def test_rows_are_called_as_their_squares_are() -> None:
    assert text_diagram(Position.start("jamaican")).startswith("1 b   b   b   b\n2   b")
    assert text_diagram(Position.start("english"), flipped=True).startswith("32   w")
    assert text_diagram(Position.start("filipino")).endswith("\n1   w   w   w   w\n  a b c d e f g h\n")


def test_a_numbered_board_has_the_number_of_each_row() -> None:
    rows = text_diagram(Position.start("international")).splitlines()
    assert rows[0] == " 1   b   b   b   b   b"
    assert rows[9].startswith("46 w")
    assert text_diagram(Position.start("international"), flipped=True).startswith("50   w")


def test_a_game_has_head_moves_and_diagrams() -> None:
    text = game_text(score_of(anna()), name="Harzdame")
    assert text.startswith("Anna – Bernd & <Sons>  1-0\nClub evening, 2010-05, round 3\nHarzdame\n\n")
    assert "\n1. d3-d4\n" in text
    assert "\n   (1… f5-f4 2. d4-e4!? why not)\n" in text
    assert text.count("a b c d e f g h") == 2
    assert text.endswith("\n\n1-0\n")
    assert max(map(len, text.splitlines())) <= 76
    assert "[" not in text


def test_other_programs_can_read_its_moves() -> None:
    text = game_text(score_of(anna()), diagrams=Diagrams.NONE).partition("\n\n")[2]
    moves = text.replace("…", "...").replace("quiet", "").replace("A game to show everything.", "")
    reading = (
        pdn.scan(
            '[Variant "harzdame"]\n\n'
            + "".join(line + "\n" for line in moves.splitlines() if not line.startswith("   "))
        )
        .games[0]
        .read()
    )
    assert reading.tree is not None
    assert [str(node.move) for node in reading.tree.mainline()[1:]][-1] == "e7-e6"


def test_it_speaks_another_language() -> None:
    words = ExportWords(language="de", white_to_move="Weiß am Zug")
    assert "Weiß am Zug" in position_text(capture().root.position, words)
