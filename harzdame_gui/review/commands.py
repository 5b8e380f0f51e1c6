"""The commands of a review, of the game on the board and of those of a file."""

from __future__ import annotations

from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands, Menu, Place


class ReviewCommands(Commands):
    """Their keys belong to the window."""

    review = Command(
        QT_TR_NOOP("Review the game…"),
        "Ctrl+R",
        tip=QT_TR_NOOP("Find the mistakes, and what was better"),
        short=QT_TR_NOOP("Review"),
        place=Place(Menu.STUDY, 2),
    )
    learn = Command(
        QT_TR_NOOP("Learn from the mistakes…"),
        "Shift+F6",
        tip=QT_TR_NOOP("Find a better move wherever the review found one"),
        short=QT_TR_NOOP("Learn from them"),
        place=Place(Menu.STUDY, 2),
    )
    review_games = Command(
        QT_TR_NOOP("Review all games of the file…"),
        tip=QT_TR_NOOP("The games are reviewed while you do other things"),
        place=Place(Menu.STUDY, 2),
    )
    stop = Command(
        QT_TR_NOOP("Stop the review"),
        tip=QT_TR_NOOP("What was found so far is kept"),
        short=QT_TR_NOOP("Stop"),
    )
    stop_games = Command(
        QT_TR_NOOP("Stop the review of the games"),
        tip=QT_TR_NOOP("What was found so far is kept"),
        short=QT_TR_NOOP("Stop"),
    )
    undo_games = Command(QT_TR_NOOP("Undo"))
    end_games = Command(QT_TR_NOOP("All right"))
    end = Command(QT_TR_NOOP("All right"))
    turning_points = Command(
        QT_TR_NOOP("Turning points"),
        tip=QT_TR_NOOP("The moves that changed the game most, on small boards"),
        checkable=True,
    )
