"""The commands of the studies: the way to them from the main window, and those of their own."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands, Menu, Place
from harzdame_gui.play.board_commands import BoardCommands

_KEY = QKeySequence.StandardKey


class StudiesCommands(Commands):
    """The ways to the studies."""

    begin_course = Command(
        QT_TR_NOOP("Harzdame in an hour"),
        tip=QT_TR_NOOP("The course for beginners, move by move"),
        icon="learn",
        place=Place(Menu.STUDY, 4),
    )
    tour = Command(
        QT_TR_NOOP("Take the tour of this game"),
        tip=QT_TR_NOOP("The game on the board in five minutes, by moves that you make"),
        place=Place(Menu.STUDY, 4),
    )
    add = Command(
        QT_TR_NOOP("Add to a study…"),
        "S",
        tip=QT_TR_NOOP("The position or the game on the board becomes a chapter of a study"),
        place=Place(Menu.STUDY, 4),
    )


class StudyCommands(BoardCommands):
    """The commands of the studies' window; those of the reader are on no button, and have keys alone."""

    analyse = Command(QT_TR_NOOP("Analyse this position on the main board"), "A")
    print = Command(QT_TR_NOOP("Print as a booklet…"), _KEY.Print)
    sheet = Command(
        QT_TR_NOOP("Exercise sheet…"), tip=QT_TR_NOOP("The questions as diagrams on paper, solutions behind")
    )
    publish = Command(QT_TR_NOOP("Export as a page for the browser…"), "Ctrl+Shift+E")
    copy = Command(QT_TR_NOOP("Make a copy to edit…"))
    retry = Command(QT_TR_NOOP("Try again"))
    save_elsewhere = Command(QT_TR_NOOP("Save under another name…"))
    back = Command(QT_TR_NOOP("One step back"), "Left", "PgUp", repeats=True)
    on = Command(QT_TR_NOOP("One step on"), "Right", "PgDown", repeats=True)
    hint = Command(QT_TR_NOOP("Hint"), "H", repeats=True)
    solve = Command(QT_TR_NOOP("Show solution"), "S", repeats=True)
    edit = Command(QT_TR_NOOP("Edit the study"), "Ctrl+E", repeats=True)
