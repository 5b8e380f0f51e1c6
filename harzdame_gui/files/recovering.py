"""Return of games that were left unsaved: the newest at the start, the others and one's own on demand."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from harzdame_gui import rooms
from harzdame_gui.controllers.storage.file_failure import failure_of
from harzdame_gui.controllers.storage.storage import write_whole
from harzdame_gui.controllers.work.job import Doing
from harzdame_gui.files.saving import SUFFIX, Saving, folder, name_filters
from harzdame_gui.late_services import LateServices
from harzdame_gui.new_game.defaults import last_choice
from harzdame_gui.notices.presenter import Notices
from harzdame_gui.services import Services
from harzdame_gui.text.files import failure_reason
from harzdame_gui.text.message import Message
from harzdame_gui.widgets.actions import Actions

if TYPE_CHECKING:
    from harzdame_gui.controllers.game.kept_game import KeptGame
    from harzdame_gui.controllers.game.my_games import MyGame
    from harzdame_gui.controllers.storage.file_failure import FileFailure


class Recovering(QObject):
    """Puts kept games on the board. Its action for further ones is there as long as there are any.

    *Signals*
    flipWanted(bool): see the board from this side, as when the game was left.
    setUpWanted(SetUpWork): go on in the set-up editor.
    reviewLeft(ReviewSoFar): the game that is back was being reviewed.
    """

    flipWanted = Signal(bool)
    setUpWanted = Signal(object)
    reviewLeft = Signal(object)

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
        self._own = late.own
        self._file = late.file
        self._notices = notices
        self._actions = actions
        self._window = window
        self._listing = False
        actions.recover.triggered.connect(self.restore)
        actions.list_own.triggered.connect(self._list)
        late.own.listed.connect(self._on_listed)
        late.own.notKept.connect(self._on_not_kept)
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
        if self._session.clock.paused:
            texts.append(self.tr("The clock stands until you play a move or press P."))
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
        self._session.seats.set_assistant(usual)
        self._file.detach()
        self._session.load(game.tree, None if game.studied else players, modified=game.modified)
        if game.history is not None:
            self._session.game.history.take_up(game.history)
        if game.place is not None:
            self._file.attach(game.place, game.text, self._session.revision)
        self._session.resume(game.standing, game.clock)
        self._recovery.note_own(game.around.own)
        self.flipWanted.emit(game.around.flipped)
        if game.around.set_up is not None:
            self.setUpWanted.emit(game.around.set_up)
        if game.around.review is not None:
            self.reviewLeft.emit(game.around.review)

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

    @Slot(object)
    def _on_not_attached(self, path: Path) -> None:
        self._session.game.history.mark_unsaved()  # the board alone has it now
        self._session.stateChanged.emit()
        self._notices.warn(
            Message(
                self.tr("“{name}” was changed or moved meanwhile.").format(name=path.name),
                self.tr("The game on the board is whole; saving it asks for a file."),
            )
        )

    # One's own games

    @Slot(object)
    def _on_not_kept(self, failure: FileFailure) -> None:
        self._notices.warn(
            Message(self.tr("The last game could not be kept among your games."), failure_reason(failure))
        )

    @Slot()
    def _list(self) -> None:
        self._listing = True
        self._own.list()

    @Slot(object)
    def _on_listed(self, games: tuple[MyGame, ...]) -> None:
        if not self._listing:
            return
        self._listing = False
        dialog = rooms.my_games_dialog()(games, self._services.themes.theme, self._window)
        dialog.openWanted.connect(self._on_open)
        dialog.deleteWanted.connect(self._own.delete)
        dialog.exportWanted.connect(self._export)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot(object)
    def _on_open(self, mine: MyGame) -> None:
        if mine.game is not None:
            self.put_back(mine.id, mine.game)

    def put_back(self, game_id: str, game: KeptGame) -> None:
        """Put one of one's own games on the board again, where it was left."""
        self._show(game)
        self._recovery.note_own(game_id)
        self._notices.say(Message(self.tr("The game is back on the board.")))

    @Slot(object)
    def _export(self, texts: tuple[str, ...]) -> None:
        """Ask for a file, and write games into it."""
        dialog = QFileDialog(self._window, self.tr("Export games"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(name_filters())
        dialog.setDefaultSuffix(SUFFIX)
        dialog.setDirectory(str(folder(self._services.settings)))
        dialog.selectFile(f"{self.tr('My games')}.{SUFFIX}")
        dialog.fileSelected.connect(partial(self._write, texts))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _write(self, texts: tuple[str, ...], name: str) -> None:
        path = Path(name)
        data = "\n".join(text.strip() + "\n" for text in texts).encode()
        job = self._services.jobs.run(lambda _job: write_whole(path, data), doing=Doing.SAVING)
        job.finished.connect(partial(self._on_exported, path, len(texts)))
        job.failed.connect(partial(self._on_not_exported, path))

    def _on_exported(self, path: Path, count: int, _result: object) -> None:
        if count == 1:
            text = self.tr("One game was written to “{name}”.")
        else:
            text = self.tr("{count} games were written to “{name}”.")
        self._notices.say(Message(text.format(count=count, name=path.name)))

    def _on_not_exported(self, path: Path, error: Exception) -> None:
        failure = failure_of(error, path)
        self._notices.warn(Message(self.tr("The games were not exported."), failure_reason(failure)))
