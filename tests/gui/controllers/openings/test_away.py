"""Repertoires whose file is away when it should be read, as with its drive, and comes back."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine import Color, pdn
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.openings.repertoires import Repertoires
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work import repeated_job
from harzdame_gui.controllers.work.jobs import Jobs
from tests.gui.controllers.openings.lines import ANOTHER, FIRST, REPLY, START, games, kept_in, known

OTHER_FIRST = START.parse_move("e2-f2")


@pytest.fixture
def drive(
    qtbot: QtBot, tmp_path: Path, settings: Settings, jobs: Jobs, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """The folder of a drive with White's repertoire."""
    monkeypatch.setattr(repeated_job, "RETRY_MS", 20)
    made = tmp_path / "drive"
    made.mkdir()
    (made / "mine.pdn").write_bytes(games(f"1. f1-g1 {REPLY} *", "1. e2-f2 *"))
    kept_in(qtbot, Repertoires(tmp_path, settings, jobs), made / "mine.pdn")
    return made


@pytest.fixture
def later(qtbot: QtBot, tmp_path: Path, settings: Settings, jobs: Jobs, drive: Path) -> Repertoires:
    """The repertoires at a start without the drive."""
    drive.rename(tmp_path / "elsewhere")
    made = Repertoires(tmp_path, settings, jobs)
    with qtbot.waitSignal(made.missing) as missing:
        made.of("harzdame", Color.WHITE)
    assert missing.args == [drive / "mine.pdn"]
    return made


def replies(repertoires: Repertoires) -> set[object]:
    repertoire = repertoires.of("harzdame", Color.WHITE)
    return set(repertoire.moves(START.play(FIRST))) if repertoire is not None else set()


def test_it_is_read_once_the_drive_is_back(
    qtbot: QtBot, tmp_path: Path, drive: Path, later: Repertoires
) -> None:
    before = (tmp_path / "elsewhere" / "mine.pdn").read_bytes()
    assert known(later) == ()
    with qtbot.waitSignal(later.returned) as returned:
        (tmp_path / "elsewhere").rename(drive)
    assert returned.args == [drive / "mine.pdn", False]
    assert known(later) == (FIRST,)
    assert replies(later) == {REPLY}
    assert (drive / "mine.pdn").read_bytes() == before


def test_it_gets_what_was_added_meanwhile_beside_what_it_has(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, drive: Path, later: Repertoires
) -> None:
    told: list[object] = []
    later.overtaken.connect(told.append)
    later.add("harzdame", Color.WHITE, [FIRST, ANOTHER])
    with qtbot.waitSignal(later.failed):
        later.add("harzdame", Color.WHITE, [OTHER_FIRST])
    assert known(later) == (OTHER_FIRST,)
    later.add("harzdame", Color.WHITE, [FIRST, ANOTHER])
    assert not drive.exists()
    with qtbot.waitSignal(later.returned) as returned:
        (tmp_path / "elsewhere").rename(drive)
    assert returned.args == [drive / "mine.pdn", True]
    qtbot.waitUntil(lambda: replies(later) == {REPLY, ANOTHER})
    path = drive / "mine.pdn"
    assert path.read_bytes().endswith(games("1. f1-g1 *", "1. e2-f2 *").split(b"*\n\n", 1)[1])
    third = START.play(FIRST).play(REPLY).legal_moves()[0]
    later.add("harzdame", Color.WHITE, [FIRST, REPLY, third])
    qtbot.waitUntil(lambda: str(third) in path.read_text())
    qtbot.waitUntil(lambda: not jobs.under_way)
    assert told == []


def test_moves_of_ones_own_are_kept_beside_one_another(
    qtbot: QtBot, tmp_path: Path, drive: Path, later: Repertoires
) -> None:
    later.add("harzdame", Color.WHITE, [OTHER_FIRST])
    (tmp_path / "elsewhere").rename(drive)
    qtbot.waitUntil(lambda: set(known(later)) == {FIRST, OTHER_FIRST})


def test_it_gets_them_as_the_app_is_closed(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, drive: Path, later: Repertoires
) -> None:
    with qtbot.waitSignal(later.failed):
        later.add("harzdame", Color.WHITE, [OTHER_FIRST])
    (tmp_path / "elsewhere").rename(drive)
    assert jobs.shut_down()
    tree = pdn.scan((drive / "mine.pdn").read_text()).games[0].read().tree
    assert tree is not None
    assert [child.move for child in tree.root.children] == [FIRST, OTHER_FIRST]


def test_one_that_was_removed_on_purpose_is_written_anew(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, drive: Path, later: Repertoires
) -> None:
    told: list[object] = []
    later.returned.connect(told.append)
    drive.mkdir()
    later.add("harzdame", Color.WHITE, [OTHER_FIRST])
    qtbot.waitUntil((drive / "mine.pdn").exists)
    later.add("harzdame", Color.WHITE, [OTHER_FIRST, START.play(OTHER_FIRST).legal_moves()[0]])
    qtbot.wait(100)
    qtbot.waitUntil(lambda: not jobs.under_way)
    assert told == []
    assert known(later) == (OTHER_FIRST,)


def test_one_that_comes_back_under_what_was_written_anew_keeps_what_it_has(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, drive: Path, later: Repertoires
) -> None:
    drive.mkdir()
    later.add("harzdame", Color.WHITE, [OTHER_FIRST])
    qtbot.waitUntil((drive / "mine.pdn").exists)
    qtbot.waitUntil(lambda: not jobs.under_way)
    (drive / "mine.pdn").unlink()
    drive.rmdir()
    (tmp_path / "elsewhere").rename(drive)  # as a drive is mounted over a folder
    later.add("harzdame", Color.WHITE, [OTHER_FIRST, START.play(OTHER_FIRST).legal_moves()[0]])
    qtbot.waitUntil(lambda: set(known(later)) == {FIRST, OTHER_FIRST})
