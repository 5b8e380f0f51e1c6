"""Return of games that were left unsaved: the newest at the start, the others and closed ones on demand."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from harzdame_gui import rooms
from harzdame_gui.files.saving import Saving
from harzdame_gui.late_services import LateServices
from harzdame_gui.new_game.defaults import last_choice
from harzdame_gui.notices.presenter import Notices
from harzdame_gui.services import Services
from harzdame_gui.text.files import failure_reason
from harzdame_gui.text.message import Message
from harzdame_gui.widgets.actions import Actions

if TYPE_CHECKING:
    from harzdame_gui.controllers.files.file_failure import FileFailure
    from harzdame_gui.controllers.game.closed_games import ClosedGame
    from harzdame_gui.controllers.game.kept_game import KeptGame


class Recovering(QObject):
    """Puts kept games on the board. Its action for further ones is there as long as there are any.

    *Signals*
    flipWanted(bool): see the board from this side, as when the game was left.
    setUpWanted(SetUpWork): go on in the set-up editor.
    """

    flipWanted = Signal(bool)
    setUpWanted = Signal(object)

    def __init__(
        self,
        services: Services,
        late: LateServices,
        *,
        saving: Saving,
        notices: Notices,
        actions: Actions,
        window: QWidget,
    ) -> None:
        super().__init__(saving)
        self._services = services
        self._session = services.session
        self._recovery = late.recovery
        self._closed = late.closed
        self._file = late.file
        self._saving = saving
        self._notices = notices
        self._actions = actions
        self._window = window
        self._listing = False
        actions.recover.triggered.connect(self._ask)
        actions.list_closed.triggered.connect(self._list)
        late.closed.listed.connect(self._on_listed)
        late.closed.notKept.connect(self._on_not_kept)
        late.file.notAttached.connect(self._on_not_attached)
        self._show_action()

    @Slot()
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
        if more == 1:
            texts.append(self.tr("One more unfinished game waits in the menu."))
        elif more:
            texts.append(self.tr("{count} more unfinished games wait in the menu.").format(count=more))
        self._notices.say(Message(self.tr("Your unfinished game is back."), " ".join(texts)))

    def announce(self) -> None:
        """Only tell that a game was left, as another is wanted now."""
        waiting = bool(self._recovery.pending())
        self._show_action()
        self._tell_damaged()
        if waiting:
            self._notices.say(Message(self.tr("Your unfinished game waits in the menu.")))

    def _show(self, game: KeptGame) -> None:
        """Put a game on the board exactly as it was."""
        usual = last_choice(self._services.settings).assistant
        players = {color: player or usual for color, player in game.players.items()}
        self._session.set_assistant(usual)
        self._file.detach()
        self._session.load(game.tree, None if game.studied else players, modified=game.modified)
        if game.place is not None:
            self._file.attach(game.place, game.text, self._session.revision)
        self._session.resume(game.standing)
        self.flipWanted.emit(game.around.flipped)
        if game.around.set_up is not None:
            self.setUpWanted.emit(game.around.set_up)

    @Slot()
    def _ask(self) -> None:
        self._saving.ask_first(self.restore)

    def _show_action(self) -> None:
        self._actions.recover.setVisible(bool(self._recovery.pending()))

    def _tell_damaged(self) -> None:
        if self._recovery.take_damaged():
            self._notices.warn(
                Message(
                    self.tr("What was kept of an unfinished game is damaged."),
                    self.tr("Its text is among the closed games in the menu."),
                )
            )

    @Slot(object)
    def _on_not_attached(self, path: Path) -> None:
        self._notices.warn(
            Message(
                self.tr("“{name}” was changed or moved meanwhile.").format(name=path.name),
                self.tr("The game on the board is whole; saving it asks for a file."),
            )
        )

    # Closed games

    @Slot(object)
    def _on_not_kept(self, failure: FileFailure) -> None:
        self._notices.warn(
            Message(self.tr("The game that was closed could not be kept."), failure_reason(failure))
        )

    @Slot()
    def _list(self) -> None:
        self._listing = True
        self._closed.list()

    @Slot(object)
    def _on_listed(self, games: tuple[ClosedGame, ...]) -> None:
        if not self._listing:
            return
        self._listing = False
        dialog = rooms.closed_games_dialog()(games, self._services.themes.theme, self._window)
        dialog.restoreWanted.connect(self._on_restore)
        dialog.deleteWanted.connect(self._closed.delete)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot(object)
    def _on_restore(self, closed: ClosedGame) -> None:
        if closed.game is not None:
            self._saving.ask_first(partial(self._restore_closed, closed, closed.game))

    def _restore_closed(self, closed: ClosedGame, game: KeptGame) -> None:
        self._show(game)
        self._recovery.keep_then(partial(self._closed.delete, closed.path))
        self._notices.say(Message(self.tr("The closed game is back on the board.")))
