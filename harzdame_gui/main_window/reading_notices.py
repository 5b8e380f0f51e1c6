"""What is told of a game that was read, wherever it came from, and its text beside that."""

from __future__ import annotations

from harzdame_engine import pdn
from PySide6.QtCore import QObject, Qt, Slot

from harzdame_gui.context import Context
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.text.games import game_name
from harzdame_gui.text.message import Message
from harzdame_gui.text.problems import file_sentence
from harzdame_gui.translation import counted


class ReadingNotices(QObject):
    """Tells what is wrong with a game or was guessed of it; shows the text of the last one told of.

    `text_wanted` is offered beside what is wrong, and shows the text.
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

    def tell(self, game: pdn.PdnGame, reading: pdn.PdnReading) -> None:
        """Tell what is wrong with a game, and if nothing decides which game it is; that alone quietly."""
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
            self._notices.say(Message(title, text.format(game=name)))

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
