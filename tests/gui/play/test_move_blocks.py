"""Paragraphs of the move list: however long, laid out in pieces of which nothing is to be seen."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from harzdame_engine import GameTree, Position
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from harzdame_gui.play import move_blocks
from harzdame_gui.play.move_blocks import Highlight, PairBlock, ParagraphBlock
from harzdame_gui.play.move_style import MoveStyle
from harzdame_gui.text.move_rows import Paragraph, Word, WordKind, rows
from harzdame_gui.theme import LIGHT_THEME
from tests.linear import MOST_RATIO, Family, ratio

ALL = 1 << 30
WIDTH = 400
LETTERS = "abcdefgh-é😀"

Pieces = Callable[[int], None]


@pytest.fixture
def style(qapp: object) -> MoveStyle:
    return MoveStyle(WIDTH)


@pytest.fixture
def pieces(monkeypatch: pytest.MonkeyPatch) -> Pieces:
    """Lays out so much at once."""
    return lambda most: monkeypatch.setattr(move_blocks, "_MOST_UNITS", most)


def test_a_clock_time_stands_close_behind_its_own_move(style: MoveStyle) -> None:
    tree = GameTree(Position.start())
    node = tree.root
    for _ in range(2):
        node = tree.add(node, node.position.legal_moves()[0])
        node.clock = 610
    (pair,) = rows(tree)
    white, white_clock, black, _ = PairBlock(pair, style)._cells
    assert white_clock.word.kind is WordKind.CLOCK
    behind = white_clock.rect.left() - white.rect.right()
    before = black.rect.left() - white_clock.rect.right()
    assert 0 < behind < 3 * style.theme.spacing.s
    assert behind < before


def remarks(seed: int) -> Paragraph:
    """Moves with long remarks, in which some words are longer than a line."""
    dice = random.Random(seed)
    tree = GameTree(Position.start())
    node, words = tree.root, []
    for _ in range(12):
        node = tree.insert(node, dice.choice(node.position.legal_moves()))
        words.append(Word(str(node.move), WordKind.MOVE, node))
        for length in dice.choices((1, 4, 7, 200), weights=(3, 3, 3, 1), k=20):
            text = "".join(dice.choices(LETTERS, k=length))
            words.append(Word(text + dice.choice(("", "\u2028", "  ")), WordKind.COMMENT, node))
    return Paragraph(tuple(words), 1)


def lines(block: ParagraphBlock) -> list[tuple[int, int, float]]:
    """Where each line begins, its length and its width."""
    return [
        (piece.start + line.textStart(), line.textLength(), line.naturalTextWidth())
        for piece in block._pieces
        for line in map(piece.layout.lineAt, range(piece.layout.lineCount()))
    ]


def painted(block: ParagraphBlock, highlight: Highlight) -> QImage:
    image = QImage(WIDTH, round(block.height), QImage.Format.Format_RGB32)
    image.fill(LIGHT_THEME.color("surface"))
    painter = QPainter(image)
    block.paint(painter, highlight)
    painter.end()
    return image


@pytest.mark.parametrize("seed", range(4))
def test_pieces_break_into_the_lines_of_the_whole(seed: int, style: MoveStyle, pieces: Pieces) -> None:
    paragraph = remarks(seed)
    pieces(ALL)
    whole = ParagraphBlock(paragraph, style)
    pieces(300)
    block = ParagraphBlock(paragraph, style)
    assert len(block._pieces) > 5
    assert lines(block) == lines(whole)
    assert block.height == whole.height


def test_what_lies_under_a_point_is_the_same_in_pieces(style: MoveStyle, pieces: Pieces) -> None:
    paragraph = remarks(4)
    pieces(ALL)
    whole = ParagraphBlock(paragraph, style)
    pieces(300)
    block = ParagraphBlock(paragraph, style)
    for y in range(0, round(block.height), 7):
        for x in range(0, WIDTH, 60):
            assert block.word_at(x, y) is whole.word_at(x, y)
    for word in paragraph.words:
        if word.kind is WordKind.MOVE:
            assert len(block.boxes(word.node)) == len(whole.boxes(word.node)) > 0
            for box in block.boxes(word.node):
                assert block.word_at(box.center().x(), box.center().y()) is word


def test_pieces_are_painted_as_the_whole(style: MoveStyle, pieces: Pieces) -> None:
    words = remarks(0).words
    short = Paragraph(tuple(word for word in words if len(word.text) < 20))
    highlight = Highlight(words[0].node, words[-1].node)
    pieces(ALL)
    whole = painted(ParagraphBlock(short, style), highlight)
    pieces(300)
    assert painted(ParagraphBlock(short, style), highlight) == whole


def test_what_is_seen_of_a_long_paragraph_is_painted(style: MoveStyle, pieces: Pieces) -> None:
    pieces(300)
    block = ParagraphBlock(remarks(0), style)
    seen = block._pieces[2]
    image = QImage(WIDTH, round(seen.bottom - seen.top), QImage.Format.Format_RGB32)
    image.fill(LIGHT_THEME.color("surface"))
    empty = image.copy()
    painter = QPainter(image)
    painter.translate(QPointF(0, -seen.top))
    block.paint(painter, Highlight())
    painter.end()
    assert image != empty


@pytest.mark.parametrize("unit", ["a", "word ", " ", "\u2028", "\u0301", "ب", "😀"])
def test_a_text_of_any_length_takes_time_in_proportion(unit: str, style: MoveStyle) -> None:
    node = GameTree(Position.start()).root

    def lay_out(text: str) -> object:
        return ParagraphBlock(Paragraph((Word(text, WordKind.COMMENT, node),)), style)

    assert ratio(lay_out, Family("a comment", "", unit)) < MOST_RATIO
