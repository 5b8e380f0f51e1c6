"""Files that a person chose by a link: whatever is done to them is done in the lane of the file itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from harzdame_engine import Color, Position
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.files.chosen_file import ChosenFile
from harzdame_gui.controllers.files.file_place import FilePlace
from harzdame_gui.controllers.files.made_file import MadeFile
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.openings.repertoires import Repertoires
from harzdame_gui.controllers.review.file_games import survey
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.study.study_service import StudyService
from harzdame_gui.controllers.study.unsaved_study import UnsavedStudy
from harzdame_gui.controllers.work.job import FileLane, FolderLane, Job, file_lane
from harzdame_gui.controllers.work.jobs import Jobs
from tests.gui.controllers.files.desk import Desk, comment


@pytest.fixture
def link(tmp_path: Path) -> Path:
    """A link to a file of one game, in another folder."""
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "real.pdn").write_text("1. f1-g1 f5-f4 *\n", encoding="utf-8")
    made = tmp_path / "link.pdn"
    try:
        made.symlink_to(tmp_path / "there" / "real.pdn")
    except OSError:
        pytest.skip("needs links")
    return made


class Lanes:
    """The files that jobs were asked for with."""

    def __init__(self, jobs: Jobs) -> None:
        self.asked: list[tuple[frozenset[Path], bool]] = []
        jobs.began.connect(self._on_began)

    def _on_began(self, job: Job) -> None:
        if isinstance(job.lane, FileLane):
            self.asked.append((job.lane.files, job.lane.written))


def test_work_by_a_link_waits_for_what_is_done_to_the_file(qtbot: QtBot, jobs: Jobs, link: Path) -> None:
    answer, done = Event(), list[str]()
    jobs.run(lambda _job: (answer.wait(10), done.append("file")), lane=file_lane(link.resolve()))
    for written in (True, False):
        work = lambda _job, written=written: done.append(f"link {written}")  # noqa: E731
        ChosenFile(jobs, link, work, written=written)
    qtbot.wait(50)
    assert not done
    answer.set()
    qtbot.waitUntil(lambda: len(done) == 3)
    assert done[0] == "file"  # which of the two is asked first what the name is, is nobody's promise


def test_it_tells_what_the_work_gives(qtbot: QtBot, jobs: Jobs, link: Path) -> None:
    with qtbot.waitSignal(ChosenFile(jobs, link, lambda _job: 7).finished) as told:
        pass
    assert told.args == [7]
    with qtbot.waitSignal(ChosenFile(jobs, link, lambda _job: 1 // 0).failed) as told:
        pass
    assert isinstance(told.args[0], ZeroDivisionError)


def test_what_is_to_be_written_is_written_though_nobody_says_what_the_name_is(
    qtbot: QtBot, jobs: Jobs, tmp_path: Path
) -> None:
    silent, done = Event(), list[str]()
    jobs.run(lambda _job: silent.wait(10), lane=FolderLane(tmp_path))
    ended = list[bool]()
    chosen = ChosenFile(jobs, tmp_path / "a.pdn", lambda _job: done.append("written"))
    ChosenFile(jobs, tmp_path / "a.pdn", lambda _job: done.append("read"), written=False)
    chosen.ended.connect(lambda: ended.append(True))
    jobs.shut_down()
    silent.set()
    assert done == ["written"]


def test_it_ends_where_it_is_cancelled_before_the_name_is_known(
    qtbot: QtBot, jobs: Jobs, tmp_path: Path
) -> None:
    silent = Event()
    jobs.run(lambda _job: silent.wait(10), lane=FolderLane(tmp_path))
    chosen = ChosenFile(jobs, tmp_path / "a.pdn", lambda _job: 1)
    with qtbot.waitSignal(chosen.ended), qtbot.assertNotEmitted(chosen.finished):
        jobs.under_way[-1].cancel()
        silent.set()


@pytest.fixture
def repertoire(desk: Desk, settings: Settings, tmp_path: Path, link: Path) -> Callable[[], None]:
    settings.repertoire_files.set((("harzdame-white", str(link)),))
    repertoires = Repertoires(tmp_path, settings, desk.jobs)

    def write() -> None:
        desk.until(lambda: repertoires.of("harzdame", Color.WHITE) is not None)
        line = [Position.start("harzdame").legal_moves()[0]]
        assert repertoires.add("harzdame", Color.WHITE, line)
        desk.settle()

    return write


def written_by_a_link(lanes: Lanes, link: Path, *, written: bool) -> bool:
    return ({link, link.resolve()}, written) in lanes.asked


def test_a_repertoire_is_kept_in_the_lane_of_its_file(
    desk: Desk, repertoire: Callable[[], None], link: Path
) -> None:
    lanes = Lanes(desk.jobs)
    repertoire()
    for written in (True, False):
        assert written_by_a_link(lanes, link, written=written)


def test_a_repertoire_that_is_away_is_waited_for_and_written_in_the_lane_of_its_file(
    desk: Desk, repertoire: Callable[[], None], link: Path
) -> None:
    link.resolve().unlink()
    lanes = Lanes(desk.jobs)
    repertoire()
    names = frozenset({link, link.resolve()})
    assert lanes.asked.count((names, False)) >= 2  # read, and waited for: closing the app waits for neither
    assert lanes.asked.count((names, True)) == 1
    assert (frozenset({link}), True) not in lanes.asked


def test_a_study_is_read_and_rescued_in_the_lane_of_its_file(desk: Desk, link: Path, tmp_path: Path) -> None:
    lanes, service = Lanes(desk.jobs), StudyService(tmp_path, desk.jobs)
    with desk.qtbot.waitSignal(service.open(link, shipped=False).finished) as told:
        pass
    service.rescue(UnsavedStudy(told.args[0].document), "id", "title")
    desk.settle()
    for written in (True, False):
        assert written_by_a_link(lanes, link, written=written)


def test_the_game_on_the_board_finds_its_place_in_the_lane_of_its_file(desk: Desk, link: Path) -> None:
    lanes, document = Lanes(desk.jobs), PdnDocument.read(link)
    digest = document.content.games[0].digest.hex()
    with desk.qtbot.waitSignal(desk.file.changed):
        desk.file.attach(FilePlace(link, 1, document.digest, game=digest))
    desk.until(lambda: desk.file.number == 1)
    assert written_by_a_link(lanes, link, written=False)
    tree = desk.read(desk.here / "a.pdn")
    desk.file.attach(FilePlace(link, 0, digest))
    desk.settle()
    with desk.qtbot.waitSignal(desk.file.saved):
        desk.file.save(comment(tree, "back"), 1)
    assert written_by_a_link(lanes, link, written=True)


def test_a_review_knows_its_file_by_all_its_names(link: Path) -> None:
    document = PdnDocument.read(link)
    assert survey(document, (1,), Job(lambda _job: None)).names == {link, link.resolve()}


@pytest.mark.parametrize("kind", [ChosenFile, MadeFile])
def test_a_failure_that_nobody_hears_is_raised(desk: Desk, link: Path, kind: type) -> None:
    def fail(_made: object) -> None:
        raise ValueError("no disk")

    for heard in (True, False):
        work = (fail,) if kind is ChosenFile else (lambda _job: "made", fail)
        asked, told = kind(desk.jobs, link, *work), []
        if heard:
            asked.failed.connect(told.append)
        with desk.qtbot.captureExceptions() as raised:
            desk.settle()
        assert [str(error) for error in (*told, *(each[1] for each in raised))] == ["no disk"]
        assert bool(told) is heard
