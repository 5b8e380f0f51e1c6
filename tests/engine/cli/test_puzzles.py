"""Puzzles on the command line: mined, gone on with, verified, listed, counted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from harzdame_engine.cli import puzzles as command
from harzdame_engine.cli.__main__ import main
from harzdame_engine.puzzles.grading import Grader, rating_of
from harzdame_engine.puzzles.puzzle_file import read_puzzles
from harzdame_engine.puzzles.solution import Solution
from harzdame_engine.rules.variants import variants

from tests.checkout import ROOT
from tests.made_up_puzzles import SHOT, puzzle, some_puzzles, write_some

MINE = [
    "puzzles",
    "mine",
    "--game",
    "international",
    "--nodes",
    "1000",
    "--proof",
    "4",
    "--check",
    "10",
    "--threads",
    "1",
]


def test_puzzles_are_mined_and_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new"
    assert main([*MINE, "--folder", str(folder), "--puzzles", "2"]) == 0
    assert "international: 2 puzzles of" in capsys.readouterr().out
    two = read_puzzles(folder / "international.puzzles").puzzles
    assert main([*MINE, "--folder", str(folder), "--puzzles", "3"]) == 0
    three = read_puzzles(folder / "international.puzzles").puzzles
    assert (three[:2], len(three)) == (two, 3)
    assert main([*MINE, "--folder", str(folder), "--puzzles", "9", "--minutes", "0.0001"]) == 0
    with pytest.raises(SystemExit, match="1"):
        main([*MINE, "--folder", str(folder), "--puzzles", "9", "--seed", "2"])
    assert "was begun with other settings" in capsys.readouterr().err


def test_all_games_grow_evenly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mined = []

    def mine(path: Path, *_: object, puzzles: int, **__: object) -> command.Mined:
        mined.append((path.stem, puzzles))
        return command.Mined(0, puzzles)

    monkeypatch.setattr(command, "mine", mine)
    assert main(["puzzles", "mine", "--folder", str(tmp_path)]) == 0
    assert mined[0] == ("harzdame", 300)
    games = len(variants())
    assert ("turkish", 30) in mined[:games]
    assert mined[-games] == ("harzdame", 3000)
    assert {puzzles for _, puzzles in mined[1 - games :]} == {300}


def test_good_puzzles_pass_and_a_planted_one_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    verify = ["puzzles", "verify", "--threads", "1", "--nodes", "20000"]
    good = write_some(tmp_path / "good.puzzles")
    assert main([*verify, str(good)]) == 0
    assert "6 of 6 puzzles checked, 0 fail" in capsys.readouterr().out
    false = puzzle(SHOT[0], "a3-a4")
    bad = write_some(tmp_path / "bad.puzzles", (*some_puzzles()[1:], false))
    with pytest.raises(SystemExit, match="1"):
        main([*verify, str(bad)])
    told = capsys.readouterr()
    assert "6 of 6 puzzles checked, 1 fail" in told.out
    assert f"harzdame {false.id}" in told.err
    assert "does not win (move 1)" in told.err


def test_those_that_fail_are_taken_out_if_wanted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, false = some_puzzles()[1:], puzzle(SHOT[0], "a3-a4")
    path = write_some(tmp_path / "a.puzzles", (*good, false))
    verify = ["puzzles", "verify", str(path), "--threads", "1", "--nodes", "20000"]
    with pytest.raises(SystemExit, match="1"):
        main([*verify, "--remove"])
    assert f"{path}: {len(good)} puzzles left" in capsys.readouterr().out
    assert read_puzzles(path).puzzles == good
    few = sum(len(puzzle.position.pieces) <= 8 for puzzle in good)
    assert main([*verify, "--remove", "--pieces", "8"]) == 0
    assert f"{few} of {few} puzzles checked" in capsys.readouterr().out
    assert read_puzzles(path).puzzles == good


def test_a_sample_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write_some(tmp_path / "a.puzzles")
    assert main(["puzzles", "verify", str(path), "--sample", "2", "--seconds", "0.2", "--threads", "1"]) == 0
    assert "2 of 2 puzzles checked" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("filters", "count"),
    [
        ([], 6),
        (["--theme", "shot"], 1),
        (["--theme", "quiet", "endgame"], 2),
        (["--rating", "700", "900"], 3),
        (["--moves", "3", "9"], 1),
        (["--quiet", "1"], 2),
        (["--limit", "4"], 4),
        (["--theme", "blockade"], 0),
    ],
)
def test_puzzles_are_listed_by_what_they_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], filters: list[str], count: int
) -> None:
    path = write_some(tmp_path / "a.puzzles")
    assert main(["puzzles", "list", str(path), *filters]) == 0
    assert len(capsys.readouterr().out.splitlines()) == count


def test_a_list_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write_some(tmp_path / "a.puzzles")
    assert main(["puzzles", "list", str(path), "--json", "--limit", "1"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["solution"] == SHOT[1].split()
    assert (told["themes"], told["only"], told["quiet_moves"]) == (["shot"], True, 0)


def test_puzzles_are_graded_anew_and_nothing_else_about_them_changes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stale = tuple(each._replace(rating=3000 + number) for number, each in enumerate(some_puzzles()))
    path = write_some(tmp_path / "a.puzzles", stale)
    before = read_puzzles(path)
    assert main(["puzzles", "grade", str(path), "--threads", "1"]) == 0
    graded = read_puzzles(path)
    assert graded.record == before.record
    assert [each._replace(rating=0) for each in graded.puzzles] == [each._replace(rating=0) for each in stale]
    solution = Solution(stale[0].steps(), stale[0].only)
    tried = Grader().attempts(stale[0].game, stale[0].id, solution)
    assert graded.puzzles[0].rating == rating_of(tried) < 3000
    assert main(["puzzles", "grade", str(path), "--threads", "1"]) == 0
    assert read_puzzles(path) == graded
    assert f"{len(stale)} puzzles, +0 in the mean, 0 in the mean square" in capsys.readouterr().out


@pytest.mark.parametrize("action", ["verify", "list", "grade"])
def test_other_files_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], action: str) -> None:
    path = tmp_path / "diary"
    path.write_text("dear diary", encoding="utf-8")
    with pytest.raises(SystemExit, match="1"):
        main(["puzzles", action, str(path)])
    assert "holds no puzzles" in capsys.readouterr().err
    with pytest.raises(SystemExit, match="2"):
        main(["puzzles", action, str(path), "--game", "harzdame"])


def test_a_page_gets_the_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"# Puzzles\n\n{command.MARK}old\n", encoding="utf-8")
    assert main(["puzzles", "page", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    held = (ROOT / "resources/puzzles/figures.md").read_text(encoding="utf-8")
    assert held.partition(command.MARK)[2] == text.partition(command.MARK)[2], "harzdame-engine puzzles page"
    assert text.startswith(f"# Puzzles\n\n{command.MARK}")
    assert "| harzdame |" in text
    assert "old" not in text
    page.write_text("no mark\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="2"):
        main(["puzzles", "page", str(page)])
    assert "has no line" in capsys.readouterr().err
