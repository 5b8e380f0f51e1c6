"""The commands of the analysis."""

from __future__ import annotations

from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands, Menu, Place


class AnalysisCommands(Commands):
    """Their keys belong to the window."""

    best = Command(
        QT_TR_NOOP("Best move"),
        "B",
        tip=QT_TR_NOOP("Show the best move as an arrow"),
        place=Place(Menu.ANALYSIS),
        checkable=True,
    )
    threat = Command(
        QT_TR_NOOP("Threat"),
        "Shift+A",
        tip=QT_TR_NOOP("Show what the other side would play if you passed, as a dashed arrow"),
        place=Place(Menu.ANALYSIS),
        checkable=True,
    )
    walk = Command(
        QT_TR_NOOP("Walk through the lines"),
        "L",
        tip=QT_TR_NOOP(
            "Arrow keys go from move to move, Enter shows one on the board, Escape leaves the lines"
        ),
        place=Place(Menu.ANALYSIS),
    )
    more_lines = Command(QT_TR_NOOP("One line more"), "Ctrl++", short="+", place=Place(Menu.ANALYSIS))
    fewer_lines = Command(QT_TR_NOOP("One line fewer"), "Ctrl+-", short="−", place=Place(Menu.ANALYSIS))
