"""The client against our own engine, and against programs that do one thing wrong."""

from __future__ import annotations

import sys
import threading
import time
from pathlib import Path

import pytest
from harzdame_engine import IllegalMove, Landing, Limit, Move, Position, Rules, variant
from harzdame_engine.hub.client import HubEngine, since_irreversible
from harzdame_engine.hub.dialect import SearchReport
from harzdame_engine.hub.lines import HubSyntaxError
from harzdame_engine.hub.program import (
    EngineReportedError,
    EngineStartError,
    EngineTerminated,
    EngineTimeout,
    HubError,
    ProtocolError,
)
from harzdame_engine.search.info import Clock

from tests.engine.hub.conftest import OURS, PATIENCE

STAND_IN = Path(__file__).with_name("stand_in.py")
START = Position.start("international")
SOON = 0.05
SEARCHING = {"hash": "1", "book": "false"}


def stand_in(
    way: str, rules: Rules = START.rules, patience: float = PATIENCE, silence: float = PATIENCE
) -> HubEngine:
    command = [sys.executable, "-S", "-E", str(STAND_IN), way]
    return HubEngine(command, rules, patience=patience, silence=silence)


@pytest.mark.parametrize("game", ["international", "harzdame", "hexdame"])
def test_it_plays_our_engine(game: str) -> None:
    start = Position.start(game)
    with HubEngine(OURS, start.rules, parameters=SEARCHING, patience=PATIENCE) as engine:
        assert engine.name == "Harzdame"
        assert engine.declared["hash"].value == "64"
        engine.new_game()
        position, moves = start, []
        for _ in range(6):
            choice = engine.think(start, moves, Limit(depth=3))
            assert choice.report.depth == 3
            assert choice.ponder in position.play(choice.move).legal_moves()
            position = position.play(choice.move)
            moves.append(choice.move)


def test_reports_come_while_it_thinks_and_stop_ends_it() -> None:
    with HubEngine(OURS, START.rules, patience=PATIENCE) as engine:
        heard: list[SearchReport] = []

        def hear(report: SearchReport) -> None:
            heard.append(report)
            engine.stop()

        choice = engine.think(START, [], Limit(), on_report=hear)
        assert choice.report == heard[-1]
        assert choice.report.pv.split()[0] == f"{choice.move.origin}-{choice.move.target}"


def test_pondering_goes_on_until_the_hit() -> None:
    with HubEngine(OURS, START.rules, patience=PATIENCE) as engine:
        hit = threading.Event()

        def hear(_report: SearchReport) -> None:
            if not hit.is_set():
                hit.set()
                engine.ponder_hit()

        moves = [START.parse_move("32-28")]
        assert engine.think(START, moves, Limit(clock=Clock(1)), ponder=True, on_report=hear)
        assert hit.is_set()


@pytest.mark.parametrize(
    ("way", "error", "said"),
    [
        ("illegal move", ProtocolError, "not a legal move: 1-50"),
        ("no move", ProtocolError, "without a move"),
        ("broken line", ProtocolError, "done move="),
        ("trouble", EngineReportedError, "out of order"),
        ("dies in a search", EngineTerminated, "status 7.*assertion failed"),
    ],
)
def test_what_goes_wrong_in_a_search_is_told(way: str, error: type[HubError], said: str) -> None:
    for ponder in (False, True):
        with stand_in(way) as engine, pytest.raises(error, match=f"Stand-in: .*{said}"):
            engine.think(START, [], Limit(depth=1), ponder=ponder)


@pytest.mark.parametrize(
    ("way", "error", "said"),
    [
        ("dies at once", EngineTerminated, "status 3: no weights"),
        ("refuses parameters", EngineReportedError, "no such parameter"),
    ],
)
def test_what_goes_wrong_at_the_start_is_told(way: str, error: type[HubError], said: str) -> None:
    with pytest.raises(error, match=said):
        stand_in(way)


@pytest.mark.usefixtures("ended_soon")
@pytest.mark.parametrize("way", ["mute", "talkative"])
def test_one_that_never_answers_at_the_start_is_given_up(way: str) -> None:
    with pytest.raises(EngineTimeout, match="not waiting in time"):
        stand_in(way, patience=0.5)


def test_a_program_that_does_not_answer_in_time_is_given_up() -> None:
    with stand_in("thinks for ever") as engine:
        with pytest.raises(EngineTimeout, match="not done in time"):
            engine.think(START, [], Limit(time=SOON), timeout=SOON)
        engine.stop()


@pytest.mark.parametrize("limit", [Limit(nodes=1000), Limit(depth=20), Limit()], ids=str)
def test_a_program_that_is_silent_and_gives_no_sign_of_life_is_given_up(limit: Limit) -> None:
    begun = time.monotonic()
    with (
        stand_in("thinks for ever", silence=0.3) as engine,
        pytest.raises(EngineTimeout, match="Stand-in: not done in time"),
    ):
        begun = time.monotonic()
        engine.think(START, [], limit)
    assert time.monotonic() - begun >= 0.6


@pytest.mark.parametrize("way", ["pongs", "knows no ping", "talks when asked"])
def test_a_program_may_think_in_silence_as_long_as_it_answers(way: str) -> None:
    with stand_in(way, silence=1.5) as engine:
        assert engine.think(START, [], Limit(nodes=1000)).move == Move("32", (Landing("28"),))


@pytest.mark.usefixtures("ended_soon")
def test_a_program_that_never_reads_blocks_nobody() -> None:
    engine = stand_in("deaf")
    moves = [START.parse_move("32-28")]
    for _ in range(4000):  # more than a pipe holds
        engine.new_game()
        engine.ponder_hit()
    with pytest.raises(EngineTimeout):
        engine.think(START, moves, Limit(time=SOON), timeout=SOON)
    engine.close()


def test_closing_leaves_no_process_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harzdame_engine.hub.program._PATIENCE", 0.3)
    engine = stand_in("stubborn")
    engine.close()
    engine.close()
    assert not engine._link.program.running
    assert not any(thread.is_alive() for thread in engine._link.program._threads)


def test_odd_reports_and_guesses_do_no_harm() -> None:
    with stand_in("odd infos") as engine:
        choice = engine.think(START, [], Limit(depth=1))
    assert choice == (Move("32", (Landing("28"),)), None, SearchReport(depth=3))


def test_numbers_are_kept_within_bounds() -> None:
    heard: list[SearchReport] = []
    with stand_in("huge numbers") as engine:
        choice = engine.think(START, [], Limit(depth=1), on_report=heard.append)
    assert heard[0] == SearchReport(1, 1000.0, 1 << 62, None, "", 1000)
    assert choice.report == SearchReport(0, -1000.0, None, 0.0, "32-28", 1, 10_000)


@pytest.mark.usefixtures("ended_soon")
def test_a_program_that_ignores_a_stop_is_given_up() -> None:
    with stand_in("deaf to stop") as engine:
        engine._patience = 0.3
        with pytest.raises(EngineTimeout, match="not done in time"):
            engine.think(START, [], Limit(), analyse=True, on_report=lambda _: engine.stop())


def test_a_search_is_stopped_once_however_often_that_is_asked_for() -> None:
    with stand_in("thinks for ever") as engine:  # and it answers every stop with a move

        def stop(_report: object = None) -> None:
            for _ in range(3):
                engine.stop()

        stop()
        assert str(engine.think(START, [], Limit(), on_report=stop).move) == "32-28"
        stop()
        with pytest.raises(EngineTimeout):
            engine.think(START, [], Limit(), timeout=1)


@pytest.mark.usefixtures("ended_soon")
def test_a_flood_of_reports_leaves_time_for_the_rest() -> None:
    heard: list[SearchReport] = []
    with stand_in("floods") as engine, pytest.raises(EngineTimeout):
        engine.think(START, [], Limit(), timeout=1.0, on_report=heard.append)
    assert heard


@pytest.mark.parametrize("game", ["international", "hexdame"])
def test_our_engine_analyses_several_lines(game: str) -> None:
    heard: list[SearchReport] = []
    start = Position.start(game)
    with HubEngine(OURS, start.rules, parameters={"multipv": "3"}, patience=PATIENCE) as engine:

        def hear(report: SearchReport) -> None:
            heard.append(report)
            if report.line == 1 and (report.depth or 0) > 2:
                engine.stop()

        engine.think(start, [], Limit(), analyse=True, on_report=hear)
    assert {report.line for report in heard} == {1, 2, 3}


def test_it_is_told_the_game_or_refuses_it() -> None:
    with stand_in("fine") as engine:
        assert engine.declared["variant"].value == "frisian"
    with pytest.raises(EngineStartError, match="does not play Harzdame"):
        stand_in("fine", variant("harzdame"))
    with pytest.raises(EngineStartError, match="does not play Turkish draughts"):
        stand_in("no variant", variant("turkish"))
    stand_in("no variant").close()


# By Scan's protocol.txt.
OF_SCAN = {"international": None, "killer": "killer", "breakthrough": "bt", "antidraughts": "losing"}


@pytest.mark.parametrize("game", OF_SCAN)
def test_scan_is_asked_for_games_by_its_names(game: str, tmp_path: Path) -> None:
    record, start = tmp_path / "record", Position.start(game)
    command = [sys.executable, "-S", "-E", str(STAND_IN), "records", str(record)]
    with HubEngine(command, start.rules, patience=PATIENCE) as engine:
        assert str(engine.think(start, [], Limit(depth=1)).move) == "32-28"
    told = record.read_text(encoding="utf-8").splitlines()
    asked = [line for line in told if "variant" in line]
    assert asked == ([f"set-param name=variant value={OF_SCAN[game]}"] if OF_SCAN[game] else [])
    assert told.index("init") > (told.index(asked[0]) if asked else 0)


def test_a_game_that_scan_does_not_play_is_refused(tmp_path: Path) -> None:
    command = [sys.executable, "-S", "-E", str(STAND_IN), "records", str(tmp_path / "record")]
    with pytest.raises(EngineStartError, match="does not play Poddavki"):
        HubEngine(command, variant("giveaway-russian"), patience=PATIENCE)


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(EngineStartError, match="no-such-program"):
        HubEngine(["no-such-program"], START.rules)


def test_what_is_asked_for_must_make_sense() -> None:
    with pytest.raises(HubSyntaxError):
        HubEngine(OURS, START.rules, parameters={"tables": 'a"b'})
    with stand_in("fine") as engine, pytest.raises(IllegalMove):
        engine.think(START, [Move("1", (Landing("50"),))], Limit(depth=1))


def after(position: Position, *texts: str) -> tuple[list[Position], list[str]]:
    positions, moves = [position], []
    for text in texts:
        moves.append(positions[-1].parse_move(text))
        positions.append(positions[-1].play(moves[-1]))
    root, since = since_irreversible(positions, moves)
    assert root in positions
    return positions[positions.index(root) :], [str(move) for move in since]


@pytest.mark.parametrize(
    ("game", "fen", "texts", "kept"),
    [
        ("international", "W:WK50:BK5", ["50-44", "5-10"], ["50-44", "5-10"]),
        ("international", "W:WK50,47:BK5", ["50-44", "5-10", "47-42", "10-5"], ["10-5"]),
        ("international", "W:WK50,7:BK3", ["7-1", "3-14", "50-45"], ["3-14", "50-45"]),
        ("harzdame", "W:Wa1:Bh8", ["a1-b1", "h8-g8"], []),
        # a man that steps sideways can come back
        ("turkish", "W:Wa2,b2:Bh7,g7", ["a2-a3", "g7-f7"], ["a2-a3", "g7-f7"]),
        ("hexdame", "W:Wa1:BKi1", ["a1-a2", "i1-i2"], ["i1-i2"]),
    ],
)
def test_only_moves_that_can_be_undone_are_kept(
    game: str, fen: str, texts: list[str], kept: list[str]
) -> None:
    positions, since = after(Position.from_fen(fen, game), *texts)
    assert since == kept
    assert len(positions) == len(kept) + 1


def test_a_capture_is_never_kept() -> None:
    assert after(Position.from_fen("W:WKa1:BKc1,Kh8"), "a1xd1", "h8-h7")[1] == ["h8-h7"]
