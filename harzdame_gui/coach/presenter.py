"""The coach on the screen: the punishing chain played by ghosts, its count in a bubble, and two ways on."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QMenu, QWidget

from harzdame_gui.board import BoardView
from harzdame_gui.coach.bubble import CoachBubble
from harzdame_gui.coach.commands import CoachCommands
from harzdame_gui.coach.text import shown_line, told_squares, warning_message
from harzdame_gui.commands.main_menu import SettingMenu
from harzdame_gui.controllers.coach.coach import Coach
from harzdame_gui.controllers.coach.judgement import Seen
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.choices import CoachMode
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.notices.card import Notice, Tone
from harzdame_gui.text.coach import mode_name


class CoachPresenter(QObject):
    """Shows the coach's warnings, and passes on what the player chooses."""

    def __init__(
        self,
        coach: Coach,
        session: GameSession,
        *,
        board: BoardView,
        bubble: CoachBubble,
        actions: CoachCommands,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._coach = coach
        self._board = board
        self._bubble = bubble
        self._actions = actions
        self._seen: Seen | None = None
        self._opening = QTimer(self, singleShot=True)
        self._opening.timeout.connect(self._show)
        coach.warned.connect(self._on_warned)
        coach.settled.connect(self._on_settled)
        bubble.gone.connect(coach.go_on)
        actions.take_back.triggered.connect(session.take_back)
        actions.play_on.triggered.connect(coach.go_on)
        actions.show_again.triggered.connect(self._play_line)

    @Slot(object)
    def _on_warned(self, seen: Seen) -> None:
        self._seen = seen
        self._opening.start(self._board.motion_left)  # the move itself is seen to its end first

    @Slot()
    def _on_settled(self) -> None:
        self._seen = None
        self._opening.stop()
        self._actions.set_wanted(wanted=False)
        if self._bubble.notice is not None:
            self._bubble.put_away()
            self._board.clear_marks()

    @Slot()
    def _show(self) -> None:
        seen = self._seen
        if seen is None:
            return
        self._actions.set_wanted(wanted=True, line=bool(shown_line(seen)))
        notice = Notice(warning_message(seen), Tone.WARNING, self._actions.offered())
        self._bubble.point_out(notice, tuple(dict.fromkeys(told_squares(seen))))
        self._play_line()

    @Slot()
    def _play_line(self) -> None:
        if self._seen is not None:
            self._board.show_capture(*shown_line(self._seen))


def coach_menu(settings: Settings, title: str, parent: QWidget) -> QMenu:
    """The submenu of the kinds of coach."""
    options = [(mode, mode_name(mode)) for mode in CoachMode]
    return SettingMenu(title, options, settings.coach, parent)
