"""Saves that wait: for an edit of their file, or for what is written into it by another name."""

from __future__ import annotations

from threading import Timer

import pytest
from harzdame_engine import pdn

from harzdame_gui.controllers.storage.file_failure import FailureKind, FileFailure
from tests.gui.controllers.files.desk import GAME, Desk, comment


def test_a_save_put_off_is_made_though_another_game_is_on_the_board(desk: Desk) -> None:
    path = desk.away / "a.pdn"
    tree = desk.read(path, 3)
    left: list[str] = []
    desk.file.leftWritten.connect(lambda document: left.append(document.content.games[1].text))
    desk.fall_silent()
    desk.editing.delete(path, [1])
    desk.until(lambda: desk.asked == 1)
    desk.file.save(comment(tree, "first"), 1)
    desk.file.save(comment(tree, "mine"), 2)
    assert desk.file.is_saving
    desk.read(desk.here / "a.pdn")
    assert not desk.file.is_saving
    desk.answer()
    desk.settle()
    assert desk.names(path) == ["a2", "a3"]
    assert "mine" in path.read_text(encoding="utf-8")
    assert len(left) == 1
    assert "mine" in left[0]
    assert (desk.file.path, desk.saved) == (desk.here / "a.pdn", [])


def test_a_save_put_off_goes_to_its_own_file_though_the_game_was_saved_elsewhere_since(desk: Desk) -> None:
    path, new = desk.away / "a.pdn", desk.here / "new.pdn"
    tree = desk.read(path, 3)
    desk.fall_silent()
    desk.editing.delete(path, [1])
    desk.until(lambda: desk.asked == 1)
    desk.file.save(comment(tree, "old"), 1)
    desk.file.save_as(comment(tree, "new"), new, 2)
    desk.until(lambda: desk.saved == [2])
    desk.answer()
    desk.settle()
    assert "old" in path.read_text(encoding="utf-8")
    assert "new" in new.read_text(encoding="utf-8")
    assert (desk.file.path, desk.saved) == (new, [2])


def test_a_game_saved_elsewhere_and_back_during_an_edit_gets_its_place(desk: Desk) -> None:
    path = desk.away / "a.pdn"
    tree = desk.read(path, 3)
    desk.fall_silent()
    desk.editing.delete(path, [1])
    desk.until(lambda: desk.asked == 1)
    desk.file.save_as(comment(tree, "there"), desk.away / "new.pdn", 1)
    desk.file.save_as(comment(tree, "back"), path, 2)
    desk.answer()
    desk.settle()
    assert desk.names(path) == ["a2", "a3"]
    assert "back" in path.read_text(encoding="utf-8")
    assert desk.file.path == path


@pytest.mark.parametrize("stays", [False, True])
def test_a_save_put_off_of_a_game_that_is_taken_away_is_told(desk: Desk, stays: bool) -> None:
    path = desk.away / "a.pdn"
    tree = desk.read(path, 2)
    failures: list[FileFailure] = []
    removed: list[bool] = []
    desk.file.failed.connect(failures.append)
    desk.file.removed.connect(lambda: removed.append(desk.file.is_saving))
    desk.fall_silent()
    desk.editing.delete(path, [2])
    desk.until(lambda: desk.asked == 1)
    desk.file.save(comment(tree, "mine"), 1)
    if not stays:
        desk.read(desk.here / "a.pdn")
    desk.answer()
    desk.settle()
    assert desk.names(path) == ["a1", "a3"]
    assert removed == ([False] if stays else [])
    assert failures == ([] if stays else [FileFailure(FailureKind.GAME_CHANGED, path)])
    assert not desk.file.is_writing(desk.files.document(path))


def test_a_save_put_off_follows_its_game_into_another_file(desk: Desk) -> None:
    source, target = desk.here / "a.pdn", desk.away / "a.pdn"
    tree = desk.read(source, 2)
    desk.fall_silent()
    desk.editing.transfer(source, [2], target)
    desk.until(lambda: desk.asked == 1)
    desk.file.save(comment(tree, "mine"), 1)
    desk.read(desk.here / "b.pdn")
    desk.answer()
    desk.settle()
    assert (desk.names(source), desk.names(target)) == (["a1", "a3"], ["a1", "a2", "a3", "a2"])
    assert "mine" in target.read_text(encoding="utf-8")


@pytest.mark.parametrize("adds", [False, True])
def test_what_is_saved_by_a_link_waits_for_what_is_written_into_its_file(desk: Desk, adds: bool) -> None:
    path, link = desk.away / "a.pdn", desk.here / "link.pdn"
    try:
        link.symlink_to(path)
    except OSError:
        pytest.skip("needs links")
    failures: list[FileFailure] = []
    desk.file.failed.connect(failures.append)
    tree = desk.read(path)
    desk.fall_silent()
    desk.file.save(comment(tree, "one"), 1)
    desk.until(lambda: desk.asked == 1)
    tree = desk.read(desk.here / "b.pdn")
    save = desk.file.add_to if adds else desk.file.save_as
    save(comment(tree, "two"), link, 2, real=str(path))
    assert desk.file.is_writing(desk.files.document(path))
    desk.qtbot.wait(50)
    assert desk.names(path) == ["a1", "a2", "a3"]
    desk.answer()
    desk.settle()
    assert not failures
    assert desk.names(path) == (["a1", "a2", "a3", "b1"] if adds else ["b1"])
    assert ("one" in path.read_text(encoding="utf-8")) == adds
    assert desk.saved == [2]


@pytest.mark.parametrize("edited", [True, False])
def test_a_save_that_was_put_off_is_made_as_the_app_is_closed(desk: Desk, edited: bool) -> None:
    path = desk.away / "a.pdn"
    tree = desk.read(path, 3)
    desk.fall_silent()
    if edited:
        desk.editing.delete(path, [1])
    else:
        desk.file.save(comment(tree, "first"), 1)
    desk.until(lambda: desk.asked == 1)
    desk.file.save(comment(tree, "mine"), 2)
    Timer(0.3, desk.answer).start()
    assert desk.jobs.shut_down()
    assert desk.names(path) == (["a2", "a3"] if edited else ["a1", "a2", "a3"])
    assert "mine" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("edited", [True, False])
def test_the_last_save_goes_to_its_own_game_among_equal_ones(desk: Desk, edited: bool) -> None:
    path = desk.away / "equal.pdn"
    equal = pdn.write(desk.read(desk.here / "a.pdn"))
    path.write_text(f"{equal}\n" * 3 + GAME.format(name="another"), encoding="utf-8")
    desk.open(path)
    tree = desk.read(path, 3)
    desk.fall_silent()
    if edited:
        desk.editing.delete(path, [4])
    else:  # the first save leaves it equal to the others
        desk.file.save(tree, 1)
    desk.until(lambda: desk.asked == 1)
    desk.file.save(comment(tree, "mine"), 2)
    Timer(0.3, desk.answer).start()
    assert desk.jobs.shut_down()
    games = pdn.Document.read(path.read_bytes()).content.games
    assert ["mine" in game.text for game in games[:3]] == [False, False, True]
    assert len(games) == (3 if edited else 4)


def test_a_game_that_was_taken_away_is_not_put_over_another_as_the_app_is_closed(desk: Desk) -> None:
    path = desk.away / "a.pdn"
    tree = desk.read(path, 2)
    desk.fall_silent()
    desk.editing.delete(path, [2])
    desk.until(lambda: desk.asked == 1)
    desk.file.save(comment(tree, "mine"), 1)
    Timer(0.3, desk.answer).start()
    assert desk.jobs.shut_down()
    assert desk.names(path) == ["a1", "a3"]
    assert "mine" not in path.read_text(encoding="utf-8")
