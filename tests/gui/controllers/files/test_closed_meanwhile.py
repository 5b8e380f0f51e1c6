"""Files that are closed in the list while their games are being moved about."""

from __future__ import annotations

import pytest

from harzdame_gui.controllers.study.study_writer import StudyWriter
from tests.gui.controllers.files.desk import GAME, Desk


@pytest.mark.parametrize("undone", [False, True])
def test_a_file_closed_during_an_edit_stays_closed(desk: Desk, undone: bool) -> None:
    path = desk.away / "a.pdn"
    if undone:
        desk.editing.delete(path, [1])
        desk.settle()
    desk.fall_silent()
    desk.editing.undo(path) if undone else desk.editing.delete(path, [1])
    desk.until(lambda: desk.asked == 1)
    desk.files.close(path)
    desk.answer()
    desk.settle()
    assert desk.names(path) == (["a1", "a2", "a3"] if undone else ["a2", "a3"])
    assert path not in desk.files.paths
    assert desk.editing.history.done == desk.editing.history.undone == ()
    desk.open(path)
    assert desk.editing.next_undo(path) is None


def test_what_was_done_before_in_the_other_file_is_undone_as_ever(desk: Desk) -> None:
    here, away = desk.here / "a.pdn", desk.away / "a.pdn"
    desk.editing.delete(here, [1])
    desk.settle()
    desk.fall_silent()
    desk.editing.transfer(here, [2], away)
    desk.until(lambda: desk.asked == 1)
    desk.files.close(away)
    desk.answer()
    desk.settle()
    assert (desk.names(here), desk.names(away)) == (["a2"], ["a1", "a2", "a3", "a3"])
    assert away not in desk.files.paths
    desk.editing.undo(here)
    desk.settle()
    assert desk.names(here) == ["a1", "a2"]


def test_a_study_closed_in_the_list_goes_on_being_written(desk: Desk) -> None:
    writing = StudyWriter(desk.files, desk.editing, desk.jobs, lambda _: 0, desk.files)
    path = desk.away / "a.pdn"
    writing.begin(desk.files.document(path))
    desk.fall_silent()
    writing.rewrite(path, {1: GAME.format(name="one")})
    desk.until(lambda: desk.asked == 1)
    desk.files.close(path)
    desk.answer()
    desk.until(lambda: not writing.unwritten)
    assert writing.document(path).content.games[0].tags["White"] == "one"
    assert path not in desk.files.paths
    desk.fall_silent()
    writing.add(path, GAME.format(name="new"), 1)  # is listed for that
    desk.until(lambda: desk.asked == 2)
    desk.files.close(path)
    desk.answer()
    desk.settle()
    writing.rewrite(path, {2: GAME.format(name="two")})
    desk.until(lambda: not writing.unwritten)
    assert desk.names(path) == ["one", "two", "a2", "a3"]
