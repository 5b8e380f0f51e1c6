"""The picture of an HTML page: board, moves and comments are on it."""

from __future__ import annotations

from harzdame_engine.export.replay import PageChapter
from harzdame_engine.export.score import score_of
from harzdame_engine.export.words import ExportWords
from PySide6.QtGui import QColor, QImage

from harzdame_gui.export.page_picture import page_picture
from tests.engine.export.games import anna


def ink(image: QImage, left: float, right: float, top: float = 0.0, bottom: float = 1.0) -> int:
    """Dark points of a part of the picture."""
    width, height = image.width(), image.height()
    return sum(
        image.pixelColor(x, y).lightness() < 110
        for x in range(round(width * left), round(width * right))
        for y in range(round(height * top), round(height * bottom))
    )


def test_it_shows_heading_board_and_moves(qapp: object) -> None:
    tree = anna()
    page = page_picture([PageChapter(score_of(tree), "Harzdame")], ExportWords(), "", 480)
    assert (page.width(), page.height()) == (480, 380)
    assert page.pixelColor(3, 3) == QColor("#f4f2ee")
    assert page.pixelColor(0, 0).lightness() < page.pixelColor(3, 3).lightness()
    assert ink(page, 0, 0.5, 0, 0.08) > 30
    assert ink(page, 0.03, 0.5, 0.2, 0.7) > 500
    with_moves = ink(page, 0.6, 1)
    assert with_moves > 200
    for node in tree.mainline():
        node.comment = "A remark that takes some room on the page. " * 3
    more = page_picture([PageChapter(score_of(tree))], ExportWords(), "", 480)
    assert ink(more, 0.6, 1) > with_moves
    assert page != page_picture([PageChapter(score_of(tree), flipped=True)], ExportWords(), "", 480)


def test_a_study_has_a_list_of_its_games(qapp: object) -> None:
    chapter = PageChapter(score_of(anna()))
    page = page_picture([chapter] * 5, ExportWords(), "The club", 480)
    assert ink(page, 0.5, 1, 0.05, 0.25) > 30
    assert not page_picture([], ExportWords(), "", 480).isNull()
