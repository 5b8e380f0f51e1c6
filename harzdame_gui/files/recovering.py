"""Return of games to the board: the newest left unsaved at the start, any other on demand."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.context import Context
from harzdame_gui.files.parting import Parting
from harzdame_gui.files.saving import Saving
from harzdame_gui.new_game.defaults import last_choice
from harzdame_gui.text.files import failure_reason
from harzdame_gui.text.message import Message
from harzdame_gui.translation import counted

if TYPE_CHECKING:
    from harzdame_gui.controllers.files.pdn_document import PdnDocument
    from harzdame_gui.controllers.game.kept_game import KeptGame


class Recovering(QObject):
    """Puts kept games on the board. Its action for further ones is there as long as there are any.

    *Signals*
    flipWanted(bool): see the board from this side, as when the game was left.
    setUpWanted(SetUpWork): go on in the set-up editor.
    reviewLeft(ReviewSoFar): the game that is back was being reviewed.
    copyLeft(LibraryCopy): it is one of the library.
    """

    flipWanted = Signal(bool)
    setUpWanted = Signal(object)
    reviewLeft = Signal(object)
    copyLeft = Signal(object)

    def __init__(self, context: Context, saving: Saving, parting: Parting) -> None:
        super().__init__(saving)
        late = context.late
        self._services = context.services
        self._session = context.session
        self._recovery = late.recovery
        self._file = late.file
        self._notices = context.notices
        self._parting = parting
        self._actions = context.commands
        context.commands.recover.triggered.connect(self._on_recover)
        late.file.notAttached.connect(self._on_not_attached)
        self._show_action()

    @Slot()
    def _on_recover(self) -> None:
        self._parting.before(self.restore)

    def restore(self) -> None:
        """Go on with the newest game that was left, if there is one."""
        pending = self._recovery.pending()
        self._show_action()
        if not pending:
            self._tell_damaged()
            return
        newest, more = pending[0], len(pending) - 1
        self._show(newest.game)
        self._recovery.watch(self._session, self._file)
        self._recovery.discard(newest)
        self._show_action()
        self._tell_damaged()
        texts = []
        if not newest.game.was_quit:
            texts.append(self.tr("Harzdame was not closed properly last time; nothing was lost."))
        if self._session.clock_paused:
            texts.append(self.tr("The clock stands until you play a move or press P."))
        if more:
            texts.append(counted.tr("%Ln more unfinished games wait in the menu.", "", more))
        self._notices.say(Message(self.tr("Your unfinished game is back."), " ".join(texts)))

    def announce(self) -> None:
        """Only tell that a game was left, as another is wanted now."""
        waiting = bool(self._recovery.pending())
        self._show_action()
        self._tell_damaged()
        if waiting:
            self._notices.say(Message(self.tr("Your unfinished game waits in the menu.")))

    def _show(self, game: KeptGame, home: tuple[PdnDocument, int] | None = None) -> None:
        """Put a game on the board exactly as it was; `home`: see `take_up`."""
        usual = last_choice(self._services.settings).assistant
        players = {color: player or usual for color, player in game.players.items()}
        self._session.set_assistant(usual)
        self._file.detach()
        seated = None if game.studied else players
        self._session.load(game.tree, seated, modified=game.modified, history=game.history)
        if home is not None:
            self._file.follow(*home)
        elif game.place is not None:
            self._file.attach(game.place, game.text, self._session.revision)
        self._session.resume(game.standing, game.clock)
        self._recovery.listed.recall(game.around.own, game.around.listed)
        self._recovery.note_own(game.around.own)
        self.flipWanted.emit(game.around.flipped)
        if game.around.set_up is not None:
            self.setUpWanted.emit(game.around.set_up)
        if game.around.review is not None:
            self.reviewLeft.emit(game.around.review)
        if game.around.copy is not None:
            self.copyLeft.emit(game.around.copy)

    def _show_action(self) -> None:
        self._actions.recover.setVisible(bool(self._recovery.pending()))

    def _tell_damaged(self) -> None:
        if self._recovery.take_damaged():
            self._notices.warn(
                Message(
                    self.tr("What was kept of an unfinished game is damaged."),
                    self.tr("Its text is among your games in the menu."),
                )
            )
        for failure in self._recovery.take_unread()[:1]:
            reason = failure_reason(failure, saving=False)
            waits = self.tr("It stays where it is, and is looked for again at the next start.")
            self._notices.warn(
                Message(self.tr("An unfinished game cannot be read just now."), f"{reason} {waits}")
            )

    @Slot(object)
    def _on_not_attached(self, path: Path) -> None:
        self._session.mark_unsaved()  # the board alone has it now
        self._notices.warn(
            Message(
                self.tr("“{name}” was changed or moved meanwhile.").format(name=path.name),
                self.tr("The game on the board is whole; saving it asks for a file."),
            )
        )

    def take_up(self, game_id: str, game: KeptGame, home: tuple[PdnDocument, int] | None = None) -> None:
        """Put one of one's own games on the board without a word.

        `home` is the file that it belongs to, and its number there; None: the place that was kept with it.
        """
        self._show(game, home)
        self._recovery.note_own(game_id)

    def put_back(self, game_id: str, game: KeptGame) -> None:
        """Put one of one's own games on the board again, where it was left."""
        self._parting.before(partial(self._put_back, game_id, game))

    def _put_back(self, game_id: str, game: KeptGame) -> None:
        self.take_up(game_id, game)
        self._notices.say(Message(self.tr("The game is back on the board.")))
