"""Files on a disk that does not answer: those on other disks are opened, saved and edited as ever."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from harzdame_engine import Color, Position, pdn

from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.openings import repertoire_file
from harzdame_gui.controllers.openings.repertoires import Repertoires
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.study.study_writer import StudyWriter
from harzdame_gui.controllers.work import jobs as jobs_module
from tests.gui.controllers.files.desk import GAME, Desk, comment


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
    writing = StudyWriter(desk.files, desk.editing, desk.jobs, lambda _: 0, desk.files)
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


def test_each_study_gets_its_chapter_though_the_disk_of_one_is_silent(desk: Desk) -> None:
    writing = StudyWriter(desk.files, desk.editing, desk.jobs, lambda _: 0, desk.files)
    paths = desk.away / "a.pdn", desk.here / "a.pdn"
    for path in paths:
        writing.begin(desk.files.document(path))
    desk.fall_silent()
    writing.rewrite(paths[0], {1: '[White "Mine"]\n\n1. f1-g1 *'})
    for path in paths:
        writing.add(path, '[White "New"]\n\n1. f1-g1 *', 1)
    desk.until(lambda: desk.names(paths[1]) == ["a1", "New", "a2", "a3"])
    desk.answer()
    desk.until(lambda: desk.names(paths[0]) == ["Mine", "New", "a2", "a3"])


def test_a_chapter_is_told_once_it_is_there_and_not_by_a_save_before_it(desk: Desk) -> None:
    writing = StudyWriter(desk.files, desk.editing, desk.jobs, lambda _: 0, desk.files)
    path, told = desk.away / "a.pdn", []
    writing.arranged.connect(lambda document, done: told.append((len(document.content.games), done.target)))
    writing.begin(desk.files.document(path))
    tree = desk.read(path, 3)
    desk.fall_silent()
    desk.file.save(comment(tree, "saved"), 1)
    desk.until(lambda: desk.asked == 1)
    writing.add(path, GAME.format(name="New"), 1)
    desk.answer()
    desk.until(lambda: desk.names(path) == ["a1", "New", "a2", "a3"])
    desk.settle()
    assert told == [(4, 2)]


def test_a_chapter_waits_where_another_program_changes_the_file_just_then(desk: Desk) -> None:
    """The one that was meant is found wherever it is by then."""
    writing = StudyWriter(desk.files, desk.editing, desk.jobs, lambda _: 0, desk.files)
    path = desk.away / "a.pdn"
    writing.begin(desk.files.document(path))
    path.write_text(GAME.format(name="Theirs") + path.read_text(encoding="utf-8"), encoding="utf-8")
    theirs = PdnDocument.read(path)
    desk.fall_silent()
    writing.add(path, GAME.format(name="New"), 1)
    writing.delete(path, 2)
    desk.until(lambda: desk.asked == 1)
    desk.files.add(theirs)
    desk.answer()
    desk.settle()
    assert desk.names(path) == ["Theirs", "a1", "a2", "a3"]
    assert writing.unwritten
    writing.retry(path)
    desk.until(lambda: desk.names(path) == ["Theirs", "a1", "New", "a3"])


def test_chapters_are_arranged_one_after_the_other_and_none_is_missing(desk: Desk) -> None:
    """Each with the chapter that was meant, whatever its number is by then."""
    writing = StudyWriter(desk.files, desk.editing, desk.jobs, lambda _: 0, desk.files)
    path = desk.away / "a.pdn"
    writing.begin(desk.files.document(path))
    desk.fall_silent()
    writing.rewrite(path, {1: '[White "Mine"]\n\n1. f1-g1 *'})
    for name in ("x", "y"):
        writing.add(path, GAME.format(name=name), 1)
    writing.move(path, 3, -1)
    writing.move(path, 3, -1)
    writing.delete(path, 2)
    writing.delete(path, 2)
    writing.add(path, GAME.format(name="z"), 2)
    desk.until(lambda: desk.asked == 1)
    assert [text[8] for text in writing.unwritten_in(path).texts] == ["M", "x", "y", "z"]
    desk.answer()
    desk.until(lambda: desk.names(path) == ["Mine", "x", "a3", "y", "z"])
    desk.settle()
    assert not writing.unwritten


def test_a_chapter_is_not_deleted_in_the_place_of_another(desk: Desk) -> None:
    writing = StudyWriter(desk.files, desk.editing, desk.jobs, lambda _: 0, desk.files)
    path = desk.away / "a.pdn"
    writing.begin(desk.files.document(path))
    desk.fall_silent()
    desk.editing.delete(path, [1])
    writing.delete(path, 2)
    writing.add(path, GAME.format(name="new"), 2)
    desk.until(lambda: desk.asked == 1)
    desk.answer()
    desk.until(lambda: desk.names(path) == ["new", "a3"])


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


def test_what_is_added_to_a_repertoire_after_an_undo_stays_though_its_disk_is_silent(
    desk: Desk, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_whole = repertoire_file.write_whole
    monkeypatch.setattr(
        repertoire_file, "write_whole", lambda path, data: (desk.wait(path), write_whole(path, data))[1]
    )
    path = desk.away / "white.pdn"
    settings.repertoire_files.set((("harzdame-white", str(path)),))
    repertoires = Repertoires(tmp_path, settings, desk.jobs)
    desk.until(lambda: repertoires.of("harzdame", Color.WHITE) is not None)
    start = Position.start("harzdame")
    first, second = start.legal_moves()[:2]
    before = pdn.Words(repertoires.of("harzdame", Color.WHITE).tree)
    desk.fall_silent()
    repertoires.add("harzdame", Color.WHITE, [first])
    desk.until(lambda: desk.asked == 1)
    repertoires.replace("harzdame", Color.WHITE, before)
    desk.until(lambda: not repertoires.of("harzdame", Color.WHITE).moves(start))
    repertoires.add("harzdame", Color.WHITE, [second])
    desk.answer()
    desk.settle()
    assert list(repertoires.of("harzdame", Color.WHITE).moves(start)) == [second]
    assert str(second) in path.read_text("utf-8")
    assert str(first) not in path.read_text("utf-8")
