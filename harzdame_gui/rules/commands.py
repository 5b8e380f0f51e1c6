"""The commands of the rules' window."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands

_KEY = QKeySequence.StandardKey


class RulesCommands(Commands):
    """Pages, and the size of their text."""

    back = Command(QT_TR_NOOP("Back"), _KEY.Back, icon="back", repeats=True)
    forward = Command(QT_TR_NOOP("Forward"), _KEY.Forward, icon="forward", repeats=True)
    compare = Command(
        QT_TR_NOOP("Compare…"),
        "Ctrl+E",
        tip=QT_TR_NOOP("See in what another game differs from this one"),
    )
    tour = Command(
        QT_TR_NOOP("Take the tour"),
        tip=QT_TR_NOOP("The game in five minutes, by moves that you make"),
    )
    smaller = Command(QT_TR_NOOP("Smaller text"), _KEY.ZoomOut, short="A−", repeats=True)
    larger = Command(QT_TR_NOOP("Larger text"), _KEY.ZoomIn, short="A+", repeats=True)
    usual = Command(QT_TR_NOOP("Usual size"), "Ctrl+0")
