import json
import os
import sys
from pathlib import Path

import pytest
from harzdame_engine.match.adjudication import DrawRule
from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.game import Cause, GameRules
from harzdame_engine.match.statistics import Sprt
from harzdame_engine.tournament.plan import Format, Plan
from harzdame_engine.tournament.record import Record, RecordError, RecordProblem
from harzdame_engine.tournament.tournament import Tournament

from tests.engine.tournament.results import result

PLAN = Plan(
    "Übung", "2026.01.01", "harzdame", ("name=a depth=1", "name=b depth=2", "name=c"), Format.SWISS, games=1,
    rules=GameRules(draw=DrawRule(score=5)), sprt=None,
)  # fmt: skip


def test_a_plan_comes_back_as_it_was(tmp_path: Path) -> None:
    for plan in (PLAN, PLAN._replace(players=("name=a", "name=b"), sprt=Sprt(0, 5), rules=GameRules())):
        path = tmp_path / f"{len(plan.players)}.jsonl"
        Record.create(path, plan)
        assert Record(path).read() == (plan, [])


def test_games_come_back_and_a_torn_line_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    tournament = Tournament.created(PLAN, path)
    for _ in range(2):
        fixture = next(tournament.missing())
        tournament.add(result(fixture, 1, Cause.DIED))
    whole = path.read_bytes()
    for cut in (2, 7, len(whole.splitlines()[-1])):
        path.write_bytes(whole[:-cut])
        again = Tournament.resumed(path)
        assert path.read_bytes() == whole[:-cut]  # another app may be about to write the rest
        assert again.results == tournament.results[:1]
        assert [each.id for each in again.missing()] == [tournament.results[1].id]
        again.add(tournament.results[1])
        assert Tournament.resumed(path).results == tournament.results
        assert Tournament.resumed(path).over
    path.write_bytes(whole[:-1])
    assert Tournament.resumed(path).results == tournament.results


def test_games_that_ended_in_another_order_come_back_in_that(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    tournament = Tournament.created(PLAN._replace(format=Format.ROUND_ROBIN, games=2), path)
    for fixture in reversed(list(tournament.missing())):
        tournament.add(result(fixture, 0.5))
    assert Tournament.resumed(path).results == tournament.results


def test_lines_that_are_no_games_of_this_tournament_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    tournament = Tournament.created(PLAN, path)
    fixture = next(tournament.missing())
    stranger = result(fixture._replace(white=fixture.black, black=fixture.white), 1)
    Record(path).add(stranger)
    with path.open("a") as file:
        file.write('[1]\n{"id": "1.1.1"}\nnonsense\n' + "[" * 100_000 + "\n")
    assert Tournament.resumed(path).results == []


def rewritten(path: Path, line: int, **fields: object) -> bytes:
    """The record with these fields put into one of its lines."""
    lines = path.read_bytes().splitlines()
    lines[line] = json.dumps(json.loads(lines[line]) | fields).encode()
    path.write_bytes(b"\n".join(lines) + b"\n")
    return path.read_bytes()


@pytest.mark.parametrize(
    ("line", "fields"), [(0, {"harzdame-tournament": 2}), (0, {"newer": 1}), (1, {"newer": 1})]
)
def test_what_a_newer_version_wrote_is_refused_and_left_as_it_is(
    line: int, fields: dict[str, object], tmp_path: Path
) -> None:
    path = tmp_path / "t.jsonl"
    tournament = Tournament.created(PLAN, path)
    tournament.add(result(next(tournament.missing()), 1))
    before = rewritten(path, line, **fields)
    with pytest.raises(RecordError, match="was written by a newer version") as raised:
        Tournament.resumed(path)
    assert raised.value.problem is RecordProblem.NEWER
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"sprt": {"elo0": 0, "elo1": 5, "alpha": 0, "beta": 0.05}}, "alpha and beta"),
        ({"sprt": {"elo0": 0, "elo1": 5, "alpha": 0.05, "beta": 1 << 62}}, "alpha and beta"),
        ({"sprt": {"elo0": 5, "elo1": 0}}, "elo0 must be below elo1"),
        ({"fen": "junk"}, "junk"),
        ({"game": "junk"}, "there is no game junk"),
        ({"limits": "junk"}, "junk"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(
    fields: dict[str, object], problem: str, tmp_path: Path
) -> None:
    path = tmp_path / "t.jsonl"
    Tournament.created(PLAN._replace(players=("name=a", "name=b")), path)
    rewritten(path, 0, **fields)
    with pytest.raises(MatchError, match=problem):
        Tournament.resumed(path)


@pytest.mark.parametrize("with_folder", [False, True])
def test_a_record_that_is_removed_meanwhile_is_written_anew(with_folder: bool, tmp_path: Path) -> None:
    path = tmp_path / "cups" / "t.jsonl"
    path.parent.mkdir()
    plan = PLAN._replace(format=Format.ROUND_ROBIN)
    tournament = Tournament.created(plan, path)
    for number in range(3):
        if number == 2:
            path.unlink()
            if with_folder:
                path.parent.rmdir()
        tournament.add(result(next(tournament.missing()), 1))
    again = Tournament.resumed(path)
    assert again.plan == plan
    assert again.results == tournament.results
    assert len(again.results) == 3


def test_a_game_is_played_once(tmp_path: Path) -> None:
    tournament = Tournament.created(PLAN, tmp_path / "t.jsonl")
    played = result(next(tournament.missing()), 1)
    tournament.add(played)
    with pytest.raises(MatchError, match="played already"):
        tournament.add(played)


@pytest.mark.parametrize("text", ["", "nonsense\n", "{}\n", '{"harzdame-tournament": 1, "name": 3}\n'])
def test_other_files_are_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    path.write_text(text)
    with pytest.raises(MatchError):
        Tournament.resumed(path)


def test_a_file_is_never_overwritten(tmp_path: Path) -> None:
    Tournament.created(PLAN, tmp_path / "t.jsonl")
    with pytest.raises(MatchError, match="exists"):
        Tournament.created(PLAN, tmp_path / "t.jsonl")


@pytest.mark.parametrize(
    ("players", "problem"),
    [
        (("name=a",), "at least two"),
        (("name=a", "name=a"), "are called a"),
        (("x=1", "name=b"), "unknown 'x'"),
    ],
)
def test_players_that_make_no_sense_are_refused(players: tuple[str, ...], problem: str) -> None:
    with pytest.raises(MatchError, match=problem):
        Tournament(PLAN._replace(players=players))


def test_what_is_no_record_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(b"first line\nwithout an end")
    with pytest.raises(MatchError, match="no record"):
        Record(path).read()
    assert path.read_bytes() == b"first line\nwithout an end"


@pytest.mark.skipif(sys.platform == "win32", reason="there are neither pipes nor devices among the files")
@pytest.mark.parametrize("other", ["pipe", "device", "folder"])
def test_what_is_no_file_is_no_record(tmp_path: Path, other: str) -> None:
    path = tmp_path / "t.jsonl"
    if other == "pipe":
        os.mkfifo(path)
    elif other == "device":
        path.symlink_to("/dev/zero")
    else:
        path.mkdir()
    with pytest.raises(MatchError):
        Tournament.resumed(path)


def test_a_record_too_large_to_be_one_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    with path.open("wb") as file:
        file.truncate((1 << 30) + 1)
    with pytest.raises(MatchError, match="too large"):
        Tournament.resumed(path)
