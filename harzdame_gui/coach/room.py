"""The coach's room: made once for a window, it puts the coach, its bubble and its card together."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal, Slot

from harzdame_gui.coach.bubble import CoachBubble
from harzdame_gui.coach.commands import CoachCommands
from harzdame_gui.coach.moments_card import MomentRow, MomentsCard
from harzdame_gui.coach.presenter import CoachPresenter, coach_menu
from harzdame_gui.coach.text import missed_line, moment_sentence, moment_title, shown_line
from harzdame_gui.commands.command import Menu, Place
from harzdame_gui.context import Context
from harzdame_gui.controllers.coach.coach import Coach
from harzdame_gui.controllers.coach.moments import Moments
from harzdame_gui.widgets.setting_tick import SettingTick


class CoachRoom(QObject):
    """Holds the coach of one window.

    *Signals*
    waitingChanged(): the computer waits for the player's answer to a warning, or no longer.
    """

    waitingChanged = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        services, board, menu = context.services, context.board, context.menu
        session, settings = services.session, services.settings
        self._session = session
        self._board = board
        cache = context.late.endgames.cache
        self._coach = Coach(session, services.engine, settings, cache, self)
        self._moments = Moments(self._coach, session, services.engine, cache, self)
        bubble = CoachBubble(board, context.ground)
        actions = CoachCommands(self)
        self.card = MomentsCard()
        session.gameLeaving.connect(bubble.dismiss)  # before its squares go
        context.window.addActions(actions.all())
        place = Place(Menu.STUDY, 1)
        menu.add_menu(place, coach_menu(settings, self.tr("Coach"), menu))
        SettingTick(menu.add_entry(place, self.tr("Hints in steps")), settings.hints_in_steps)
        CoachPresenter(
            self._coach, session, board=board, bubble=bubble, actions=actions, window=context.window
        )
        queued = Qt.ConnectionType.QueuedConnection  # when the answer is released
        self._coach.warned.connect(self.waitingChanged)
        self._coach.settled.connect(self.waitingChanged, queued)
        self._moments.changed.connect(self._show_moments)
        self.card.chosen.connect(self._go_to)

    def close(self) -> None:
        """End the searches, as the window closes."""
        self._coach.close()
        self._moments.close()

    @Slot()
    def _show_moments(self) -> None:
        rows = [
            MomentRow(seen.node, moment_title(seen.node), moment_sentence(seen))
            for seen in self._moments.found
        ]
        self.card.show_moments(rows, flipped=self._board.orientation.flipped)

    @Slot(int)
    def _go_to(self, number: int) -> None:
        """Go to the move that mattered, and see what was wrong with it."""
        seen = self._moments.found[number]
        missed = missed_line(seen)
        if missed and seen.node.parent is not None:
            self._session.go_to(seen.node.parent)
            self._board.show_capture(*missed)
        else:
            self._session.go_to(seen.node)
            self._board.show_capture(*shown_line(seen))
