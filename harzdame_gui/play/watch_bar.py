"""The card beside a game between two computers: they can be paused, and a person can take over."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from harzdame_gui.controllers.game.new_game import PlayerSpec
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.game.watching import Watching
from harzdame_gui.text.outcomes import color_name
from harzdame_gui.theme import Theme
from harzdame_gui.widgets.actions import Actions
from harzdame_gui.widgets.buttons import ActionButton
from harzdame_gui.widgets.layouts import STRETCH, fill


class WatchBar(QFrame):
    """Two buttons, hidden unless two computers play."""

    def __init__(self, actions: Actions, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("noticeCard")
        self.setProperty("tone", "calm")
        style = Qt.ToolButtonStyle.ToolButtonTextOnly
        buttons = [ActionButton(action, theme, style) for action in (actions.pause, actions.take_over)]
        space = theme.spacing
        margins = (space.m, space.xs, space.m, space.xs)
        fill(QHBoxLayout(self), *buttons, STRETCH, spacing=space.s, margins=margins)
        self.hide()


class WatchView(QObject):
    """Keeps the card in step with the game, and carries out what its buttons say."""

    def __init__(self, session: GameSession, bar: WatchBar, actions: Actions) -> None:
        super().__init__(bar)
        self._session = session
        self._bar = bar
        self._actions = actions
        self._watching = Watching(session, self)
        actions.pause.triggered.connect(self._on_pause)
        actions.take_over.triggered.connect(self._on_take_over)
        session.stateChanged.connect(self._show)
        session.gameReplaced.connect(self._show)
        self._show()

    @Slot()
    def _show(self) -> None:
        possible = self._watching.possible
        self._bar.setVisible(possible)
        for action in (self._actions.pause, self._actions.take_over):
            action.setEnabled(possible)
        self._actions.pause.setChecked(self._watching.paused)

    @Slot(bool)
    def _on_pause(self, wanted: bool) -> None:
        if wanted:
            self._watching.pause()
        else:
            self._watching.go_on()

    @Slot()
    def _on_take_over(self) -> None:
        side = color_name(self._session.game.reached.position.turn)
        remark = self.tr("From here on a person plays {color}.").format(color=side)
        self._watching.take_over(PlayerSpec(), remark)
