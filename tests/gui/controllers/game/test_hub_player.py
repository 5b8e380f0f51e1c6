"""Games against programs that speak the Hub protocol, and what happens when those misbehave."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from threading import Barrier, BrokenBarrierError, Event

import pytest
from harzdame_engine import LEVELS, Color, GameTree, Position, Score
from harzdame_engine.clocks.control import TimeControl
from harzdame_engine.hub.client import HubEngine

from harzdame_gui.controllers.engine.added_program import AddedProgram
from harzdame_gui.controllers.game.hub_player import HubPlayer
from harzdame_gui.controllers.game.new_game import PERSON, PlayerSpec
from harzdame_gui.controllers.game.players import PlayerProblem, Request
from tests.engine.hub.conftest import OURS
from tests.gui.controllers.game.games import KINGS, play

STAND_IN = Path(__file__).parents[3] / "engine" / "hub" / "stand_in.py"
START = Position.start("international")
# White's last man is taken in a few moves.
ENDGAME = Position.from_fen("W:Wc3:BKh8,Ka8", "harzdame")
LONG = 30_000
"""Milliseconds for a program to start and answer; it takes a fraction of a second."""


WAYS = (
    "fine",
    "dies at once",
    "dies in a search",
    "illegal move",
    "trouble",
    "thinks for ever",
    "silent",
)


@pytest.fixture(autouse=True)
def added(service, tmp_path):
    """Our engine as an added one, and the stand-in in all its ways, each with that for its id."""
    for way in WAYS:
        command = ("-S", "-E", str(STAND_IN), way)
        service.programs.put(AddedProgram(way, f"Stand-in, {way}", sys.executable, command))
    once = ("-S", "-E", str(STAND_IN), "dies once", str(tmp_path / "died"))
    service.programs.put(AddedProgram("dies once", "Stand-in", sys.executable, once))
    service.programs.put(AddedProgram("ours", "Our engine", OURS[0], OURS[1:]))
    service.programs.put(AddedProgram("nowhere", "Gone", str(tmp_path / "no-such-program")))


def program(way: str, seconds: float = 0.05) -> PlayerSpec:
    return PlayerSpec.added(way, seconds)


def against(session, spec: PlayerSpec, position: Position = START) -> None:
    session.begin(GameTree(position, no_progress_limit=50), {Color.WHITE: spec, Color.BLACK: PERSON})


def test_a_person_plays_a_whole_game_against_a_program(qtbot, session, engine):
    ours = program("ours")
    session.begin(GameTree(ENDGAME, no_progress_limit=50), {Color.WHITE: PERSON, Color.BLACK: ours})
    while session.tree.result is None:
        play(session, str(session.position.legal_moves()[0]))
        qtbot.waitUntil(lambda: not session.thinking, timeout=LONG)
    assert session.outcome.winner is Color.BLACK
    assert session.players[Color.BLACK].name == "Our engine"
    assert engine.asked == []


def test_a_program_is_told_its_clock_and_manages_it(qtbot, session, engine):
    ours = program("ours", 3600)
    controls = (TimeControl.of(60), TimeControl.of(30).with_byoyomi(1, 2))
    session.begin(GameTree(Position.start()), {Color.WHITE: PERSON, Color.BLACK: ours}, controls)
    play(session, "e2-e3")
    qtbot.waitUntil(lambda: session.node.ply == 2, timeout=LONG)
    assert 0 < session.node.elapsed < 30
    assert session.node.clock == pytest.approx(30 - session.node.elapsed)


def test_a_program_plays_a_level(qtbot, session, engine):
    ours = program("ours")
    level = PlayerSpec.engine(LEVELS[0])
    session.begin(GameTree(ENDGAME, no_progress_limit=50), {Color.WHITE: level, Color.BLACK: ours})
    qtbot.waitUntil(lambda: session.tree.result is not None, timeout=LONG)
    assert session.outcome.winner is Color.BLACK
    assert {asked[2] for asked in engine.asked} == {LEVELS[0]}


def test_it_has_no_rated_level_and_the_name_that_it_was_given(session, service):
    against(session, program("fine", 0.05))
    player = session.players[Color.WHITE]
    assert player.rated_level is None
    assert not player.takes_input
    assert player.name == "Stand-in, fine"
    service.programs.remove("fine")
    assert player.name == ""


def test_one_that_dies_once_is_started_again_and_moves(qtbot, session):
    with qtbot.assertNotEmitted(session.playerFailed):
        against(session, program("dies once"))
        qtbot.waitUntil(lambda: session.node.ply == 1, timeout=LONG)
    assert str(session.node.move) == "32-28"


@pytest.mark.parametrize("missing", ["nowhere", "never added"])
def test_one_that_is_gone_is_told(qtbot, session, missing):
    with qtbot.waitSignal(session.playerFailed, timeout=LONG) as failed:
        against(session, program(missing))
    assert failed.args[0].problem is PlayerProblem.NOT_STARTED


@pytest.mark.skipif(os.name != "posix", reason="a program that runs cannot be deleted elsewhere")
@pytest.mark.parametrize("replaced", [False, True])
def test_one_that_is_deleted_or_replaced_plays_on_and_is_told_when_it_ends(
    qtbot, session, service, tmp_path, replaced
):
    path = tmp_path / "engine"
    path.write_text(
        f"#!/bin/sh\nexec {sys.executable} -S -E {STAND_IN} 'thinks for ever'\n", encoding="utf-8"
    )
    path.chmod(0o755)
    service.programs.put(AddedProgram("deleted", "Deleted", str(path)))
    against(session, program("deleted", 3600))
    player = session.players[Color.WHITE]
    qtbot.waitUntil(lambda: player._program._searching, timeout=LONG)
    path.unlink()
    if replaced:
        path.write_text("#!/bin/sh\necho hello\n", encoding="utf-8")
        path.chmod(0o755)
    qtbot.wait(100)
    assert session.thinking
    with qtbot.waitSignal(session.playerFailed, timeout=LONG) as failed:
        os.kill(player._program._engine.pid, signal.SIGKILL)
    assert failed.args[0].problem is (PlayerProblem.ENDED if replaced else PlayerProblem.NOT_STARTED)
    assert not session.thinking


def test_it_is_started_with_its_values(qtbot, session, service):
    ours = service.programs.find("ours")
    service.programs.put(ours.with_value("threads", "nonsense"))
    with qtbot.waitSignal(session.playerFailed, timeout=LONG) as failed:
        against(session, program("ours"))
    assert "threads" in failed.args[0].detail


@pytest.mark.parametrize(
    ("way", "problem", "said"),
    [
        ("dies at once", PlayerProblem.ENDED, "no weights"),
        ("dies in a search", PlayerProblem.ENDED, "assertion failed"),
        ("illegal move", PlayerProblem.NONSENSE, "not a legal move"),
        ("trouble", PlayerProblem.STOPPED, "out of order"),
    ],
)
def test_what_goes_wrong_is_told_and_the_game_lives_on(qtbot, session, way, problem, said):
    with qtbot.waitSignal(session.playerFailed, timeout=LONG) as failed:
        against(session, program(way))
    assert failed.args[0].problem is problem
    assert said in failed.args[0].detail
    assert not session.thinking
    assert session.players[Color.WHITE]._program._engine is None
    with qtbot.waitSignal(session.playerFailed, timeout=LONG):
        session.engine_move()  # it is started again


def test_told_to_hurry_it_moves_before_its_time_is_up(qtbot, session):
    against(session, program("thinks for ever", 3600))
    player = session.players[Color.WHITE]
    qtbot.waitUntil(lambda: player._program._searching, timeout=LONG)
    session.engine_move()
    qtbot.waitUntil(lambda: session.node.ply == 1, timeout=LONG)
    assert str(session.node.move) == "32-28"


def test_a_stop_that_comes_before_the_search_counts_all_the_same(qtbot, session):
    against(session, program("thinks for ever", 3600))
    player = session.players[Color.WHITE]
    player.hurry()  # it is only being started
    qtbot.waitUntil(lambda: session.node.ply == 1, timeout=LONG)


def test_a_takeback_stops_it_and_what_it_says_then_is_dropped(qtbot, session, service):
    spec = program("thinks for ever", 3600)
    session.begin(GameTree(START), {Color.WHITE: PERSON, Color.BLACK: spec})
    play(session, "33-28")
    player = session.players[Color.BLACK]
    qtbot.waitUntil(lambda: player._program._searching, timeout=LONG)
    [asked] = service.jobs.under_way
    with qtbot.assertNotEmitted(session.playerFailed), qtbot.waitSignal(asked.ended, timeout=LONG):
        session.take_back()
        assert not session.thinking
    assert session.node is session.tree.root


def test_an_answer_to_an_earlier_request_is_none_to_the_next(qtbot, session, service):
    against(session, program("thinks for ever", 3600))
    player = session.players[Color.WHITE]
    qtbot.waitUntil(lambda: player._program._searching, timeout=LONG)
    second = Request.at(session.tree.root)
    [asked] = service.jobs.under_way
    with qtbot.waitSignal(asked.finished, timeout=LONG) as done:
        player.ask(second)
    assert str(done.args[0].move) == "32-28"
    assert player.request is second
    assert session.node is session.tree.root


@pytest.fixture
def late(monkeypatch):
    """An event that programs wait for before they are told of a search that was begun."""
    told, think = Event(), HubEngine.think

    def think_late(engine, *args, **options):
        told.wait(LONG / 1000)
        return think(engine, *args, **options)

    monkeypatch.setattr(HubEngine, "think", think_late)
    return told


def test_a_search_stopped_by_both_threads_gives_one_answer(qtbot, session, service, monkeypatch, late):
    both, stop = Barrier(2), HubEngine.stop

    def stop_together(engine):
        with suppress(BrokenBarrierError):
            both.wait(5)
        stop(engine)
        both.abort()

    monkeypatch.setattr(HubEngine, "stop", stop_together)
    against(session, program("thinks for ever", 3600))
    player = session.players[Color.WHITE]
    qtbot.waitUntil(lambda: player._program._searching, timeout=LONG)
    second = Request.at(session.tree.root)
    [asked] = service.jobs.under_way
    player._program.want(None)  # the first half of a stop: the program has not heard of it yet
    late.set()
    with qtbot.waitSignal(asked.finished, timeout=LONG):
        player.ask(second)
    qtbot.wait(500)
    assert player.request is second
    assert session.node is session.tree.root


def test_a_stop_before_the_program_has_heard_of_the_search_is_not_lost(qtbot, session, service, late):
    against(session, program("silent", 3600))
    player = session.players[Color.WHITE]
    qtbot.waitUntil(lambda: player._program._searching, timeout=LONG)
    [asked] = service.jobs.under_way
    with qtbot.waitSignal(asked.ended):
        player.stop()
        late.set()


def test_a_request_that_lapses_while_it_starts_is_not_put_to_it(qtbot, session, service):
    against(session, program("thinks for ever", 3600))
    player = session.players[Color.WHITE]
    player.stop()
    [asked] = service.jobs.under_way
    with qtbot.waitSignal(asked.finished, timeout=LONG) as done:
        pass
    assert done.args == [None]


def test_leaving_the_game_ends_the_program_while_it_thinks(qtbot, session, service):
    against(session, program("thinks for ever", 3600))
    player = session.players[Color.WHITE]
    qtbot.waitUntil(lambda: player._program._searching, timeout=LONG)
    running = player._program._engine._link.program
    session.load(GameTree(START))
    qtbot.waitUntil(lambda: not running.running, timeout=LONG)
    assert session.shut_down()
    assert service.jobs.shut_down()
    assert service.jobs.threads == 0


@pytest.mark.parametrize(("score", "accepted"), [(None, False), (Score(100), False), (Score(-100), True)])
def test_an_offered_draw_is_answered_by_the_score_of_its_last_move(qtbot, jobs, service, score, accepted):
    tree = GameTree(KINGS)
    node = tree.root
    for text in ["a1-a2", "h8-h7", "a2-a1", "h7-h8"] * 6:
        node = tree.add(node, node.position.parse_move(text))
    player = HubPlayer(program("fine"), service.programs, jobs)
    player._judged = None if score is None else (node.parent, score)
    with qtbot.waitSignal(player.drawAnswered) as answer:
        player.consider_draw(Request.at(node), Color.BLACK)
    assert answer.args == [accepted]
