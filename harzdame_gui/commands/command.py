"""Commands as data: each is declared once, by the room that owns it, with all that is shown of it.

A room lists its commands in a class:

    class ReviewCommands(Commands):
        review = Command(
            QT_TR_NOOP("Review the game…"), "Ctrl+R",
            tip=QT_TR_NOOP("Find the mistakes, and what was better"),
            place=Place(Menu.STUDY, 2),
        )

`ReviewCommands.review` is the record; `commands.review` on an object of the class is the `QAction` made of
it. Menus, buttons, tooltips and the list of keys read the records. What a command does, and when it is
possible, is said by whoever carries it out, on the action.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from enum import Enum, auto
from functools import cache
from typing import NamedTuple, cast, overload

from PySide6 import QtCore
from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence

from harzdame_gui.commands.chosen_keys import chosen_key
from harzdame_gui.text.figures import from_left
from harzdame_gui.theme import icon

QT_TR_NOOP = cast("Callable[[str], str]", QtCore.QT_TR_NOOP)
"""Marks a text of a record for translation."""
Key = QKeySequence.StandardKey | Qt.Key | str


_SIGN = len("A+")
"""What is no longer is a sign, the same in every language."""


class Menu(Enum):
    """The main menu, in which no command stands itself, and the menus in it, by their subjects."""

    MAIN = auto()
    GAME = auto()
    FILE = auto()
    EDIT = auto()
    STUDY = auto()
    ANALYSIS = auto()
    VIEW = auto()
    TOOLS = auto()
    HELP = auto()


class Place(NamedTuple):
    """Where a command stands: a menu, and the group in it, counted from 0; lines part the groups."""

    menu: Menu
    group: int = 0


_ROLES = QAction.MenuRole


class Command:
    """What is shown of a command, in English; the texts are marked for translation by `QT_TR_NOOP`."""

    def __init__(
        self,
        text: str,
        *keys: Key,
        tip: str = "",
        icon: str = "",
        short: str = "",
        place: Place | None = None,
        checkable: bool = False,
        repeats: bool = False,
        also: QKeySequence.StandardKey | None = None,
        told_key: str = "",
        role: QAction.MenuRole = _ROLES.NoRole,
    ) -> None:
        """`keys`: the first is told. `short`: the text of a button. `repeats`: while its key is held.

        `also`: all keys that the system has for this. `told_key`: the key of another command that does it.
        `role`: what macOS has a place of its own for, in the menu with the app's name.
        """
        self.name = self.id = ""
        self.text = text
        self.keys = keys
        self.tip = tip
        self.icon = icon
        self.short = short
        self.place = place
        self.checkable = checkable
        self.repeats = repeats
        self.also = also
        self.told_key = told_key
        self.role = role

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name
        self.id = self.id or f"{owner.__name__}.{name}"  # another room may have the same command

    @overload
    def __get__(self, commands: None, owner: type) -> Command: ...
    @overload
    def __get__(self, commands: Commands, owner: type) -> QAction: ...
    def __get__(self, commands: Commands | None, owner: type) -> Command | QAction:
        return self if commands is None else commands.actions[self.name]

    def shortcuts(self) -> list[QKeySequence]:
        """All of its keys: the one that was chosen for it, else its own."""
        chosen = chosen_key(self.id)
        if chosen is not None:
            return [] if chosen.isEmpty() else [chosen]
        return self.own_shortcuts()

    @property
    def has_own_keys(self) -> bool:
        """Whether nobody has changed them."""
        return chosen_key(self.id) is None

    def own_shortcuts(self) -> list[QKeySequence]:
        """The keys that it has at first."""
        also = [] if self.also is None else QKeySequence.keyBindings(self.also)
        return list(dict.fromkeys([*(QKeySequence(key) for key in self.keys), *also]))


class Commands(QObject):
    """The commands that are declared in the class, as actions. `actions`: by their names, in that order."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.actions = {command.name: self.made(command) for command in self.table()}

    @classmethod
    @cache
    def table(cls) -> Sequence[Command]:
        """The records, those of a base first, in the order in which they are declared."""
        found: dict[str, Command] = {}
        for declaring in reversed(cls.__mro__):
            found.update(item for item in vars(declaring).items() if isinstance(item[1], Command))
        return tuple(found.values())

    def all(self) -> list[QAction]:
        """Every action, for the window to which their keys belong."""
        return [child for child in self.children() if isinstance(child, QAction)]

    def placed(self, menu: Menu) -> list[list[QAction]]:
        """The actions that stand in a menu, group by group."""
        groups: dict[int, list[QAction]] = {}
        for command in self.table():
            if command.place is not None and command.place.menu is menu:
                groups.setdefault(command.place.group, []).append(self.actions[command.name])
        return [groups[number] for number in sorted(groups)]

    def renew_keys(self, changed: Collection[str]) -> None:
        """Give the commands with these ids the keys that they have now, in their tooltips, too."""
        for command in self.table():
            if command.id in changed:
                action = self.actions[command.name]
                tip = action.toolTip().removesuffix(with_key("", action.shortcut()))
                action.setShortcuts(command.shortcuts())
                tip_with_key(action, tip)

    def made(self, command: Command) -> QAction:
        """The action of a record, which need not be in the table."""
        text, tip = translated(command.text), translated(command.tip)
        action = QAction(text, self)
        action.setAutoRepeat(command.repeats)
        action.setCheckable(command.checkable)
        action.setIconVisibleInMenu(False)
        action.setMenuRole(command.role)  # else Qt would guess it by the text
        if keys := command.shortcuts():
            action.setShortcuts(keys)
        told = QKeySequence(command.told_key) if command.told_key else action.shortcut()
        tip_with_key(action, tip or text, told)
        action.setWhatsThis(tip or text)
        if command.short:
            short = translated(command.short)
            action.setIconText(from_left(short) if len(short) <= _SIGN else short)
        if command.icon:
            action.setIcon(icon(command.icon))
        return action


def translated(text: str) -> str:
    """A text of a record in the language of the app."""
    return QCoreApplication.translate("", text) if text else ""


def first_key(command: Command) -> QKeySequence:
    """The key that is told; an empty one where there is none."""
    return next(iter(command.shortcuts()), QKeySequence())


def tip_with_key(action: QAction, tip: str, told: QKeySequence | None = None) -> None:
    """Give an action a tooltip that ends in a key, usually its own."""
    action.setToolTip(with_key(tip, action.shortcut() if told is None else told))


def with_key(text: str, key: QKeySequence) -> str:
    """A text that ends in a key, as it is called on this system; without one, the text alone."""
    told = key.toString(QKeySequence.SequenceFormat.NativeText)
    return f"{text} ({told})" if told else text


def keys_in_words(keys: Iterable[QKeySequence]) -> str:
    """Keys as the system writes them, each once."""
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(dict.fromkeys(key.toString(native) for key in keys))
