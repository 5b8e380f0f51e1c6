"""The clocks at the board's edge, in the main window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine import Color, Outcome, Termination
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from harzdame_gui.controllers.sounds.speaker import Sound, Speaker
from harzdame_gui.play.clock_face import ClockFace, FaceState
from tests.gui.driver import Driver

Start = Callable[..., Driver]
W, B = Color.WHITE, Color.BLACK


class Passing:
    """Time under a test's control."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._milliseconds = 1000
        self.clock = driver.session.clock
        self.clock._now = lambda: self._milliseconds

    def wait(self, seconds: float) -> None:
        left = round(1000 * seconds)
        while left:
            self._milliseconds += min(left, 5000)
            left -= min(left, 5000)
            self.clock._on_beat()
        view_of(self._driver)._tick()

    def sleep(self, seconds: float) -> None:
        self._milliseconds += round(1000 * seconds)
        self.clock._on_beat()


def view_of(driver: Driver) -> QObject:
    return next(child for child in driver.window.children() if type(child).__name__ == "ClockView")


def below(driver: Driver) -> ClockFace:
    return driver.window.ground.area.below.clock


def above(driver: Driver) -> ClockFace:
    return driver.window.ground.area.above.clock


@pytest.fixture
def timed(start: Start) -> Callable[..., tuple[Driver, Passing]]:
    def begin(control: str = "300", **settings: object) -> tuple[Driver, Passing]:
        driver = start(**{"black": "human", "white_clock": control, "black_clock": control} | settings)
        passing = Passing(driver)
        return driver, passing

    return begin


def test_a_game_without_a_clock_shows_none(start: Start) -> None:
    driver = start()
    assert not below(driver).isVisible()
    assert not above(driver).isVisible()
    assert not driver.window.commands.pause_clock.isEnabled()


def test_both_sides_have_a_clock_and_one_runs_after_the_first_move(timed) -> None:
    driver, passing = timed()
    assert below(driver).state == above(driver).state == FaceState("5:00")
    assert below(driver).isVisible()
    driver.drag("f1", "g1")
    passing.wait(61)
    assert above(driver).state == FaceState("3:59", running=True)
    assert below(driver).state == FaceState("5:00")
    assert above(driver).accessibleName() == "Black: 5:00 left, running"


def test_flipped_the_clocks_change_places(timed) -> None:
    driver, passing = timed()
    driver.drag("f1", "g1")
    passing.wait(61)
    driver.key(Qt.Key.Key_F)
    assert below(driver).state == FaceState("3:59", running=True)
    assert above(driver).state == FaceState("5:00")


def test_looking_back_the_badges_tell_the_turn_in_the_game_and_a_drag_the_way_back(timed) -> None:
    driver, _ = timed()
    area = driver.window.ground.area
    driver.drag("f1", "g1")
    driver.drag("h3", "h2")
    driver.key(Qt.Key.Key_Left)
    assert "To move" in area.below.accessibleName()
    assert "To move" not in area.above.accessibleName()
    driver.key(Qt.Key.Key_Left)
    driver.drag("e2", "f2")
    assert driver.card.startswith("This is an earlier position.")
    assert len(driver.session.tree.root.children) == 1
    driver.press("Back to the game")
    assert driver.session.node is driver.session.game.live
    assert "earlier position" not in driver.card


def test_after_the_game_the_clocks_show_the_times_of_the_position(timed) -> None:
    driver, passing = timed()
    driver.drag("f1", "g1")
    passing.wait(61)
    driver.drag("h3", "h2")
    passing.wait(30)
    driver.window.commands.resign_now.trigger()
    assert (below(driver).state.time, above(driver).state.time) == ("4:30", "3:59")
    driver.key(Qt.Key.Key_Left)
    assert (below(driver).state.time, above(driver).state.time) == ("5:00", "5:00")
    driver.key(Qt.Key.Key_Right)
    assert (below(driver).state.time, above(driver).state.time) == ("4:30", "3:59")


def test_p_pauses_and_says_how_to_go_on(timed) -> None:
    driver, passing = timed()
    driver.drag("f1", "g1")
    driver.key(Qt.Key.Key_P)
    passing.wait(100)
    assert above(driver).state == FaceState("5:00", paused=True)
    assert driver.card.startswith("The clock is paused.")
    driver.key(Qt.Key.Key_P)
    assert above(driver).state.running
    assert driver.card == ""
    driver.key(Qt.Key.Key_P)
    driver.press("Go on")
    assert above(driver).state.running


def test_the_last_ten_seconds_have_tenths_a_colour_and_a_sound(timed, monkeypatch) -> None:
    sounds: list[Sound] = []
    monkeypatch.setattr(Speaker, "play", lambda self, sound: sounds.append(sound) or True)
    monkeypatch.setattr(QApplication, "beep", lambda: pytest.fail("another sound"))
    driver, passing = timed(sounds="quiet")
    driver.drag("f1", "g1")
    passing.wait(289.95)
    assert above(driver).state == FaceState("0:11", running=True)
    passing.wait(0.55)
    assert above(driver).state == FaceState("9.5", running=True, low=True)
    passing.wait(2.55)
    assert above(driver).state.time == "6.9"
    assert sounds.count(Sound.LOW_CLOCK) == 1


def test_where_no_sound_can_be_played_the_system_beeps(timed, monkeypatch) -> None:
    beeps: list[int] = []
    monkeypatch.setattr(Speaker, "play", lambda self, sound: False)
    monkeypatch.setattr(QApplication, "beep", lambda: beeps.append(1))
    driver, passing = timed(sounds="quiet")
    driver.drag("f1", "g1")
    passing.wait(295)
    assert beeps == [1]


@pytest.mark.parametrize("off", [{"clock_sound": False, "sounds": "quiet"}, {"sounds": "off"}])
def test_the_sound_can_be_off(timed, monkeypatch, off) -> None:
    monkeypatch.setattr(Speaker, "play", lambda self, sound: sound is not Sound.LOW_CLOCK)
    monkeypatch.setattr(QApplication, "beep", lambda: pytest.fail("a sound"))
    driver, passing = timed(**off)
    driver.drag("f1", "g1")
    passing.wait(295)
    assert above(driver).state.low


def test_a_delay_is_counted_down_before_the_clock(timed) -> None:
    driver, passing = timed("300d5")
    driver.drag("f1", "g1")
    passing.wait(1.5)
    assert above(driver).state == FaceState("5:00", "+4", running=True)
    passing.wait(10)
    assert above(driver).state == FaceState("4:54", running=True)


def test_periods_are_counted(timed) -> None:
    driver, passing = timed("10:3x20")
    driver.drag("f1", "g1")
    passing.wait(9)
    assert above(driver).state == FaceState("1.0", running=True)
    passing.wait(3)
    assert above(driver).state == FaceState("0:18", "3 ×", running=True)
    passing.wait(50)
    assert above(driver).state == FaceState("8.0", running=True, low=True)


def test_the_flag_ends_the_game_in_words(timed) -> None:
    driver, passing = timed()
    driver.drag("f1", "g1")
    passing.wait(300)
    passing.clock._on_time()
    assert driver.session.outcome == Outcome(W, Termination.TIME)
    assert "Black’s time is up." in driver.card
    assert above(driver).state == FaceState("0.0", low=True)


def test_after_a_sleep_the_clock_stands_and_says_so(timed) -> None:
    driver, passing = timed()
    driver.drag("f1", "g1")
    passing.wait(10)
    passing.sleep(3600)
    driver.qtbot.waitUntil(lambda: "asleep" in driver.card)
    assert above(driver).state == FaceState("4:50", paused=True)


def test_the_clock_comes_back_after_a_crash(timed, start: Start) -> None:
    driver, passing = timed("300+5")
    driver.drag("f1", "g1")
    passing.wait(60)
    path = driver.app.late.recovery._path
    driver.qtbot.waitUntil(lambda: path.exists() and b'"spent": 60000' in path.read_bytes())
    driver.crash()
    again = start()
    assert above(again).state == FaceState("4:05", paused=True)
    assert below(again).state == FaceState("5:10")
    assert "The clock stands until you play a move or press P." in again.card


def test_between_two_figures_nothing_is_painted(timed) -> None:
    """The measure is the face alone, and only when its figures are others."""
    driver, passing = timed()
    driver.drag("f1", "g1")
    timer = view_of(driver).findChild(QTimer)
    assert timer.isSingleShot()
    passing.wait(0.3)
    assert timer.interval() == 700
    painted: list[str] = []
    face = above(driver)
    face.update = lambda: painted.append(face.state.time)
    for _ in range(5):
        passing.wait(0.1)
    assert painted == []
    passing.wait(0.3)
    assert painted == ["4:59"]


def test_the_width_stays_while_figures_change(qtbot) -> None:
    face = ClockFace()
    qtbot.addWidget(face)
    widths = set()
    for time in ("59:59", "10:00", "1:11", "9.9", "0.0"):
        face.show_state(FaceState(time))
        widths.add(face.sizeHint().width())
    assert len(widths) == 1


def test_in_a_narrow_row_the_clock_comes_first(timed) -> None:
    driver, _ = timed()
    row = driver.window.ground.area.below
    row.resize(500, row.height())
    assert row._pieces.isVisible()
    row.resize(300, row.height())
    assert not row._pieces.isVisible()
    assert not row._status.isVisible()
    assert row.clock.isVisible()
