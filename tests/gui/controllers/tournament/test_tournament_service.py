from __future__ import annotations

import errno
import json
import multiprocessing
import os
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from harzdame_engine import Outcome, Termination
from harzdame_engine.books.cache import BookCache
from harzdame_engine.files.whole_file import append_whole
from harzdame_engine.library.library import FILE_NAME, Library
from harzdame_engine.library.query import GameQuery
from harzdame_engine.match.errors import MatchError
from harzdame_engine.tournament.plan import Plan
from harzdame_engine.tournament.record import GameResult
from harzdame_engine.tournament.runner import Begun, Finished, play
from harzdame_engine.tournament.tournament import Tournament
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.library.library_service import LibraryService
from harzdame_gui.controllers.tournament import tournament_service
from harzdame_gui.controllers.tournament.course import Course
from harzdame_gui.controllers.tournament.holding import TakenError
from harzdame_gui.controllers.tournament.kept import Kept, Unreadable
from harzdame_gui.controllers.tournament.tournament_service import TournamentService
from harzdame_gui.controllers.work.jobs import Jobs

LONG = 60_000
PLAN = Plan("Cup", "2026.01.01", "harzdame", ("name=a hash=1 depth=1", "name=b hash=1 depth=2"), games=4)
ENDLESS = PLAN._replace(players=("name=a hash=1 depth=99", "name=b hash=1 depth=99"), limits="depth=99")


class Desk:
    """A service in a profile; `start` makes another on the same one, as the next start of the app does."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running: list[tuple[Jobs, LibraryService]] = []

    def start(self) -> TournamentService:
        jobs = Jobs()
        library = LibraryService(self.folder / FILE_NAME, jobs, BookCache())
        self.running.append((jobs, library))
        return TournamentService(self.folder / "tournaments", jobs, library)

    def stop(self) -> None:
        for jobs, library in self.running:
            jobs.shut_down()
            while jobs.threads:  # on a busy machine the processes take longer than the app would wait
                time.sleep(0.02)
            library.close()
        self.running.clear()

    def settle(self, qtbot: QtBot) -> None:
        qtbot.waitUntil(lambda: not any(jobs.under_way for jobs, _ in self.running), timeout=LONG)


@pytest.fixture
def desk(tmp_path: Path, qtbot: QtBot) -> Iterator[Desk]:
    made = Desk(tmp_path)
    yield made
    made.stop()
    qtbot.waitUntil(lambda: not multiprocessing.active_children(), timeout=LONG)


def played(course: Course) -> set[str]:
    return {game.id for game in course.games}


def test_a_tournament_is_played_told_and_put_into_the_library(desk: Desk, qtbot: QtBot) -> None:
    service = desk.start()
    told: list[object] = []
    service.begun.connect(told.append)
    service.finished.connect(told.append)
    with (
        qtbot.waitSignal(service.began, timeout=LONG),
        qtbot.waitSignal(service.ended, timeout=LONG) as ended,
    ):
        service.start(PLAN, 2)
        assert service.running
    desk.settle(qtbot)
    course = ended.args[0]
    assert isinstance(course, Course)
    assert course.over
    assert played(course) == {each.fixture.id for each in told if isinstance(each, Finished)}
    assert played(course) == {each.fixture.id for each in told if isinstance(each, Begun)}
    assert sum(row.points for row in course.table.standings) == 4
    assert not service.running
    assert left(service, qtbot) is None
    with Library(desk.folder / FILE_NAME) as library:
        folder = next(each for each in library.folders.all() if each.name == "Cup")
        assert len(library.search(GameQuery(folder=folder.id)).ids) >= 3  # equal games are one


def test_a_pause_waits_for_the_games_under_way_and_it_goes_on(desk: Desk, qtbot: QtBot) -> None:
    service = desk.start()
    begun: list[Begun] = []
    service.begun.connect(begun.append)
    with qtbot.waitSignal(service.ended, timeout=LONG) as ended:
        service.begun.connect(lambda _: service.draining or service.pause())
        service.start(PLAN._replace(games=20), 1)
    course = ended.args[0]
    assert not course.over
    assert played(course) == {each.fixture.id for each in begun}
    service = desk.start()
    with qtbot.waitSignal(service.kept().finished, timeout=LONG) as kept:
        pass
    (found,) = kept.args[0]
    assert (found.played, found.total, found.over) == (len(course.games), 20, False)
    with qtbot.waitSignal(service.ended, timeout=LONG) as ended:
        service.resume(found.path)
    assert ended.args[0].over
    assert played(course) < played(ended.args[0])


def test_a_tournament_is_played_by_one_window_at_a_time(desk: Desk, qtbot: QtBot) -> None:
    first, second = desk.start(), desk.start()
    with qtbot.waitSignal(first.finished, timeout=LONG):
        first.start(PLAN._replace(games=2000), 1)
    (path,) = first.folder.glob("*.tournament")
    assert left(second, qtbot) is None  # it was not cut off
    with qtbot.waitSignal(second.failed, timeout=LONG) as failed:
        second.resume(path)
    assert isinstance(failed.args[0], TakenError)
    with qtbot.waitSignal(second.remove(path).failed, timeout=LONG):
        pass
    assert path.exists()
    assert first.running
    with qtbot.waitSignal(first.ended, timeout=LONG):
        first.stop()
    desk.settle(qtbot)
    with qtbot.waitSignal(second.finished, timeout=LONG):
        second.resume(path)
    with qtbot.waitSignal(second.ended, timeout=LONG):
        second.stop()


def test_a_second_pause_ends_it_at_once(desk: Desk, qtbot: QtBot) -> None:
    service = desk.start()
    with qtbot.waitSignal(service.begun, timeout=LONG):
        service.start(ENDLESS, 1)
    with qtbot.waitSignal(service.ended, timeout=LONG) as ended:
        service.pause()
        assert service.draining
        service.pause()
    assert ended.args[0].games == ()
    assert multiprocessing.active_children() == []


def test_the_end_of_the_app_ends_it_and_the_next_start_offers_to_go_on(desk: Desk, qtbot: QtBot) -> None:
    service = desk.start()
    with qtbot.waitSignal(service.begun, timeout=LONG):
        service.start(ENDLESS, 2)
    desk.stop()
    qtbot.waitUntil(lambda: not multiprocessing.active_children(), timeout=LONG)
    service = desk.start()
    path = left(service, qtbot)
    assert path is not None
    service.forget_left(path)
    qtbot.waitUntil(lambda: not (service.folder / "running").exists(), timeout=LONG)
    assert left(service, qtbot) is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes among files here")
@pytest.mark.parametrize("kind", ["pipe", "device", "folder", "large", "long name", "no text"])
def test_what_is_no_mark_of_a_tournament_left_holds_up_no_start(kind: str, desk: Desk, qtbot: QtBot) -> None:
    service = desk.start()
    service.folder.mkdir()
    mark = service.folder / "running"
    match kind:
        case "pipe":
            os.mkfifo(mark)
        case "device":
            mark.symlink_to("/dev/zero")
        case "folder":
            mark.mkdir()
        case "large":
            mark.write_text("x" * 100_000)
        case "long name":
            mark.write_text("x" * 1000)
        case _:
            mark.write_bytes(b"\xff\0")
    assert left(service, qtbot) is None
    if kind != "folder":
        with qtbot.waitSignal(service.ended, timeout=LONG):
            service.start(PLAN._replace(games=2), 2)
        assert left(service, qtbot) is None


def left(service: TournamentService, qtbot: QtBot) -> Path | None:
    with qtbot.waitSignal(service.left().finished, timeout=LONG) as found:
        pass
    path: Path | None = found.args[0]
    return path


def listed(service: TournamentService, qtbot: QtBot) -> tuple[Kept | Unreadable, ...]:
    with qtbot.waitSignal(service.kept().finished, timeout=LONG) as kept:
        pass
    found: tuple[Kept | Unreadable, ...] = kept.args[0]
    return found


def on_record(service: TournamentService, plan: Plan, games: int, **fields: object) -> Path:
    """A record with so many games; into the line of each come these fields."""
    service.folder.mkdir(exist_ok=True)
    path = service.folder / "cup.tournament"
    tournament = Tournament.created(plan, path)
    for _ in range(games):
        fixture = next(tournament.missing())
        tournament.add(GameResult.of_person(fixture, Outcome(None, Termination.AGREEMENT), 3, "*"))
    first, *lines = path.read_text().splitlines()
    changed = [first, *(json.dumps(json.loads(line) | fields) for line in lines)]
    path.write_text("\n".join(changed) + "\n")
    return path


GONE = PLAN._replace(players=("name=a hash=1 depth=1", "name=Gone cmd=/nonexistent/engine"))
SILENT = PLAN._replace(players=("name=a hash=1 depth=1", "name=Silent cmd=/bin/cat"))


@pytest.mark.usefixtures("short_trial")
@pytest.mark.parametrize(
    ("plan", "games", "fields"),
    [
        (GONE, 0, {}),
        (GONE, 1, {}),
        (SILENT, 0, {}),
        (SILENT, 3, {}),
        (PLAN, 4, {"newer": 1}),
        (PLAN._replace(openings="/nonexistent/openings"), 0, {}),
    ],
)
def test_a_record_that_cannot_be_gone_on_with_stays_as_it_is(
    plan: Plan, games: int, fields: dict[str, object], desk: Desk, qtbot: QtBot
) -> None:
    service = desk.start()
    path = on_record(service, plan, games, **fields)
    before = path.read_bytes()
    with qtbot.waitSignal(service.failed, timeout=LONG) as failed:
        service.resume(path)
    assert isinstance(failed.args[0], MatchError)
    assert failed.args[1] is bool(games)
    desk.settle(qtbot)
    assert path.read_bytes() == before


def test_a_record_with_a_position_that_is_none_stays_as_it_is(desk: Desk, qtbot: QtBot) -> None:
    service = desk.start()
    path = on_record(service, PLAN, 0)
    path.write_text(path.read_text().replace('"fen":""', '"fen":"junk"'))
    with qtbot.waitSignal(service.failed, timeout=LONG):
        service.resume(path)
    desk.settle(qtbot)
    assert '"fen":"junk"' in path.read_text()


def test_with_a_full_disk_the_record_of_a_new_tournament_stays(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = [True]

    def append(path: Path, data: bytes, **how: bool) -> None:
        if not room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        room.clear()
        append_whole(path, data, **how)

    monkeypatch.setattr("harzdame_engine.tournament.record.append_whole", append)
    service = desk.start()
    with qtbot.waitSignal(service.failed, timeout=LONG) as failed:
        service.start(PLAN, 1)
    assert "No space left on device" in str(failed.args[0])
    assert failed.args[1]
    (kept,) = listed(service, qtbot)
    assert isinstance(kept, Kept)
    assert kept.plan == PLAN


def test_a_mark_that_cannot_be_written_is_told_like_any_other_file(desk: Desk, qtbot: QtBot) -> None:
    service = desk.start()
    (service.folder / "running" / "x").mkdir(parents=True)
    with qtbot.waitSignal(service.failed, timeout=LONG) as failed:
        service.start(PLAN, 1)
    assert isinstance(failed.args[0], MatchError)
    assert not failed.args[1]
    (kept,) = listed(service, qtbot)
    assert isinstance(kept, Kept)


@pytest.mark.parametrize("hindrance", ["mark", "openings"])
def test_what_hinders_it_again_at_once_is_not_tried_for_ever(
    hindrance: str, desk: Desk, qtbot: QtBot
) -> None:
    service = desk.start()
    service.attended = True
    if hindrance == "mark":
        (service.folder / "running" / "x").mkdir(parents=True)
    plan = PLAN._replace(openings=str(desk.folder)) if hindrance == "openings" else PLAN
    path = on_record(service, plan, 3)
    failed: list[object] = []
    service.failed.connect(lambda *told: failed.append(told))
    service.resume(path)
    qtbot.waitUntil(lambda: len(failed) >= 2, timeout=LONG)
    desk.settle(qtbot)
    qtbot.wait(1000)
    assert len(failed) == 2


def test_a_record_removed_by_somebody_while_it_is_played_is_whole_at_the_end(
    desk: Desk, qtbot: QtBot
) -> None:
    service = desk.start()
    removed: list[Path] = []

    def remove() -> None:
        if not removed:
            (path,) = service.folder.glob("*.tournament")
            removed.append(path)
            path.unlink()

    service.finished.connect(remove)
    with qtbot.waitSignal(service.ended, timeout=LONG):
        service.start(PLAN._replace(games=40), 1)
    (kept,) = listed(service, qtbot)
    assert removed == [kept.path]
    assert isinstance(kept, Kept)
    assert (kept.played, kept.total, kept.over) == (40, 40, True)


def test_what_cannot_begin_is_told(desk: Desk, qtbot: QtBot) -> None:
    service = desk.start()
    with qtbot.waitSignal(service.failed, timeout=LONG) as failed:
        service.start(PLAN._replace(players=("name=a", "name=b cmd=/nowhere/at/all")))
    assert isinstance(failed.args[0], MatchError)
    assert "does not start" in str(failed.args[0])
    assert not failed.args[1]
    desk.settle(qtbot)
    assert not service.running
    assert left(service, qtbot) is None
    (kept,) = listed(service, qtbot)  # it can begin when the program is back
    assert isinstance(kept, Kept)
    assert (kept.played, kept.total) == (0, 4)


def test_the_last_table_of_what_cannot_go_on_has_all_games(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(tournament: Tournament, *args: Any, **options: Any) -> Iterator[object]:
        with closing(play(tournament, *args, **options)) as events:
            for event in events:
                yield event
                if len(tournament.results) == 3:
                    raise MatchError("b is gone")

    monkeypatch.setattr(tournament_service, "play", fails)
    monkeypatch.setattr(tournament_service, "_TABLE_EVERY", LONG)
    service = desk.start()
    tables: list[Course] = []
    service.changed.connect(tables.append)
    with qtbot.waitSignal(service.failed, timeout=LONG):
        service.start(PLAN, 1)
    assert len(tables[-1].games) == 3
    assert sum(row.points for row in tables[-1].table.standings) == 3


def test_records_are_removed_and_other_files_are_left_out(desk: Desk, qtbot: QtBot) -> None:
    service = desk.start()
    with qtbot.waitSignal(service.ended, timeout=LONG) as ended:
        service.start(PLAN._replace(games=1), 1)
    path = ended.args[0].path
    (path.parent / "other").write_text("nonsense")
    for count in (1, 0):
        assert len(listed(service, qtbot)) == count
        with qtbot.waitSignal(service.remove(path).ended, timeout=LONG):
            pass


@pytest.mark.skipif(os.name != "posix", reason="needs pipes")
def test_a_pipe_among_the_records_is_not_even_opened(desk: Desk, qtbot: QtBot) -> None:
    service = desk.start()
    service.folder.mkdir()
    pipe = service.folder / "x.tournament"
    os.mkfifo(pipe)
    writer = Thread(target=lambda: os.close(os.open(pipe, os.O_WRONLY)), daemon=True)
    writer.start()
    with qtbot.waitSignal(service.kept().finished, timeout=LONG) as kept:
        pass
    assert kept.args[0] == ()
    writer.join(0.3)
    assert writer.is_alive()  # it waits until somebody opens the pipe
    os.close(os.open(pipe, os.O_RDONLY | os.O_NONBLOCK))
    writer.join(20)
