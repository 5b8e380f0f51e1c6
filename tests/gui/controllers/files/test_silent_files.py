"""Files on a disk that does not answer: those on other disks are opened, saved and edited as ever."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random
from threading import Event

import pytest
from harzdame_engine import Color, GameTree, Position, pdn
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.files import pdn_document
from harzdame_gui.controllers.files.file_editing import FileEditing
from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.files.open_files import OpenFiles
from harzdame_gui.controllers.openings import repertoire_file
from harzdame_gui.controllers.openings.repertoires import Repertoires
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.study.writing import StudyWriting
from harzdame_gui.controllers.work import jobs as jobs_module
from harzdame_gui.controllers.work.jobs import Jobs

GAME = '[White "{name}"]\n\n1. f1-g1 f5-f4 *\n\n'


class Desk:
    """Three games in each of two files here and two away, all of them open; `away` may fall silent."""

    def __init__(self, qtbot: QtBot, jobs: Jobs, settings: Settings, folder: Path) -> None:
        self.qtbot, self.jobs = qtbot, jobs
        self.silent = False
        self.asked = 0
        self._over = Event()
        self.here, self.away = folder / "here", folder / "away"
        self.saved: list[int] = []
        self.file = GameFile(jobs)
        self.files = OpenFiles(jobs, self.file, settings)
        self.editing = FileEditing(jobs, self.file, self.files)
        self.file.saved.connect(self.saved.append)
        for place in (self.here, self.away):
            place.mkdir()
            for name in "ab":
                games = (GAME.format(name=f"{name}{number}") for number in "123")
                (place / f"{name}.pdn").write_text("".join(games), encoding="utf-8")
                self.open(place / f"{name}.pdn")

    def open(self, path: Path) -> None:
        with self.qtbot.waitSignal(self.files.opened, timeout=10_000):
            self.files.open(path)

    def read(self, path: Path, number: int = 1) -> GameTree:
        with self.qtbot.waitSignal(self.file.gameRead, timeout=10_000) as read:
            self.file.read(self.files.document(path), number)
        tree: GameTree = read.args[0].tree
        return tree

    def fall_silent(self) -> None:
        self.silent = True

    def answer(self) -> None:
        self.silent = False
        self._over.set()

    def wait(self, path: Path) -> None:
        """As what asks a disk does."""
        if self.silent and path.is_relative_to(self.away):
            self.asked += 1
            self._over.wait(60)

    def until(self, holds: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(holds, timeout=10_000)

    def settle(self) -> None:
        self.until(lambda: not self.jobs.under_way and not self.editing.busy)

    def names(self, path: Path) -> list[str]:
        games = pdn.Document.read(path.read_bytes()).content.games
        return [game.tags["White"] for game in games]


@pytest.fixture
def desk(
    qtbot: QtBot, jobs: Jobs, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Desk]:
    made = Desk(qtbot, jobs, settings, tmp_path)
    read_plain, locked = pdn_document.read_plain, pdn_document.locked

    def read(path: Path, most: int) -> bytes:
        made.wait(path)
        return read_plain(path, most)

    def lock(path: Path) -> AbstractContextManager[None]:
        made.wait(path)
        return locked(path)

    monkeypatch.setattr(pdn_document, "read_plain", read)
    monkeypatch.setattr(pdn_document, "locked", lock)
    yield made
    made.answer()


def comment(tree: GameTree, text: str) -> GameTree:
    tree.root.comment = text
    return tree


def test_games_of_another_disk_are_read_and_saved_while_a_save_hangs(desk: Desk) -> None:
    tree = desk.read(desk.away / "a.pdn")
    desk.fall_silent()
    desk.file.save(comment(tree, "away"), 1)
    desk.until(lambda: desk.asked == 1)
    tree = desk.read(desk.here / "a.pdn", 2)
    for number in (2, 3):
        desk.file.save(comment(tree, f"here {number}"), number)
        desk.until(lambda number=number: number in desk.saved)
    assert "here 3" in (desk.here / "a.pdn").read_text(encoding="utf-8")
    desk.answer()
    desk.settle()
    assert "{away}" in (desk.away / "a.pdn").read_text(encoding="utf-8")
    assert desk.file.path == desk.here / "a.pdn"
    assert (desk.file.number, desk.saved) == (2, [2, 3])  # the other is not that of the game on the board


def test_a_game_saved_elsewhere_while_a_save_hangs_stays_there(desk: Desk) -> None:
    tree = desk.read(desk.away / "a.pdn")
    desk.fall_silent()
    desk.file.save(comment(tree, "one"), 1)
    desk.file.save(comment(tree, "two"), 2)  # once that is over
    desk.file.save_as(comment(tree, "three"), desk.here / "new.pdn", 3)
    desk.until(lambda: desk.saved == [3])
    assert desk.file.path == desk.here / "new.pdn"
    desk.file.save(comment(tree, "four"), 4)
    desk.until(lambda: desk.saved == [3, 4])
    assert "four" in (desk.here / "new.pdn").read_text(encoding="utf-8")
    desk.answer()
    desk.settle()
    assert desk.file.path == desk.here / "new.pdn"
    assert desk.saved == [3, 4]  # it is as it was there, and not as it was before
    assert "two" in (desk.away / "a.pdn").read_text(encoding="utf-8")
    assert "four" in (desk.here / "new.pdn").read_text(encoding="utf-8")


def test_a_game_goes_where_it_was_last_to_be_saved_though_that_takes_longer(desk: Desk) -> None:
    tree = desk.read(desk.here / "a.pdn")
    desk.fall_silent()
    desk.file.save_as(comment(tree, "one"), desk.away / "new.pdn", 1)
    desk.file.save(comment(tree, "two"), 2)  # there, too
    desk.file.save_as(comment(tree, "three"), desk.here / "a.pdn", 3)
    desk.until(lambda: desk.saved == [3])
    assert "three" in (desk.here / "a.pdn").read_text(encoding="utf-8")
    desk.answer()
    desk.settle()
    assert (desk.file.path, desk.saved) == (desk.here / "a.pdn", [3])
    assert "two" in (desk.away / "new.pdn").read_text(encoding="utf-8")
    assert desk.names(desk.here / "a.pdn") == ["a1", "a2", "a3"]


def test_what_was_saved_before_another_game_came_is_written_whole(desk: Desk) -> None:
    tree = desk.read(desk.away / "a.pdn")
    desk.fall_silent()
    desk.file.save(comment(tree, "first"), 1)
    desk.file.save(comment(tree, "last"), 2)
    desk.read(desk.here / "a.pdn")
    desk.answer()
    desk.settle()
    assert "last" in (desk.away / "a.pdn").read_text(encoding="utf-8")
    assert desk.file.path == desk.here / "a.pdn"


def test_files_of_another_disk_are_edited_while_an_edit_hangs(desk: Desk) -> None:
    desk.fall_silent()
    desk.editing.delete(desk.away / "a.pdn", [1])
    desk.until(lambda: desk.asked == 1)
    desk.editing.delete(desk.here / "a.pdn", [2])
    desk.until(lambda: not desk.editing.is_busy(desk.here / "a.pdn"))
    assert desk.names(desk.here / "a.pdn") == ["a1", "a3"]
    desk.editing.undo(desk.here / "a.pdn")
    desk.until(lambda: not desk.editing.is_busy(desk.here / "a.pdn"))
    assert desk.names(desk.here / "a.pdn") == ["a1", "a2", "a3"]
    desk.editing.delete(desk.away / "a.pdn", [1])  # not while that goes on
    desk.answer()
    desk.settle()
    assert desk.names(desk.away / "a.pdn") == ["a2", "a3"]


@pytest.mark.parametrize("there", [False, True])
def test_games_moved_to_a_silent_disk_hold_up_their_two_files_only(desk: Desk, there: bool) -> None:
    one, other = desk.here / "a.pdn", desk.away / "a.pdn"
    source, target = (other, one) if there else (one, other)
    tree = desk.read(one, 2)
    desk.fall_silent()
    desk.editing.transfer(source, [1], target)
    desk.until(lambda: desk.asked >= 1)
    desk.file.save(comment(tree, "mine"), 1)  # once it is known where the game is
    desk.editing.transfer(desk.here / "b.pdn", [1], desk.here / "new.pdn")  # is not open
    desk.editing.delete(desk.here / "b.pdn", [3])
    desk.until(lambda: not desk.editing.is_busy(desk.here / "b.pdn"))
    assert desk.names(desk.here / "b.pdn") == ["b1", "b2"]
    assert not desk.saved
    desk.answer()
    desk.settle()
    desk.until(lambda: desk.saved == [1])
    assert sorted(desk.names(one) + desk.names(other)) == sorted(["a1", "a2", "a3"] * 2)
    assert "mine" in one.read_text(encoding="utf-8")
    assert one.read_text(encoding="utf-8").count("mine") == 1
    assert desk.file.path == one


@pytest.mark.parametrize("by_name", [False, True])
def test_a_game_is_saved_once_the_edit_of_its_file_is_made(desk: Desk, by_name: bool) -> None:
    path = desk.away / "a.pdn"
    tree = desk.read(path, 3)
    desk.fall_silent()
    desk.editing.delete(path, [1])
    desk.until(lambda: desk.asked == 1)
    comment(tree, "mine")
    desk.file.save_as(tree, path, 1) if by_name else desk.file.save(tree, 1)
    desk.answer()
    desk.settle()
    desk.until(lambda: desk.saved == [1])
    assert desk.names(path) == ["a2", "a3"]
    assert "mine" in path.read_text(encoding="utf-8")


def test_moves_both_ways_at_once_wait_for_each_other_and_end(desk: Desk) -> None:
    a, b, c = desk.here / "a.pdn", desk.away / "a.pdn", desk.away / "b.pdn"
    desk.fall_silent()
    desk.editing.transfer(a, [1], b)
    desk.editing.transfer(c, [1], desk.here / "b.pdn")
    desk.until(lambda: desk.asked >= 1)
    assert desk.jobs.threads == 1  # both are of the same two folders
    desk.answer()
    desk.settle()
    assert desk.names(b) == ["a1", "a2", "a3", "a1"]
    assert desk.names(desk.here / "b.pdn") == ["b1", "b2", "b3", "b1"]


def test_a_file_that_is_opened_late_does_not_take_the_place_of_a_later_one(desk: Desk) -> None:
    for path in (desk.away / "a.pdn", desk.here / "a.pdn"):
        desk.files.close(path)
    late: list[Path] = []
    desk.files.openedLate.connect(lambda document: late.append(document.path))
    desk.fall_silent()
    desk.files.open(desk.away / "a.pdn")
    desk.open(desk.here / "a.pdn")
    assert desk.files.current == desk.here / "a.pdn"
    desk.answer()
    desk.settle()
    assert late == [desk.away / "a.pdn"]
    assert desk.files.current == desk.here / "a.pdn"
    assert len(desk.files.document(desk.away / "a.pdn").content.games) == 3


@pytest.mark.parametrize("seed", range(5))
def test_each_file_holds_what_was_last_saved_there_whenever_its_disk_answers(desk: Desk, seed: int) -> None:
    random = Random(seed)
    tree = desk.read(desk.here / "a.pdn")
    paths = [place / f"{name}.pdn" for place in (desk.here, desk.away) for name in "xyz"]
    last: dict[Path, str] = {}
    for number in range(60):
        if number % 20 == 5:
            desk._over.clear()
            desk.fall_silent()
        elif number % 20 == 15:
            desk.answer()
        path = random.choice(paths)
        last[path] = f"state {number} of it"
        desk.file.save_as(comment(tree, last[path]), path, number)
        desk.qtbot.wait(random.choice([0, 0, 5]))
    desk.answer()
    desk.settle()
    assert {each: last[each] in each.read_text(encoding="utf-8") for each in last} == dict.fromkeys(
        last, True
    )
    assert desk.file.path == path


def test_closing_saves_what_lies_on_another_disk(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs_module, "FILES_GRACE_MS", 1000)
    tree = desk.read(desk.away / "a.pdn")
    desk.fall_silent()
    desk.file.save(comment(tree, "away"), 1)
    desk.until(lambda: desk.asked == 1)
    desk.file.save_as(comment(tree, "here"), desk.here / "new.pdn", 2)
    assert not desk.jobs.shut_down()
    assert "here" in (desk.here / "new.pdn").read_text(encoding="utf-8")
    desk.answer()
    assert desk.jobs.shut_down()
    assert "away" in (desk.away / "a.pdn").read_text(encoding="utf-8")


def test_what_is_open_is_read_though_its_disk_is_silent(desk: Desk) -> None:
    desk.fall_silent()
    desk.files.read_again(desk.away / "b.pdn")
    desk.until(lambda: desk.asked == 1)
    for path in (desk.away / "a.pdn", desk.away / "b.pdn"):
        desk.read(path, 3)
        assert (desk.file.path, desk.file.number) == (path, 3)


def test_a_study_on_another_disk_is_written_while_one_is_not(desk: Desk) -> None:
    writing = StudyWriting(desk.files, desk.editing, desk.jobs, desk.files)
    paths = desk.away / "a.pdn", desk.here / "a.pdn"
    for path in paths:
        writing.begin(desk.files.document(path))
    desk.fall_silent()
    for path in paths:
        writing.rewrite(path, {2: '[White "Mine"]\n\n1. f1-g1 *'})
    desk.until(lambda: desk.names(desk.here / "a.pdn") == ["a1", "Mine", "a3"])
    assert desk.asked == 1
    writing.rewrite(desk.away / "a.pdn", {3: '[White "More"]\n\n1. f1-g1 *'})
    desk.answer()
    desk.until(lambda: desk.names(desk.away / "a.pdn") == ["a1", "Mine", "More"])
    desk.until(lambda: not writing.unwritten)


def test_a_repertoire_on_another_disk_is_read_and_written_while_one_is_not(
    desk: Desk, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read_plain = repertoire_file.read_plain
    monkeypatch.setattr(
        repertoire_file, "read_plain", lambda path, most: (desk.wait(path), read_plain(path, most))[1]
    )
    settings.repertoire_files.set((("harzdame-white", str(desk.away / "a.pdn")),))
    repertoires = Repertoires(tmp_path, settings, desk.jobs)
    desk.fall_silent()
    assert repertoires.of("harzdame", Color.WHITE) is None
    desk.until(lambda: repertoires.of("harzdame", Color.BLACK) is not None)
    repertoires.add("harzdame", Color.BLACK, [Position.start("harzdame").legal_moves()[0]])
    desk.until(repertoires.path("harzdame", Color.BLACK).exists)
    assert repertoires.of("harzdame", Color.WHITE) is None
    desk.answer()
    desk.until(lambda: repertoires.of("harzdame", Color.WHITE) is not None)
