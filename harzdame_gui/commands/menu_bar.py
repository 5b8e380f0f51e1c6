"""The bar of menus where the system has a place for one: what is in the main menu elsewhere."""

from __future__ import annotations

import sys

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from harzdame_gui.commands.command import Menu, Place
from harzdame_gui.commands.main_menu import MainMenu


def has_bar() -> bool:
    """Whether people look for menus in a bar, and for no button that opens one."""
    return sys.platform == "darwin"


class MenuBar(QMenuBar):
    """The menus of a main menu that is complete, beside one another. On macOS it is that of the screen.

    There, Qt moves what has a role into the menu with the app's name, which the others lack.
    """

    def __init__(self, menu: MainMenu, window: QWidget) -> None:
        super().__init__(window)
        self.addActions(menu.group(Place(Menu.MAIN)))
        _keep_in_place(self)


def _keep_in_place(menus: QWidget) -> None:
    """Have every entry stay where it is that has no role, whatever its text reminds Qt of."""
    for action in menus.actions():
        if action.menuRole() is QAction.MenuRole.TextHeuristicRole:
            action.setMenuRole(QAction.MenuRole.NoRole)
        if isinstance(sub := action.menu(), QMenu):
            _keep_in_place(sub)
