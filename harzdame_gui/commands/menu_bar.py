"""The bar of menus where the system has a place for one: what is in the main menu elsewhere."""

from __future__ import annotations

import sys

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from harzdame_gui.commands.command import Menu, Place
from harzdame_gui.commands.main_menu import MainMenu

_FILE, _ROOMS, _HELP = (0, 1, 2), 3, 4
"""Groups of the main menu: what stands in the menu of files, the menus themselves, what helps."""


def has_bar() -> bool:
    """Whether people look for menus in a bar, and for no button that opens one."""
    return sys.platform == "darwin"


class MenuBar(QMenuBar):
    """The menus of a main menu that is complete, beside one another. On macOS it is that of the screen.

    There, Qt moves what has a role into the menu with the app's name, which the others lack.
    """

    def __init__(self, menu: MainMenu, window: QWidget) -> None:
        super().__init__(window)
        self.files = self._added(self.tr("File"))
        for number in _FILE:
            self.files.addActions(menu.group(Place(Menu.MAIN, number)))
            self.files.addSeparator()
        self.addActions(menu.group(Place(Menu.MAIN, _ROOMS)))
        helping = self._added(self.tr("Help"))
        helping.addActions(menu.group(Place(Menu.MAIN, _HELP)))
        _keep_in_place(self)

    def _added(self, title: str) -> QMenu:
        menu = self.addMenu(title)
        menu.setToolTipsVisible(False)
        return menu


def _keep_in_place(menus: QWidget) -> None:
    """Have every entry stay where it is that has no role, whatever its text reminds Qt of."""
    for action in menus.actions():
        if action.menuRole() is QAction.MenuRole.TextHeuristicRole:
            action.setMenuRole(QAction.MenuRole.NoRole)
        if isinstance(sub := action.menu(), QMenu):
            _keep_in_place(sub)
