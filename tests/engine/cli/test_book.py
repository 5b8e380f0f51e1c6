from __future__ import annotations

import re
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from harzdame_engine.books.book_file import read_book
from harzdame_engine.cli.__main__ import main
from harzdame_engine.cli.book import MARK

from tests.checkout import ROOT


@pytest.fixture
def book(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    path = tmp_path / "harzdame.book"
    assert main(["book", "build", "--positions", "60", "--nodes", "100", "--output", str(path)]) == 0
    held = len(read_book(path)[1])
    assert held >= 60
    assert capsys.readouterr().out == f"{path}: {held} positions\n"
    return path


def test_a_book_is_shown(book: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["book", "show", str(book), "--plies", "2"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert "100 nodes" in head
    assert len(lines) == 12
    assert all(2 <= len(line.split()) <= 3 for line in lines)
    assert main(["book", "show", str(book), "--fen", "W:Wa1:BKh8"]) == 0
    assert "not in the book" in capsys.readouterr().out


def test_a_sound_book_is_told_from_a_damaged_one(book: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["book", "verify", str(book)]) == 0
    assert capsys.readouterr().out.endswith("sound\n")
    other = Path(shutil.copy(book, book.with_name("other.book")))
    with closing(sqlite3.connect(other)) as database:
        database.execute("UPDATE position SET score = score + 1 WHERE expanded = 1")
        database.commit()
    with pytest.raises(SystemExit) as exit_:
        main(["book", "verify", str(other), str(book)])
    assert exit_.value.code == 1
    said = capsys.readouterr()
    assert said.err.startswith(f"harzdame-engine: {other} is damaged")
    assert said.out.endswith("sound\n")


def test_a_book_that_cannot_be_had_is_refused(book: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, message in (
        (["show", str(book), "--game", "turkish"], "is for another game"),
        (["show", str(book.with_name("missing"))], "No such file"),
        (["show", "--game", "bosnian"], "no book is installed for Bosnian"),
        (
            ["build", "--nodes", "200", "--output", str(book)],
            "other settings: nodes 100, not 200",
        ),
        (["build", "--output", str(book.parent / "no folder" / "b")], "unable to open"),
    ):
        with pytest.raises(SystemExit) as exit_:
            main(["book", *arguments])
        assert exit_.value.code == 2
        assert message in capsys.readouterr().err


def test_it_stops_after_some_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "harzdame.book"
    build = ["book", "build", "--nodes", "100", "--minutes", "0.01", "--positions", str(10**9)]
    assert main([*build, "--output", str(path)]) == 0
    assert str(path) in capsys.readouterr().out


@pytest.mark.skipif(sys.platform == "win32", reason="signals are others there")
def test_an_interruption_keeps_what_there_is(tmp_path: Path) -> None:
    path = tmp_path / "harzdame.book"
    build = ["book", "build", "--nodes", "2000", "--positions", str(10**9), "--output", str(path)]
    code = "import sys; from harzdame_engine.cli.__main__ import main; sys.exit(main(sys.argv[1:]))"
    with subprocess.Popen([sys.executable, "-c", code, *build], stdout=subprocess.PIPE, text=True) as process:
        while not path.exists() or path.stat().st_size < 10_000:
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        said, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    held = len(read_book(path)[1])
    assert said == f"{path}: {held} positions\n"


def test_a_page_is_written_anew_below_its_mark(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "figures.md"
    page.write_text(f"# Openings\n\n{MARK}old\n")
    assert main(["book", "page", str(page)]) == 0
    written = page.read_text()
    assert written.startswith(f"# Openings\n\n{MARK}")
    assert "old" not in written
    drawings = {path.name for path in (tmp_path / "figures").iterdir()}
    assert set(re.findall(r"\(figures/(\S+)\)", written)) == drawings
    assert main(["book", "page", str(page)]) == 0
    assert page.read_text() == written
    held = (ROOT / "resources/books/figures.md").read_text(encoding="utf-8")
    assert held.partition(MARK)[2] == written.partition(MARK)[2], "harzdame-engine book page"


def test_a_page_without_a_mark_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "figures.md"
    page.write_text("# Openings\n")
    with pytest.raises(SystemExit):
        main(["book", "page", str(page)])
    assert "has no line" in capsys.readouterr().err
    assert page.read_text() == "# Openings\n"
