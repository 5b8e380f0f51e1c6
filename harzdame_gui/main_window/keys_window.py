"""The window that lists the keys of the main window, then those of each room, made from their commands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from harzdame_gui.commands.command import keys_in_words
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.lists.search_field import SearchField
from harzdame_gui.main_window.room_keys import Group, KeyedCommand, groups_of_rooms
from harzdame_gui.notices.room_window import RoomWindow
from harzdame_gui.text.menu_words import plain
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import empty, fill
from harzdame_gui.widgets.scrolled_column import ScrolledColumn

_USUAL = QSize(560, 720)
_SMALLEST = QSize(320, 240)
_BREATH_MS = 1


def groups_of(menu: QMenu, actions: Sequence[QAction]) -> tuple[list[Group], Group]:
    """The commands with keys: those of a menu in its groups, and the rest of `actions`."""
    known: set[QAction] = set()
    groups = [Group("", _commands(_direct(menu), known))]
    groups += [Group(plain(sub.title()), _commands(_all(sub), known)) for sub in _submenus(menu)]
    return [group for group in groups if group.commands], Group("", _commands(actions, known))


def _submenus(menu: QMenu) -> Iterator[QMenu]:
    for action in menu.actions():
        if isinstance(sub := action.menu(), QMenu):
            yield sub


def _direct(menu: QMenu) -> Iterator[QAction]:
    return (action for action in menu.actions() if action.menu() is None)


def _all(menu: QMenu) -> Iterator[QAction]:
    yield from _direct(menu)
    for sub in _submenus(menu):
        yield from _all(sub)


def _commands(
    actions: Sequence[QAction] | Iterator[QAction], known: set[QAction]
) -> tuple[KeyedCommand, ...]:
    """The visible commands with a key, without those in `known`, to which they are added."""
    found = []
    for action in actions:
        if action.shortcuts() and action.isVisible() and action not in known:
            known.add(action)
            found.append(KeyedCommand(_words(action), keys_in_words(action.shortcuts())))
    return tuple(found)


def _words(action: QAction) -> str:
    """A command's text; of one that is called by a sign alone, what the sign means as well."""
    text, meaning = plain(action.text()), action.whatsThis()
    return text if any(map(str.isalpha, text)) or not meaning else f"{text}  {meaning}"


class KeysWindow(RoomWindow):
    """The commands by groups, each with its keys; what is typed leaves those that fit.

    *Signals*
    changeWanted(): other keys are wanted.
    """

    changeWanted = Signal()

    def __init__(self, menu: QMenu, settings: Settings, window: QWidget) -> None:
        """`window` has the commands, `menu` the groups that they stand in."""
        super().__init__("keys", settings, window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self._search = SearchField(self.tr("Search commands and keys"))
        self._nothing = label("muted", self.tr("No command is called so."), wrap=True)
        self._nothing.hide()
        self._list = ScrolledColumn(self)
        self._menu, self._main = menu, window
        self._sections: list[_Section] = []
        self._rooms: Iterator[Group] = iter(())
        """Those that are to be added yet."""
        self._change = QPushButton(self.tr("Change keys…"), autoDefault=False)
        self._change.clicked.connect(self.changeWanted)
        self._build()
        self._fill()
        settings.keys.changed.connect(self._fill)
        self._search.textChanged.connect(self._on_typed)
        self.open_at(_USUAL, _SMALLEST)

    @Slot()
    def _fill(self) -> None:
        """List the keys as they are now: the main window's at once, those of rooms one by one."""
        empty(self._list.column, keep=1)
        groups = self._titled(*groups_of(self._menu, self._main.actions()))
        self._sections = [_Section(group) for group in groups]
        for place, section in enumerate(self._sections):
            self._list.column.insertWidget(place, section)
        self._rooms = groups_of_rooms()
        self._on_typed(self._search.text())
        QTimer.singleShot(_BREATH_MS, self, self._add_rooms)

    def _titled(self, in_menu: Sequence[Group], rest: Group) -> list[Group]:
        groups = [group if group.title else group._replace(title=self.tr("Menu")) for group in in_menu]
        return [*groups, rest._replace(title=self.tr("At the board"))] if rest.commands else groups

    def _build(self) -> None:
        space = current_theme().spacing
        self._list.column.setSpacing(space.l)
        self._list.column.addStretch(1)
        margins = (space.l, space.l, space.l, space.l)
        top = fill(QHBoxLayout(), self._search, self._change, spacing=space.s, grow=[self._search])
        parts = (self.notice, top, self._nothing, self._list)
        fill(QVBoxLayout(self), *parts, spacing=space.m, margins=margins, grow=[self._list])

    @Slot()
    def _add_rooms(self) -> None:
        """Add the rooms one by one; the window is used meanwhile."""
        if (group := next(self._rooms, None)) is None:
            return
        section = _Section(group)
        self._sections.append(section)
        self._list.column.insertWidget(self._list.column.count() - 1, section)  # before the stretch
        if self._search.text():
            self._on_typed(self._search.text())
        QTimer.singleShot(_BREATH_MS, self, self._add_rooms)

    @Slot(str)
    def _on_typed(self, typed: str) -> None:
        words = typed.casefold().split()
        found = [section.filter(words) for section in self._sections]
        self._nothing.setVisible(not any(found))


class _Section(QWidget):
    """One group under its title."""

    def __init__(self, group: Group) -> None:
        super().__init__()
        theme = current_theme()
        self._title = group.title.casefold()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.spacing.l)
        grid.setVerticalSpacing(theme.spacing.s)
        grid.setColumnStretch(0, 1)
        grid.addWidget(label("heading", group.title), 0, 0, 1, 2)
        self._rows = []
        for number, command in enumerate(group.commands, start=1):
            words, keys = label("", command.words, wrap=True), label("muted", command.keys)
            keys.setAccessibleName(f"{command.words}: {command.keys}")
            grid.addWidget(words, number, 0)
            grid.addWidget(keys, number, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            self._rows.append((command, words, keys))

    def filter(self, typed: Sequence[str]) -> bool:
        """Show the commands in which all words that were `typed` occur; False: there is none."""
        any_shown = False
        for command, *labels in self._rows:
            text = f"{self._title} {command.words} {command.keys}".casefold()
            fits = all(word in text for word in typed)
            any_shown |= fits
            for each in labels:
                each.setVisible(fits)
        self.setVisible(any_shown)
        return any_shown
