"""The card beside a game between two computers: their speed, a pause, and a person can take over."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QWidget

from harzdame_gui.commands.main_commands import MainCommands
from harzdame_gui.controllers.game.new_game import PlayerSpec
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.game.watching import Watching
from harzdame_gui.controllers.settings.declaration import Setting
from harzdame_gui.text.outcomes import color_name
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.buttons import ActionButton
from harzdame_gui.widgets.layouts import STRETCH, fill

_PAUSES = (0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds between two moves, for choice."""


class WatchBar(QFrame):
    """Two buttons and the speed, hidden unless two computers play."""

    def __init__(self, actions: MainCommands, pause: Setting[float], parent: QWidget | None = None) -> None:
        """`pause` has the seconds between two moves."""
        super().__init__(parent)
        self._pause = pause
        self._speed = QComboBox()
        self.setObjectName("noticeCard")
        self.setProperty("tone", "calm")
        style = Qt.ToolButtonStyle.ToolButtonTextOnly
        buttons = [ActionButton(action, style) for action in (actions.pause, actions.take_over)]
        space = current_theme().spacing
        margins = (space.m, space.xs, space.m, space.xs)
        self._offer_speeds()
        fill(QHBoxLayout(self), *buttons, STRETCH, self._speed, spacing=space.s, margins=margins)
        self.hide()

    def _offer_speeds(self) -> None:
        self._speed.setAccessibleName(self.tr("Speed"))
        self._speed.setToolTip(self.tr("The time between two moves"))
        self._speed.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._speed.addItem(self.tr("As fast as they can"), 0.0)
        for seconds in _PAUSES:
            number = self.locale().toString(seconds, "g", 2)
            self._speed.addItem(self.tr("{number} s a move").format(number=number), seconds)
        self._pause.follow(self._tick)
        self._speed.activated.connect(self._on_speed)

    @Slot(object)
    def _tick(self, pause: float) -> None:
        """Choose the speed that comes nearest."""
        nearest = min((0.0, *_PAUSES), key=lambda each: abs(each - pause))
        self._speed.setCurrentIndex(self._speed.findData(nearest))

    @Slot()
    def _on_speed(self) -> None:
        self._pause.set(self._speed.currentData())


class WatchView(QObject):
    """Keeps the card in step with the game, and carries out what its buttons say."""

    def __init__(self, session: GameSession, bar: WatchBar, actions: MainCommands) -> None:
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
        side = color_name(self._session.reached.position.turn)
        remark = self.tr("From here on a person plays {color}.").format(color=side)
        self._watching.take_over(PlayerSpec(), remark)
