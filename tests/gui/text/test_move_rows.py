"""Games as rows of text."""

from __future__ import annotations

from collections import Counter

import pytest
from harzdame_engine import GameTree, Node, Position
from harzdame_engine.export.score import score_of
from harzdame_engine.game.history import History
from harzdame_engine.game.withdrawn import Withdrawn, shown_as

from harzdame_gui.text.move_rows import Pair, Paragraph, RowWriter, Word, WordKind, rows
from harzdame_gui.text.sizes import rest_text


def tree_of(*moves: str, fen: str | None = None) -> GameTree:
    tree = GameTree(Position.from_fen(fen) if fen else Position.start())
    node = tree.root
    for text in moves:
        node = tree.add(node, node.position.parse_move(text))
    return tree


def beside(tree: GameTree, node: Node, *moves: str) -> Node:
    """A variation played at `node`; returns its first move."""
    first = node = tree.insert(node, node.position.parse_move(moves[0]))
    for text in moves[1:]:
        node = tree.insert(node, node.position.parse_move(text))
    return first


def told(tree: GameTree) -> list[str]:
    """One string a row, the depth of a variation as dots before it."""
    return [_told(row) for row in rows(tree)]


def _told(row: Pair | Paragraph) -> str:
    if isinstance(row, Pair):
        white = " ".join(word.text for word in row.first) or "…"
        black = " ".join(word.text for word in row.answer)
        return f"{row.number}. {white} {black}".rstrip()
    return "· " * row.depth + " ".join(word.text for word in row.words)


def test_moves_stand_in_numbered_pairs() -> None:
    assert told(tree_of("f1-g1", "f5-f4", "e2-f2")) == ["1. f1-g1 f5-f4", "2. e2-f2"]


def test_black_may_begin() -> None:
    tree = tree_of("f5-f4", "f1-g1", fen=Position.start().fen.replace("W:", "B:", 1))
    assert told(tree) == ["1. … f5-f4", "2. f1-g1"]


def test_where_black_begins_every_row_does_with_its_move() -> None:
    tree = GameTree(Position.start("english"))
    node = tree.root
    for move in ("9-14", "22-18", "11-15"):
        node = tree.add(node, node.position.parse_move(move))
    assert told(tree) == ["1. 9-14 22-18", "2. 11-15"]


def test_a_variation_is_a_paragraph_behind_the_move_it_replaces() -> None:
    tree = tree_of("f1-g1", "f5-f4")
    beside(tree, tree.root, "c4-d4", "f5-e5")
    assert told(tree) == ["1. f1-g1", "· 1. c4-d4 f5-e5", "1. … f5-f4"]


def test_a_comment_interrupts_the_pair_and_each_of_its_lines_is_a_paragraph() -> None:
    tree = tree_of("f1-g1", "f5-f4")
    tree.root.comment = "A club game."
    tree.root.children[0].comment = "Safe.\nAnd sound."
    assert told(tree) == ["A club game.", "1. f1-g1", "Safe.", "And sound.", "1. … f5-f4"]


def test_comments_stand_before_behind_and_after_a_variation() -> None:
    tree = tree_of("f1-g1", "f5-f4")
    first = beside(tree, tree.root, "c4-d4", "f5-e5")
    first.before, first.comment, first.after = "Or", "which is slower", "Both are playable."
    assert told(tree) == [
        "1. f1-g1",
        "· Or 1. c4-d4 which is slower 1… f5-e5",
        "Both are playable.",
        "1. … f5-f4",
    ]


def test_what_follows_an_inner_variation_belongs_to_the_outer_one() -> None:
    tree = tree_of("f1-g1")
    outer = beside(tree, tree.root, "c4-d4", "f5-e5", "f1-g1")
    inner = beside(tree, outer, "f5-f4")
    inner.after = "Back again."
    assert told(tree)[1:] == ["· 1. c4-d4 f5-e5", "· · 1… f5-f4", "· Back again.", "· 2. f1-g1"]


def test_variations_of_one_move_stand_in_their_order_each_with_those_within() -> None:
    tree = tree_of("f1-g1")
    first = beside(tree, tree.root, "c4-d4", "f5-e5")
    beside(tree, first, "f5-f4")
    beside(tree, tree.root, "b4-c4" if "b4-c4" in map(str, tree.root.position.legal_moves()) else "e2-e3")
    assert [line[:6] for line in told(tree)[1:]] == ["· 1. c", "· · 1…", "· 1. e"]


def test_twins_are_two_lines() -> None:
    tree = tree_of("f1-g1", "f5-f4")
    beside(tree, tree.root, "f1-g1", "f5-e5")
    assert told(tree) == ["1. f1-g1", "· 1. f1-g1 f5-e5", "1. … f5-f4"]


def test_every_move_of_a_variation_can_be_clicked() -> None:
    tree = tree_of("f1-g1")
    beside(tree, tree.root, "c4-d4")
    line = next(row for row in rows(tree) if isinstance(row, Paragraph))
    assert [word.node for word in line.words if word.kind is WordKind.MOVE] == [tree.root.children[1]]


@pytest.mark.parametrize(
    ("glyph", "sign"), [(5, "!?"), (7, "□"), (10, "="), (13, "∞"), (14, "⩲"), (17, "∓"), (19, "−+")]
)
def test_glyphs_are_signs_behind_the_move(glyph: int, sign: str) -> None:
    tree = tree_of("f1-g1")
    tree.root.children[0].glyphs.append(glyph)
    assert told(tree) == [f"1. f1-g1 {sign}"]


def test_a_glyph_without_a_sign_shows_its_number_and_all_keep_their_order() -> None:
    tree = tree_of("f1-g1")
    tree.root.children[0].glyphs += [48, 1]
    assert told(tree) == ["1. f1-g1 $48 !"]


def test_the_clock_stands_behind_its_move() -> None:
    tree = tree_of("f1-g1", "f5-f4")
    tree.root.children[0].clock, tree.root.children[0].children[0].clock = 3909.9, 59.0
    assert told(tree) == ["1. f1-g1 1:05:09 f5-f4 0:59"]


def test_text_of_a_file_that_nobody_understands_stands_at_its_place() -> None:
    tree = tree_of("f1-g1", "f5-f4")
    variation = beside(tree, tree.root, "c4-d4")
    variation.unread = "f5-z9\n2. what"
    tree.root.children[0].extra = ("% odd",)
    found = [row for row in rows(tree) if isinstance(row, Paragraph)]
    assert [[word.kind for word in row.words] for row in found] == [
        [WordKind.NUMBER, WordKind.MOVE, WordKind.UNREAD],
        [WordKind.EXTRA],
    ]
    assert found[0].words[-1].text == "f5-z9 2. what"


def test_a_line_that_cannot_be_read_from_its_first_move_on_is_shown() -> None:
    tree = tree_of()
    tree.root.unread = "1. e4 e5"
    assert rows(tree) == [Paragraph((Word("1. e4 e5", WordKind.UNREAD, tree.root),))]


def test_a_row_is_equal_to_another_only_if_it_looks_the_same() -> None:
    tree = tree_of("f1-g1", "f5-f4")
    before = rows(tree)
    assert rows(tree) == before
    tree.root.children[0].glyphs.append(1)
    assert rows(tree) != before


def test_a_writer_sees_that_a_move_has_changed() -> None:
    tree = tree_of("f1-g1")
    writer = RowWriter()
    writer.write(tree)
    node = tree.root.children[0]
    node.move = tree.root.position.parse_move("c4-d4")
    assert _told(writer.write(tree)[0]) == "1. c4-d4"


@pytest.mark.parametrize(
    ("name", "value"),
    [("glyphs", [1]), ("clock", 5.0), ("comment", "Yes."), ("before", "Or"), ("after", "So."), ("ply", 9)],
)
def test_a_writer_sees_every_edit(name: str, value: object) -> None:
    tree = tree_of("f1-g1", "f5-f4")
    first = beside(tree, tree.root, "c4-d4")
    writer = RowWriter()
    writer.write(tree)
    setattr(first, name, value)
    assert writer.write(tree) == rows(tree)


def test_nesting_ends_nowhere() -> None:
    tree = GameTree(Position.from_fen("W:WKb1:BKg8"))
    node = tree.root
    for _ in range(1200):
        for move in node.position.legal_moves()[:2]:
            tree.add(node, move)
        node = node.children[-1]
    shown = rows(tree)
    assert max(row.depth for row in shown if isinstance(row, Paragraph)) == 1200
    moves = sum(
        word.kind is WordKind.MOVE for row in shown if isinstance(row, Paragraph) for word in row.words
    )
    assert moves == 2399  # all but the main line's first


def letters(row: Pair | Paragraph) -> int:
    return sum(len(word.text) for word in row.words) if isinstance(row, Paragraph) else 0


@pytest.mark.parametrize("place", ["comment", "before", "after", "unread"])
def test_of_a_huge_text_the_beginning_is_shown_and_how_much_there_is_more(place: str) -> None:
    huge = "letters " * 250_000
    tree = tree_of("f1-g1", "f5-f4")
    first = beside(tree, tree.root, "c4-d4", "f5-e5")
    for node in (tree.root, tree.root.children[0], first, first.children[0]):
        setattr(node, place, huge)
    written = rows(tree)
    assert max(map(letters, written)) < 100_000
    words = [word for row in written if isinstance(row, Paragraph) for word in row.words]
    shown = [word for word in words if word.kind in (WordKind.COMMENT, WordKind.UNREAD)]
    rests = [word for word in words if word.kind is WordKind.REST]
    assert len(rests) == len(shown) > 1
    assert all(huge.startswith(word.text) for word in shown)
    whole = len(" ".join(huge.split())) if place == "unread" else len(huge)
    assert {word.text for word in rests} == {rest_text(whole - len(shown[0].text))}


@pytest.mark.parametrize(
    ("texts", "shown"),
    [
        ([")"] * 990_000, 1000),
        (["(1. e2-e3)"] * 990, 990),
        (["(1. e2-e3 e7-e6)"] * 1500, 1000),
        (["letters " * 250] * 11, 10),
        (["letters " * 250_000, ")"], 1),
    ],
)
def test_of_very_many_texts_the_first_ones_are_shown(texts: list[str], shown: int) -> None:
    tree = tree_of("f1-g1")
    tree.root.extra = tuple(texts)
    paragraph = rows(tree)[0]
    assert isinstance(paragraph, Paragraph)
    kinds = Counter(word.kind for word in paragraph.words)
    assert kinds[WordKind.EXTRA] == shown
    assert (kinds[WordKind.REST] > 0) is (shown < len(texts))
    if hidden := sum(map(len, texts[shown:])):
        assert paragraph.words[-1].text == rest_text(hidden)


def test_a_variation_with_long_comments_goes_on_in_other_paragraphs() -> None:
    tree = tree_of("f1-g1", "f5-f4")
    node = beside(tree, tree.root, "c4-d4")
    for _ in range(5):
        node.comment = "word " * 1000
        node = tree.insert(node, node.position.legal_moves()[0])
    paragraphs = [row for row in rows(tree) if isinstance(row, Paragraph) and row.depth]
    assert len(paragraphs) == 6
    assert paragraphs[1].words[0].kind is WordKind.NUMBER


def test_what_was_taken_back_repeats_no_move() -> None:
    tree = tree_of("f1-g1", "f5-f4")
    reached = tree.mainline()[-1]
    history = History()
    tree.add(
        tree.add(reached, reached.position.legal_moves()[0]), tree.mainline()[-1].position.legal_moves()[0]
    )
    taken = [str(node.move) for node in tree.mainline()[3:]]
    Withdrawn(tree, history).set_aside(reached)
    twin = reached.parent.children[1]
    assert told(tree) == ["1. f1-g1 f5-f4", f"· 2. {' '.join(taken)}"]
    assert shown_as(twin) is reached
    assert score_of(tree).paragraphs[1].text == f"2.\u00a0{' '.join(taken)}"
    twin.comment = "A thought."  # then it says something of its own
    assert told(tree)[1].startswith("· 1… f5-f4")
    tree.remove(twin)
    assert shown_as(twin) is twin
    tree.remove(tree.root.children[0])
    assert shown_as(reached.parent) is reached.parent
