"""What was done with the games of files can be undone by the next start, if nobody changed them since."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine import pdn

from harzdame_gui.controllers.files import kept_edits
from harzdame_gui.controllers.files.edit_journal import FILE_NAME, EditJournal
from harzdame_gui.controllers.files.file_editing import FileEditing
from harzdame_gui.controllers.files.file_history import FileEditKind
from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.files.kept_edits import read_edits
from harzdame_gui.controllers.files.open_files import OpenFiles
from harzdame_gui.controllers.work import repeated_job

GAMES = "".join(f'[White "{n}"]\n\n1. d3-d4 *\n\n' for n in "1234")
OTHER = "".join(f'[White "{n}"]\n\n1. d3-d4 *\n\n' for n in "67")

LOAD = EditJournal.load


class Run:
    """One run of the app, with two files that are open."""

    def __init__(self, qtbot, jobs, settings, folder: Path) -> None:
        self.qtbot, self.jobs = qtbot, jobs
        self.one, self.other = folder / "one.pdn", folder / "other.pdn"
        self.file = GameFile(jobs)
        self.files = OpenFiles(jobs, self.file, settings)
        self.editing = FileEditing(jobs, self.file, self.files)
        self.journal = EditJournal(folder, jobs, self.files, self.editing)
        self.journal.load()
        self.settle()

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: not self.jobs.under_way and not self.editing.busy)

    def do(self, act: Callable[..., None], *args: object, **options: object) -> None:
        act(*args, **options)
        self.settle()

    def read(self, *paths: Path) -> None:
        for path in paths:
            self.do(self.files.open, path)

    def names(self, path: Path) -> str:
        return "".join(game.tags["White"] for game in pdn.scan(path.read_text()).games)


@pytest.fixture
def start(qtbot, jobs, settings, tmp_path) -> Callable[[], Run]:
    (tmp_path / "one.pdn").write_text(GAMES)
    (tmp_path / "other.pdn").write_text(OTHER)
    return lambda: Run(qtbot, jobs, settings, tmp_path)


@pytest.fixture
def edited(start) -> Run:
    """A run in which a game was deleted, two were moved, and a second was deleted and put back."""
    run = start()
    run.read(run.one, run.other)
    run.do(run.editing.delete, run.one, [2])
    run.do(run.editing.relocate, run.one, [3], 1)
    run.do(run.editing.delete, run.one, [1])
    run.do(run.editing.undo, run.one)
    assert run.names(run.one) == "413"
    return run


def test_edits_are_undone_and_redone_by_the_next_run(edited, start):
    run = start()
    assert run.editing.next_undo(run.one) is None  # nobody knows yet what the file is
    run.read(run.one)
    assert run.editing.next_undo(run.one).kind is FileEditKind.ORDER
    run.do(run.editing.redo, run.one)
    assert run.names(run.one) == "13"
    for _ in range(3):
        run.do(run.editing.undo, run.one)
    assert run.one.read_text() == GAMES
    assert run.editing.next_undo(run.one) is None
    run = start()
    run.read(run.one)
    run.do(run.editing.redo, run.one)
    assert run.names(run.one) == "134"


def test_a_file_that_was_changed_by_another_program_has_no_history(edited, start, tmp_path):
    edited.one.write_text(edited.one.read_text() + "\n")
    run = start()
    run.read(run.one)
    assert run.editing.next_undo(run.one) is None
    assert run.editing.next_redo(run.one) is None
    run.settle()
    assert not (tmp_path / FILE_NAME).exists()


def test_an_edit_of_two_files_waits_until_both_are_read(start):
    run = start()
    run.read(run.one, run.other)
    run.do(run.editing.transfer, run.one, [1], run.other)
    run = start()
    run.read(run.one)
    assert run.editing.next_undo(run.one) is None
    run.read(run.other)
    run.do(run.editing.undo, run.one)
    assert (run.one.read_text(), run.other.read_text()) == (GAMES, OTHER)


def test_edits_of_a_file_outlive_a_run_that_did_not_read_it(edited, start):
    run = start()
    run.read(run.other)
    run.do(run.editing.delete, run.other, [1])
    run = start()
    run.read(run.one, run.other)
    assert run.editing.next_undo(run.one).kind is FileEditKind.ORDER
    assert run.editing.next_undo(run.other).kind is FileEditKind.DELETE


def test_closing_a_file_forgets_its_edits_for_good(edited, start, tmp_path):
    edited.do(edited.files.close, edited.one)
    assert not (tmp_path / FILE_NAME).exists()
    run = start()
    run.read(run.one)
    assert run.editing.next_undo(run.one) is None


def test_the_oldest_edits_go_first_where_they_are_too_large(edited, start, monkeypatch, tmp_path):
    run = start()
    run.read(run.one)
    run.do(run.editing.redo, run.one)  # written anew
    all_of_it = read_edits((tmp_path / FILE_NAME).read_bytes())
    assert len(all_of_it.done) == 3
    monkeypatch.setattr(kept_edits, "_MOST_BYTES", 80)
    fewer = read_edits(kept_edits.write_edits(all_of_it))
    assert fewer.done == all_of_it.done[1:]


@pytest.mark.usefixtures("bound_by_rights")
def test_what_cannot_be_read_now_stays_and_is_taken_up_once_it_can_be(edited, start, tmp_path, monkeypatch):
    monkeypatch.setattr(repeated_job, "RETRY_MS", 20)
    (tmp_path / FILE_NAME).chmod(0)
    run = start()
    assert not run.jobs.failing.all  # nothing is lost so far
    run.read(run.one, run.other)
    run.do(run.editing.delete, run.other, [1])
    assert len(run.jobs.failing.all) == 1
    (tmp_path / FILE_NAME).chmod(0o600)
    run.qtbot.waitUntil(lambda: not run.jobs.failing.all)
    run.settle()
    run = start()
    run.read(run.one, run.other)
    assert run.editing.next_undo(run.one).kind is FileEditKind.ORDER
    assert run.editing.next_undo(run.other).kind is FileEditKind.DELETE


@pytest.mark.usefixtures("bound_by_rights")
def test_what_is_read_late_undoes_nothing_of_a_file_that_was_edited_since(
    edited, start, tmp_path, monkeypatch
):
    monkeypatch.setattr(repeated_job, "RETRY_MS", 20)
    (tmp_path / FILE_NAME).chmod(0)
    run = start()
    run.read(run.one)
    run.do(run.editing.relocate, run.one, [1], 3)
    (tmp_path / FILE_NAME).chmod(0o600)
    run.qtbot.waitUntil(lambda: not run.jobs.failing.all)
    run.do(run.editing.undo, run.one)
    assert run.names(run.one) == "413"
    assert run.editing.next_undo(run.one) is None


@pytest.mark.parametrize("damage", [lambda data: data[:-9], lambda data: data.replace(b"ORDER", b"PASTE")])
def test_what_is_damaged_is_no_history_and_is_kept_aside(edited, start, tmp_path, damage, monkeypatch):
    told = []
    monkeypatch.setattr(EditJournal, "load", lambda each: (each.setAside.connect(told.append), LOAD(each)))
    path = tmp_path / FILE_NAME
    damaged = damage(path.read_bytes())
    path.write_bytes(damaged)
    run = start()
    (aside,) = told
    assert aside.read_bytes() == damaged
    run.read(run.one)
    assert run.editing.next_undo(run.one) is None
    run.do(run.editing.delete, run.one, [1])
    assert len(read_edits(path.read_bytes()).done) == 1
