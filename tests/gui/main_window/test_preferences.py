"""Choices in the menus: they count at once, and again after a restart."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu

from harzdame_gui.analysis.evaluation_bar import EvaluationBar
from harzdame_gui.board.geometry.layout import Orientation
from harzdame_gui.commands.command import Menu
from harzdame_gui.commands.main_menu import SettingMenu
from harzdame_gui.controllers.settings.choices import BoardLook
from harzdame_gui.play.player_row import PlayerRow
from harzdame_gui.theme import CONTRAST_DARK_THEME, DARK_THEME, LIGHT_THEME, usual_theme
from tests.gui.driver import Driver

Start = Callable[..., Driver]


def choose(driver: Driver, text: str, menu: QMenu | None = None) -> None:
    """Choose an entry of a menu by its keys; without one, of the View menu."""
    menu = menu or driver.app.workspace.menu.of(Menu.VIEW)
    action = next(action for action in menu.actions() if action.text() == text)
    menu.popup(driver.window.pos())
    menu.setActiveAction(action)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert not menu.isVisible()


def labels(driver: Driver) -> int:
    return len(driver.board._board_scene.layout.labels())


def test_coordinates_can_be_hidden_for_good(start: Start) -> None:
    driver = start()
    side = driver.board._board_scene.layout.side
    assert labels(driver) > 0
    choose(driver, "Coordinates")
    assert labels(driver) == 0
    assert driver.board._board_scene.layout.side > side  # the room is the board's
    driver.close()
    again = start()
    assert labels(again) == 0
    choose(again, "Coordinates")
    assert labels(again) > 0


def test_possible_squares_can_be_hidden_for_good(start: Start) -> None:
    driver = start()
    driver.click("f1")
    assert driver.board._board_scene._marks.marks.targets
    choose(driver, "Possible squares")
    assert not driver.board._board_scene._marks.marks.targets
    driver.close()
    again = start()
    again.click("f1")
    assert again.board._board_scene._marks.marks.selected == "f1"
    assert not again.board._board_scene._marks.marks.targets
    again.click("g1")  # the squares are there all the same
    assert again.played[:1] == ["f1-g1"]


def shown_window_color() -> str:
    return QApplication.palette().window().color().name().upper()


def menu_of(driver: Driver, title: str) -> SettingMenu[object]:
    return next(menu for menu in driver.window.findChildren(SettingMenu) if menu.title() == title)


def choose_appearance(driver: Driver, text: str) -> None:
    next(action for action in menu_of(driver, "Appearance").actions() if action.text() == text).trigger()
    driver.wait_until_dressed()


def test_another_appearance_is_chosen_for_good(start: Start) -> None:
    driver = start()
    assert shown_window_color() == LIGHT_THEME.palette.window
    choose_appearance(driver, "Dark")
    assert shown_window_color() == DARK_THEME.palette.window
    driver.close()
    again = start()
    assert shown_window_color() == DARK_THEME.palette.window
    choose_appearance(again, "Light")
    assert shown_window_color() == LIGHT_THEME.palette.window


def square_color(driver: Driver) -> str:
    """The colour in the middle of an empty dark square, d5."""
    place = driver.board.mapFromScene(driver.board._board_scene.layout.center("d5"))
    return driver.board.grab().toImage().pixelColor(place).name().upper()


def test_another_board_is_chosen_for_good_and_high_contrast_has_its_own(start: Start) -> None:
    driver = start()
    choose(driver, "Blue", menu_of(driver, "Board"))
    driver.wait_until_dressed()
    blue = usual_theme(BoardLook.BLUE, dark=False).board
    assert square_color(driver) in {blue.square_light, blue.square_dark}
    driver.close()
    again = start()
    assert square_color(again) in {blue.square_light, blue.square_dark}
    assert menu_of(again, "Board").isEnabled()
    choose_appearance(again, "High contrast, dark")
    board = CONTRAST_DARK_THEME.board
    assert square_color(again) in {board.square_light, board.square_dark}
    assert not menu_of(again, "Board").isEnabled()
    choose_appearance(again, "Light")
    assert menu_of(again, "Board").isEnabled()


def test_recent_files_are_listed_the_latest_first(driver: Driver) -> None:
    recent = driver.app.workspace.menu.recent
    assert not recent.isEnabled()
    for name in ("anna.pdn", "bert.pdn"):
        driver.app.services.settings.add_recent_file(Path(name))
    assert [action.text() for action in recent.actions()] == ["bert.pdn", "anna.pdn"]
    assert recent.isEnabled()
    driver.app.services.settings.remove_recent_file(Path("bert.pdn"))
    assert [action.text() for action in recent.actions()] == ["anna.pdn"]


def test_another_language_leaves_the_board_as_it_was_turned(driver: Driver) -> None:
    driver.key(Qt.Key.Key_F)
    driver.key(Qt.Key.Key_T)
    turned = driver.board.orientation
    assert turned == Orientation(flipped=True, standing=True)
    old = driver.window
    languages = next(menu for menu in old.findChildren(SettingMenu) if menu.title() == "Language")
    choose(driver, "Deutsch", languages)
    driver.wait_for_another(old)
    assert driver.window.commands.flip.text() == "Brett drehen"
    assert driver.board.orientation == turned
    assert driver.window.findChild(EvaluationBar)._flipped
    area = driver.window.findChild(PlayerRow).parent()
    assert "Du" in [label.text() for label in area.above.findChildren(QLabel)]
    assert QTest.qWaitForWindowExposed(driver.window)
    driver.key(Qt.Key.Key_F)
    assert not driver.board.orientation.flipped
