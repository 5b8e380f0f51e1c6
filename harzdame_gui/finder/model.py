"""The entries found, row by row: name, what it is, and its key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from harzdame_gui.finder.entries import Entry, Kind
from harzdame_gui.theme import current_theme
from harzdame_gui.translation import translate

NAME, WHAT, KEY = range(3)
_NOWHERE = QModelIndex()
_Index = QModelIndex | QPersistentModelIndex


class FoundModel(QAbstractTableModel):
    """What cannot be done now is there, and grey."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.entries: Sequence[Entry] = ()

    def show(self, entries: Sequence[Entry]) -> None:
        """Have these rows and no others."""
        self.beginResetModel()
        self.entries = entries
        self.endResetModel()

    # Qt's own

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.entries)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else 3

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry, column = self.entries[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return (entry.name, what(entry), entry.key)[column]
            case Qt.ItemDataRole.AccessibleTextRole:
                return spoken(entry) if column == NAME else None
            case Qt.ItemDataRole.ForegroundRole if column != NAME or not entry.enabled:
                return current_theme().color("text_muted" if entry.enabled else "text_disabled")
            case Qt.ItemDataRole.TextAlignmentRole if column != NAME:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None


def what(entry: Entry) -> str:
    """What an entry is, and what is told of it."""
    name = {
        Kind.COMMAND: translate("Finder", "Command"),
        Kind.SETTING: translate("Finder", "Setting"),
        Kind.GAME: translate("Finder", "Game"),
        Kind.COURSE: translate("Finder", "Course"),
        Kind.CHAPTER: translate("Finder", "Chapter"),
        Kind.RULES: translate("Finder", "Rules"),
        Kind.FILE: translate("Finder", "File"),
        Kind.FOLDER: translate("Finder", "Folder of the library"),
    }[entry.kind]
    return f"{name}, {entry.detail}" if entry.detail else name


def spoken(entry: Entry) -> str:
    """An entry as a screen reader says it."""
    return ", ".join(part for part in (entry.name, what(entry), entry.key) if part)
