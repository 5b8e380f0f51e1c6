"""The opening book in the main window: its lines, how it is chosen, and when it is broken."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from harzdame_engine.books.cache import BookCache
from harzdame_engine.files.errors import BookError, BookProblem
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from harzdame_gui.controllers.settings.choices import OpeningVariety
from tests.gui.analysis.test_presenter import STUDY, panel, wait_for_lines
from tests.gui.driver import Driver
from tests.gui.settings.settings_driver import choose_setting
from tests.made_up_book import made_up_book

Start = Callable[..., Driver]


def point_at(driver: Driver, move: int) -> None:
    """Let the pointer rest on a move of the book's first line, once all in the panel has its place."""
    shown = panel(driver).book

    def rests() -> bool:
        place = shown.cell_rect(0, move) if shown.isVisible() else None
        if place is not None:
            QTest.mouseMove(driver.board.viewport(), QPoint(20, 20))
            QTest.mouseMove(shown, place.center())
        return shown._hovered == (0, move)

    driver.qtbot.waitUntil(rests)


def test_lines_of_the_book_stand_below_the_engines_and_can_be_gone_along(start: Start) -> None:
    driver = start(**STUDY)
    book = made_up_book("harzdame", 2)
    driver.app.late.openings.cache = BookCache(load=lambda rules: book)
    driver.key(Qt.Key.Key_A)
    shown = panel(driver).book
    best = book.moves(driver.session.position)[0].move
    point_at(driver, 0)
    driver.qtbot.waitUntil(lambda: bool(driver.board._board_scene._arrows.lines))
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=shown.cell_rect(0, 1).center())
    driver.key(Qt.Key.Key_Return)
    assert driver.session.node.ply == 2
    assert driver.session.tree.root.children[0].move == best
    driver.qtbot.waitUntil(lambda: not shown.isVisible())  # it ends here


def test_a_line_of_the_book_is_kept_while_the_pointer_rests_on_it(start: Start) -> None:
    driver = start(**STUDY)
    book = made_up_book("harzdame", 4)
    driver.app.late.openings.cache = BookCache(load=lambda rules: book)
    driver.key(Qt.Key.Key_A)
    shown = panel(driver).book
    point_at(driver, 1)
    wait_for_lines(driver)
    pointed = shown._lines[0].pv[:2]
    for key in (Qt.Key.Key_L, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_L):
        driver.key(key)
    assert shown.hasFocus()
    for _ in range(2):
        driver.key(Qt.Key.Key_Return)
    assert driver.played == [str(move) for move in pointed]
    driver.qtbot.waitUntil(lambda: shown.isVisible() and shown.cell_rect(0, 0) is not None)
    assert all(line.pv[0] in driver.session.position.legal_moves() for line in shown._lines)


def test_how_much_openings_vary_is_chosen(start: Start) -> None:
    driver = start(openings="some")
    seats = driver.session._seats
    assert seats.book_margin == OpeningVariety.SOME.margin
    for text, variety in (
        ("Much variety", OpeningVariety.MUCH),
        ("No opening book", OpeningVariety.OFF),
        ("Best moves only", OpeningVariety.NONE),
    ):
        choose_setting(driver, "Openings", text)
        assert driver.app.services.settings.openings.value is variety
        assert seats.book_margin == variety.margin


def test_a_book_that_cannot_be_used_is_told_once(start: Start) -> None:
    driver = start()
    for _ in range(2):
        driver.app.late.openings.unusable.emit(
            BookError(Path("harzdame.book"), BookProblem.DAMAGED, "a byte is wrong")
        )
    assert "without its opening book" in driver.card
    assert "harzdame.book is damaged" in driver.card
