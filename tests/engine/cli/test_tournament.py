import json
import subprocess
import sys
from pathlib import Path

import pytest
from harzdame_engine import pdn
from harzdame_engine.cli.__main__ import main

from tests.lock_holder import held_elsewhere

PLAYERS = [
    word
    for name, depth in zip("abc", (3, 1, 2), strict=True)
    for word in ("--player", f"name={name} hash=1 depth={depth}")
]


def test_a_tournament_is_played_kept_and_summed_up(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path, record = tmp_path / "games.pdn", tmp_path / "t.jsonl"
    command = ["tournament", *PLAYERS, "--pdn", str(path), "--record", str(record), "--name", "Cup"]
    assert main(command) == 0
    out = capsys.readouterr().out
    assert out.startswith("Cup: 6 of 6 games\n")
    assert "faults" in out
    assert len(pdn.scan(path.read_text(encoding="utf-8")).games) == 6
    assert main(["tournament", "--resume", str(record), "--pdn", str(path), "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["over"]
    assert sum(row["points"] for row in again["standings"]) == 6
    assert len(pdn.scan(path.read_text(encoding="utf-8")).games) == 6


def test_the_last_game_reaches_the_file_after_a_crash_in_between(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path, record = tmp_path / "games.pdn", tmp_path / "t.jsonl"
    main(["tournament", *PLAYERS, "--pdn", str(path), "--record", str(record), "--concurrency", "1"])
    games = path.read_text(encoding="utf-8")
    path.write_text(games[: games.rindex("[Event")], encoding="utf-8")
    main(["tournament", "--resume", str(record), "--pdn", str(path)])
    capsys.readouterr()
    assert len(pdn.scan(path.read_text(encoding="utf-8")).games) == 6


def test_openings_are_drawn_from_a_set_of_ballots_which_the_plan_keeps(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path, record = tmp_path / "games.pdn", tmp_path / "t.jsonl"
    drawn = ["--game", "russian", "--openings", "idf", "--games", "2"]
    assert main(["tournament", *PLAYERS[:4], *drawn, "--pdn", str(path), "--record", str(record)]) == 0
    capsys.readouterr()
    plan = json.loads(record.read_text(encoding="utf-8").splitlines()[0])
    assert '"idf"' in json.dumps(plan)
    starts = {game.read().tree.root.position.fen for game in pdn.scan(path.read_text(encoding="utf-8")).games}
    assert len(starts) == 1


def test_a_clock_a_swiss_and_a_test(capsys: pytest.CaptureFixture[str]) -> None:
    two = PLAYERS[:4]
    command = ["tournament", *two, "--format", "swiss", "--tc", "5+0.1", "--sprt", "0,5", "--json"]
    assert main(command) == 0
    record = json.loads(capsys.readouterr().out)
    assert record["total"] == record["games"] == 2
    assert record["sprt"]["accepted"] is None


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ([], "at least two players"),
        (["--player", "name=x", "--player", "name=x"], "two players are called x"),
        (["--player", "nonsense", "--player", "name=x"], "not of the form"),
        ([*PLAYERS, "--sprt", "0,5"], "a match of two"),
        ([*PLAYERS, "--tc", "soon"], "no time control"),
        ([*PLAYERS, "--resume", "x.jsonl"], "--resume takes the players"),
        (["--resume", "missing.jsonl"], "missing.jsonl: No such file"),
        ([*PLAYERS, "--openings", "missing.pdn"], "No such file"),
        ([*PLAYERS, "--player", "name=x tables=/nowhere"], "x: "),
        ([*PLAYERS, "--concurrency", "1000000000"], "must be a whole number from 1 to "),
    ],
)
def test_what_cannot_begin_is_refused(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as raised:
        main(["tournament", *arguments])
    assert raised.value.code == 2
    assert problem in capsys.readouterr().err


def test_a_record_of_nothing_is_not_kept(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = tmp_path / "t.jsonl"
    with pytest.raises(SystemExit):
        main(["tournament", *PLAYERS, "--player", "name=x tables=/nowhere", "--record", str(record)])
    assert not record.exists()
    assert "harzdame-engine: x: " in capsys.readouterr().err


def test_a_record_is_played_by_one_run_at_a_time(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = tmp_path / "t.jsonl"
    main(["tournament", *PLAYERS, "--record", str(record)])
    plan = record.read_bytes().split(b"\n")[0] + b"\n"
    record.write_bytes(plan)
    capsys.readouterr()
    with held_elsewhere(record):
        for given in (["--resume"], [*PLAYERS, "--record"]):
            with pytest.raises(SystemExit) as raised:
                main(["tournament", *given, str(record)])
            assert raised.value.code == 2
            assert capsys.readouterr().err == (
                f"harzdame-engine: {record} is being played by another program\n"
            )
        assert record.read_bytes() == plan
    assert main(["tournament", "--resume", str(record)]) == 0
    assert len(record.read_bytes().splitlines()) == 7
    assert [path.name for path in tmp_path.iterdir()] == ["t.jsonl"]


def test_two_runs_at_once_play_each_game_once(tmp_path: Path) -> None:
    record = tmp_path / "t.jsonl"
    main(["tournament", *PLAYERS, "--record", str(record)])
    record.write_bytes(record.read_bytes().split(b"\n")[0] + b"\n")
    command = [sys.executable, "-m", "harzdame_engine.cli", "tournament", "--resume", str(record)]
    runs = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(2)]
    for run in runs:
        run.communicate()
    assert [run.returncode for run in runs] in ([0, 0], [0, 2], [2, 0])
    assert len(record.read_bytes().splitlines()) == 7
