"""The main menu, and submenus that show and change settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from harzdame_gui.commands.command import Commands, Menu, Place
from harzdame_gui.commands.main_commands import MainCommands
from harzdame_gui.controllers.settings.declaration import Setting

T = TypeVar("T")


_GROUPS = {
    Menu.MAIN: 1,
    Menu.GAME: 4,
    Menu.FILE: 5,
    Menu.EDIT: 7,
    Menu.STUDY: 6,
    Menu.ANALYSIS: 4,
    Menu.VIEW: 4,
}
"""The number of groups in a menu, where it is not `_FEW`."""
_FEW = 3


class MainMenu(QMenu):
    """The menu of the app: subjects, each with the commands that say so. `RecentFiles` fills `recent`.

    Two steps lead to every command. On macOS the subjects stand beside one another in a bar.
    """

    def __init__(self, commands: MainCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setToolTipsVisible(False)
        self._ends: dict[Place, QAction] = {}
        self._menus: dict[Menu, QMenu] = {}
        self._take_in(Menu.MAIN, self)
        for menu, title in (
            (Menu.GAME, self.tr("Game")),
            (Menu.FILE, self.tr("File")),
            (Menu.EDIT, self.tr("Edit")),
            (Menu.STUDY, self.tr("Learn")),
            (Menu.ANALYSIS, self.tr("Analysis")),
            (Menu.VIEW, self.tr("View")),
            (Menu.TOOLS, self.tr("Tools")),
            (Menu.HELP, self.tr("Help")),
        ):
            made = QMenu(title, self)
            self.add_menu(Place(Menu.MAIN), made)
            self._take_in(menu, made)
        self.offer(commands)
        self.recent = QMenu(self.tr("Recent files"), self)
        self.of(Menu.FILE).insertMenu(commands.save, self.recent)

    def of(self, menu: Menu) -> QMenu:
        """One of its menus, or itself."""
        return self._menus[menu]

    def group(self, place: Place) -> list[QAction]:
        """What stands in a group now."""
        entries = self._menus[place.menu].actions()
        end = entries.index(self._ends[place])
        before = self._ends.get(place._replace(group=place.group - 1))
        return entries[0 if before is None else entries.index(before) + 1 : end]

    def offer(self, commands: Commands) -> None:
        """Add commands where they say that they stand, each behind those that its group has already."""
        for command in commands.table():
            if command.place is not None:
                end = self._ends[command.place]
                self._menus[command.place.menu].insertAction(end, commands.actions[command.name])

    def add_menu(self, place: Place, menu: QMenu) -> None:
        """Add a menu of a room's own."""
        self._menus[place.menu].insertMenu(self._ends[place], menu)

    def add_entry(self, place: Place, text: str) -> QAction:
        """Add an entry that is no command, such as a setting to tick."""
        entry = QAction(text, self)
        self._menus[place.menu].insertAction(self._ends[place], entry)
        return entry

    def _take_in(self, name: Menu, menu: QMenu) -> None:
        """Have groups in a menu; lines beside nothing are not shown."""
        self._menus[name] = menu
        for group in range(_GROUPS.get(name, _FEW)):
            self._ends[Place(name, group)] = menu.addSeparator()


class SettingMenu(QMenu, Generic[T]):
    """A submenu of the values of a setting, in which the present one is ticked."""

    def __init__(
        self,
        title: str,
        options: Sequence[tuple[T, str]],
        setting: Setting[T],
        parent: QWidget,
        *,
        nearest: Callable[[T], T] | None = None,
    ) -> None:
        """`nearest` finds the option to tick for a value that may not be among them."""
        super().__init__(title, parent)
        self._setting = setting
        self._nearest = nearest
        self._values: dict[QAction, T] = {}  # a QAction would return an enum of strings as a string
        group = QActionGroup(self)
        for value, text in options:
            action = self.addAction(text)
            action.setCheckable(True)
            self._values[action] = value
            group.addAction(action)
        group.triggered.connect(self._on_triggered)
        setting.follow(self._tick)

    @Slot(object)
    def _tick(self, value: T) -> None:
        shown = value if self._nearest is None else self._nearest(value)
        for action, option in self._values.items():
            action.setChecked(option == shown)

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        self._setting.set(self._values[action])
