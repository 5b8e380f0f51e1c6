"""The bar of menus, as macOS has it: everything that the main menu has, and what has a role by its role."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from harzdame_gui.commands import menu_bar
from harzdame_gui.commands.command import Menu
from harzdame_gui.commands.menu_bar import MenuBar
from harzdame_gui.main_window import top_bar, workspace
from tests.gui.driver import Driver

_ROLE = QAction.MenuRole


def entries(widget: QWidget) -> Iterator[QAction]:
    """Those of a menu and its submenus that are no lines."""
    for action in widget.actions():
        if not action.isSeparator():
            yield action
            if isinstance(sub := action.menu(), QMenu):
                yield from entries(sub)


def bar_of(driver: Driver) -> MenuBar:
    window = driver.window
    assert isinstance(window, QMainWindow)
    bar = window.menuBar()
    assert isinstance(bar, MenuBar)
    return bar


@pytest.fixture
def driver(start: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Driver:
    for module in (menu_bar, top_bar, workspace):
        monkeypatch.setattr(module, "has_bar", lambda: True)
    return start(recent_files=[str(tmp_path / "Settings.pdn")])


def test_the_bar_has_all_that_the_main_menu_has_and_no_button_opens_that(driver: Driver) -> None:
    bar, menu = bar_of(driver), driver.app.workspace.menu
    in_menu = {action for action in entries(menu) if action.menu() is None}
    in_bar = [action for action in entries(bar) if action.menu() is None]
    assert set(in_bar) == in_menu
    assert len(in_bar) == len(set(in_bar))
    titles = [action.text() for action in bar.actions()]
    assert titles == ["Game", "File", "Edit", "Learn", "Analysis", "View", "Tools", "Help"]
    assert not any(
        button.isVisible()
        for button in driver.window.findChildren(QWidget)
        if button.accessibleName() == "Menu"
    )


def test_only_what_has_a_role_goes_into_the_menu_of_the_app(driver: Driver) -> None:
    commands = driver.window.commands
    roles = {action: action.menuRole() for action in entries(bar_of(driver))}
    assert {action: role for action, role in roles.items() if role is not _ROLE.NoRole} == {
        commands.about: _ROLE.AboutRole,
        commands.settings: _ROLE.PreferencesRole,
        commands.quit: _ROLE.QuitRole,
    }


def test_an_entry_of_the_bar_is_chosen(driver: Driver) -> None:
    view = driver.app.workspace.menu.of(Menu.VIEW)
    bar = bar_of(driver)
    flipped = driver.board.orientation.flipped
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.actionGeometry(view.menuAction()).center())
    assert view.isVisible()
    view.setActiveAction(driver.window.commands.flip)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert driver.board.orientation.flipped is not flipped
