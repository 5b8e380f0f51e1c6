"""Edits of files of games: their names behind “Undo”, and what is said when they were made."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from harzdame_gui.controllers.files.file_history import FileEdit, FileEditKind
from harzdame_gui.text.message import Message
from harzdame_gui.translation import translate


def file_edit_name(edit: FileEdit) -> str:
    """The name of an edit, in lower case where the language has that."""
    if edit.games == 1:
        names = {
            FileEditKind.DELETE: translate("FileEdit", "delete game"),
            FileEditKind.CUT: translate("FileEdit", "cut game"),
            FileEditKind.PASTE: translate("FileEdit", "paste game"),
            FileEditKind.COPY: translate("FileEdit", "copy game to the file"),
            FileEditKind.MOVE: translate("FileEdit", "move game to another file"),
            FileEditKind.ORDER: translate("FileEdit", "move game"),
            FileEditKind.WRITE: translate("FileEdit", "edit game"),
            FileEditKind.REVIEW: translate("FileEdit", "review game"),
        }
    else:
        names = {
            FileEditKind.DELETE: translate("FileEdit", "delete {count} games"),
            FileEditKind.CUT: translate("FileEdit", "cut {count} games"),
            FileEditKind.PASTE: translate("FileEdit", "paste {count} games"),
            FileEditKind.COPY: translate("FileEdit", "copy {count} games to the file"),
            FileEditKind.MOVE: translate("FileEdit", "move {count} games to another file"),
            FileEditKind.ORDER: translate("FileEdit", "move {count} games"),
            FileEditKind.WRITE: translate("FileEdit", "edit {count} games"),
            FileEditKind.REVIEW: translate("FileEdit", "review {count} games"),
        }
    return names[edit.kind].format(count=QLocale().toString(edit.games))


def file_edit_message(edit: FileEdit, *, board: bool) -> Message:
    """What was done. `board`: the game on the board was deleted with it."""
    one = edit.games == 1
    target = edit.changes[0].path.name
    texts = {
        FileEditKind.DELETE: translate("FileEdit", "1 game was deleted from “{name}”.")
        if one
        else translate("FileEdit", "{count} games were deleted from “{name}”."),
        FileEditKind.CUT: translate("FileEdit", "1 game was cut out of “{name}”.")
        if one
        else translate("FileEdit", "{count} games were cut out of “{name}”."),
        FileEditKind.PASTE: translate("FileEdit", "1 game was put into “{name}”.")
        if one
        else translate("FileEdit", "{count} games were put into “{name}”."),
        FileEditKind.COPY: translate("FileEdit", "1 game was copied to “{name}”.")
        if one
        else translate("FileEdit", "{count} games were copied to “{name}”."),
        FileEditKind.MOVE: translate("FileEdit", "1 game was moved to “{name}”.")
        if one
        else translate("FileEdit", "{count} games were moved to “{name}”."),
        FileEditKind.ORDER: translate("FileEdit", "1 game has another place in “{name}”.")
        if one
        else translate("FileEdit", "{count} games have another place in “{name}”."),
        FileEditKind.WRITE: translate("FileEdit", "1 game was edited in “{name}”.")
        if one
        else translate("FileEdit", "{count} games were edited in “{name}”."),
        FileEditKind.REVIEW: translate("FileEdit", "1 game was reviewed in “{name}”.")
        if one
        else translate("FileEdit", "{count} games were reviewed in “{name}”."),
    }
    title = texts[edit.kind].format(count=QLocale().toString(edit.games), name=target)
    more = []
    if board:
        more.append(translate("FileEdit", "The one on the board stays there and is in no file now."))
    if edit.kind in (FileEditKind.DELETE, FileEditKind.CUT):
        more.append(translate("FileEdit", "What was deleted can be brought back until the file is closed."))
    return Message(title, " ".join(more))


def undone_message(edit: FileEdit, *, redone: bool) -> Message:
    """An edit was undone, or done again."""
    text = (
        translate("FileEdit", "Done again: {edit}.") if redone else translate("FileEdit", "Undone: {edit}.")
    )
    return Message(text.format(edit=file_edit_name(edit)))
