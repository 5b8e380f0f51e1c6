"""The commands for going through a game, and for comparing two."""

from __future__ import annotations

from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands, Menu, Place, translated
from harzdame_gui.play.board_commands import BoardCommands
from harzdame_gui.theme import icon

_PLAY, _PAUSE = QT_TR_NOOP("Start"), QT_TR_NOOP("Pause")


class ReplayCommands(Commands):
    """The commands of the main window for going through a game."""

    autoplay = Command(
        QT_TR_NOOP("Play the game through"),
        "F5",
        tip=QT_TR_NOOP("Let the moves follow one another"),
        icon="play",
        short=_PLAY,
        place=Place(Menu.VIEW, 2),
    )
    next_moment = Command(
        QT_TR_NOOP("Next critical moment"),
        "Ctrl+Right",
        tip=QT_TR_NOOP("On to where the game turns"),
        place=Place(Menu.STUDY, 3),
        repeats=True,
    )
    previous_moment = Command(
        QT_TR_NOOP("Previous critical moment"),
        "Ctrl+Left",
        tip=QT_TR_NOOP("Back to where the game turns"),
        place=Place(Menu.STUDY, 3),
        repeats=True,
    )
    guess = Command(
        QT_TR_NOOP("Guess the moves…"),
        "F6",
        tip=QT_TR_NOOP("Find the moves of this game yourself, for points"),
        place=Place(Menu.STUDY, 3),
    )
    strip = Command(
        QT_TR_NOOP("Strip of boards"),
        "Ctrl+Shift+F",
        tip=QT_TR_NOOP("See the game in small boards"),
        place=Place(Menu.VIEW, 2),
        checkable=True,
    )
    present = Command(
        QT_TR_NOOP("Presentation"),
        "Shift+F11",
        tip=QT_TR_NOOP("The board on the whole screen, with the comments"),
        place=Place(Menu.VIEW, 2),
    )
    compare = Command(
        QT_TR_NOOP("Two games side by side…"),
        "Ctrl+D",
        tip=QT_TR_NOOP("See this game beside another one"),
        place=Place(Menu.VIEW, 2),
    )
    faster = Command(QT_TR_NOOP("Faster"), "+", "=", tip=QT_TR_NOOP("Less time for each move"), repeats=True)
    slower = Command(QT_TR_NOOP("Slower"), "-", tip=QT_TR_NOOP("More time for each move"), repeats=True)

    def show_playing(self, *, playing: bool) -> None:
        """Let the command for playing through be the one that pauses."""
        self.autoplay.setIconText(translated(_PAUSE if playing else _PLAY))
        self.autoplay.setIcon(icon("pause" if playing else "play"))


class CompareCommands(BoardCommands):
    """The commands of the window with two games."""

    previous_variation = Command(QT_TR_NOOP("Previous variation"), "Up", repeats=True)
    next_variation = Command(QT_TR_NOOP("Next variation"), "Down", repeats=True)
    together = Command(QT_TR_NOOP("Together"), "T", tip=QT_TR_NOOP("Both games step at once"), checkable=True)
    part = Command(QT_TR_NOOP("First difference"), "D", tip=QT_TR_NOOP("To where the games part"))
    meet = Command(
        QT_TR_NOOP("Same position"), "S", tip=QT_TR_NOOP("To where the same position comes up once more")
    )
    left = Command(QT_TR_NOOP("Game at the left"), "1")
    right = Command(QT_TR_NOOP("Game at the right"), "2")
    choose = Command(QT_TR_NOOP("Other game…"), "O", tip=QT_TR_NOOP("Put another game at the right"))
