import multiprocessing
import os
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from harzdame_engine import Color, Outcome, Termination, pdn
from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.game import Cause
from harzdame_engine.match.progress import Interruption
from harzdame_engine.match.statistics import Sprt
from harzdame_engine.tournament.pdn_file import TournamentGames
from harzdame_engine.tournament.plan import Format, Plan
from harzdame_engine.tournament.record import GameResult
from harzdame_engine.tournament.runner import Begun, Finished, Progressed, play
from harzdame_engine.tournament.tournament import Tournament

from tests.soak.tournament import crashing_plan, disagreements

FAKE = Path(__file__).parents[1] / "match" / "fake_program.py"
PLAYERS = ("name=a hash=1 depth=3", "name=b hash=1 depth=1", "name=c hash=1 depth=2")
PLAN = Plan("Test", "2026.01.01", "harzdame", PLAYERS)


@pytest.fixture
def interruption() -> Iterator[Interruption]:
    with Interruption() as entered:
        yield entered
    assert multiprocessing.active_children() == []


def told(results: list[GameResult]) -> set[tuple[object, ...]]:
    return {(each.id, each.white, each.black, each.points, each.plies) for each in results}


@pytest.mark.parametrize("format_", list(Format))
def test_a_tournament_is_played_to_its_end(format_: Format, interruption: Interruption) -> None:
    tournament = Tournament(PLAN._replace(format=format_))
    for _ in play(tournament, 2, interruption):
        pass
    assert tournament.over
    assert len(tournament.results) >= 4
    game = pdn.scan(tournament.results[0].pdn).games[0]
    assert game.tags["Event"] == "Test"
    assert game.tags["Round"] == tournament.results[0].id


def test_the_number_of_workers_changes_no_result(interruption: Interruption) -> None:
    results = []
    for concurrency in (1, 2):
        tournament = Tournament(PLAN._replace(format=Format.SWISS))
        list(play(tournament, concurrency, interruption))
        results.append(told(tournament.results))
    assert results[0] == results[1]


def test_what_happens_is_told_live(interruption: Interruption) -> None:
    tournament = Tournament(PLAN._replace(games=1))
    events = list(play(tournament, 1, interruption, live=True))
    for kind in (Begun, Progressed, Finished):
        assert {each.fixture.id for each in events if isinstance(each, kind)} == {"1.1.1", "2.1.1", "3.1.1"}
    seen: set[str] = set()
    for each in events:
        if isinstance(each, Begun):
            seen.add(each.fixture.id)
        assert each.fixture.id in seen


def test_an_interrupted_tournament_goes_on_with_the_missing_games(
    interruption: Interruption, tmp_path: Path
) -> None:
    whole = Tournament(PLAN._replace(games=4))
    list(play(whole, 1, interruption))
    path = tmp_path / "t.jsonl"
    first = Tournament.created(PLAN._replace(games=4), path)
    with closing(play(first, 2, interruption)) as events:
        for _ in range(3):
            next(events)
    again = Tournament.resumed(path)
    assert 3 <= len(again.results) < 12
    before = {each.id for each in again.results}
    played = [each.result.id for each in play(again, 2, interruption) if isinstance(each, Finished)]
    assert before.isdisjoint(played)
    assert told(again.results) == told(whole.results)


def test_a_decided_test_ends_a_match(interruption: Interruption) -> None:
    sprt = Sprt(-400, 400, 0.4, 0.4)
    tournament = Tournament(PLAN._replace(players=PLAN.players[:2], games=1000, sprt=sprt))
    list(play(tournament, 1, interruption))
    assert tournament.verdict
    assert len(tournament.results) < 100


def test_crashes_lose_games_and_are_counted(interruption: Interruption, tmp_path: Path) -> None:
    tournament = Tournament(crashing_plan(40, 0.3, tmp_path / "deaths"))
    games = TournamentGames(tmp_path / "games.pdn", ())
    for event in play(tournament, 2, interruption):
        assert isinstance(event, Finished)
        games.add(event.result)
    assert disagreements(tournament, tmp_path / "games.pdn", tmp_path / "deaths") == []
    assert sum(row.faults for row in tournament.table().standings) > 0


def failing(status: int) -> str:
    command = shlex.join([sys.executable, "-c", f"raise SystemExit({status})"])
    return shlex.join(["name=c", f"cmd={command}"])


def starting_once(mark: Path) -> str:
    """A program that passes the trial before the first game, and never starts again."""
    if os.name != "posix":
        pytest.skip("needs a shell")
    command = (
        f"[ ! -e {mark} ] || exit 3; touch {mark}; exec {shlex.join([sys.executable, str(FAKE), 'plays'])}"
    )
    return shlex.join(["name=c", f"cmd={shlex.join(['/bin/sh', '-c', command])}"])


def test_a_program_that_fails_later_ends_it_and_loses_nothing_by_that(
    interruption: Interruption, tmp_path: Path
) -> None:
    tournament = Tournament(PLAN._replace(players=(*PLAYERS[:2], starting_once(tmp_path / "mark"))))
    with pytest.raises(MatchError, match=r"^c does not start: .*ended with status 3"):
        list(play(tournament, 2, interruption))
    assert not tournament.over
    assert {each.cause for each in tournament.results} <= {Cause.RULES}
    assert all(2 not in (each.white, each.black) for each in tournament.results)


def of_others(tournament: Tournament, player: int, count: int) -> None:
    """Put games on record that this player is not in."""
    games = [each for each in tournament.fixtures if player not in (each.white, each.black)]
    for game in games[:count]:
        tournament.add(GameResult.of_person(game, Outcome(None, Termination.AGREEMENT), 3, "*"))


MUTE = f"name=c cmd='{sys.executable} {FAKE} mute'"


@pytest.mark.parametrize(
    ("player", "problem"),
    [
        ("name=c cmd=/nowhere/at/all", r"^c does not start: .*/nowhere/at/all"),
        ("name=c cmd=/etc/passwd", r"^c does not start: .*Permission denied"),
        (failing(3), r"^c does not start: .*ended with status 3"),
        ("name=c tables=/nowhere/at/all", r"^c: .*/nowhere/at/all"),
    ],
)
def test_a_player_that_is_missed_when_it_goes_on_loses_no_game(
    player: str, problem: str, interruption: Interruption, tmp_path: Path
) -> None:
    goes_not_on_without(player, problem, interruption, tmp_path)


@pytest.mark.usefixtures("ended_soon", "short_trial")
def test_a_player_that_does_not_answer_when_it_goes_on_loses_no_game(
    interruption: Interruption, tmp_path: Path
) -> None:
    goes_not_on_without(MUTE, r"^c does not start: .*not waiting in time", interruption, tmp_path)


def goes_not_on_without(player: str, problem: str, interruption: Interruption, tmp_path: Path) -> None:
    record = tmp_path / "t.jsonl"
    of_others(Tournament.created(PLAN._replace(players=(*PLAYERS[:2], player)), record), 2, 1)
    before = record.read_bytes()
    with pytest.raises(MatchError, match=problem):
        list(play(Tournament.resumed(record), 2, interruption))
    assert record.read_bytes() == before


def test_a_player_that_has_played_all_its_games_is_not_missed(interruption: Interruption) -> None:
    tournament = Tournament(PLAN._replace(players=(*PLAYERS[:2], "name=c cmd=/nowhere/at/all")))
    for game in tournament.fixtures:
        if 2 in (game.white, game.black):
            tournament.add(GameResult.of_person(game, Outcome(None, Termination.AGREEMENT), 3, "*"))
    list(play(tournament, 1, interruption))
    assert tournament.over


HUB = f"{sys.executable} -m harzdame_engine.cli hub"


@pytest.mark.parametrize(
    ("player", "problem"),
    [
        (failing(3), r"c does not start: .*ended with status 3"),
        ("name=c cmd=/nowhere/at/all", r"c does not start: .*/nowhere/at/all"),
        (f"name=c cmd='{sys.executable}' dir=/nowhere/at/all", r"c does not start: .*/nowhere/at/all"),
        (f"name=c cmd='{HUB}' param.colour=blue", r"c does not start: .*there is no parameter colour"),
        (f"name=c cmd='{HUB}' param.threads=many", r"c does not start: .*threads=many"),
        (f"name=c cmd='{HUB}' 'param.eval=a\"b'", r"c does not start: .*cannot express"),
        ("name=c eval=/nowhere/at/all", r"c: .*/nowhere/at/all"),
        ("name=c tables=/nowhere/at/all", r"c: .*/nowhere/at/all"),
        ("name=c rev=there-is-none", r"c: there is no revision there-is-none"),
    ],
)
def test_a_player_that_cannot_play_is_refused_before_the_first_game(
    player: str, problem: str, interruption: Interruption
) -> None:
    tournament = Tournament(PLAN._replace(players=(*PLAYERS[:2], player)))
    with pytest.raises(MatchError, match=problem):
        list(play(tournament, 2, interruption))
    assert not tournament.results


def test_all_who_cannot_play_are_named(interruption: Interruption) -> None:
    players = (PLAYERS[0], failing(3), "name=d tables=/nowhere/at/all", "name=Anna person=true")
    with pytest.raises(MatchError, match=r"^c does not start: .*\nd: .*/nowhere/at/all"):
        list(play(Tournament(PLAN._replace(players=players)), 2, interruption))


@pytest.mark.timeout(120)
def test_a_trial_can_be_interrupted(interruption: Interruption, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harzdame_engine.match.hub_player._PATIENCE", 3600.0)
    threading.Timer(0.5, interruption.ask).start()
    tournament = Tournament(PLAN._replace(players=(*PLAYERS[:2], MUTE)))
    assert list(play(tournament, 1, interruption)) == []


@pytest.mark.skipif(os.name != "posix", reason="needs a script that starts by itself")
def test_a_program_that_is_away_for_a_while_plays_what_it_has_left_when_it_is_back(
    interruption: Interruption, tmp_path: Path
) -> None:
    program, away, record = tmp_path / "program", tmp_path / "away", tmp_path / "t.jsonl"
    words = shlex.join([sys.executable, str(FAKE), "plays"])
    program.write_text(f"#!/bin/sh\nexec {words}\n", encoding="utf-8")
    program.chmod(0o755)
    players = (f"name=c cmd={program} depth=1", *PLAYERS[:2])
    first = Tournament.created(PLAN._replace(players=players), record)
    with closing(play(first, 1, interruption)) as events:
        while not any(0 in (each.white, each.black) for each in first.results):
            next(events)
    kept = record.read_bytes()
    program.rename(away)
    with pytest.raises(MatchError, match="c does not start"):
        list(play(Tournament.resumed(record), 1, interruption))
    assert record.read_bytes() == kept
    away.rename(program)
    again = Tournament.resumed(record)
    list(play(again, 1, interruption))
    assert again.over
    assert {each.cause for each in again.results} == {Cause.RULES}


def test_of_two_players_one_that_does_not_start_ends_it(interruption: Interruption) -> None:
    tournament = Tournament(PLAN._replace(players=(PLAYERS[0], failing(3))))
    with pytest.raises(MatchError, match=r"c does not start: .*ended with status 3"):
        list(play(tournament, 1, interruption))
    assert not tournament.results


COMMAND = [sys.executable, "-m", "harzdame_engine.cli", "tournament"]


def test_a_killed_tournament_leaves_no_process_and_is_completed(tmp_path: Path) -> None:
    record, games = tmp_path / "t.jsonl", tmp_path / "games.pdn"
    players = [word for spec in PLAN.players for word in ("--player", spec)]
    files = ["--record", str(record), "--pdn", str(games), "--concurrency", "2"]
    with subprocess.Popen(
        [*COMMAND, *players, "--games", "6", *files], start_new_session=True, stderr=subprocess.DEVNULL
    ) as process:
        while not record.exists() or record.read_bytes().count(b"\n") < 4:
            assert process.poll() is None
        os.kill(process.pid, signal.SIGKILL)
    while _group_lives(process.pid):  # until the workers have noticed
        pass
    before = record.read_bytes()
    assert 3 <= before.count(b"\n") - 1 < 18
    command = [*COMMAND, "--resume", str(record), "--pdn", str(games), "--json"]
    subprocess.run(command, check=True, capture_output=True)
    assert record.read_bytes().startswith(before[: before.rindex(b"\n") + 1])
    ids = [game.tags["Round"] for game in pdn.scan(games.read_text(encoding="utf-8")).games]
    assert len(ids) == len(set(ids)) == 18
    assert Tournament.resumed(record).over


def _group_lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_games_of_persons_wait_while_the_others_are_played(interruption: Interruption) -> None:
    players = ("name=Anna person=true", *PLAYERS[:2])
    tournament = Tournament(PLAN._replace(players=players, games=1))
    list(play(tournament, 2, interruption))
    assert not tournament.over
    assert [(each.white, each.black) for each in tournament.results] == [
        (each.white, each.black) for each in tournament.fixtures if not tournament.has_person(each)
    ]
    waiting = tournament.waiting
    assert len(waiting) == 2
    assert all(tournament.has_person(each) for each in waiting)
    for fixture in waiting:
        outcome = Outcome(Color.WHITE, Termination.RESIGNATION)
        tournament.add(GameResult.of_person(fixture, outcome, 3, "*"))
    assert tournament.over
    assert not tournament.waiting
    list(play(tournament, 2, interruption))  # there is nothing left


def test_a_flag_that_fell_is_a_fault_of_a_person_too() -> None:
    fixture = Tournament(PLAN).fixtures[0]
    late = GameResult.of_person(fixture, Outcome(Color.BLACK, Termination.TIME), 7, "*")
    assert (late.cause, late.points) == (Cause.TIME, 0.0)
    assert (late.efforts[0].moves, late.efforts[1].moves) == (4, 3)
    level = GameResult.of_person(fixture, Outcome(None, Termination.TIME), 7, "*")
    assert (level.cause, level.points) == (Cause.RULES, 0.5)
