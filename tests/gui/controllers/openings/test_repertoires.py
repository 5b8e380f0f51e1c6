"""Repertoires on disk."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from harzdame_engine import Color, Move, Position, pdn
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.openings.repertoires import Repertoires
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.jobs import Jobs

START = Position.start()
FIRST = START.parse_move("f1-g1")


@pytest.fixture
def repertoires(qtbot: QtBot, tmp_path: Path, settings: Settings, jobs: Jobs) -> Repertoires:
    made = Repertoires(tmp_path, settings, jobs)
    read(qtbot, made)
    return made


def read(qtbot: QtBot, repertoires: Repertoires) -> None:
    with qtbot.waitSignal(repertoires.changed):
        assert repertoires.of("harzdame", Color.WHITE) is None


def known(repertoires: Repertoires, color: Color = Color.WHITE) -> tuple[Move, ...]:
    repertoire = repertoires.of("harzdame", color)
    return repertoire.moves(START) if repertoire is not None else ()


def test_a_line_that_is_added_is_there_the_next_time(
    qtbot: QtBot, tmp_path: Path, settings: Settings, jobs: Jobs, repertoires: Repertoires
) -> None:
    with qtbot.waitSignal(repertoires.changed):
        repertoires.add("harzdame", Color.WHITE, [FIRST])
    path = tmp_path / "openings" / "harzdame-white.pdn"
    qtbot.waitUntil(path.exists)
    again = Repertoires(tmp_path, settings, jobs)
    read(qtbot, again)
    assert known(again) == (FIRST,)
    assert known(again, Color.BLACK) == ()
    assert again.sides(START, FIRST) == (Color.WHITE,)


def test_a_file_in_a_folder_that_is_gone_is_taken_for_what_is_meant(
    repertoires: Repertoires, gone: Path
) -> None:
    repertoires.keep_in("harzdame", Color.WHITE, Path("mine.pdn"))
    assert repertoires.path("harzdame", Color.WHITE) == gone / "mine.pdn"


def test_it_lies_where_the_user_wants_it(
    qtbot: QtBot, tmp_path: Path, settings: Settings, jobs: Jobs, repertoires: Repertoires
) -> None:
    repertoires.add("harzdame", Color.WHITE, [FIRST])
    elsewhere = tmp_path / "mine.pdn"
    repertoires.keep_in("harzdame", Color.WHITE, elsewhere)
    qtbot.waitUntil(elsewhere.exists)
    again = Repertoires(tmp_path, settings, jobs)
    read(qtbot, again)
    assert again.path("harzdame", Color.WHITE) == elsewhere
    assert known(again) == (FIRST,)


def test_a_file_that_is_no_repertoire_stays_as_it_is(
    qtbot: QtBot, tmp_path: Path, settings: Settings, jobs: Jobs
) -> None:
    path = tmp_path / "openings" / "harzdame-white.pdn"
    path.parent.mkdir()
    path.write_text('[GameType "20"]\n\n1. 32-28 *\n')
    repertoires = Repertoires(tmp_path, settings, jobs)
    with qtbot.waitSignal(repertoires.failed) as failed:
        repertoires.of("harzdame", Color.WHITE)
    assert failed.args[0].path == path
    assert repertoires.add("harzdame", Color.WHITE, [FIRST]) is None
    assert "32-28" in path.read_text()
    assert repertoires.of("harzdame", Color.BLACK) is not None


@pytest.mark.skipif(sys.platform == "win32", reason="there are neither pipes nor devices among the files")
@pytest.mark.parametrize("kind", ["pipe", "device", "folder", "binary"])
def test_a_bad_file_of_one_side_leaves_the_other_at_hand(
    kind: str, qtbot: QtBot, tmp_path: Path, settings: Settings, jobs: Jobs
) -> None:
    path = tmp_path / "openings" / "harzdame-white.pdn"
    path.parent.mkdir()
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "device":
            path.symlink_to("/dev/zero")
        case "folder":
            path.mkdir()
        case _:
            path.write_bytes(bytes(range(256)))
    repertoires = Repertoires(tmp_path, settings, jobs)
    with qtbot.waitSignal(repertoires.failed) as failed:
        repertoires.of("harzdame", Color.WHITE)
    assert failed.args[0].path == path
    qtbot.waitUntil(lambda: repertoires.of("harzdame", Color.BLACK) is not None)


def test_an_earlier_state_is_put_back(qtbot: QtBot, repertoires: Repertoires) -> None:
    repertoire = repertoires.of("harzdame", Color.WHITE)
    assert repertoire is not None
    before = pdn.Words(repertoire.tree)
    repertoires.add("harzdame", Color.WHITE, [FIRST])
    repertoires.replace("harzdame", Color.WHITE, before)
    qtbot.waitUntil(lambda: known(repertoires) == ())


def test_what_was_changed_elsewhere_is_read_again_and_not_written_over(
    qtbot: QtBot, tmp_path: Path, settings: Settings, jobs: Jobs, repertoires: Repertoires
) -> None:
    other = Repertoires(tmp_path, settings, jobs)
    read(qtbot, other)
    other.add("harzdame", Color.WHITE, [FIRST])
    path = tmp_path / "openings" / "harzdame-white.pdn"
    qtbot.waitUntil(path.exists)
    with qtbot.waitSignal(repertoires.overtaken) as overtaken:
        repertoires.add("harzdame", Color.WHITE, [START.parse_move("e2-f2")])
    assert overtaken.args == [path]
    qtbot.waitUntil(lambda: known(repertoires) == (FIRST,))
    added = repertoires.add("harzdame", Color.WHITE, [FIRST, START.play(FIRST).legal_moves()[0]])
    assert added is not None
    qtbot.waitUntil(lambda: str(added.node.move) in path.read_text())
