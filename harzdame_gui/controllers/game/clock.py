"""The clock of the game on the board: runs for the side to move where the game has come to.

It does not know who plays, nor what is shown. Where the cursor stands makes no
difference to it. The state follows from the time controls and the times that the
record has for its moves, so a takeback gives the time back by itself.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from harzdame_engine import Clock, Color, Node
from harzdame_engine.clocks.clock import ClockReading, Clocks
from harzdame_engine.clocks.control import NO_CLOCKS, TimeControls
from harzdame_engine.clocks.flag import flag_outcome
from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from harzdame_gui.controllers.game.played_game import PlayedGame

_BEAT_MS = 5000
"""The time between two looks at a clock that runs; what is kept on disk is never older."""
_GAP_MS = 20_000
"""The time without a look after which the machine must have slept: that is not counted."""
_LONGEST_MS = 3_600_000
"""The longest that a timer is set to, well within what it can be."""


def awake_and_asleep() -> int:
    """Milliseconds of a clock that nobody sets, and that goes on while the machine sleeps."""
    which = getattr(time, "CLOCK_BOOTTIME", None)
    return (time.monotonic_ns() if which is None else time.clock_gettime_ns(which)) // 1_000_000


class KeptClock(NamedTuple):
    """A clock as it is kept on disk: its controls, and the milliseconds used of the present move."""

    controls: TimeControls
    spent: int = 0
    paused: bool = False


class GameClock(QObject):
    """One clock for one game at a time; without time controls it does nothing.

    `awaited` tells whether the side to move at a node is at work on its move: a
    player that waits to be asked loses no time.

    Signals:
        changed(): another side runs, none does, or there is another clock.
        flagFell(Outcome): a side has used up its time, which ends the game so.
        timeUp(Color): the same in a shared game, which goes on.
        slept(): the machine was asleep, and the clock is paused for that.
        beaten(): a few seconds went by; it is time to keep the clock on disk.
    """

    changed = Signal()
    flagFell = Signal(object)
    timeUp = Signal(object)
    slept = Signal()
    beaten = Signal()

    def __init__(
        self,
        awaited: Callable[[Node], bool],
        parent: QObject | None = None,
        now: Callable[[], int] = awake_and_asleep,
    ) -> None:
        """`now`: milliseconds from any beginning, the time asleep included."""
        super().__init__(parent)
        self._runs_from_start = False
        self._awaited = awaited
        self._now = now
        self._game: PlayedGame | None = None
        self._clocks = Clocks()
        self._at: Node | None = None  # the node whose move is being timed
        self._turn: Color | None = None  # whose move it is, or was when the game ended
        self._spent = 0  # of that move, up to the last start
        self._since: int | None = None  # the last start; None: it stands
        self._seen = 0
        self._paused = False
        self._shared = False
        self._decided = False  # the move is found, and yet to be played
        self._flag = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._flag.timeout.connect(self._on_time)
        self._beat = QTimer(self, interval=_BEAT_MS)
        self._beat.timeout.connect(self._on_beat)

    # What it shows

    @property
    def active(self) -> bool:
        """Whether the game has a clock, for one side at least."""
        return self._clocks != Clocks()

    @property
    def running(self) -> Color | None:
        """The side whose clock runs."""
        return self._at.position.turn if self._at is not None and self._since is not None else None

    @property
    def paused(self) -> bool:
        """Whether a person, or the machine's sleep, has stopped it."""
        return self._paused and self._at is not None

    @property
    def can_pause(self) -> bool:
        """Whether a person may stop it, or let it go on."""
        playing = self._game is not None and bool(self._game.persons)
        return self.active and self._at is not None and playing and not self._shared

    def reading(self, side: Color) -> ClockReading | None:
        """What the clock of one side shows now; None if it has none."""
        clock = self._clocks.of(side)
        return clock and clock.read(self._used() if self._turn is side else 0)

    def reading_at(self, node: Node, side: Color) -> ClockReading | None:
        """What the clock of one side showed when the move to `node` had been played; None if it has none."""
        clock = self._clocks_at(node).of(side)
        return clock and clock.read(0)

    def limit_at(self, node: Node) -> Clock | None:
        """The clock for a search at `node`; None if the search is not for a move of the game, or untimed."""
        clock = self._clocks.of(node.position.turn) if node is self._at else None
        return clock and clock.for_search(self._used())

    @property
    def controls(self) -> TimeControls:
        """The time controls of White and of Black."""
        white, black = self._clocks
        return white and white.control, black and black.control

    @property
    def kept(self) -> KeptClock | None:
        """All that there is to keep; None without a clock, or if it is another computer's as well."""
        if not self.active or self._shared:
            return None
        return KeptClock(self.controls, self._used(), self._paused)

    # The course of the game

    def begin(self, game: PlayedGame, controls: TimeControls, *, shared: bool = False) -> None:
        """Time a game with these controls from where it stands; it is not yet anybody's turn.

        A `shared` game has a clock of its own on another computer: this one cannot be paused,
        counts the time asleep, and ends nothing.
        """
        self._stand()
        self._shared = shared
        self._game, self._clocks, self._at = game, Clocks.begun(controls), None
        self._turn, self._spent, self._paused = None, 0, False
        game.timed = self.active
        self.follow()

    def end(self) -> None:
        """Keep no time any more; the game goes on without a clock."""
        if self._game is not None:
            self.begin(self._game, NO_CLOCKS)
            self.changed.emit()

    def restore(self, kept: KeptClock | None) -> None:
        """Take up the clock of a game that was left. It waits for a person, if it is a person's turn."""
        if kept is None or self._game is None:
            return
        self.begin(self._game, kept.controls)
        if self._at is not None:
            self._spent = kept.spent
            self._paused = kept.paused or self._at.position.turn in self._game.persons
        self.follow()

    @Slot()
    def follow(self) -> None:
        """Look where the game stands now: time the move that was played, or give back what was taken back."""
        game = self._game
        if game is None or not self.active:
            return
        at = game.live if game.being_played else None
        if at is not self._at:
            self._go_to(at)
        if at is not None and not self._awaited(at):
            self._decided = False
        runs = at is not None and not self._paused and not self._decided and self._is_due(at)
        if runs != (self._since is not None):
            self._start() if runs else self._stand()
            self.changed.emit()

    @Slot(bool)
    def set_runs_from_start(self, runs: bool) -> None:
        """Set whether it runs before the first move."""
        self._runs_from_start = runs
        self.follow()

    def decide(self, node: Node) -> None:
        """The move at `node` is found: its time is over, even if it is played a moment later."""
        if node is self._at:
            self._decided = True
            self.follow()

    def set_paused(self, paused: bool) -> None:
        """Stop the clock, or let it go on."""
        if self.can_pause and paused is not self._paused:
            self._paused = paused
            self.follow()
            self.changed.emit()

    def _go_to(self, at: Node | None) -> None:
        """Time the move at `at` from now on; None: the game is over."""
        game, before, spent = self._game, self._at, self._used()
        self._stand()
        self._at, self._decided = at, False
        reached = None if game is None else game.live
        if reached is not None and before is not None and reached.parent is before:
            self._time(before, reached, spent)
            self._spent, self._turn = 0, reached.position.turn
        elif at is not None:
            self._clocks, self._spent, self._turn = self._clocks_at(at), 0, at.position.turn
            self._paused = False
        self.changed.emit()

    def _time(self, before: Node, after: Node, spent: int) -> None:
        """Record the time of a move."""
        mover = before.position.turn
        self._clocks = self._clocks.moved(mover, spent)
        clock = self._clocks.of(mover)
        after.elapsed = spent / 1000
        after.clock = clock.read(0).left / 1000 if clock else None
        if self._game is not None and mover in self._game.persons:
            self._paused = False

    def _clocks_at(self, node: Node) -> Clocks:
        line = []
        while node.parent is not None:
            line.append((node.parent.position.turn, round(1000 * (node.elapsed or 0))))
            node = node.parent
        return Clocks.begun(self.controls).after(reversed(line))

    def _is_due(self, at: Node) -> bool:
        if self._game is None:
            return False
        begun = at.ply > self._game.given_plies or self._runs_from_start
        return begun and self._awaited(at) and not self._game.over(at)

    # Time

    def _start(self) -> None:
        self._since = self._seen = self._now()
        self._beat.start()
        self._set_flag()

    def _stand(self) -> None:
        self._spent, self._since = self._used(), None
        self._beat.stop()
        self._flag.stop()

    def _used(self) -> int:
        """The milliseconds of the present move so far; the time that the machine slept is none."""
        if self._since is None:
            return self._spent
        now = self._now()
        if now - self._seen > _GAP_MS and not self._shared:
            self._spent += self._seen - self._since
            self._since, self._paused = None, True
            QTimer.singleShot(0, self, self._tell_slept)
            return self._spent
        self._seen = now
        return self._spent + now - self._since

    def _tell_slept(self) -> None:
        self._beat.stop()
        self._flag.stop()
        self.changed.emit()
        self.slept.emit()

    def _set_flag(self) -> None:
        clock = self._clocks.of(self.running) if self.running is not None else None
        if clock is not None:
            self._flag.start(min(max(clock.allowance - self._used(), 0), _LONGEST_MS))

    @Slot()
    def _on_time(self) -> None:
        at, side = self._at, self.running
        reading = None if side is None else self.reading(side)
        if at is not None and side is not None and reading is not None and reading.out:
            if self._shared:
                self.timeUp.emit(side)
            else:
                self.flagFell.emit(flag_outcome(at.position, side))
        else:
            self._set_flag()

    @Slot()
    def _on_beat(self) -> None:
        self._used()
        self.beaten.emit()
