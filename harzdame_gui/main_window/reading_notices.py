"""What is told of a game that was read, wherever it came from, and its text beside that."""

from __future__ import annotations

from functools import partial

from harzdame_engine import Rules, pdn
from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction

from harzdame_gui.context import Context
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.text.games import game_name
from harzdame_gui.text.message import Message
from harzdame_gui.text.problems import file_sentence
from harzdame_gui.translation import counted

_MOST_OFFERED = 2
"""Other games that a text can be."""


class ReadingNotices(QObject):
    """Tells what is wrong with a game or was guessed of it; shows the text of the last one told of.

    `text_wanted` is offered beside what is wrong, and shows the text. Beside a guess
    the other games are offered that it can be.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self._session: GameSession = context.session
        self._notices = context.notices
        self._text_wanted = context.commands.show_text
        self._window = context.window
        self._told: tuple[pdn.PdnGame, pdn.PdnReading] | None = None
        self._message: Message | None = None
        self._text_wanted.triggered.connect(self.show_text)

    def tell(self, game: pdn.PdnGame, reading: pdn.PdnReading, *, offers: bool = True) -> None:
        """Tell what is wrong with a game, and if nothing decides which game it is; that alone quietly.

        Then others are offered, unless not so: one of the library stays what it is.
        """
        self._told = game, reading
        name = game_name(reading.tree.root.position.rules) if game.guessed and reading.tree else ""
        self._message = None
        if reading.problems:
            guess = self.tr("Nothing says which game this is; it was read as {game}.") if name else ""
            text = " ".join(filter(None, (self._problems(reading), guess.format(game=name))))
            self._message = Message(self._verdict(reading), text)
            self._notices.warn(self._message, (self._text_wanted,))
        elif name:
            title = self.tr("Nothing says which game this is.")
            text = self.tr("It was read as {game}, but fits other games, too.")
            others = [rules for rules in game.fits if game_name(rules) != name][:_MOST_OFFERED]
            actions = [self._offer(rules) for rules in others if offers]
            self._notices.say(Message(title, text.format(game=name)), actions=actions)

    def _offer(self, rules: Rules) -> QAction:
        action = QAction(self.tr("Read as {game}").format(game=game_name(rules)), self)
        action.triggered.connect(partial(self._read_as, rules))
        return action

    def _read_as(self, rules: Rules, *_: object) -> None:
        """Show the game that was told of last as another one, as which it is written from now on."""
        if self._told is None:
            return
        tree = self._told[0].read_as(rules).tree
        if tree is not None:
            self._session.load(tree, modified=True)

    @property
    def standing(self) -> tuple[pdn.PdnGame, pdn.PdnReading] | None:
        """The game in which something is wrong, and how it was read, while that is told."""
        return self._told if self._message is not None and self._notices.said == self._message else None

    @Slot()
    def show_text(self) -> None:
        """Show the text of the game that was told of last; the board shows its last readable move."""
        from harzdame_gui.files.game_text_dialog import GameTextDialog

        if self._told is None:
            return
        game, reading = self._told
        tree = reading.tree
        if tree is not None and tree is self._session.tree and not reading.complete:
            self._session.go_to(tree.end_of_line(tree.root))
        dialog = GameTextDialog(game, reading, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _verdict(self, reading: pdn.PdnReading) -> str:
        if reading.tree is None:
            return self.tr("This game cannot be shown on the board.")
        if reading.complete:
            return self.tr("Something in this game is doubtful.")
        return self.tr("Not all of this game could be read; the rest is kept in it.")

    def _problems(self, reading: pdn.PdnReading) -> str:
        first = file_sentence(reading.problems[0])
        more = len(reading.problems) - 1
        return " ".join((first, counted.tr("And %Ln more problems.", "", more))) if more else first
