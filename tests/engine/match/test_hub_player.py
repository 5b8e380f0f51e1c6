"""Matches against a program that plays right, or does not."""

import os
import re
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import repeat
from pathlib import Path

import pytest
from harzdame_engine import Limit, Move, Position, pdn
from harzdame_engine.hub.client import ProgramMove
from harzdame_engine.hub.dialect import SearchReport as SaidReport
from harzdame_engine.match.clocks import PlayerLimits, TimeControl
from harzdame_engine.match.errors import FailureReason, Hindrance, MatchError
from harzdame_engine.match.game import Cause, GameRules
from harzdame_engine.match.hub_player import HubMatchPlayer
from harzdame_engine.match.openings import Opening
from harzdame_engine.match.progress import Interruption
from harzdame_engine.match.runner import play_match
from harzdame_engine.match.spec import EngineSpec
from harzdame_engine.match.worker import GameReport, Setup

PROGRAM = Path(__file__).parent / "fake_program.py"
SHALLOW = PlayerLimits(depth=1)


def program(behaviour: str) -> EngineSpec:
    return EngineSpec("fake", command=(sys.executable, str(PROGRAM), behaviour))


def played(
    spec: EngineSpec, games: int = 2, limits: PlayerLimits = SHALLOW, game: str = "harzdame"
) -> list[GameReport]:
    openings: Iterator[Opening] = repeat(Opening(Position.start(game).fen))
    setup = Setup(game, (EngineSpec("ours", hash_mb=1), spec), limits, GameRules(margin=0.2), {})
    with (
        Interruption() as interruption,
        closing(play_match(setup, openings, games, 1, interruption)) as reports,
    ):
        return sorted(reports)


@pytest.mark.parametrize("game", ["harzdame", "international"])
def test_games_are_played_to_the_end(game: str) -> None:
    for report in played(program("plays"), game=game):
        assert report.cause is Cause.RULES
        assert report.points == 1
        assert report.efforts[1].nodes == 1000 * report.efforts[1].moves
        assert re.search(r"\[%eval\s-?0\.35,7\]", report.pdn)


@pytest.mark.parametrize(
    ("behaviour", "cause", "detail"),
    [
        ("dies", Cause.DIED, "Fake: ended with status 1: out of memory"),
        ("complains", Cause.DIED, "Fake: no idea"),
        ("illegal", Cause.ILLEGAL, "not a legal move: a1-h8"),
    ],
)
def test_a_fault_loses_the_game_and_the_next_one_begins_anew(
    behaviour: str, cause: Cause, detail: str
) -> None:
    for report in played(program(behaviour)):
        assert (report.points, report.cause) == (1, cause)
        assert report.efforts[1].moves == 2
        assert detail in report.detail
        (game,) = pdn.scan(report.pdn).games
        assert game.tags["Termination"] == cause


def test_numbers_beyond_all_bounds_do_not_end_a_match() -> None:
    reports = played(program("exaggerates"))
    assert {report.cause for report in reports} == {Cause.RULES}
    assert re.search(r"\[%eval\s-1000\.00,1\]", reports[0].pdn)  # in its third search


@pytest.mark.parametrize("limits", [PlayerLimits(time=0.3), PlayerLimits(control=TimeControl.of(1))])
def test_a_program_that_hangs_loses_by_time(limits: PlayerLimits) -> None:
    spec = EngineSpec("fake", command=program("hangs").command, limits=limits)
    (report,) = played(spec, games=1)
    assert (report.points, report.cause) == (1, Cause.TIME)


def test_a_hanging_program_ends_with_the_match() -> None:
    setup = Setup("harzdame", (program("hangs"), program("plays")), SHALLOW, GameRules(), {})
    openings = repeat(Opening(Position.start("harzdame").fen))
    with Interruption() as interruption, closing(play_match(setup, openings, 2, 1, interruption)) as reports:
        interruption.ask()
        assert list(reports) == []


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        (EngineSpec("fake", command=("./no-such-program",)), r"fake does not start: .*no-such-program"),
        (
            EngineSpec("fake", command=(sys.executable, "-c", "")),
            r"fake does not start: .*ended with status 0",
        ),
        (EngineSpec("fake", command=program("plays").command, folder="no-such-folder"), "no-such-folder"),
    ],
)
def test_a_program_that_does_not_start_ends_the_match(spec: EngineSpec, problem: str) -> None:
    with pytest.raises(MatchError, match=problem):
        played(spec)


def test_a_program_that_does_not_play_this_game_ends_the_match() -> None:
    with pytest.raises(MatchError, match="does not play Turkish") as raised:
        played(program("plays"), game="turkish")
    assert [reason.hindrance for reason in raised.value.reasons] == [Hindrance.OTHER_GAMES]


def test_why_a_program_does_not_start_crosses_from_worker_processes() -> None:
    script = "import sys; sys.exit('no memory')"
    with pytest.raises(MatchError) as raised:
        played(EngineSpec("fake", command=(sys.executable, "-c", script)))
    assert raised.value.reasons == (FailureReason(Hindrance.ENDED, "fake", "no memory"),)
    with pytest.raises(MatchError) as raised:
        played(EngineSpec("fake", command=("./no-such-program",)))
    (reason,) = raised.value.reasons
    assert (reason.hindrance, reason.name) == (Hindrance.NOT_STARTED, "fake")
    assert "no-such-program" not in reason.words


def test_limits_that_the_protocol_cannot_tell_are_refused() -> None:
    with pytest.raises(MatchError, match="no limit by nodes"):
        HubMatchPlayer(
            EngineSpec("fake", command=("fake",), protocol=1), "international", PlayerLimits(nodes=5)
        )


def test_it_is_waited_for_as_long_as_the_clock_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float | None] = []

    class Engine:
        def __init__(self, *_: object, **__: object) -> None:
            pass

        def new_game(self) -> None:
            pass

        def think(
            self, position: Position, moves: Sequence[Move], limit: Limit, *, timeout: float | None
        ) -> ProgramMove:
            waited.append(timeout)
            return ProgramMove(position.legal_moves()[0], None, SaidReport())

    monkeypatch.setattr("harzdame_engine.match.hub_player.HubEngine", Engine)
    player = HubMatchPlayer(EngineSpec("fake", command=("fake",)), "harzdame", SHALLOW)
    player.new_game()
    start = Position.start("harzdame")
    for allowance in (0.75, None):
        player.reply([start], [], Limit(depth=1), allowance)
    assert waited == [0.75, 600]


def test_a_program_that_has_run_but_does_not_start_again_ends_the_match() -> None:
    player = HubMatchPlayer(program("plays"), "harzdame", SHALLOW)
    player.new_game()
    assert player._engine is not None
    player._engine.close()
    player._engine = None
    player._spec = EngineSpec("fake", command=("./no-such-program",))
    with pytest.raises(MatchError, match="does not start again"):
        player.new_game()
    player.close()


@pytest.mark.skipif(os.name != "posix", reason="needs a shell")
def test_a_crash_loses_its_game_and_a_failed_start_after_it_none(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    once = f"[ ! -e {mark} ] || exit 3; touch {mark}; exec {shlex.join(program('dies').command)}"
    spec = EngineSpec("fake", command=("/bin/sh", "-c", once))
    setup = Setup("harzdame", (EngineSpec("ours", hash_mb=1), spec), SHALLOW, GameRules(), {})
    openings = repeat(Opening(Position.start("harzdame").fen))
    reports: list[GameReport] = []
    with (
        Interruption() as interruption,
        closing(play_match(setup, openings, 4, 1, interruption)) as told,
        pytest.raises(MatchError, match=r"fake does not start again: .*ended with status 3"),
    ):
        reports.extend(told)
    assert [(report.points, report.cause) for report in reports] == [(1, Cause.DIED)]
