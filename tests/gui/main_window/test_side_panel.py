"""The panel beside the board, with several of its parts at once in a low window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLayout, QScrollBar, QToolButton, QWidget

from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.library.explorer_panel import ExplorerPanel
from harzdame_gui.main_window.side_panel import SidePanel
from harzdame_gui.notices.card import NoticeCard
from harzdame_gui.notices.floating import Toast
from harzdame_gui.play.move_list import MoveList
from harzdame_gui.play.navigation import Navigation
from harzdame_gui.play.result_card import ResultCard
from harzdame_gui.replay.autoplay_bar import AutoplayBar
from harzdame_gui.review.panel import ReviewPanel
from harzdame_gui.text.message import Message
from harzdame_gui.theme import theme
from harzdame_gui.widgets.scrolled_column import ScrolledColumn
from tests.engine.review.games import TEXT
from tests.for_each import for_each
from tests.gui.driver import Driver
from tests.gui.nested import as_soon_as
from tests.gui.rest import wait_for_rest
from tests.gui.review.test_review import with_evaluations
from tests.gui.wheel import turn

LONG = 20_000
SMALL = [(900, 650), (900, 600), (500, 800), (480, 600)]
"""Sizes of the window, down to its least, in which not everything fits."""
LEFT = Qt.MouseButton.LeftButton
BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def studied(start: Callable[..., Driver], tmp_path: Path) -> Driver:
    file = tmp_path / "game.pdn"
    file.write_text(TEXT, encoding="utf-8")
    driver = start(file, analysis_lines=3)
    driver.window.resize(1024, 700)
    driver.qtbot.waitUntil(lambda: bool(driver.session.tree.root.children), timeout=LONG)
    driver.key(Qt.Key.Key_Right)
    return driver


def shown_in(layout: QLayout) -> list[QWidget]:
    found = [layout.itemAt(number).widget() for number in range(layout.count())]
    return [part for part in found if part is not None and part.isVisible() and part.height()]


def middle(panel: SidePanel) -> ScrolledColumn:
    return panel.findChild(ScrolledColumn)


def bar(panel: SidePanel) -> QScrollBar:
    """The scroll bar of the middle."""
    return next(each for each in panel.findChildren(QScrollBar) if each.parentWidget() is panel)


def resize(driver: Driver, width: int, height: int) -> None:
    driver.window.resize(width, height)
    QTest.qWait(50)


def open_everything(driver: Driver) -> None:
    driver.key(Qt.Key.Key_A)
    driver.key(Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
    driver.key(Qt.Key.Key_X)
    driver.key(Qt.Key.Key_F, BOTH)


@pytest.mark.parametrize("size", [(1024, 700), *SMALL])
def test_nothing_is_squeezed_or_covered(studied: Driver, size: tuple[int, int]) -> None:
    panel = studied.window.findChild(SidePanel)
    open_everything(studied)
    studied.key(Qt.Key.Key_F5)
    replay = studied.window.findChild(AutoplayBar)
    studied.qtbot.waitUntil(replay.isVisible)
    studied.window.resize(*size)
    studied.qtbot.waitUntil(lambda: panel.layout().minimumSize().height() <= panel.height())
    studied.qtbot.waitUntil(lambda: not list(out_of_place(panel, replay)), timeout=LONG)
    assert middle(panel).viewport().height() == middle(panel).height()


def out_of_place(panel: SidePanel, replay: QWidget) -> Iterator[str]:
    """The parts of the panel that are squeezed, lie over one another or outside, as one may that arrives."""
    fixed, scrolled = shown_in(panel.layout()), shown_in(middle(panel).column)
    for part in (*fixed, *scrolled):
        if part.height() < part.minimumSizeHint().height():
            yield f"{type(part).__name__} is squeezed"
    for beside in (fixed, scrolled):
        for one, other in combinations(beside, 2):
            if one.geometry().intersects(other.geometry()):
                yield f"{type(one).__name__} lies over {type(other).__name__}"
    for part in (*fixed, replay, panel.entry):
        if not panel.rect().contains(QRect(part.mapTo(panel, QPoint()), part.size())):
            yield f"{type(part).__name__} lies outside"


@pytest.mark.parametrize("size", SMALL[1:])
def test_all_of_it_can_be_scrolled_to(studied: Driver, size: tuple[int, int]) -> None:
    panel = studied.window.findChild(SidePanel)
    widths = {part: part.width() for part in shown_in(panel.layout()) if part is not middle(panel)}
    open_everything(studied)
    resize(studied, *size)
    assert bar(panel).isVisible()
    assert panel.rect().contains(bar(panel).geometry())
    inside = {part.width() for part in shown_in(middle(panel).column)}
    assert inside == {middle(panel).width()}
    before = {part: part.geometry() for part in widths}
    turn(panel.analysis, -1)
    assert bar(panel).value() > 0
    bar(panel).setValue(bar(panel).maximum())
    column = middle(panel)
    line = panel.engine_line
    assert line.mapTo(column, QPoint(0, line.height())).y() == column.height()
    assert {part: part.geometry() for part in widths} == before
    bar(panel).setValue(0)
    assert column.rect().contains(panel.analysis.mapTo(column, QPoint()))


@pytest.fixture
def reviewed(start: Callable[..., Driver], tmp_path: Path) -> Driver:
    file = tmp_path / "game.pdn"
    file.write_text(with_evaluations(), encoding="utf-8")
    driver = start(file, analysis_lines=3)
    driver.qtbot.waitUntil(driver.window.findChild(ReviewPanel).isVisible, timeout=LONG)
    return driver


BESIDE_IT = {
    "alone": (),
    "analysis": (Qt.Key.Key_A,),
    "openings": (Qt.Key.Key_X,),
    "both": (Qt.Key.Key_A, Qt.Key.Key_X),
}
"""What else is open, by the keys for it."""


@pytest.mark.parametrize("beside", list(BESIDE_IT))
@for_each("size", [(1258, 732), (1024, 620), *SMALL])
def test_all_of_a_review_and_the_comment_can_be_scrolled_to(
    reviewed: Driver, size: tuple[int, int], beside: str
) -> None:
    resize(reviewed, 1000, 700)
    panel, review = reviewed.window.findChild(SidePanel), reviewed.window.findChild(ReviewPanel)
    resize(reviewed, *size)
    if size[0] > 1000:  # else the list lies over the panel
        reviewed.list_games()
    for key in BESIDE_IT[beside]:
        reviewed.key(key)

    def is_revealed(part: QWidget) -> bool:
        middle(panel)._reveal(part)
        return part.visibleRegion().boundingRect() == part.rect()

    for part in (review.graph, review._figures, panel.remarks):
        assert part.isVisible(), part
        reviewed.qtbot.waitUntil(lambda part=part: is_revealed(part))  # lines of the analysis may yet come
    for key in BESIDE_IT[beside]:
        reviewed.key(key)
    if size[0] > 1000:
        reviewed.list_games()


def test_no_scroll_bar_where_everything_fits(studied: Driver) -> None:
    panel = studied.window.findChild(SidePanel)
    resize(studied, 1280, 860)
    for key in (Qt.Key.Key_A, Qt.Key.Key_X):
        studied.key(key)
        QTest.qWait(50)
        assert not bar(panel).isVisible()
    assert panel.moves.isVisible()
    resize(studied, 900, 600)
    studied.key(Qt.Key.Key_X)
    studied.key(Qt.Key.Key_A)
    QTest.qWait(50)
    assert not bar(panel).isVisible()


def test_what_the_keyboard_reaches_comes_into_sight(studied: Driver) -> None:
    panel = studied.window.findChild(SidePanel)
    open_everything(studied)
    resize(studied, 500, 800)
    sources = panel.explorer.findChild(QComboBox)

    def whole(part: QWidget) -> bool:
        return part.visibleRegion().boundingRect() == part.rect()

    assert not whole(sources)
    for _ in range(60):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        if sources.hasFocus():
            break
    assert sources.hasFocus()
    assert whole(sources)
    bar(panel).setValue(bar(panel).maximum())
    buttons = [button for button in panel.analysis.findChildren(QToolButton) if button.isVisible()]
    assert not all(map(whole, buttons))
    for _ in range(60):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
        if QApplication.focusWidget() is buttons[0]:
            break
    assert buttons[0].hasFocus()
    assert whole(buttons[0])


@for_each("size", [(1280, 860), *SMALL])
def test_it_comes_to_rest(studied: Driver, size: tuple[int, int]) -> None:
    resize(studied, 1024, 700)
    resize(studied, *size)
    wait_for_rest(studied.qtbot)


def test_the_moves_stay_where_nothing_else_needs_the_room(studied: Driver) -> None:
    panel = studied.window.findChild(SidePanel)
    resize(studied, 480, 600)
    assert panel.moves.isVisible()
    assert panel.moves.height() >= panel.moves.minimumSizeHint().height()


def test_the_moves_come_back_when_there_is_room(studied: Driver) -> None:
    panel = studied.window.findChild(SidePanel)
    studied.key(Qt.Key.Key_A)
    studied.key(Qt.Key.Key_X)
    studied.key(Qt.Key.Key_F, BOTH)
    studied.window.resize(500, 800)
    studied.qtbot.waitUntil(panel.moves.isHidden)
    studied.window.resize(1024, 620)
    studied.qtbot.waitUntil(panel.moves.isVisible)


@pytest.mark.parametrize("size", [(1280, 860), (1024, 620)])
def test_beside_the_board_five_rows_of_moves_stay_whatever_is_below(
    start: Callable[..., Driver], size: tuple[int, int]
) -> None:
    driver = start(analysis_lines=5)
    panel = driver.window.findChild(SidePanel)
    driver.session.resign()
    driver.key(Qt.Key.Key_A)
    driver.key(Qt.Key.Key_X)
    driver.window.findChild(ReviewPanel).show()
    resize(driver, *size)
    assert driver.window.findChild(ResultCard).isVisible()
    assert panel.moves.isVisible()
    assert panel.moves.height() >= panel.moves.height_of(5)


@pytest.mark.parametrize("size", [(480, 600), (480, 720), (520, 900)])
def test_below_the_board_the_result_is_one_line_and_the_moves_stay(
    start: Callable[..., Driver], size: tuple[int, int]
) -> None:
    driver = start(black="human")
    panel, card = driver.window.findChild(SidePanel), driver.window.findChild(ResultCard)
    resize(driver, *size)
    for _ in range(12):
        driver.session.play(driver.session.position.legal_moves()[0])
    driver.session.resign()
    driver.qtbot.waitUntil(
        lambda: card.isVisible() and panel.moves.isVisible() and not bar(panel).isVisible()
    )
    # the card takes its one line, and the moves theirs, as the layout comes to rest
    driver.qtbot.waitUntil(lambda: middle(panel).height() >= panel.moves.height() >= panel.moves.height_of(3))
    assert "wins" in driver.card
    more = next(each for each in card.findChildren(QToolButton) if each.toolTip() == "More")
    tree, menu = driver.session.tree, more.menu()
    rematch = next(each for each in menu.actions() if each.text() == "Rematch")
    place = menu.actionGeometry(rematch).center()
    shown = lambda: menu if menu.isVisible() else None  # noqa: E731
    as_soon_as(shown, lambda menu: QTest.mouseClick(menu, LEFT, pos=place), more)
    QTest.mouseClick(more, LEFT)
    assert driver.session.tree is not tree
    driver.qtbot.waitUntil(card.isHidden)


def test_the_result_has_all_its_words_again_where_there_is_room(start: Callable[..., Driver]) -> None:
    driver = start(black="human")
    panel, card = driver.window.findChild(SidePanel), driver.window.findChild(ResultCard)
    resize(driver, 480, 600)
    driver.session.resign()
    driver.qtbot.waitUntil(card.isVisible)
    low = card.height()
    resize(driver, 1024, 700)
    driver.qtbot.waitUntil(lambda: card.height() > low)
    assert [each.text() for each in card.findChildren(QToolButton) if each.isVisible() and each.text()]
    assert panel._title.isVisible()


def test_the_menu_fits_on_a_small_screen(studied: Driver) -> None:
    assert studied.app.workspace.menu.sizeHint().height() <= 740


@pytest.mark.parametrize(
    ("tags", "title"),
    [
        ('[ChapterName "Two kings"]', "Two kings · Endings"),
        ('[ChapterName "Two kings"]\n[White "Ada"]', "Ada – Black · Endings: Two kings"),
        ("", "White – Black · Endings: Two kings"),
    ],
)
def test_a_chapter_without_players_has_its_name_as_the_title(
    start: Callable[..., Driver], tmp_path: Path, tags: str, title: str
) -> None:
    file = tmp_path / "study.pdn"
    head = f'[Event "Endings: Two kings"]\n[StudyName "Endings"]\n{tags}\n'
    file.write_text(head + "\n1. c4-d4 *\n", encoding="utf-8")
    driver = start(file)
    driver.qtbot.waitUntil(lambda: bool(driver.session.tree.root.children), timeout=LONG)
    assert driver.window.findChild(SidePanel)._title.text() == title


@pytest.fixture
def large_letters(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[None]:
    """Letters of 200 %."""
    before, font = qapp.font(), qapp.font()
    font.setPointSizeF(20.0)
    monkeypatch.setattr(theme, "base_points", lambda _scale: 20.0)
    qapp.setFont(font)
    yield
    qapp.setFont(before)


@pytest.mark.usefixtures("large_letters")
@pytest.mark.parametrize("width", [900, 480])
def test_cards_in_large_letters_cover_no_button(start: Callable[..., Driver], width: int) -> None:
    driver = start()
    driver.qtbot.waitUntil(lambda: driver.app.workspace is not None, timeout=LONG)
    window, notices, failing = driver.window, driver.app.workspace.notices, driver.app.services.jobs.failing
    panel = window.findChild(SidePanel)
    navigation = panel.findChild(Navigation)
    long = Message("A headline of some words.", "A sentence that says all that there is to be said. " * 5)
    window.resize(width, 500)
    notices.warn(long)
    wait_for_rest(driver.qtbot)
    toast = panel.findChild(Toast)
    assert toast.geometry().bottom() < navigation.y()
    assert toast.toolTip() == long.text  # which is not seen to its end
    assert long.text.strip() in toast.accessibleName()
    notices.dismiss()
    failing.note(panel, Writing(Thing.GAME, Path("x.json"), lambda: "*"), OSError(28, "No space left"))
    wait_for_rest(driver.qtbot)
    card = next(each for each in panel.findChildren(NoticeCard) if each.isVisible())
    cards = next(each for each in panel.findChildren(ScrolledColumn) if each.isAncestorOf(card))
    assert cards.geometry().bottom() < navigation.y()
    assert cards.widget().height() > cards.height()  # one can scroll to the rest
    assert navigation.height() >= navigation.sizeHint().height()
    failing.settle(panel)


def test_height_that_is_free_goes_to_the_moves_and_not_to_cards_that_are_gone(
    start: Callable[..., Driver],
) -> None:
    app = start(black="human", explorer=True)
    app.window.resize(1366, 760)
    position = app.session.position
    for _ in range(40):
        app.session.play(app.session.position.legal_moves()[0])
        if app.session.tree.result is not None:
            break
    assert app.session.position != position
    moves, explorer = app.window.findChild(MoveList), app.window.findChild(ExplorerPanel)
    app.qtbot.waitUntil(lambda: moves.height() >= moves.height_of(8))
    app.qtbot.waitUntil(lambda: explorer.height() == explorer.sizeHint().height())
    app.window.resize(1366, 1000)
    app.qtbot.waitUntil(lambda: moves.height() >= moves.height_of(13))
    assert explorer.height() == explorer.sizeHint().height()
