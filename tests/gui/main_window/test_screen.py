"""The layout of the window: panel beside or below the board, and what is remembered of the view."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu, QToolButton, QWidget

from harzdame_gui.analysis.panel import AnalysisPanel
from harzdame_gui.controllers.game.new_game import NewGame
from harzdame_gui.notices.card import NoticeCard
from harzdame_gui.play.navigation import Navigation
from harzdame_gui.replay.strip_panel import StripPanel
from harzdame_gui.theme import LIGHT_THEME, FontRole
from tests.gui.driver import Driver
from tests.gui.nested import as_soon_as

Start = Callable[..., Driver]


def place(driver: Driver, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(driver.window, QPoint()), widget.size())


def resize(driver: Driver, width: int, height: int) -> tuple[QRect, QRect]:
    """The places of board and panel in a window of this size."""
    driver.window.resize(width, height)
    driver.qtbot.wait(1)
    return place(driver, driver.board), place(driver, driver.window.ground.panel)


@pytest.mark.parametrize(("width", "height"), [(1000, 700), (1280, 860), (1600, 900)])
def test_the_panel_leaves_the_width_to_the_board(start: Start, width: int, height: int) -> None:
    driver = start()
    board, panel = resize(driver, width, height)
    assert panel.width() <= 0.34 * width
    assert board.height() > 0.75 * height
    assert panel.left() > board.right()


@pytest.mark.parametrize(("width", "height"), [(620, 900), (520, 1000), (700, 1000)])
def test_in_a_narrow_window_it_lies_below_the_board(start: Start, width: int, height: int) -> None:
    driver = start()
    board, panel = resize(driver, width, height)
    assert panel.top() > board.bottom()
    assert board.width() >= 280
    whole = QRect(QPoint(), driver.window.size())
    parts = [
        board,
        panel,
        *(place(driver, driver.window.findChild(kind)) for kind in (Navigation, NoticeCard)),
    ]
    assert all(whole.contains(part) for part in parts)
    assert not parts[-1].intersects(parts[-2])
    board, panel = resize(driver, 1100, 700)
    assert panel.left() > board.right()
    assert panel.width() >= 300


def test_with_letters_thrice_as_large_on_a_small_screen_the_board_stands_beside_the_panel(
    start: Start,
) -> None:
    driver = start()
    driver.window.setMinimumSize(0, 0)
    board, panel = resize(driver, 455, 256)  # 1366 × 768, of which each pixel is nine
    assert board.width() > 100
    assert board.right() < panel.left()
    assert panel.right() < 455


@pytest.mark.parametrize("strip", [False, True], ids=["plain", "strip"])
@pytest.mark.parametrize(("width", "height"), [(900, 650), (900, 600), (500, 800), (480, 600)])
def test_nothing_covers_the_board_in_a_small_window(
    start: Start, width: int, height: int, strip: bool
) -> None:
    driver = start()
    if strip:
        driver.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    for key in (Qt.Key.Key_A, Qt.Key.Key_X):
        driver.key(key)
    resize(driver, width, height)
    screen = driver.window.ground
    shown = [driver.board, screen.area.above, screen.area.below, screen.panel]

    def all_apart() -> None:
        strips = [each for each in driver.window.findChildren(StripPanel) if each.isVisible()]
        assert len(strips) == strip
        places = [place(driver, each) for each in (*shown, *strips)]
        assert driver.window.size() == QSize(width, height)
        assert all(driver.window.rect().contains(each) for each in places)
        for one, other in combinations(places, 2):
            assert not one.intersects(other)

    driver.qtbot.wait(50)
    driver.qtbot.waitUntil(all_apart)
    assert driver.board.width() == driver.board.height() > 100
    assert screen.area.above.width() >= 280


def test_the_strip_is_lower_where_board_and_panel_need_the_height(start: Start) -> None:
    driver = start()
    driver.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    strip = driver.window.findChild(StripPanel)
    usual = strip.height()
    heights = []
    for size in ((900, 600), (500, 800), (500, 900)):
        resize(driver, *size)
        driver.qtbot.wait(50)
        heights.append(strip.height())
    assert heights == [usual, usual - 40, usual]


def test_a_board_on_its_corner_stays_so_for_its_own_game_alone(start: Start) -> None:
    driver = start()
    driver.key(Qt.Key.Key_T)
    assert driver.board.orientation.standing
    driver.session.new_game(NewGame("international"))
    assert not driver.board.orientation.standing
    assert not driver.window.commands.turn.isChecked()
    driver.session.new_game(NewGame("harzdame"))
    assert driver.board.orientation.standing
    driver.close()
    assert start().board.orientation.standing


def test_the_strong_red_edge_is_the_goal_of_who_sits_below(start: Start) -> None:
    driver = start(show_coordinates=False)
    strong = QColor(LIGHT_THEME.board.promotion_ours)

    def at_the_top() -> QColor:
        """The colour just above the middle of the upper edge."""
        picture = driver.board.grab().toImage()
        middle = picture.width() // 2
        return next(
            color
            for y in range(picture.height())
            if (color := picture.pixelColor(middle, y)).alpha() == 255 and color.red() > color.green() + 60
        )

    assert at_the_top() == strong
    driver.key(Qt.Key.Key_F)
    assert at_the_top() == strong


def test_the_headline_of_the_analysis_has_its_font_from_the_first(start: Start) -> None:
    driver = start()
    driver.key(Qt.Key.Key_A)
    panel = driver.window.findChild(AnalysisPanel)
    headline = panel._score
    assert isinstance(headline, QLabel)
    driver.qtbot.waitUntil(headline.isVisible)
    font = headline.font()
    assert font.pointSizeF() == pytest.approx(LIGHT_THEME.font(FontRole.HEADING).pointSizeF(), abs=0.1)
    assert font.weight() >= 600


def test_no_name_in_the_bar_is_cut_off_when_another_game_comes(start: Start) -> None:
    driver = start()
    driver.window.resize(1280, 860)
    driver.qtbot.wait(1)
    bar = driver.window.ground.top_bar
    for name in ("Harzdame", "International draughts", "Harzdame"):
        bar.show_game(name)
        driver.qtbot.wait(1)
        buttons = [button for button in bar.findChildren(QToolButton) if button.isVisible()]
        assert buttons
        assert all(button.width() >= button.sizeHint().width() for button in buttons), name


@pytest.mark.usefixtures("german")
def test_no_question_in_the_bar_is_cut_off_in_a_small_window(start: Start) -> None:
    driver = start()
    driver.window.resize(800, 600)
    driver.qtbot.wait(1)
    bar = driver.window.ground.top_bar
    actions = driver.window.commands
    for ask, text in ((actions.resign, "Aufgeben?"), (actions.offer_draw, "Remis anbieten?")):
        ask.trigger()
        driver.qtbot.wait(1)
        question = next(label for label in bar.findChildren(QLabel) if label.text() == text)
        assert question.isVisible()
        assert question.width() >= question.sizeHint().width(), text
        driver.press("Nein")


def test_the_menus_button_is_not_lit_once_the_menu_is_left_elsewhere(start: Start) -> None:
    driver = start(black="human")
    menu = driver.app.workspace.menu
    button = next(each for each in driver.window.findChildren(QToolButton) if each.accessibleName() == "Menu")
    QCursor.setPos(button.mapToGlobal(button.rect().center()))
    driver.qtbot.waitUntil(button.underMouse)

    def leave(menu: QMenu) -> None:
        QCursor.setPos(driver.board.mapToGlobal(driver.board.rect().center()))
        button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)  # as X11, which does not tell that it left
        QTest.keyClick(menu, Qt.Key.Key_Escape)

    as_soon_as(lambda: menu if menu.isVisible() else None, leave, button)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not menu.isVisible()
    assert not button.underMouse()
