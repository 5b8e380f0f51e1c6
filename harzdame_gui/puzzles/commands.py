"""The commands of the puzzles: the way to them from the main window, and those of their own."""

from __future__ import annotations

from PySide6.QtGui import QAction, QKeySequence

from harzdame_gui.widgets.commands import QT_TR_NOOP, Command, Commands, Menu, Place

_KEY = QKeySequence.StandardKey


class PuzzlesCommands(Commands):
    """The way to the puzzles."""

    open = Command(
        QT_TR_NOOP("Puzzles…"),
        "Ctrl+T",
        tip=QT_TR_NOOP("Shots and endings to solve"),
        place=Place(Menu.STUDY, 4),
    )


class PuzzleCommands(Commands):
    """Those of the puzzles' window. The likeliest one has Space and Enter: `main`."""

    main = Command(QT_TR_NOOP("Next puzzle"))
    hint = Command(QT_TR_NOOP("Hint"), "H", tip=QT_TR_NOOP("Show the piece, then its move"), icon="hint")
    solution = Command(QT_TR_NOOP("Show solution"), "S")
    take_back = Command(QT_TR_NOOP("Take back"), "Backspace", also=_KEY.Undo)
    analyse = Command(
        QT_TR_NOOP("Analyse on the main board"), "A", tip=QT_TR_NOOP("Put the puzzle on the main board")
    )
    missed = Command(QT_TR_NOOP("See those you failed"))
    stop = Command(QT_TR_NOOP("Stop"), "Escape")
    type_move = Command(QT_TR_NOOP("Type a move"), "M")
    flip = Command(QT_TR_NOOP("Flip the board"), "F")
    close = Command(QT_TR_NOOP("Close"), also=_KEY.Close)
    to_start = Command(QT_TR_NOOP("To the start"), "Home", icon="first")
    back = Command(QT_TR_NOOP("One move back"), "Left", icon="previous", repeats=True)
    on = Command(QT_TR_NOOP("One move on"), "Right", icon="next", repeats=True)
    to_end = Command(QT_TR_NOOP("To the end"), "End", icon="last")

    @property
    def steps(self) -> tuple[QAction, ...]:
        """The ways through a solution."""
        return self.to_start, self.back, self.on, self.to_end
