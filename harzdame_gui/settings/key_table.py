"""All commands with their keys, by the windows in which these are heard."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from harzdame_gui.commands.command import Command, Commands, keys_in_words, translated
from harzdame_gui.commands.key_changes import Keys
from harzdame_gui.play.board_commands import BoardCommands
from harzdame_gui.text.menu_words import plain
from harzdame_gui.translation import translate

_KEPT = ("Esc", "Tab", "Backtab", "Shift+Tab", "Return", "Enter", "F10")
"""Keys that every window, or the menu, has a use for."""


Rooms = Sequence[tuple[str, Sequence[type[Commands]]]]
"""Rooms by the names of the commands that open them, in English, each with its commands."""


class KeyRow:
    """A command, and the window in which its key is heard."""

    def __init__(self, command: Command, room: str) -> None:
        self.command = command
        self.room = room

    @property
    def words(self) -> str:
        """What the command is called; of one that is called by a sign alone, what the sign means as well."""
        text, meaning = plain(translated(self.command.text)), translated(self.command.tip)
        return text if any(map(str.isalpha, text)) or not meaning else f"{text}  {meaning}"

    @property
    def keys(self) -> str:
        """Its keys, as the system writes them."""
        return keys_in_words(self.command.shortcuts())


class KeyTable:
    """What a key would do, and where; it changes nothing itself."""

    def __init__(self, window: QWidget, rooms: Rooms) -> None:
        """`window`: the main one; `rooms`: those that have commands of their own."""
        known = set(window.actions())
        main = [
            command
            for commands in window.findChildren(Commands)
            for command in commands.table()
            if commands.actions[command.name] in known
        ]
        here = translate("Settings", "Main window")
        self._rooms: list[tuple[str, Sequence[Command]]] = [(here, _once(main))]
        for title, kinds in rooms:
            commands = _once(command for kind in kinds for command in kind.table())
            self._rooms.append((plain(translated(title)), commands))

    def rows(self) -> Iterator[KeyRow]:
        """Each command once, room by room, without those that are answers on cards."""
        told: set[str] = set()
        shared = {command.id for command in BoardCommands.table()}
        for room, commands in self._rooms:
            for command in commands:
                is_elsewhere = command.id in shared and command not in BoardCommands.table()
                if command.id not in told and not is_elsewhere and _is_lasting(command):
                    told.add(command.id)
                    yield KeyRow(command, room)

    def in_the_way(self, wanted: Command, key: QKeySequence) -> list[KeyRow]:
        """The commands that have a key already where `wanted` would be heard by it."""
        found: dict[str, KeyRow] = {}
        for room, commands in self._rooms:
            if any(command.id == wanted.id for command in commands):
                for command in commands:
                    if command.id != wanted.id and key in command.shortcuts():
                        found.setdefault(command.id, KeyRow(command, room))
        return list(found.values())


def is_kept(key: QKeySequence) -> bool:
    """Whether a key is no command's to have."""
    return key.toString() in _KEPT


def with_key_of(keys: Keys, command: Command, key: QKeySequence, others: Iterable[KeyRow]) -> Keys:
    """The changed keys once `command` has a key that `others` had; none where it is empty."""
    changed = dict(keys)
    changed.update({row.command.id: "" for row in others})
    changed[command.id] = key.toString(QKeySequence.SequenceFormat.PortableText)
    own = command.own_shortcuts()
    if not key.isEmpty() and own[:1] == [key]:
        del changed[command.id]
    return tuple(changed.items())


def without(keys: Keys, command: Command) -> Keys:
    """The changed keys once a command has its own again."""
    return tuple(pair for pair in keys if pair[0] != command.id)


def _once(commands: Iterable[Command]) -> Sequence[Command]:
    return tuple({command.id: command for command in commands}.values())


def _is_lasting(command: Command) -> bool:
    return command.place is not None or bool(command.keys) or bool(command.also)
