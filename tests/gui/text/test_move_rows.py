"""Games as rows of text."""

from __future__ import annotations

from harzdame_engine import GameTree, Position

from harzdame_gui.text.move_rows import Kind, Line, Pair, move_text, rows


def tree_of(*moves: str, fen: str | None = None) -> GameTree:
    tree = GameTree(Position.from_fen(fen) if fen else Position.start())
    node = tree.root
    for text in moves:
        node = tree.add(node, node.position.parse_move(text))
    return tree


def told(tree: GameTree) -> list[str]:
    """One string a row."""
    lines = []
    for row in rows(tree):
        if isinstance(row, Pair):
            white = move_text(row.white) if row.white else "…"
            black = move_text(row.black) if row.black else ""
            lines.append(f"{row.number}. {white} {black}".rstrip())
        else:
            lines.append(" ".join(word.text for word in row.words))
    return lines


def test_moves_stand_in_numbered_pairs() -> None:
    assert told(tree_of("f1-g1", "f5-f4", "e2-f2")) == ["1. f1-g1 f5-f4", "2. e2-f2"]


def test_black_may_begin() -> None:
    tree = tree_of("f5-f4", "f1-g1", fen=Position.start().fen.replace("W:", "B:", 1))
    assert told(tree) == ["1. … f5-f4", "2. f1-g1"]


def test_a_variation_stands_behind_the_move_it_replaces() -> None:
    tree = tree_of("f1-g1", "f5-f4")
    other = tree.add(tree.root, tree.root.position.parse_move("c4-d4"))
    tree.add(other, other.position.parse_move("f5-e5"))
    assert told(tree) == ["1. f1-g1", "( 1. c4-d4 f5-e5 )", "1. … f5-f4"]


def test_a_comment_interrupts_the_pair() -> None:
    tree = tree_of("f1-g1", "f5-f4")
    tree.root.comment = "A club game."
    tree.root.children[0].comment = "Safe."
    assert told(tree) == ["A club game.", "1. f1-g1", "Safe.", "1. … f5-f4"]


def test_a_variation_within_a_variation() -> None:
    tree = tree_of("f1-g1")
    other = tree.add(tree.root, tree.root.position.parse_move("c4-d4"))
    tree.add(other, other.position.parse_move("f5-e5"))
    tree.add(other, other.position.parse_move("f5-f4"))
    assert told(tree)[-1] == "( 1. c4-d4 f5-e5 ( 1… f5-f4 ) )"


def test_every_move_of_a_variation_can_be_clicked() -> None:
    tree = tree_of("f1-g1")
    tree.add(tree.root, tree.root.position.parse_move("c4-d4"))
    line = next(row for row in rows(tree) if isinstance(row, Line))
    assert [word.node for word in line.words if word.kind is Kind.MOVE] == [tree.root.children[1]]


def test_glyphs_follow_the_move() -> None:
    tree = tree_of("f1-g1")
    tree.root.children[0].glyphs.append(5)
    assert told(tree) == ["1. f1-g1!?"]


def test_deep_nesting_ends_somewhere() -> None:
    tree = GameTree(Position.from_fen("W:WKb1:BKg8"))
    node = tree.root
    for _ in range(1200):
        for move in node.position.legal_moves()[:2]:
            tree.add(node, move)
        node = node.children[-1]
    assert any("(…)" in line for line in told(tree))
