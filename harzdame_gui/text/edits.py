"""Edits of a record, as the menu names them behind “Undo”."""

from __future__ import annotations

from harzdame_engine.game.edit import EditKind
from PySide6.QtCore import QCoreApplication


def edit_name(kind: EditKind) -> str:
    """The name of an edit, in lower case where the language has that."""
    translate = QCoreApplication.translate
    names = {
        EditKind.COMMENT: translate("Edit", "comment"),
        EditKind.GLYPHS: translate("Edit", "sign"),
        EditKind.MARKS: translate("Edit", "marks on the board"),
        EditKind.REMARK: translate("Edit", "remark"),
        EditKind.MOVE: translate("Edit", "move"),
        EditKind.LINE: translate("Edit", "take over line"),
        EditKind.DELETE_MOVE: translate("Edit", "delete moves"),
        EditKind.DELETE_VARIATION: translate("Edit", "delete variation"),
        EditKind.CUT_OFF: translate("Edit", "delete what follows"),
        EditKind.BEGIN_HERE: translate("Edit", "begin the game here"),
        EditKind.PROMOTE: translate("Edit", "promote variation"),
        EditKind.DEMOTE: translate("Edit", "demote"),
        EditKind.MAIN_LINE: translate("Edit", "make main line"),
        EditKind.ORDER: translate("Edit", "order of variations"),
        EditKind.INSERT: translate("Edit", "insert moves"),
        EditKind.REPLACE: translate("Edit", "replace move"),
        EditKind.START: translate("Edit", "correct the start"),
        EditKind.PUT_BACK: translate("Edit", "put back"),
        EditKind.FACTS: translate("Edit", "details of the game"),
        EditKind.REVIEW: translate("Edit", "review"),
    }
    return names[kind]
