"""The two clocks at the board's edge, kept in step with the clock of the game."""

from __future__ import annotations

from harzdame_engine import Color
from harzdame_engine.clocks.clock import ClockReading
from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication

from harzdame_gui.context import Context
from harzdame_gui.controllers.game.clock import GameClock
from harzdame_gui.controllers.settings.choices import Loudness
from harzdame_gui.controllers.sounds.speaker import Sound, Speaker
from harzdame_gui.play.board_area import BoardArea
from harzdame_gui.play.clock_face import ClockFace, FaceState
from harzdame_gui.text.clocks import TENTHS_MS, figures, spoken_clock
from harzdame_gui.text.message import Message


class ClockView(QObject):
    """Wakes up when the figures of the running clock change, and not in between."""

    def __init__(self, context: Context, clock: GameClock, area: BoardArea, speaker: Speaker) -> None:
        super().__init__(context.window)
        session, actions, board = context.session, context.commands, context.board
        self._session = session
        self._clock = clock
        self._speaker = speaker
        self._settings = context.settings
        self._area = area
        self._notices = context.notices
        self._actions = actions
        self._flipped = board.orientation.flipped
        self._warned = False
        self._told: Message | None = None
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._clock.changed.connect(self._on_changed)
        self._clock.slept.connect(self._on_slept)
        session.gameReplaced.connect(self._on_changed)
        session.cursorMoved.connect(self._on_cursor_moved)
        session.stateChanged.connect(self._show_action)
        actions.pause_clock.triggered.connect(self._on_pause)
        actions.run_clock.triggered.connect(self._on_run)
        board.flipped.connect(self.set_flipped)
        self._on_changed()

    @Slot(bool)
    def set_flipped(self, flipped: bool) -> None:
        """See the board from Black's side, or from White's."""
        self._flipped = flipped
        self._on_changed()

    @Slot()
    def _on_changed(self) -> None:
        self._warned = False
        for side in Color:
            self._show(side, speak=True)
        self._show_action()
        self._set_timer()
        if self._told is not None and not self._clock.paused:
            if self._notices.said == self._told:
                self._notices.dismiss()
            self._told = None

    @Slot()
    def _on_cursor_moved(self) -> None:
        if not self._session.being_played:
            for side in Color:
                self._show(side, speak=True)

    def _reading(self, side: Color) -> ClockReading | None:
        """The reading to show: of a game that is over, that at the position shown."""
        session = self._session
        if session.being_played or session.node is session.ended_at:
            return self._clock.reading(side)
        return self._clock.reading_at(session.node, side)

    @Slot()
    def _show_action(self) -> None:
        self._actions.pause_clock.setEnabled(self._clock.can_pause)
        self._actions.pause_clock.setChecked(self._clock.paused)

    @Slot()
    def _tick(self) -> None:
        side = self._clock.running
        if side is not None:
            self._show(side)
            self._set_timer()

    def _set_timer(self) -> None:
        side = self._clock.running
        reading = None if side is None else self._clock.reading(side)
        if reading is None or reading.out:
            self._timer.stop()
        else:
            self._timer.start(figures(reading).lasts)

    def _face(self, side: Color) -> ClockFace:
        below = (side is Color.BLACK) == self._flipped
        return (self._area.below if below else self._area.above).clock

    def _show(self, side: Color, *, speak: bool = False) -> None:
        face, reading = self._face(side), self._reading(side)
        face.setVisible(reading is not None)
        if reading is None:
            return
        shown = figures(reading)
        running = self._clock.running is side
        turn = self._session.reached.position.turn is side
        low = _is_low(reading)
        paused = self._clock.paused and turn
        face.show_state(FaceState(shown.time, shown.extra, running, low, paused))
        if speak or (low and running and not self._warned):
            spoken = spoken_clock(side, reading, running=running, paused=paused)
            face.setAccessibleName(spoken)
            hint = self.tr("The clock is paused: press P, or play a move, to go on.")
            face.setToolTip(hint if paused else spoken)
        if low and running and not self._warned:
            self._warn(side)

    def _warn(self, side: Color) -> None:
        """Sound once in a move, for a person whose time is nearly up."""
        self._warned = True
        settings = self._settings
        wanted = settings.clock_sound.value and settings.sounds.value is not Loudness.OFF
        if wanted and side in self._session.persons and not self._speaker.play(Sound.LOW_CLOCK):
            QApplication.beep()

    @Slot()
    def _on_pause(self) -> None:
        self._clock.set_paused(not self._clock.paused)
        if self._clock.paused:
            self._tell(self.tr("Press P, or play a move, to go on."))

    @Slot()
    def _on_run(self) -> None:
        self._clock.set_paused(False)

    @Slot()
    def _on_slept(self) -> None:
        self._tell(
            self.tr("The computer was asleep; that time is not counted. Press P, or play a move, to go on.")
        )

    def _tell(self, text: str) -> None:
        self._told = Message(self.tr("The clock is paused."), text)
        self._notices.ask(self._told, (self._actions.run_clock,))


def _is_low(reading: ClockReading) -> bool:
    """Whether the end is near: the last seconds, of the last period where there are any."""
    more = reading.periods > reading.in_period  # periods to come
    return reading.left <= TENTHS_MS and not reading.delay and not more
