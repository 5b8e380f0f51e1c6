"""The commands of the openings: of the main window, and of the openings' own."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands, Menu, Place
from harzdame_gui.play.board_commands import BoardCommands

_KEY = QKeySequence.StandardKey


class RepertoireCommands(Commands):
    """What the main window does with the repertoire."""

    open = Command(
        QT_TR_NOOP("Openings…"),
        "Ctrl+Shift+B",
        tip=QT_TR_NOOP("Your repertoire: look at it, add to it, practise it"),
        place=Place(Menu.STUDY, 5),
    )
    add = Command(
        QT_TR_NOOP("Add the line to my repertoire"),
        "Ctrl+Shift+A",
        tip=QT_TR_NOOP("For the side at the bottom of the board"),
        place=Place(Menu.STUDY, 5),
    )
    left = Command(
        QT_TR_NOOP("Where did I leave my repertoire?"),
        tip=QT_TR_NOOP("The first move of the game that is not in it"),
        place=Place(Menu.STUDY, 5),
    )


class OpeningsCommands(BoardCommands):
    """The commands of the openings' window."""

    practise = Command(QT_TR_NOOP("Practise"), "F9", tip=QT_TR_NOOP("Answer what is due"))
    practise_all = Command(
        QT_TR_NOOP("Practise everything"), "Shift+F9", tip=QT_TR_NOOP("Answer all, whether it is due or not")
    )
    stop = Command(QT_TR_NOOP("Back to the moves"), "Escape")
    show = Command(QT_TR_NOOP("Show the move"), "S", "H", icon="hint")  # hint and solution in one
    delete = Command(
        QT_TR_NOOP("Delete the move"), "Delete", tip=QT_TR_NOOP("Delete this move and all behind it")
    )
    undo = Command(QT_TR_NOOP("Undo"), _KEY.Undo)
    comment = Command(QT_TR_NOOP("Comment"), "C")
    study = Command(
        QT_TR_NOOP("Add to a study…"),
        tip=QT_TR_NOOP("The position or the line becomes a chapter of a study"),
    )
    keep_in = Command(
        QT_TR_NOOP("Keep it in another file…"), tip=QT_TR_NOOP("A plain PDN file, wherever you like")
    )
    gap = Command(
        QT_TR_NOOP("Next without an answer"),
        "G",
        tip=QT_TR_NOOP("Go to a position that you have no answer to"),
    )
