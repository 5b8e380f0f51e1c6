from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from harzdame_engine import cli
from harzdame_engine.cli.__main__ import COMMANDS, main
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.machine import largest_table_mb
from harzdame_engine.search.engine import MOST_THREADS
from harzdame_engine.search.info import MOST_NODES, MOST_SECONDS
from harzdame_engine.version import version


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"Harzdame {version()}\n"


def test_perft_prints_depth_count_and_seconds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "--game", "harzdame", "--depth", "3"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [(int(depth), int(count)) for depth, count, _ in lines] == [(1, 12), (2, 144), (3, 1848)]
    assert all(float(seconds) >= 0 for *_, seconds in lines)


def test_perft_as_json_from_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "--depth", "1", "--json", "--fen", "W:Wc3:Bc4,d5,h8"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert set(record) == {"depth", "count", "seconds"}
    assert (record["depth"], record["count"]) == (1, 1)


def test_bench_counts_the_same_nodes_every_time(capsys: pytest.CaptureFixture[str]) -> None:
    counts = []
    for _ in range(2):
        assert main(["bench", "--depth", "5"]) == 0
        nodes, nps = capsys.readouterr().out.splitlines()
        counts.append(nodes)
        assert nps.startswith("nps ")
    assert counts[0] == counts[1]


def test_bench_asks_no_endgame_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    def ask(*_arguments: object) -> None:
        raise AssertionError("the count would hang on what is installed")

    monkeypatch.setattr(EndgameCache, "tables", ask)
    assert main(["bench", "--depth", "2"]) == 0


def test_analyse_prints_its_lines_and_the_best_move(capsys: pytest.CaptureFixture[str]) -> None:
    position = ["--fen", "W:Wc3:Bc4,d5,h8", "--tables", "none"]
    assert main(["analyse", *position, "--depth", "2", "--lines", "2"]) == 0
    *found, best = capsys.readouterr().out.splitlines()
    assert found[0].startswith("depth 2/")
    assert found[1].startswith("  1. ")
    assert "c3xc5xe5" in found[1]
    assert best == "best c3xc5xe5"


def test_analyse_says_what_comes_from_endgame_tables(
    tables_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for tables in ([], ["--tables", "installed"], ["--tables", str(tables_folder)]):
        assert main(["analyse", "--fen", "W:WKa1,Kb3:BKh8", *tables, "--lines", "2"]) == 0
        head, first, second, best = capsys.readouterr().out.splitlines()
        assert head == "from the endgame tables"
        assert first.startswith("  1. +#6 ")
        assert second.startswith("  2. +#6 ")
        assert best == f"best {first.split()[2]}"


def test_analyse_refuses_tables_that_are_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(["analyse", "--tables", "nowhere"])
    assert exit_.value.code == 2
    assert "argument --tables: nowhere is not a folder" in capsys.readouterr().err


def test_analyse_says_when_the_game_is_lost(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", "--fen", "W:W:Bh8"]) == 0
    assert "has lost" in capsys.readouterr().out


def test_a_bad_position_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "--depth", "1", "--fen", "W:Wa1,a1:Bh8"]) == 2
    assert capsys.readouterr().err == "harzdame-engine: two pieces stand on a1\n"


@pytest.mark.parametrize("arguments", [["perft", "--depth", "0"], ["analyse", "--time", "-1"], ["fly"], []])
def test_nonsense_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(arguments)
    assert exit_.value.code == 2
    assert "usage:" in capsys.readouterr().err


@pytest.mark.parametrize("number", ["9" * 23, "9" * 5000, "0", "-1", "many", "2.5"])
@pytest.mark.parametrize("option", ["depth", "nodes", "lines", "hash", "threads"])
def test_a_number_out_of_bounds_is_refused_in_a_sentence(
    option: str, number: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(["analyse", f"--{option}", number])
    assert exit_.value.code == 2
    sentence = capsys.readouterr().err.splitlines()[-1]
    assert f"argument --{option}: must be a whole number from 1 to " in sentence


@pytest.mark.parametrize(
    ("arguments", "most"),
    [
        (["analyse", "--threads", str(MOST_THREADS + 1)], MOST_THREADS),
        (["analyse", "--hash", str(largest_table_mb() + 1)], largest_table_mb()),
        (["review", "games.pdn", "--output", "out.pdn", "--hash", "900000000"], largest_table_mb()),
    ],
)
def test_more_than_the_machine_has_is_refused(
    arguments: list[str], most: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(arguments)
    assert exit_.value.code == 2
    assert f"must be a whole number from 1 to {most}\n" in capsys.readouterr().err


def test_the_largest_limits_are_taken(capsys: pytest.CaptureFixture[str]) -> None:
    # the table of endgames answers at once
    most = ["--depth", "1000000000", "--nodes", str(MOST_NODES), "--time", str(MOST_SECONDS)]
    assert main(["analyse", "--fen", "W:WKa1:BKa8", "--lines", "1000000000", *most]) == 0
    assert "best a1" in capsys.readouterr().out


WITHOUT_NUMPY = (
    "import sys; sys.modules['numpy'] = None; from harzdame_engine.cli.__main__ import main; main()"
)


@pytest.mark.parametrize(
    "arguments", [["figures", "none"], ["expectation", "none"], ["positions", "list", "none"]]
)
def test_a_missing_numpy_is_told(arguments: list[str]) -> None:
    # a process of its own: here NumPy, and what imports it, may be loaded already
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_NUMPY, *arguments], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert f"{arguments[0]} needs what `pip install harzdame[learn]` brings" in done.stderr


def test_a_command_loads_only_what_it_needs() -> None:
    script = (
        "import sys; from harzdame_engine.cli.__main__ import main; main(['perft', '--depth', '1']); "
        "print([name for name in sys.modules if 'numpy' in name or '.endgames' in name or '.match' in name])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_every_command_has_a_module_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    folder = Path(cli.__file__).parent
    others = {"__init__", "__main__", "executors", "options"}
    assert {path.stem for path in folder.rglob("*.py")} == {*COMMANDS, *others}
    for name in COMMANDS:
        with pytest.raises(SystemExit) as exit_:
            main([name, "--help"])
        assert exit_.value.code == 0
        assert f"usage: harzdame-engine {name}" in capsys.readouterr().out
