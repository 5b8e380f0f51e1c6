"""The clock of a session's game, in simulated time."""

from __future__ import annotations

import json
from time import localtime

import pytest
from harzdame_engine import Clock, Color, Outcome, Position, Termination, pdn
from harzdame_engine.clocks.control import TimeControl
from harzdame_engine.pdn import scan, write

from harzdame_gui.controllers.game.clock import awake_and_asleep
from harzdame_gui.controllers.game.kept_game import Surroundings, note_game, read_game
from harzdame_gui.controllers.game.new_game import NewGame
from tests.gui.controllers.game.games import AGAINST_ENGINE, KINGS, play

W, B = Color.WHITE, Color.BLACK
FIVE = TimeControl.of(300)


class FakeTime:
    """Milliseconds that go on when a test says so."""

    def __init__(self, clock) -> None:
        self.milliseconds = 1000
        self._clock = clock
        clock._now = lambda: self.milliseconds

    def wait(self, seconds: float) -> None:
        """Let time pass while the machine is awake: the clock is looked at now and then."""
        left = round(1000 * seconds)
        while left:
            self.milliseconds += min(left, 5000)
            left -= min(left, 5000)
            self._clock._on_beat()

    def sleep(self, seconds: float) -> None:
        self.milliseconds += round(1000 * seconds)


@pytest.fixture
def passing(session) -> FakeTime:
    return FakeTime(session.clock)


def begin(session, control: TimeControl | None = FIVE, other: TimeControl | None = None, **changes) -> None:
    session.new_game(NewGame(white_clock=control, black_clock=other or control, **changes))


def left(session, side: Color) -> float:
    return session.clock.reading(side).left / 1000


def test_it_runs_for_the_side_to_move_from_the_first_move_on(session, passing):
    begin(session)
    assert session.clock.running is None
    passing.wait(60)
    play(session, "e2-e3")
    assert session.clock.running is B
    passing.wait(10)
    play(session, str(session.position.legal_moves()[0]))
    passing.wait(3)
    assert (left(session, W), left(session, B)) == (297, 290)
    assert session.clock.running is W


def test_it_can_run_from_the_start(session, passing):
    session.set_clock_runs_from_start(True)
    begin(session)
    passing.wait(60)
    assert (session.clock.running, left(session, W)) == (W, 240)


def test_times_are_recorded_at_each_move_and_in_the_head(session, passing):
    begin(session, TimeControl.of(300, 5), TimeControl.of(600))
    play(session, "e2-e3")
    passing.wait(10.25)
    play(session, str(session.position.legal_moves()[0]))
    assert (session.node.elapsed, session.node.clock) == (10.25, 589.75)
    assert (session.node.parent.elapsed, session.node.parent.clock) == (0, 310)
    text = write(session.tree)
    assert '[WhiteTimeControl "300+5"]\n[BlackTimeControl "600"]' in text
    assert "[%clk 0:09:49.75] [%emt 0:00:10.25]" in " ".join(text.split())
    assert [node.clock for node in scan(text).games[0].read().tree.mainline()] == [None, 310, 589.75]
    begin(session)
    assert session.tree.tags["TimeControl"] == "300"


def test_a_game_without_a_clock_records_no_times(session, passing):
    begin(session, None)
    passing.wait(10)
    play(session, "e2-e3")
    assert (session.node.elapsed, session.node.clock) == (None, None)
    assert not session.clock.active
    assert not session.clock.can_pause
    assert "TimeControl" not in session.tree.tags


def test_browsing_and_variations_leave_it_running(session, passing):
    begin(session)
    for _ in range(3):
        play(session, str(session.position.legal_moves()[0]))
    session.to_start()
    passing.wait(20)
    session.step_forward()
    session.follow([session.position.legal_moves()[-1]])
    assert session.node is not session.game.live
    passing.wait(10)
    assert (session.clock.running, left(session, B)) == (B, 270)
    assert session.node.elapsed is None


def test_an_earlier_position_of_a_timed_game_is_looked_at_alone(session, passing):
    begin(session)
    for _ in range(2):
        play(session, str(session.position.legal_moves()[0]))
    session.to_start()
    move = session.position.legal_moves()[-1]
    assert not session.humans_turn
    assert not session.can_engine_move
    assert not session.play(move)
    assert len(session.tree.root.children) == 1
    session.to_end()
    assert session.humans_turn
    session.resign()
    session.to_start()
    assert session.play(move)  # studied from now on
    assert len(session.tree.root.children) == 2


def test_without_a_clock_something_may_be_tried_at_an_earlier_position(session):
    begin(session, None)
    play(session, str(session.position.legal_moves()[0]))
    session.to_start()
    assert session.play(session.position.legal_moves()[-1])
    assert len(session.tree.root.children) == 2


def test_a_takeback_gives_the_time_back(session, passing):
    begin(session, TimeControl.of(300, 5))
    for _ in range(4):
        passing.wait(10)
        play(session, str(session.position.legal_moves()[0]))
    passing.wait(7)
    assert (left(session, W), left(session, B)) == (305 - 10 + 10 - 7, 305 - 20 + 10)
    session.take_back()
    assert (left(session, W), left(session, B)) == (305, 300)
    assert session.clock.running is B
    session.take_back()
    assert (left(session, W), left(session, B)) == (310, 300)


def test_the_flag_ends_the_game(qtbot, session, passing):
    begin(session)
    play(session, "e2-e3")
    passing.wait(299.999)
    session.clock._on_time()
    assert session.tree.result is None
    passing.wait(0.001)
    with qtbot.waitSignal(session.treeChanged):
        session.clock._on_time()
    assert session.tree.result == session.outcome == Outcome(W, Termination.TIME)
    assert session.clock.running is None
    assert '[Termination "time forfeit"]' in write(session.tree)


def test_the_last_move_has_its_time_and_the_clocks_stay_as_they_were(session, passing):
    begin(session, position=Position.from_fen("W:Wc3,a1:Bh8,g8", "harzdame"))
    play(session, "a1-a2")
    passing.wait(5)
    play(session, "h8-h7")
    passing.wait(7)
    session.resign()
    passing.wait(100)
    assert (left(session, W), left(session, B)) == (293, 295)
    begin(session, position=Position.from_fen("W:Wc3,a1:Bh8,g8", "harzdame"))
    play(session, "a1-a2")
    passing.wait(5)
    play(session, "h8-h7")
    passing.wait(3)
    session.take_back()
    assert left(session, B) == 300


def test_a_move_that_ends_the_game_is_timed(session, passing):
    session.clock.set_runs_from_start(True)
    begin(session, position=Position.from_fen("W:Wc3:Bc4", "harzdame"))
    passing.wait(5)
    play(session, "c3xc5")
    assert session.tree.result == Outcome(W, Termination.NO_PIECES)
    assert (session.node.elapsed, session.node.clock) == (5, 295)
    assert (left(session, W), left(session, B)) == (295, 300)


def test_the_flag_falls_by_itself(qtbot, session):
    begin(session, TimeControl.of(0.05))
    play(session, "e2-e3")
    qtbot.waitUntil(lambda: session.tree.result == Outcome(W, Termination.TIME))


def test_the_flag_against_a_lone_king_is_a_draw(session, passing):
    begin(session, position=KINGS)
    play(session, str(session.position.legal_moves()[0]))
    passing.wait(300)
    session.clock._on_time()
    assert session.tree.result == Outcome(None, Termination.TIME)


def test_a_person_may_pause_and_a_move_lets_it_go_on(session, passing):
    begin(session)
    play(session, "e2-e3")
    passing.wait(5)
    session.clock.set_paused(True)
    assert (session.clock.running, session.clock_paused) == (None, True)
    passing.wait(500)
    assert left(session, B) == 295
    session.clock.set_paused(False)
    passing.wait(5)
    session.clock.set_paused(True)
    play(session, str(session.position.legal_moves()[0]))
    assert (left(session, B), session.node.elapsed) == (290, 10)
    assert (session.clock.running, session.clock_paused) == (W, False)


def test_what_a_person_paused_the_computers_move_does_not_let_go_on(qtbot, session, engine, passing):
    session.new_game(AGAINST_ENGINE._replace(white_clock=FIVE, black_clock=FIVE))
    engine.go.clear()
    play(session, "e2-e3")
    qtbot.waitUntil(lambda: bool(engine.asked))
    passing.wait(2)
    session.clock.set_paused(True)
    engine.go.set()
    qtbot.waitUntil(lambda: session.node.ply == 2)
    passing.wait(100)
    assert (session.clock.running, session.clock.paused) == (None, True)
    assert (left(session, W), left(session, B)) == (300, 298)


def test_while_the_machine_sleeps_no_time_is_lost(qtbot, session, passing):
    begin(session)
    play(session, "e2-e3")
    passing.wait(30)
    passing.sleep(3600)
    with qtbot.waitSignal(session.clock.slept):
        session.clock._on_time()
    assert session.tree.result is None
    assert (left(session, B), session.clock.paused) == (270, True)
    session.clock.set_paused(False)
    passing.wait(10)
    assert left(session, B) == 260


def test_an_engine_is_told_its_clock(qtbot, session, engine, passing):
    session.new_game(AGAINST_ENGINE._replace(white_clock=FIVE, black_clock=TimeControl.of(60, 1)))
    engine.go.clear()
    play(session, "e2-e3")
    qtbot.waitUntil(lambda: bool(engine.asked))
    assert engine.asked[-1][1].clock == Clock(61, 1)
    assert engine.asked[-1][1].time is None
    assert session.clock.running is B
    passing.wait(2)
    engine.go.set()
    qtbot.waitUntil(lambda: session.node.ply == 2)
    assert (session.node.elapsed, session.node.clock) == (2, 60)
    session.engine_move()
    qtbot.waitUntil(lambda: session.node.ply == 4)
    assert [asked[1].clock for asked in engine.asked[-2:]] == [Clock(300), Clock(60, 1)]


def test_what_passes_between_finding_a_move_and_playing_it_costs_no_time(qtbot, session, engine, passing):
    session.new_game(AGAINST_ENGINE._replace(white_clock=FIVE, black_clock=FIVE))
    engine.go.clear()
    play(session, "e2-e3")
    qtbot.waitUntil(lambda: bool(engine.asked))
    passing.wait(2)
    session.clock.decide(session.game.live)
    assert session.clock.running is None
    passing.wait(5)
    engine.go.set()
    qtbot.waitUntil(lambda: session.node.ply == 2)
    assert (session.node.elapsed, session.clock.running) == (2, W)


def test_an_engine_that_is_not_asked_loses_no_time(qtbot, session, engine, passing):
    session.new_game(AGAINST_ENGINE._replace(white_clock=FIVE, black_clock=FIVE))
    engine.error = ValueError("broken")
    with qtbot.waitSignal(session.playerFailed):
        play(session, "e2-e3")
    assert session.clock.running is None
    passing.wait(400)
    assert left(session, B) == 300


def test_a_kept_game_goes_on_with_its_clock(session, passing):
    begin(session, TimeControl.of(300, 5), TimeControl.of(600))
    for _ in range(3):
        passing.wait(10)
        play(session, str(session.position.legal_moves()[0]))
    passing.wait(4)
    kept = read_game(note_game(session, pdn.Words(session.tree), Surroundings())())
    session.load(kept.tree, kept.players)
    assert not session.clock.active
    session.resume(kept.standing, kept.clock)
    assert (left(session, W), left(session, B)) == (305 - 10 + 10, 586)
    assert session.clock.paused
    passing.wait(100)
    session.clock.set_paused(False)
    passing.wait(6)
    play(session, str(session.position.legal_moves()[0]))
    assert (session.node.elapsed, left(session, B)) == (10, 580)


@pytest.mark.parametrize(
    "damage",
    [None, 5, {}, {"controls": ["x", "300"], "spent": 0}, {"controls": ["300"], "spent": 0},
     {"controls": ["300", "-"], "spent": "x"}],
)  # fmt: skip
def test_what_cannot_be_read_of_a_clock_costs_only_the_clock(session, damage):
    begin(session)
    play(session, "e2-e3")
    data = note_game(session, pdn.Words(session.tree), Surroundings())()
    values = json.loads(data)
    values["clock"] = damage
    kept = read_game(json.dumps(values).encode())
    assert kept.clock is None
    assert len(kept.tree.mainline()) == 2


def test_another_game_has_another_clock(session, passing):
    begin(session)
    play(session, "e2-e3")
    passing.wait(5)
    begin(session, None)
    assert not session.clock.active
    begin(session)
    assert left(session, B) == 300
    assert session.position == Position.start()


def test_it_does_not_drift_in_an_hour(session, passing):
    """The measure is 20 ms an hour, in simulated time."""
    begin(session, TimeControl.of(7200))
    session.clock.set_runs_from_start(True)
    used = 0.0
    for number in range(3600):
        spent = 0.9 + (number % 7) * 0.0331
        used += spent
        passing.milliseconds = 1000 + int(used * 1000)
        session.clock._on_beat()
        if number % 300 == 299:
            play(session, str(session.position.legal_moves()[0]))
    total = 14_400 - left(session, W) - left(session, B)
    assert session.node.ply == 12
    assert total == pytest.approx(used, abs=0.02)


def test_the_time_asked_of_the_machine_goes_on() -> None:
    first = awake_and_asleep()
    assert awake_and_asleep() >= first


def test_a_shared_clock_counts_sleep_cannot_be_paused_and_ends_nothing(session, passing):
    late = []
    session.timeUp.connect(late.append)
    choice = NewGame()
    session.begin(choice.tree(localtime()), choice.players, (FIVE, FIVE), shared=True)
    play(session, "e2-e3")
    session.clock.set_paused(True)
    passing.sleep(100)
    session.clock._on_beat()
    assert (session.clock.running, left(session, B)) == (B, 200)
    passing.wait(200)
    session.clock._on_time()
    assert (late, session.outcome, left(session, B)) == ([B], None, 0)
    assert session.clock.kept is None
    assert session.time_controls == (FIVE, FIVE)
    session.drop_clock()
    assert session.time_controls == (None, None)
