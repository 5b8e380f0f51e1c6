"""Return of games that crashes left to the board: the newest at the start, the others on demand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.game.new_game import PlayerSpec
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.files.saving import Saving
from harzdame_gui.new_game.defaults import last_choice
from harzdame_gui.notices.presenter import Notices
from harzdame_gui.text.message import Message
from harzdame_gui.widgets.actions import Actions

if TYPE_CHECKING:
    from harzdame_gui.controllers.game.recovery import Recovery


class Recovering(QObject):
    """The action for further games is there as long as there are any."""

    def __init__(
        self,
        session: GameSession,
        *,
        recovery: Recovery,
        file: GameFile,
        settings: Settings,
        saving: Saving,
        notices: Notices,
        actions: Actions,
    ) -> None:
        super().__init__(saving)
        self._session = session
        self._recovery = recovery
        self._file = file
        self._settings = settings
        self._saving = saving
        self._notices = notices
        self._actions = actions
        actions.recover.triggered.connect(self._ask)
        self._show_action()

    @Slot()
    def restore(self) -> None:
        """Go on with the newest game that a crash left, if there is one."""
        pending = self._recovery.pending()
        if not pending:
            return
        newest, more = pending[0], len(pending) - 1
        choice = last_choice(self._settings)
        usual = PlayerSpec.engine(choice.level, choice.thinking_time)
        players = {color: player or usual for color, player in newest.players.items()}
        self._session.set_assistant(choice.level, choice.thinking_time)
        self._session.load(newest.tree, players, at_end=True, modified=True)
        self._file.detach()
        if newest.place is not None:
            self._file.attach(newest.place)
        self._recovery.watch(self._session, self._file)
        self._recovery.discard(newest)
        self._show_action()
        text = self.tr("Harzdame was not closed properly last time; nothing was lost.")
        if more == 1:
            text += " " + self.tr("One more unfinished game waits in the menu.")
        elif more:
            text += " " + self.tr("{count} more unfinished games wait in the menu.").format(count=more)
        self._notices.say(Message(self.tr("Your unfinished game is back."), text))

    @Slot()
    def _ask(self) -> None:
        self._saving.ask_first(self.restore)

    def _show_action(self) -> None:
        self._actions.recover.setVisible(bool(self._recovery.pending()))
