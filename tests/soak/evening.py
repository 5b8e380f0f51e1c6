"""Scripted visits to every room of the window, by mouse and keyboard: the evening of a person in a hurry."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path

from harzdame_engine import GameTree, Position, pdn, variants
from harzdame_engine.search.levels import LEVELS
from PySide6.QtCore import QDeadlineTimer, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton, QTableView, QWidget

from harzdame_gui.controllers.engine.added_program import AddedProgram
from harzdame_gui.controllers.game.new_game import PERSON, NewGame, PlayerSpec
from harzdame_gui.controllers.settings.choices import Appearance
from harzdame_gui.controllers.work.job import FileLane, Lane
from harzdame_gui.new_game.dialog import NewGameDialog
from tests.gui.driver import Driver

LONG_MS = 60_000
_SHORT_MS = 150
_HUB = ("-m", "harzdame_engine.cli", "hub")
_TRIED_OF = 10
"""Of so many puzzles that are looked at one is tried."""
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


class Bot:
    """The two services of pytest-qt that a driver asks for, where no test runs."""

    def waitUntil(self, condition: Callable[[], bool], *, timeout: int = 5000) -> None:  # noqa: N802
        """Handle events until the condition holds; `timeout` in milliseconds.

        Raises:
            TimeoutError: it never did.
        """
        deadline = QDeadlineTimer(timeout)
        while not condition():
            if deadline.hasExpired():
                raise TimeoutError(condition)
            QTest.qWait(5)

    @contextmanager
    def waitExposed(self, window: QWidget) -> Iterator[None]:  # noqa: N802
        """Handle events until the window, which is shown within the block, is on the screen."""
        yield
        self.waitUntil(lambda: window.windowHandle() is not None and window.windowHandle().isExposed())


class Evening:
    """An app and what is done in it; `visits` are the rooms by name, each left as it was found."""

    def __init__(self, folder: Path, seed: int, rooms: Sequence[str] | None = None) -> None:
        self._random = random.Random(seed)
        self._rooms = rooms
        self._puzzles = 0
        """How many were looked at."""
        games = [rules.id for rules in variants()]
        self._random.shuffle(games)
        self._games_in_turn = cycle(games)
        """All of them soon: the weights of a game are kept once it was played."""
        self._file = folder / "games.pdn"
        self._file.write_text(_games(self._random, 30), encoding="utf-8")
        self.driver = Driver(Bot(), folder / "profile", black="human", engine_threads=1)  # type: ignore[arg-type]
        self._programs = self.driver.app.services.engine.programs
        if not self._programs.all:
            ours = AddedProgram("ours", "Ours", sys.executable, _HUB, games=("international",))
            self._programs.put(ours)

    @property
    def visits(self) -> dict[str, Callable[[], None]]:
        """What can be done, by name."""
        return {
            "play": self._play,
            "opponent": self._opponent,
            "analysis": self._analyse,
            "set-up": self._set_up,
            "file": self._open,
            "review": self._review,
            "library": self._add_and_remove,
            "studies": lambda: self._look_into(Qt.Key.Key_B, CTRL, Qt.Key.Key_Down, Qt.Key.Key_Return),
            "puzzles": self._puzzle,
            "tournaments": lambda: self._look_into(Qt.Key.Key_T, CTRL | SHIFT),
            "rules": lambda: self._look_into(
                Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier, Qt.Key.Key_PageDown
            ),
            "strength": lambda: self._look_into(Qt.Key.Key_R, CTRL | SHIFT),
            "my games": self._clear_away,
            "compare": lambda: self._look_into(Qt.Key.Key_D, CTRL),
            "replay": self._replay,
            "look": self._change_the_look,
        }

    def round(self) -> Iterator[str]:
        """Make all visits in a random order; yields the name of each when it is over and all is at rest.

        The look is changed last, and two persons sit down to a new game: with the window that this makes, and
        with no other program at work for the game on the board, all rounds end alike.
        """
        names = list(self._rooms or self.visits)
        self._random.shuffle(names)
        for name in sorted(names, key="look".__eq__):
            self.visits[name]()
            self.rest()
            yield name
        self.driver.session.new_game(NewGame("harzdame", PERSON, PERSON))
        self.rest()

    def rest(self) -> None:
        """Come back to the main window, with nothing under way."""
        driver = self.driver
        deadline = QDeadlineTimer(LONG_MS)
        while others := [window for window in _windows() if window is not driver.window]:
            if deadline.hasExpired():
                raise TimeoutError(f"{others} stay open")
            QTest.keyClick(others[-1].focusWidget() or others[-1], Qt.Key.Key_Escape)
            QTest.qWait(20)
        calm = 0
        while calm < 3:  # what was at work may have left more to do
            if deadline.hasExpired():
                raise TimeoutError(f"{driver.app.services.jobs.under_way} are still under way")
            QTest.qWait(10)
            calm = calm + 1 if self._is_quiet() else 0

    @property
    def working(self) -> int:
        """The threads of jobs that are under way, as an analysis or the journal may be at any time.

        Those of jobs that were given up are not among them.
        """
        jobs = self.driver.app.services.jobs
        return sum(jobs._threads[job].is_alive() for job in jobs._running if job in jobs._threads)

    def close(self) -> None:
        """End the app."""
        self.driver.close()

    def _is_quiet(self) -> bool:
        app = self.driver.app
        lanes = [job.lane for job in app.services.jobs.under_way if isinstance(job.lane, Lane | FileLane)]
        return all(lane is Lane.JOURNAL for lane in lanes) and not app.services.session.thinking

    def _linger(self, ms: int = _SHORT_MS) -> None:
        QTest.qWait(ms)

    def _key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        window = _windows()[-1]
        QTest.keyClick(window.focusWidget() or window, key, modifier)
        self._linger(20)

    # The rooms

    def _look_into(self, key: Qt.Key, modifier: Qt.KeyboardModifier, *then: Qt.Key) -> None:
        """Open a window by its key, press some more in it; it is closed by `rest`."""
        self.driver.key(key, modifier)
        opened = lambda: _windows()[-1] is not self.driver.window  # noqa: E731
        self.driver.qtbot.waitUntil(opened, timeout=LONG_MS)
        self._linger()
        for next_key in then:
            self._key(next_key)
            self._linger()

    def _puzzle(self) -> None:
        """Look at a puzzle; one in ten is given up, since what is tried is remembered for good."""
        self._puzzles += 1
        tried = (Qt.Key.Key_S, Qt.Key.Key_Space) if self._puzzles % _TRIED_OF == 0 else ()
        self._look_into(Qt.Key.Key_T, CTRL, Qt.Key.Key_H, *tried)

    def _add_and_remove(self) -> None:
        """Put the game on the board into the library, and remove all that is there."""
        self.driver.key(Qt.Key.Key_L, CTRL | SHIFT)
        self._look_into(Qt.Key.Key_L, CTRL, Qt.Key.Key_Down)
        self._delete_all(least=1)

    def _clear_away(self) -> None:
        """Look at one's own games and delete them; else each round would find more of them."""
        self._look_into(Qt.Key.Key_G, CTRL | SHIFT, Qt.Key.Key_Down)
        self._delete_all()

    def _delete_all(self, least: int = 0) -> None:
        """Delete all rows of the uppermost window, once there are so many."""
        window = _windows()[-1]
        table = window.findChild(QTableView)
        rows = table.model().rowCount

        def wait(what: str, condition: Callable[[], bool]) -> None:
            try:
                self.driver.qtbot.waitUntil(condition, timeout=LONG_MS)
            except TimeoutError:
                chosen = len(table.selectionModel().selectedRows())
                raise TimeoutError(f"{what}: {rows()} rows, {chosen} chosen; {self._state}") from None

        wait(f"less than {least} came", lambda: rows() >= least)
        if not rows():
            return
        window.activateWindow()
        table.setFocus()  # in the search field the key would delete letters
        wait("the keys do not go to the list", table.hasFocus)  # its shortcuts ask for that
        for key, modifier in ((Qt.Key.Key_A, CTRL), (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier)):
            QTest.keyClick(table, key, modifier)
        wait("some are left", lambda: not rows())

    @property
    def _state(self) -> str:
        """What may keep something from happening."""
        jobs = self.driver.app.services.jobs
        under_way = [job.lane or job.doing for job in jobs.under_way]
        failing = [error for _writing, error in jobs.failing.all]
        focus, active = QApplication.focusWidget(), QApplication.activeWindow()
        return f"focus {focus}, active {active}, of {_windows()}; under way {under_way}, failing {failing}"

    def _play(self) -> None:
        driver = self.driver
        driver.ctrl(Qt.Key.Key_N)
        driver.wait_for_dialog(NewGameDialog)
        driver.press("Start")
        level = self._random.choice(LEVELS[:9])
        spec = NewGame(next(self._games_in_turn), PERSON, PlayerSpec.engine(level, 0.05))
        driver.session.new_game(spec)
        for _ in range(6):
            self._move()
        driver.key(Qt.Key.Key_Backspace)
        self._move()

    def _opponent(self) -> None:
        program = PlayerSpec.added(self._programs.all[0].id, 0.05)
        self.driver.session.new_game(NewGame("international", PERSON, program))
        for _ in range(3):
            self._move()

    def _move(self) -> None:
        driver = self.driver
        driver.qtbot.waitUntil(lambda: not driver.session.thinking, timeout=LONG_MS)
        if not driver.session.humans_turn:
            return
        move = self._random.choice(driver.session.position.legal_moves())
        driver.session.play(move)
        self._linger(20)

    def _analyse(self) -> None:
        driver = self.driver
        driver.key(Qt.Key.Key_A)
        for key in (Qt.Key.Key_Home, *[Qt.Key.Key_Right] * 5, Qt.Key.Key_End, Qt.Key.Key_B):
            driver.key(key)
            self._linger(60)
        driver.key(Qt.Key.Key_B)
        driver.key(Qt.Key.Key_A)

    def _set_up(self) -> None:
        self.driver.ctrl(Qt.Key.Key_E)
        self._linger()
        for key in (Qt.Key.Key_M, Qt.Key.Key_S, Qt.Key.Key_Down, Qt.Key.Key_2, Qt.Key.Key_Space):
            self._key(key)

    def _open(self) -> None:
        driver = self.driver
        driver.app.workspace.games.open_path(self._file)
        driver.wait_for_games()
        self._linger()
        driver.games.rows.setFocus()
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
            driver.key(key)
        driver.qtbot.waitUntil(lambda: "Anna" in driver.session.tree.tags.get("White", ""), timeout=LONG_MS)
        for key in (*[Qt.Key.Key_Right] * 10, Qt.Key.Key_Up, Qt.Key.Key_Home):
            driver.key(key)

    def _review(self) -> None:
        driver = self.driver
        self._open()
        driver.ctrl(Qt.Key.Key_R)
        dialog = driver.wait_for_dialog()
        QTest.mouseClick(dialog.findChildren(QRadioButton)[0], Qt.MouseButton.LeftButton)
        driver.press("Review")
        self._linger(1000)
        review = driver.app.late.review
        review.cancel()
        driver.qtbot.waitUntil(lambda: not review.running, timeout=LONG_MS)

    def _replay(self) -> None:
        driver = self.driver
        self._open()
        driver.key(Qt.Key.Key_F5)
        self._linger(300)
        driver.key(Qt.Key.Key_F5)
        for key, modifier in (
            (Qt.Key.Key_F, CTRL | SHIFT),
            (Qt.Key.Key_F11, SHIFT),
            (Qt.Key.Key_F6, SHIFT ^ SHIFT),
        ):
            driver.key(key, modifier)
            self._linger()
            self._key(Qt.Key.Key_Escape)

    def _speak(self, language: str) -> None:
        """Change the language, and wait for the window that this makes anew."""
        self.driver.speak(language)

    def _change_the_look(self) -> None:
        settings = self.driver.app.services.settings
        settings.appearance.set(Appearance.DARK)
        self._speak("de")
        self._linger()
        self._speak("en")
        settings.appearance.set(Appearance.LIGHT)
        self._linger()
        self.driver.key(Qt.Key.Key_F)


def _windows() -> list[QWidget]:
    """The windows on the screen, the uppermost last."""
    shown = [
        window
        for window in QApplication.topLevelWidgets()
        if window.isVisible() and window.windowType() != Qt.WindowType.ToolTip
    ]
    modal, active = QApplication.activeModalWidget(), QApplication.activeWindow()
    return sorted(shown, key=lambda window: (window is active, window is modal))


def _games(source: random.Random, count: int) -> str:
    return "\n".join(pdn.write(_game(source, number)) for number in range(count))


def _game(source: random.Random, number: int) -> GameTree:
    tree = GameTree(
        Position.start("harzdame"), tags={"White": f"Anna {number}", "Black": "Bert", "Result": "1-0"}
    )
    node = tree.root
    for _ in range(40):
        if moves := node.position.legal_moves():
            node = tree.add(node, source.choice(moves))
    return tree


def objects_of(kind: type[QObject]) -> int:
    """The widgets that Qt has of a kind."""
    return sum(isinstance(widget, kind) for widget in QApplication.allWidgets())
