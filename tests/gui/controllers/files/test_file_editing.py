"""Games of open files deleted, pasted and moved: on disk at once, with undo, or not at all."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine import pdn

from harzdame_gui.controllers.files import pdn_document
from harzdame_gui.controllers.files.file_editing import FileEditing
from harzdame_gui.controllers.files.file_history import FileEditKind
from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.files.open_files import OpenFiles
from harzdame_gui.controllers.storage import storage
from harzdame_gui.controllers.storage.file_failure import FailureKind, FileFailure, StalledError
from harzdame_gui.text.unwritten import closing_message

ODD = "% remark\r\n" + "".join(f'[White "{n}"]\r\n\r\n1.  e2-e3 {{ {n} }} *\r\n\r\n\r\n' for n in "12345")
OTHER = "".join(f'[White "{n}"]\n1. d3-d4 *\n\n' for n in "678")


class Bench:
    """Two files, the first of which is shown, and all that edits them."""

    def __init__(self, qtbot, jobs, settings, folder: Path) -> None:
        self.qtbot = qtbot
        self.jobs = jobs
        self.one, self.other = folder / "one.pdn", folder / "other.pdn"
        self.one.write_bytes(ODD.encode("utf-16"))
        self.other.write_bytes(OTHER.encode())
        self.file = GameFile(jobs)
        self.files = OpenFiles(jobs, self.file, settings)
        self.editing = FileEditing(jobs, self.file, self.files)
        for path in (self.other, self.one):
            self.files.open(path)
        self.settle()

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: not self.jobs.under_way and not self.editing.busy)

    def do(self, act: Callable[..., None], *args: object, **options: object) -> None:
        act(*args, **options)
        self.settle()

    def board(self, number: int) -> pdn.PdnReading:
        """Put a game of the first file on the board."""
        with self.qtbot.waitSignal(self.file.gameRead) as read:
            self.file.read(self.files.document(self.one), number)
        return read.args[0]

    def names(self, path: Path) -> str:
        """The games on disk, which are those that are known."""
        known = self.files.document(path).document
        assert path.read_bytes() == known.data
        fresh = pdn.Document.read(path.read_bytes())
        assert [game.text for game in fresh.content.games] == [game.text for game in known.content.games]
        return "".join(game.tags["White"] for game in fresh.content.games)


@pytest.fixture
def bench(qtbot, jobs, settings, tmp_path) -> Bench:
    return Bench(qtbot, jobs, settings, tmp_path)


def test_games_are_deleted_and_come_back_to_the_byte(bench):
    before = bench.one.read_bytes()
    bench.do(bench.editing.delete, bench.one, [2, 4])
    assert bench.names(bench.one) == "135"
    edit = bench.editing.next_undo(bench.one)
    assert (edit.kind, edit.games) == (FileEditKind.DELETE, 2)
    bench.do(bench.editing.undo, bench.one)
    assert bench.one.read_bytes() == before
    assert bench.editing.next_undo(bench.one) is None
    bench.do(bench.editing.redo, bench.one)
    assert bench.names(bench.one) == "135"
    assert bench.editing.next_redo(bench.one) is None


def test_a_game_is_written_anew_and_the_board_keeps_its_own(bench):
    before = bench.one.read_bytes()
    bench.board(2)
    bench.do(bench.editing.rewrite, bench.one, {2: '[White "x"]\n\n1. d3-d4 *'})
    assert bench.names(bench.one) == "1x345"
    assert bench.file.number == 2
    assert bench.editing.next_undo(bench.one).kind is FileEditKind.WRITE
    bench.do(bench.editing.undo, bench.one)
    assert bench.one.read_bytes() == before


def test_many_edits_are_undone_one_by_one(bench):
    states = [bench.one.read_bytes()]
    for act, *args in (
        (bench.editing.relocate, [5], 1),
        (bench.editing.delete, [2]),
        (bench.editing.paste, ['[White "x"]\n1. c4-c5 *', '[White "ж"]\n1. c4-c5 *'], 3),
        (bench.editing.relocate, [1, 3], 7),
    ):
        bench.do(act, bench.one, *args)
        states.append(bench.one.read_bytes())
    assert bench.names(bench.one) == "2ж345x"
    for state in reversed(states[:-1]):
        bench.do(bench.editing.undo, bench.one)
        assert bench.one.read_bytes() == state
    for state in states[1:]:
        bench.do(bench.editing.redo, bench.one)
        assert bench.one.read_bytes() == state


@pytest.mark.parametrize("copy", [False, True])
def test_games_go_to_another_file_and_back(bench, copy):
    states = bench.one.read_bytes(), bench.other.read_bytes()
    bench.do(bench.editing.transfer, bench.one, [1, 3], bench.other, 2, copy=copy)
    assert bench.names(bench.other) == "61378"
    assert bench.names(bench.one) == ("12345" if copy else "245")
    assert b"\r" not in bench.other.read_bytes()
    bench.do(bench.editing.undo, bench.other)  # in either file
    assert (bench.one.read_bytes(), bench.other.read_bytes()) == states
    if not copy:
        bench.do(bench.editing.redo, bench.one)
        assert (bench.names(bench.one), bench.names(bench.other)) == ("245", "61378")


def test_an_edit_of_two_files_waits_until_later_ones_are_undone(bench):
    bench.do(bench.editing.transfer, bench.one, [1], bench.other)
    bench.do(bench.editing.delete, bench.other, [1])
    assert bench.editing.next_undo(bench.one) is None
    bench.do(bench.editing.undo, bench.other)
    assert bench.editing.next_undo(bench.one).kind is FileEditKind.MOVE


def test_the_same_edit_made_twice_is_undone_twice(bench):
    states = [bench.one.read_bytes()]
    for before, game in ((2, "6"), (5, "7"), (2, "6")):
        bench.do(bench.editing.paste, bench.one, [f'[White "{game}"]\n\n1. *'], before)
        states.append(bench.one.read_bytes())
    for state in states[-2::-1]:
        bench.do(bench.editing.undo, bench.one)
        assert bench.one.read_bytes() == state
    for state in states[1:]:
        bench.do(bench.editing.redo, bench.one)
        assert bench.one.read_bytes() == state


def test_what_came_after_an_edit_that_cannot_be_redone_cannot_either(bench):
    bench.do(bench.editing.transfer, bench.one, [1], bench.other)
    bench.do(bench.editing.relocate, bench.one, [1], 4)
    for _ in range(2):
        bench.do(bench.editing.undo, bench.one)
    bench.do(bench.editing.delete, bench.other, [1])
    assert bench.editing.next_redo(bench.one) is None


def test_the_game_on_the_board_keeps_its_place(bench):
    bench.board(3)
    bench.do(bench.editing.delete, bench.one, [1])
    assert (bench.file.number, bench.file.count) == (2, 4)
    bench.do(bench.editing.relocate, bench.one, [2], 1)
    assert bench.file.number == 1
    bench.do(bench.editing.transfer, bench.one, [1, 2], bench.other)
    assert (bench.file.path, bench.file.number) == (bench.other, 4)
    bench.do(bench.editing.undo, bench.one)
    assert (bench.file.path, bench.file.number) == (bench.one, 1)
    assert bench.file.archive is bench.files.document(bench.one)


def test_the_game_on_the_board_is_saved_in_its_new_place(bench):
    tree = bench.board(3).tree
    bench.do(bench.editing.relocate, bench.one, [3], 1)
    tree.root.comment = "mine"
    with bench.qtbot.waitSignal(bench.file.saved):
        bench.file.save(tree)
    assert bench.names(bench.one) == "31245"
    assert "mine" in bench.files.document(bench.one).content.games[0].text


def test_a_game_deleted_from_under_the_board_belongs_to_no_file_until_it_is_back(bench):
    bench.board(2)
    with bench.qtbot.waitSignal(bench.file.removed):
        bench.editing.delete(bench.one, [1, 2])
    bench.settle()
    assert bench.file.path is None
    bench.do(bench.editing.undo, bench.one)
    assert (bench.file.path, bench.file.number) == (bench.one, 2)


def test_a_save_in_between_keeps_what_can_still_be_undone(bench):
    tree = bench.board(4).tree
    before = bench.one.read_bytes()
    bench.do(bench.editing.delete, bench.one, [2])
    bench.do(bench.editing.delete, bench.one, [4])
    tree.root.comment = "a long remark that shifts what is behind it"
    with bench.qtbot.waitSignal(bench.file.saved):
        bench.file.save(tree)
    bench.settle()
    saved = pdn.Document.read(bench.one.read_bytes()).content.games[2].text
    for _ in range(2):
        bench.do(bench.editing.undo, bench.one)
    assert bench.names(bench.one) == "12345"
    now = pdn.Document.read(bench.one.read_bytes())
    assert now.content.games[3].text == saved
    old = pdn.Document.read(before).content.games
    assert [now.content.games[n].text for n in (0, 1, 2, 4)] == [old[n].text for n in (0, 1, 2, 4)]
    for _ in range(2):
        bench.do(bench.editing.redo, bench.one)
    assert bench.names(bench.one) == "134"


def test_letters_read_otherwise_keep_what_can_be_undone(bench):
    before = bench.other.read_bytes()
    bench.do(bench.editing.delete, bench.other, [2])
    bench.do(bench.files.read_as, bench.other, "cp1252")
    assert bench.files.document(bench.other).chosen == "cp1252"
    bench.do(bench.editing.undo, bench.other)
    assert bench.other.read_bytes() == before


def test_a_game_added_to_the_file_keeps_what_can_be_undone(bench):
    tree = bench.board(2).tree
    bench.do(bench.editing.delete, bench.other, [1])
    bench.do(bench.file.add_to, tree, bench.other)
    assert bench.names(bench.other) == "782"
    bench.do(bench.editing.undo, bench.other)
    assert bench.names(bench.other) == "6782"


def test_a_paste_that_was_edited_since_is_not_undone(bench):
    bench.do(bench.editing.paste, bench.one, ['[White "x"]\n1. c4-c5 *'], 1)
    tree = bench.board(1).tree
    tree.root.comment = "worth keeping"
    with bench.qtbot.waitSignal(bench.file.saved):
        bench.file.save(tree)
    assert bench.editing.next_undo(bench.one) is None


def test_a_save_asked_for_during_an_edit_comes_after_it(bench):
    tree = bench.board(2).tree
    tree.root.comment = "mine"
    bench.editing.relocate(bench.one, [2], 6)
    bench.file.save(tree, 7)
    bench.settle()
    bench.qtbot.waitUntil(lambda: bench.names(bench.one) == "13452")
    assert "mine" in bench.files.document(bench.one).content.games[4].text


def test_an_edit_asked_for_during_a_save_comes_after_it(bench):
    tree = bench.board(2).tree
    tree.root.comment = "mine"
    bench.file.save(tree)
    bench.do(bench.editing.delete, bench.one, [1])
    assert bench.names(bench.one) == "2345"
    assert "mine" in bench.files.document(bench.one).content.games[0].text


def test_what_is_asked_for_during_an_edit_is_not_done(bench):
    bench.editing.delete(bench.one, [1])
    bench.editing.delete(bench.one, [1])  # of a list that is not up to date
    bench.settle()
    assert bench.names(bench.one) == "2345"


def failure(bench: Bench, act: Callable[..., None], *args: object) -> FailureKind:
    states = bench.one.read_bytes(), bench.other.read_bytes()
    with bench.qtbot.waitSignal(bench.editing.failed) as failed:
        act(*args)
    bench.settle()
    assert (bench.one.read_bytes(), bench.other.read_bytes()) == states
    assert not bench.editing.busy
    return failed.args[0].kind


def test_a_file_that_was_changed_is_left_alone_by_edits_and_undo(bench):
    bench.do(bench.editing.delete, bench.one, [1])
    bench.one.write_bytes(bench.one.read_bytes() + "% theirs\r\n".encode("utf-16-le"))
    assert failure(bench, bench.editing.delete, bench.one, [1]) is FailureKind.CHANGED
    assert failure(bench, bench.editing.undo, bench.one) is FailureKind.CHANGED
    bench.do(bench.files.read_again, bench.one)
    assert bench.editing.next_undo(bench.one) is None
    bench.do(bench.editing.delete, bench.one, [1])
    assert bench.names(bench.one) == "345"


def test_a_file_that_another_app_writes_is_left_alone(bench, monkeypatch):
    monkeypatch.setattr(storage, "_LOCK_WAIT_MS", 10)
    with storage.locked(bench.one):
        assert failure(bench, bench.editing.delete, bench.one, [1]) is FailureKind.BUSY


def test_a_letter_that_the_other_file_lacks_moves_nothing(bench):
    bench.one.write_bytes('[White "Щ"]\n1. e2-e3 *\n\n[White "2"]\n1. e2-e3 *\n'.encode())
    bench.other.write_bytes('[White "Łé"]\n1. e2-e3 *\n'.encode("latin-1", "replace"))
    bench.do(bench.files.read_again, bench.one)
    bench.do(bench.files.read_as, bench.other, "latin-1")
    assert failure(bench, bench.editing.transfer, bench.one, [1], bench.other) is FailureKind.NOT_ENCODABLE


def test_where_the_second_file_cannot_be_written_the_first_is_as_before_and_that_is_told(bench, monkeypatch):
    write = pdn_document.write_whole

    def fail_for_one(path: Path, data: bytes) -> None:
        if path == bench.one:
            raise OSError(errno.ENOSPC, "No space left on device")
        write(path, data)

    monkeypatch.setattr(pdn_document, "write_whole", fail_for_one)
    told: list[FileFailure] = []
    bench.editing.failed.connect(told.append)
    assert failure(bench, bench.editing.transfer, bench.one, [1], bench.other) is FailureKind.DISK_FULL
    assert [each.path for each in told] == [bench.one]


def test_both_files_are_still_to_be_written_while_games_are_moved_between_them(bench):
    bench.editing.transfer(bench.one, [1], bench.other)
    (job,) = (job for job in bench.jobs.under_way if job.writing is not None)
    text = closing_message([(job.writing, StalledError(bench.other))]).text
    assert f"Still to be written: “{bench.other.name}” and “{bench.one.name}”." in text
    bench.settle()


def test_closing_a_file_forgets_its_edits(bench):
    bench.do(bench.editing.delete, bench.one, [1])
    bench.files.close(bench.one)
    assert bench.editing.next_undo(bench.one) is None
