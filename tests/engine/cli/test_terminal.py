"""Nothing from a file, its name, an engine or the network reaches a terminal with controls in it."""

from __future__ import annotations

import contextlib
import io
import json
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from harzdame_engine.cli import __main__ as program
from harzdame_engine.cli.__main__ import COMMANDS, main
from harzdame_engine.files.terminal import PlainStream, plain, plain_output
from harzdame_engine.match.progress import Progress
from harzdame_engine.tournament.plan import Plan
from harzdame_engine.tournament.summary import summary
from harzdame_engine.tournament.tournament import Tournament

from tests.checkout import ROOT

EVIL = "\x1b]0;owned\x07\x1b[2J\x9b31m\x9d\x7f\r\x08\u202emoc.\u2066x\u200f\u2028"
BAD = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
GAME = (
    f'[Event "{EVIL}"]\n[White "{EVIL}"]\n[Black "{EVIL}"]\n[Result "{EVIL}"]\n[Date "{EVIL}"]\n'
    f'[Study "{EVIL}"]\n[Chapter "{EVIL}"]\n\n1. d3-d4 e6-d6 2. a1-{EVIL} *\n'
)


@pytest.fixture
def hostile(tmp_path: Path) -> Path:
    path = tmp_path / "x\x1b]0;name\x07\u202e\x9b.pdn"
    path.write_text(GAME.replace("\r", ""), encoding="utf-8")
    return path


def printed(capfd: pytest.CaptureFixture[str], *arguments: str) -> tuple[str, str]:
    """What a command prints, which must be clean."""
    with contextlib.suppress(SystemExit):
        main(list(arguments))
    out, err = capfd.readouterr()
    assert BAD.search(out) is None, ascii(out)
    assert BAD.search(err) is None, ascii(err)
    return out, err


WORDS = (
        "pdn list", "pdn list --json", "pdn check", "pdn check --json", "study list", "study check",
        "review", "figures", "puzzles list", "puzzles check", "puzzles mine --from", "book check",
        "book show --book", "positions list", "tables list --folder", "tables probe --folder",
        "tournament", "match --first", "match --openings", "tune --held-out 2 weights", "heldout measure",
        "expectation", "analyse --fen", "analyse --game", "perft --fen", "no-such-command", "pdn",
)  # fmt: skip
"""Commands and options that take the name of a file, or anything else, behind them."""


@pytest.mark.parametrize("words", WORDS)
def test_files_and_their_names(words: str, hostile: Path, capfd: pytest.CaptureFixture[str]) -> None:
    for name in (str(hostile), str(hostile) + ".gone", EVIL):
        out, err = printed(capfd, *words.split(), name)
        assert out or err


@pytest.mark.parametrize("words", [*WORDS, "pdn convert --game 9"])
def test_a_name_with_line_ends_begins_no_line_of_its_own(
    words: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "this\nFORGED is a folder"
    folder.mkdir()
    for name in ("a\nFORGED b.pdn", "a\n\nFORGED.b.pdn", "a.p\nFORGED", "\nFORGED"):
        path = folder / name
        path.write_text(GAME.replace("\r", ""), encoding="utf-8")
        for named in (str(path), f"{path}.gone", f"{folder}//./{name}", name):
            out, err = printed(capfd, *words.split(), named)
            lines = (out + err).splitlines()
            assert lines
            assert not [line for line in lines if line.startswith("FORGED")], lines


def test_the_name_in_a_record_begins_no_line_of_its_own() -> None:
    plan = Plan("Cup\nFORGED", "2026.01.01", "harzdame", ("name=a depth=1", "name=b depth=1"), games=2)
    assert summary(Tournament(plan)).startswith("Cup\\u000aFORGED: 0 of 2")


def test_lines_stay_lines_whatever_a_name_is() -> None:
    stream = io.StringIO()
    with contextlib.redirect_stdout(stream), plain_output(["\n", "a\n"]):
        print("x\ny")  # noqa: T201
    assert stream.getvalue() == "x\ny\n"


def test_json_stays_json(hostile: Path, capfd: pytest.CaptureFixture[str]) -> None:
    out, _ = printed(capfd, "pdn", "list", "--json", str(hostile))
    record = json.loads(out)
    assert record["file"] == str(hostile)
    assert record["tags"]["Event"] == EVIL.replace("\r", "")
    out, _ = printed(capfd, "pdn", "check", "--json", str(hostile))
    assert {json.loads(line)["file"] for line in out.splitlines()} == {str(hostile)}


def test_a_file_name_that_is_no_text(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = Path(str(tmp_path) + "/\udcff.pdn")
    path.write_text(GAME.replace("\r", ""), encoding="utf-8")
    out, _ = printed(capfd, "pdn", "list", str(path))
    assert "\\udcff.pdn" in out


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("failing", [False, True])
def test_whatever_a_command_prints(
    name: str, failing: bool, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every command, also one to come: what it prints, and why it fails, goes one way."""

    def run(_options: object) -> None:
        print(f"from outside: {EVIL}")  # noqa: T201
        print(f"from outside: {EVIL}", file=sys.stderr)  # noqa: T201
        sys.stdout.writelines([EVIL, "\n"])
        if failing:
            program.leave(program.Exit.FAILED, OSError(EVIL))

    monkeypatch.setattr(
        program, "parser", lambda _words: SimpleNamespace(parse_args=lambda _: SimpleNamespace(run=run))
    )
    out, err = printed(capfd, name)
    assert "from outside" in out
    assert "from outside" in err


def test_an_error_that_nobody_expected(tmp_path: Path) -> None:
    script = (
        "from harzdame_engine.cli import __main__ as program\n"
        "def fail(_): raise RuntimeError('\\x1b]0;owned\\x07')\n"
        "program._run = fail\n"
        "program.main(['perft'])\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False, cwd=ROOT)
    told = done.stderr.decode()
    assert done.returncode == 1
    assert "RuntimeError: \\u001b]0;owned\\u0007" in told
    assert BAD.search(told) is None


def test_what_is_converted_is_plain_on_a_terminal_alone(
    hostile: Path, capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    main(["pdn", "convert", str(hostile)])
    assert capfdbinary.readouterr().out == hostile.read_bytes()
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    main(["pdn", "convert", str(hostile)])
    shown = capfdbinary.readouterr().out.decode()
    assert "d3-d4" in shown
    assert BAD.search(shown) is None


def test_progress_draws_but_what_it_tells_does_not() -> None:
    stream = io.StringIO()
    stream.isatty = lambda: True  # type: ignore[method-assign]
    progress = Progress(PlainStream(stream), 2, 0)  # type: ignore[arg-type]
    progress.tell(f"{EVIL}\n")
    progress.show(2, f"\n{EVIL}")
    progress.close()
    drawn = stream.getvalue()
    assert drawn.count("\r\x1b[K") == 3
    assert drawn.count("\n") == 1
    assert BAD.search(drawn.replace("\r\x1b[K", "")) is None


def test_text_stays_text() -> None:
    text = "Müller – Δημήτρης,\tשלום مرحبا \u200dи т. д. 🂡\n"
    assert plain(text) == text


def test_nothing_goes_round_the_one_way() -> None:
    own = re.compile(r"sys\.__std(?:out|err)__|\bstd(?:out|err)\.buffer|os\.write\(")
    package = ROOT / "engine" / "harzdame_engine"
    found = {path.name for path in package.rglob("*.py") if own.search(path.read_text(encoding="utf-8"))}
    assert found == {
        "hub.py",
        "pdn.py",
    }  # a protocol between programs, and files that are written as they are
