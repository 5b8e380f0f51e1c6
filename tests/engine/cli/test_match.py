import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from harzdame_engine import pdn
from harzdame_engine.ballots.ballot_sets import ballot_set
from harzdame_engine.cli.__main__ import main
from harzdame_engine.files.resources import resource

HUGE = "9" * 23
QUICK = ["match", "--depth", "1", "--first", "name=new hash=1 depth=3", "--second", "name=old hash=1"]


def test_a_match_is_played_kept_and_summed_up(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "games.pdn"
    assert main([*QUICK, "--games", "4", "--concurrency", "1", "--pdn", str(path)]) == 0
    first, pairs, *rest = capsys.readouterr().out.splitlines()
    assert first.startswith("Score of new vs old: ")
    assert "] 4 games; Elo " in first
    assert pairs.startswith("Pairs: LL ")
    assert [line.partition(":")[0] for line in rest[1:]] == ["new", "old"]
    games = pdn.scan(path.read_text(encoding="utf-8")).games
    assert len(games) == 4
    assert all(game.read().problems == () for game in games)


def test_a_summary_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main([*QUICK, "--game", "turkish", "--games", "2", "--json", "--draw", "--resign=moves=2,score=300"])
        == 0
    )
    record = json.loads(capsys.readouterr().out)
    assert record["games"] == record["wins"] + record["losses"] + record["draws"] == 2
    assert sum(record["pairs"]) == 1
    assert [engine["name"] for engine in record["engines"]] == ["new", "old"]


def test_a_decided_test_ends_the_match(capsys: pytest.CaptureFixture[str]) -> None:
    sprt = ["--sprt", "elo0=-400,elo1=400,alpha=0.4,beta=0.4"]
    assert main([*QUICK, "--games", "1000", "--concurrency", "1", "--json", *sprt]) == 0
    record = json.loads(capsys.readouterr().out)
    assert record["games"] < 100
    assert record["sprt"]["accepted"] in {"H0", "H1"}


def test_a_file_of_openings_is_gone_through_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "openings").write_text("W:WKa1,c1:BKh8,f8\n")
    command = [*QUICK, "--games", "4", "--concurrency", "1", "--openings", str(tmp_path / "openings")]
    assert main(command) == 0
    out, err = capsys.readouterr()
    assert "4 games" in out
    assert "holds 1 openings: they are gone through again" in err


def test_openings_are_drawn_from_a_set_of_ballots(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "games.pdn"
    drawn = ["--game", "english", "--openings", "three-move", "--pdn", str(path)]
    assert main([*QUICK, *drawn, "--games", "4", "--concurrency", "1"]) == 0
    capsys.readouterr()
    games = [game.read().tree for game in pdn.scan(path.read_text(encoding="utf-8")).games]
    openings = [" ".join(str(node.move) for node in game.mainline()[1:4]) for game in games if game]
    deck = ballot_set("english", "three-move")
    assert deck is not None
    lines = " ".join(deck.lines)
    assert len(openings) == 4
    assert len(set(openings)) == 2  # each with both colours
    assert all(opening in lines for opening in openings)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--first", "hash=none"], "argument --first: hash=none: must be a whole number"),
        (["--second", "without=nonsense"], "argument --second: there is no search feature nonsense"),
        (["--tc", "soon"], "'soon' is no time control"),
        (["--sprt", "5,0"], "elo0 must be below elo1"),
        (["--sprt", "0,5,alpha=0"], "alpha and beta must be more than 0"),
        (["--sprt", "0,1e9"], "both from -4000 to 4000"),
        (["--sprt", "elo0=5"], "elo0 and elo1 are needed"),
        (["--draw", "when=3"], "known are after, moves, score"),
        (["--draw", "after=x"], "invalid"),
        (["--time-margin", "-1"], "must not be negative"),
        (["--games", "0"], "argument --games: must be a whole number from 1 to 1000000000"),
        (["--games", HUGE], "argument --games: must be a whole number"),
        (["--nodes", HUGE], "argument --nodes: must be a whole number from 1 to 1000000000000000"),
        (["--first", f"name=a nodes={HUGE}"], "argument --first: nodes=9999"),
        (["--time", "1e300"], "argument --time: must be more than 0 and at most 100000000"),
        (["--time-margin", "inf"], "argument --time-margin: must not be negative, nor more than"),
        (["--opening-plies", "1000"], "argument --opening-plies: must be a whole number from 1 to 200"),
    ],
)
def test_nonsense_is_refused(arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as raised:
        main(["match", *arguments])
    assert raised.value.code == 2
    assert problem in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--first", "name=x", "--second", "name=x"], "both engines are called x"),
        (["--openings", "missing"], "missing: No such file"),
        (["--pdn", "missing/games.pdn"], "No such file"),
        (["--first", "rev=no-such-revision"], "there is no revision no-such-revision"),
        (["--second", "tables=missing"], "second: missing is not a folder"),
        (
            ["--first", "tables=installed", "--game", "gothic"],
            "no endgame tables for gothic",
        ),
        (["--second", "eval=missing"], "second: missing cannot be read: No such file"),
        (["--second", f"eval={__file__}"], "test_match.py holds no weights"),
        (["--first", "book=true", "--game", "bosnian"], "first: no opening book is installed for bosnian"),
        (["--first", "cmd=./missing"], "missing does not start"),
    ],
)
def test_a_match_that_cannot_begin_says_why(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as raised:
        main(["match", *arguments])
    assert raised.value.code == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert problem in err


def test_weights_that_cannot_be_used_are_refused_before_a_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    written = resource("weights/turkish.weights").read_bytes()
    (tmp_path / "cut.weights").write_bytes(written[:-100])
    (tmp_path / "whole.weights").write_bytes(written)
    games = tmp_path / "games.pdn"
    for name, problem in (("cut", "is damaged"), ("whole", "holds weights for another game")):
        with pytest.raises(SystemExit) as raised:
            main([*QUICK, "--second", f"eval={tmp_path / name}.weights", "--pdn", str(games)])
        assert raised.value.code == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert f"second: {tmp_path / name}.weights {problem}" in err
    assert not games.exists()


def test_openings_that_run_out_are_told_behind_the_summary(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--game", "international", "--opening-plies", "1", "--games", "100", "--concurrency", "1"]
    with pytest.raises(SystemExit) as raised:
        main([*QUICK, *few])
    assert raised.value.code == 1
    out, err = capsys.readouterr()
    assert out.startswith("Score of new vs old: ")
    assert "different openings of 1 plies" in err


def test_ctrl_c_sums_up_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "games.pdn"
    command = [
        *QUICK,
        "--games",
        "1000000",
        "--concurrency",
        "2",
        "--report-every",
        "0.01",
        "--pdn",
        str(path),
    ]
    with subprocess.Popen(
        [sys.executable, "-m", "harzdame_engine.cli", *command],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    ) as process:  # fmt: skip
        assert process.stderr is not None
        assert "Score of new vs old" in process.stderr.readline()
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate()  # ends when the workers have let go of the pipes, too
    assert process.returncode == 130
    games = pdn.scan(path.read_text(encoding="utf-8")).games
    assert f"] {len(games)} games" in out.splitlines()[0]
    assert all(game.read().problems == () for game in games)
