"""The commands of the puzzles' window."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

from harzdame_gui.commands.command import QT_TR_NOOP, Command
from harzdame_gui.play.board_commands import BoardCommands

_KEY = QKeySequence.StandardKey


class PuzzleCommands(BoardCommands):
    """The commands of the puzzles' window; `main`, the likeliest, has Space and Enter."""

    main = Command(QT_TR_NOOP("Next puzzle"))
    hint = Command(QT_TR_NOOP("Hint"), "H", tip=QT_TR_NOOP("Show the piece, then its move"), icon="hint")
    solution = Command(QT_TR_NOOP("Show solution"), "S")
    take_back = Command(QT_TR_NOOP("Take back"), "Backspace", also=_KEY.Undo)
    analyse = Command(
        QT_TR_NOOP("Analyse on the main board"), "A", tip=QT_TR_NOOP("Put the puzzle on the main board")
    )
    study = Command(
        QT_TR_NOOP("Add to a study…"), tip=QT_TR_NOOP("The puzzle becomes an exercise in a study of yours")
    )
    sheet = Command(
        QT_TR_NOOP("Exercise sheet…"),
        _KEY.Print,
        tip=QT_TR_NOOP("Puzzles as diagrams on paper, solutions behind"),
    )
    missed = Command(QT_TR_NOOP("See those you failed"))
    stop = Command(QT_TR_NOOP("Stop"), "Escape")
