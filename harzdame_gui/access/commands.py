"""What can be asked of the board by a key."""

from __future__ import annotations

from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands, Menu, Place


class AccessCommands(Commands):
    """The way to the board, and questions that are answered in words."""

    to_board = Command(
        QT_TR_NOOP("Go over the board by keys"),
        "F7",
        tip=QT_TR_NOOP("Arrow keys go from square to square, Return picks up and sets down"),
        place=Place(Menu.VIEW, 3),
    )
    own = Command(
        QT_TR_NOOP("Say your pieces"),
        "Alt+1",
        tip=QT_TR_NOOP("The squares of the side to move"),
        place=Place(Menu.VIEW, 3),
    )
    theirs = Command(
        QT_TR_NOOP("Say the other pieces"),
        "Alt+2",
        tip=QT_TR_NOOP("The squares of the side that has moved"),
        place=Place(Menu.VIEW, 3),
    )
    last = Command(
        QT_TR_NOOP("Say the last move"),
        "Alt+3",
        tip=QT_TR_NOOP("The move that led to this position"),
        place=Place(Menu.VIEW, 3),
    )
    standing = Command(
        QT_TR_NOOP("Say who stands better"),
        "Alt+4",
        tip=QT_TR_NOOP("What the analysis has found, if it is on"),
        place=Place(Menu.VIEW, 3),
    )
    clocks = Command(
        QT_TR_NOOP("Say the clocks"),
        "Alt+5",
        tip=QT_TR_NOOP("The time that each side has left"),
        place=Place(Menu.VIEW, 3),
    )
    row = Command(
        QT_TR_NOOP("Say the row"),
        "Alt+6",
        tip=QT_TR_NOOP("All pieces in the row of the square that the keys have gone to"),
        place=Place(Menu.VIEW, 3),
    )
