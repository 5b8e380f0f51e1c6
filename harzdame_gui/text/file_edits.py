"""Edits of files of games: their names behind “Undo”, and what is said when they were made."""

from __future__ import annotations

from harzdame_gui.controllers.files.file_history import FileEdit, FileEditKind
from harzdame_gui.text.message import Message
from harzdame_gui.translation import counted, translate


def file_edit_name(edit: FileEdit) -> str:
    """The name of an edit, in lower case where the language has that."""
    games = edit.games
    return {
        FileEditKind.DELETE: counted.tr("delete %Ln games", "", games),
        FileEditKind.CUT: counted.tr("cut %Ln games", "", games),
        FileEditKind.PASTE: counted.tr("paste %Ln games", "", games),
        FileEditKind.COPY: counted.tr("copy %Ln games to the file", "", games),
        FileEditKind.MOVE: counted.tr("move %Ln games to another file", "", games),
        FileEditKind.ORDER: counted.tr("move %Ln games", "", games),
        FileEditKind.WRITE: counted.tr("edit %Ln games", "", games),
        FileEditKind.REVIEW: counted.tr("review %Ln games", "", games),
    }[edit.kind]


def file_edit_message(edit: FileEdit, *, board: bool) -> Message:
    """What was done. `board`: the game on the board was deleted with it."""
    games = edit.games
    texts = {
        FileEditKind.DELETE: counted.tr("%Ln games were deleted from “{name}”.", "", games),
        FileEditKind.CUT: counted.tr("%Ln games were cut out of “{name}”.", "", games),
        FileEditKind.PASTE: counted.tr("%Ln games were put into “{name}”.", "", games),
        FileEditKind.COPY: counted.tr("%Ln games were copied to “{name}”.", "", games),
        FileEditKind.MOVE: counted.tr("%Ln games were moved to “{name}”.", "", games),
        FileEditKind.ORDER: counted.tr("%Ln games have another place in “{name}”.", "", games),
        FileEditKind.WRITE: counted.tr("%Ln games were edited in “{name}”.", "", games),
        FileEditKind.REVIEW: counted.tr("%Ln games were reviewed in “{name}”.", "", games),
    }
    title = texts[edit.kind].format(name=edit.changes[0].path.name)
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
