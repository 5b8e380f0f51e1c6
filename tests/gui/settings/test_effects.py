"""Choices among the settings: they count at once, and again after a restart."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from harzdame_gui.analysis.evaluation_bar import EvaluationBar
from harzdame_gui.board.geometry.layout import Orientation
from harzdame_gui.controllers.settings.choices import BoardLook
from harzdame_gui.play.player_row import PlayerRow
from harzdame_gui.theme import CONTRAST_DARK_THEME, DARK_THEME, LIGHT_THEME, usual_theme
from tests.gui.driver import Driver
from tests.gui.settings.settings_driver import choose_setting, editor, switch_setting

Start = Callable[..., Driver]


def labels(driver: Driver) -> int:
    return len(driver.board._board_scene.layout.labels())


def test_coordinates_can_be_hidden_for_good(start: Start) -> None:
    driver = start()
    side = driver.board._board_scene.layout.side
    assert labels(driver) > 0
    switch_setting(driver, "Coordinates")
    assert labels(driver) == 0
    assert driver.board._board_scene.layout.side > side  # the room is the board's
    driver.close()
    again = start()
    assert labels(again) == 0
    switch_setting(again, "Coordinates")
    assert labels(again) > 0


def test_possible_squares_can_be_hidden_for_good(start: Start) -> None:
    driver = start()
    driver.click("f1")
    assert driver.board._board_scene._marks.marks.targets
    switch_setting(driver, "Possible squares")
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


def choose_appearance(driver: Driver, text: str) -> None:
    choose_setting(driver, "Appearance", text)
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
    choose_setting(driver, "Board", "Blue")
    driver.wait_until_dressed()
    blue = usual_theme(BoardLook.BLUE, dark=False).board
    assert square_color(driver) in {blue.square_light, blue.square_dark}
    driver.close()
    again = start()
    assert square_color(again) in {blue.square_light, blue.square_dark}
    assert editor(again, "Board").isEnabled()
    choose_appearance(again, "High contrast, dark")
    board = CONTRAST_DARK_THEME.board
    assert square_color(again) in {board.square_light, board.square_dark}
    assert not editor(again, "Board").isEnabled()
    choose_appearance(again, "Light")
    assert editor(again, "Board").isEnabled()


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
    choose_setting(driver, "Language", "Deutsch")
    driver.wait_for_another(old)
    assert driver.window.commands.flip.text() == "Brett drehen"
    assert driver.board.orientation == turned
    assert driver.window.findChild(EvaluationBar)._flipped
    area = driver.window.findChild(PlayerRow).parent()
    assert "Du" in [label.text() for label in area.above.findChildren(QLabel)]
    assert QTest.qWaitForWindowExposed(driver.window)
    driver.key(Qt.Key.Key_F)
    assert not driver.board.orientation.flipped
