"""The commands about endgame tables."""

from __future__ import annotations

import json
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from harzdame_engine import Position, variant
from harzdame_engine.cli.__main__ import main
from harzdame_engine.endgames.table_file import write_table
from harzdame_engine.endgames.tables import Tables, user_folder

from tests.pair_code import coded, decoded

HARZDAME = variant("harzdame")
WON = "W:WKa1,Kb3:BKh8"


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """None come with the program."""
    monkeypatch.setattr("harzdame_engine.endgames.tables.installed_folders", lambda: ())


@pytest.fixture
def copied(tables_folder: Path, tmp_path: Path) -> Path:
    """A folder of tables to change something in."""
    return Path(shutil.copytree(tables_folder, tmp_path / "copied"))


def names_in(folder: Path) -> list[str]:
    return [path.stem for path in sorted((folder / "harzdame").iterdir())]


def refusal(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that is said instead."""
    with pytest.raises(SystemExit) as raised:
        main(["tables", *arguments])
    assert raised.value.code == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith("harzdame-engine: ")
    return err


def test_tables_are_made_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    build = ["tables", "build", "--pieces", "2", "--folder", str(tmp_path), "--threads", "2"]
    assert main(build) == 0
    assert re.fullmatch(r"3 tables of harzdame, 0\.00 MB, in \d+\.\d s\n", capsys.readouterr().out)
    assert names_in(tmp_path) == ["KvK", "KvM", "MvM"]
    assert main(build) == 0
    assert capsys.readouterr().out.startswith("0 tables of harzdame, ")
    assert main([*build, "--dry-run"]) == 0
    assert capsys.readouterr().out == "0 tables to make, with 0 MiB of memory\n"


def test_some_are_made_with_those_they_need(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["tables", "build", "--material", "MvK", "km-k", "--folder", str(tmp_path)]
    assert main([*command, "--dry-run"]) == 0
    *planned, sum_up = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in planned] == ["KvK", "KvM", "KKvK", "KMvK"]
    assert sum_up.startswith("4 tables to make, with ")
    assert list(tmp_path.iterdir()) == []
    assert main(command) == 0
    assert names_in(tmp_path) == ["KKvK", "KMvK", "KvK", "KvM"]


def test_what_a_position_needs_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = ["--folder", str(tmp_path), "--fen", WON]
    assert main(["tables", "build", "--here", *where]) == 0
    assert names_in(tmp_path) == ["KKvK", "KvK"]
    assert main(["tables", "probe", *where]) == 0


def test_by_default_they_go_where_the_app_keeps_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", "build", "--material", "KvK", "--game", "gothic"]) == 0
    made = user_folder() / "gothic" / "KvK.table"
    assert made.exists()
    assert main(["tables", "list", "--game", "gothic"]) == 0
    assert capsys.readouterr().out.splitlines()[-2].startswith("KvK ")
    made.unlink()


def test_a_list_has_a_line_for_each_side_to_move(
    tables_folder: Path, tables: Tables, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tables", "list", "--folder", str(tables_folder)]) == 0
    *lines, sum_up = capsys.readouterr().out.splitlines()
    assert sum_up.startswith("9 tables of harzdame, 0.2")
    assert len(lines) == sum(len(material.sides) for material in tables.files) == 16
    assert lines[0].split()[:3] == ["KvK", "won", "672"]
    assert any("longest win 55 plies, W:W" in line for line in lines)


def test_all_of_small_tables_and_some_of_larger_ones_is_checked(
    tables_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    verify = ["tables", "verify", "--folder", str(tables_folder), "--whole", "2", "--sample", "500"]
    assert main(verify) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 16
    assert all("follow from each other" in line for line in lines)
    assert {line.split()[1] for line in lines if len(line.split()[0]) > 3} == {"500"}
    assert lines[0].split()[1] == "4,032"
    assert main([*verify, "--pieces", "2"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 4


def test_what_is_wrong_is_named_and_told_by_the_exit_status(
    copied: Path, tables: Tables, capsys: pytest.CaptureFixture[str]
) -> None:
    file = next(file for material, file in tables.files.items() if str(material) == "KvK")
    (side,) = file.sides
    drawn = len(decoded(bytes(side.verdicts)))
    planted = side._replace(results=coded([1] * drawn), verdicts=coded([2] * drawn))
    write_table(copied / "harzdame" / "KvK.table", HARZDAME, [planted])
    with pytest.raises(SystemExit) as raised:
        main(["tables", "verify", "--folder", str(copied), "--pieces", "2"])
    assert raised.value.code == 1
    first, *others = capsys.readouterr().out.splitlines()
    found = re.fullmatch(r"KvK .* positions WRONG at (\S+), .*", first)
    assert found
    assert Tables(HARZDAME, (copied,)).probe(Position.from_fen(found[1])) != tables.probe(
        Position.from_fen(found[1])
    )
    assert others


def test_a_damaged_table_is_told_and_done_without(copied: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = copied / "harzdame" / "KMvK.table"
    path.write_bytes(path.read_bytes()[:-1])
    assert main(["tables", "probe", "--fen", WON, "--folder", str(copied)]) == 0
    out, err = capsys.readouterr()
    assert "won in 11 plies" in out
    assert err == f"harzdame-engine: {path} is damaged\n"
    with pytest.raises(SystemExit) as raised:
        main(["tables", "verify", "--folder", str(copied), "--pieces", "2"])
    assert raised.value.code == 1


def test_every_move_is_judged_best_first(
    tables_folder: Path, tables: Tables, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tables", "probe", "--fen", WON, "--folder", str(tables_folder)]) == 0
    head, *lines, play = capsys.readouterr().out.splitlines()
    position = Position.from_fen(WON)
    assert head == f"{WON}  won in 11 plies"
    judged = tables.moves(position)
    assert lines == [f"{each.move!s:12} {each.verdict}" for each in judged]
    assert play == "best play: " + " ".join(map(str, tables.line(position)))


def test_a_probe_for_programs(tables_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for fen, plies, length in ((WON, 11, 11), ("W:WKa1:BKh8", None, 0), ("W:W:BKh8", 0, 0)):
        assert main(["tables", "probe", "--json", "--fen", fen, "--folder", str(tables_folder)]) == 0
        record = json.loads(capsys.readouterr().out)
        assert set(record) == {"fen", "plies", "moves", "line"}
        assert (record["fen"], record["plies"], len(record["line"])) == (fen, plies, length)
        assert len(record["moves"]) == len(Position.from_fen(fen).legal_moves())
        if record["moves"]:
            assert record["moves"][0]["plies"] == plies


def test_what_no_table_knows_is_said_with_what_it_needs(
    tables_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--folder", str(tables_folder)]
    said = refusal(["probe", "--fen", "W:WKa1,b2:BKh8,g7", *where], capsys)
    assert said.endswith("no table knows this position: it needs KKvKK, KKvKM, KMvKM\n")
    assert re.search(r"it needs KKKvK, .* and \d+,\d+ more$", refusal(["probe", *where], capsys))


def test_what_makes_no_sense_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    for arguments, message in (
        (["build", "--material", "KKvQ"], "KKvQ is not a material"),
        (["build", "--material", "KKKKKKKKvK"], "up to 7 men or kings of a side"),
        (["build", "--pieces", "2", "--memory", "5", "--folder", str(tmp_path / "new")], "with --memory 1"),
        (["build", "--pieces", "2", "--folder", str(tmp_path / "file")], "file"),
        (["list", "--folder", str(tmp_path / "missing")], "missing is not a folder"),
        (["verify", "--folder", str(tmp_path / "file")], "file is not a folder"),
        (["probe", "--fen", WON, "--folder", str(tmp_path / "missing")], "missing is not a folder"),
    ):
        assert message in refusal(arguments, capsys)
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    "arguments",
    [["build"], ["build", "--pieces", "0"], ["build", "--pieces", "2", "--here"], ["fly"], [],
     ["verify", "--sample", "0"]],
)  # fmt: skip
def test_bad_options_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as raised:
        main(["tables", *arguments])
    assert raised.value.code == 2
    assert "usage:" in capsys.readouterr().err


def test_a_bad_position_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for action in (["probe"], ["build", "--here"]):
        assert main(["tables", *action, "--fen", "W:Wa1,a1:Bh8"]) == 2
        assert capsys.readouterr().err == "harzdame-engine: two pieces stand on a1\n"


@pytest.mark.skipif(sys.platform == "win32", reason="signals are others there")
def test_an_interruption_keeps_what_is_done_and_says_what_is_left(tmp_path: Path) -> None:
    build = ["tables", "build", "--pieces", "4", "--threads", "1", "--folder", str(tmp_path)]
    program = [sys.executable, "-m", "harzdame_engine.cli", *build, "--game", "gothic"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        while not (tmp_path / "gothic" / "KKvK.table").exists():
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    made = Tables(variant("gothic"), (tmp_path,))
    assert made.problems == []
    assert {path.suffix for path in (tmp_path / "gothic").iterdir()} == {".table"}
    assert out.startswith(f"{len(made.files)} tables of gothic, ")
    assert err.splitlines()[-1] == f"harzdame-engine: ended with {23 - len(made.files)} tables left to make"
