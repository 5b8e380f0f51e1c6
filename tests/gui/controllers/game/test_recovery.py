"""A crash costs nothing, nor does a clean end; two apps leave each other alone."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from harzdame_engine import Color, GameTree, Position, pdn
from harzdame_engine.game.tree import Evaluation
from harzdame_engine.pdn import words
from PySide6.QtTest import QTest

from harzdame_gui.controllers.files import journal_file
from harzdame_gui.controllers.files.file_place import FilePlace
from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.files.moved_games import MovedGame
from harzdame_gui.controllers.game import recovery as recovery_module
from harzdame_gui.controllers.game.editor import GameEditor
from harzdame_gui.controllers.game.kept_game import ReviewSoFar, Surroundings, note_game, read_game
from harzdame_gui.controllers.game.kept_place import place_values
from harzdame_gui.controllers.game.new_game import PERSON, NewGame
from harzdame_gui.controllers.game.recovery import Recovery
from harzdame_gui.controllers.storage.file_failure import FailureKind, FileError, FileFailure
from harzdame_gui.controllers.work.failing_writes import Thing
from harzdame_gui.controllers.work.job import Job, file_lane
from tests.counted import steps
from tests.gui.controllers.game.games import moves
from tests.gui.controllers.game.test_kept_game import BARE

CRASH = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.controllers.game.recovery import Recovery
from harzdame_gui.controllers.game.session import GameSession
app, jobs = QCoreApplication([]), Jobs()
session, recovery = GameSession(EngineService(jobs)), Recovery(Path(sys.argv[1]), jobs)
recovery.watch(session, GameFile(jobs))
session.play(session.position.parse_move("e2-e3"))
jobs.ended.connect(lambda: (print("written", flush=True), sys.argv[2] == "crash" and os._exit(1)))
app.exec()
"""


@pytest.fixture
def file(jobs):
    return GameFile(jobs)


@pytest.fixture
def recovery(jobs, session, file, tmp_path):
    recovery = Recovery(tmp_path, jobs)
    recovery.watch(session, file)
    return recovery


def written(session) -> bytes:
    return note_game(session, pdn.Words(session.tree), Surroundings())()


def unfinished_files(folder: Path) -> list[Path]:
    return list(folder.glob("*.json"))


def start(folder: Path, mode: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", CRASH, str(folder), mode], stdout=subprocess.PIPE, text=True, cwd=Path.cwd()
    )


def test_an_unsaved_game_is_on_disk_soon_after_a_move(qtbot, session, recovery, tmp_path):
    session.play(session.position.parse_move("e2-e3"))
    qtbot.waitUntil(lambda: len(unfinished_files(tmp_path)) == 1)


def test_saving_leaves_nothing_and_a_clean_end_an_unsaved_game(qtbot, session, recovery, jobs, tmp_path):
    session.play(session.position.parse_move("e2-e3"))
    qtbot.waitUntil(lambda: len(unfinished_files(tmp_path)) == 1)
    session.mark_saved()
    qtbot.waitUntil(lambda: unfinished_files(tmp_path) == [])
    session.play(session.position.parse_move("d7-d6"))
    qtbot.waitUntil(lambda: len(unfinished_files(tmp_path)) == 1)
    recovery.leave()
    with qtbot.waitSignal(jobs.ended):
        pass
    recovery._journal.release()  # as if its app were gone
    (left,) = Recovery(tmp_path, jobs).pending()
    assert left.game.was_quit
    assert moves(left.game.tree.mainline()) == ["e2-e3", "d7-d6"]


def test_a_clean_end_with_nothing_unsaved_leaves_nothing(qtbot, session, recovery, jobs, tmp_path):
    session.play(session.position.parse_move("e2-e3"))
    qtbot.waitUntil(lambda: len(unfinished_files(tmp_path)) == 1)
    session.mark_saved()
    recovery.leave()
    assert jobs.shut_down()
    assert list(tmp_path.iterdir()) == []


def test_keeping_a_long_game_takes_the_gui_thread_a_few_steps_a_move(qtbot, session, recovery, tmp_path):
    session.new_game(NewGame())
    for _ in range(200):
        if not session.position.legal_moves():
            break
        session.play(session.position.legal_moves()[0])
    assert steps(recovery._keep) < 40_000  # 70 a move: it is noted, not put into words
    qtbot.waitUntil(lambda: len(unfinished_files(tmp_path)) == 1)


def test_a_change_that_is_due_to_be_kept_when_the_app_has_closed_raises_nothing(
    qtbot, session, recovery, jobs, tmp_path
):
    session.play(session.position.parse_move("e2-e3"))
    assert jobs.shut_down()
    with qtbot.waitSignal(recovery._delay.timeout):
        pass
    assert unfinished_files(tmp_path) == []


def test_a_crash_leaves_the_game_with_its_players_to_the_next_start(qtbot, jobs, tmp_path):
    with start(tmp_path, "crash") as process:
        assert process.stdout.readline() == "written\n"
    recovery = Recovery(tmp_path, jobs)
    (found,) = recovery.pending()
    assert [str(node.move) for node in found.game.tree.mainline()[1:]] == ["e2-e3"]
    assert found.game.players == dict.fromkeys(Color, PERSON)
    assert found.game.place is None
    assert Recovery(tmp_path, jobs).pending() == ()  # it is held by the first
    with qtbot.waitSignal(jobs.ended):
        recovery.discard(found)
    assert list(tmp_path.iterdir()) == []


def test_the_game_that_came_back_is_kept_before_what_the_crash_left_goes(
    session, recovery, jobs, tmp_path, monkeypatch
):
    left = tmp_path / "unfinished-crash.json"
    session.play(session.position.parse_move("e2-e3"))
    left.write_bytes(written(session))
    (found,) = recovery.pending()
    session.load(found.game.tree, found.game.players, at_end=True, modified=True)
    there: list[Path] = []

    remove = journal_file.JournalFile.remove

    def noted(journal: journal_file.JournalFile, job: Job) -> None:
        there.extend(unfinished_files(tmp_path))
        remove(journal, job)

    monkeypatch.setattr(journal_file.JournalFile, "remove", noted)
    recovery.discard(found)
    assert jobs.shut_down()  # at once, before the recovery's own timer could keep it
    assert sorted(there) == sorted([left, recovery._path])
    assert unfinished_files(tmp_path) == [recovery._path]
    recovery._journal.release()  # as if its app were gone
    (again,) = Recovery(tmp_path, jobs).pending()
    assert moves(again.game.tree.mainline()) == ["e2-e3"]
    assert again.game.players == found.game.players


def test_what_is_not_wanted_goes_and_no_game_is_made_of_it(session, recovery, jobs, tmp_path):
    (tmp_path / "unfinished-crash.json").write_bytes(written(session))
    (found,) = recovery.pending()
    recovery.discard(found)
    assert recovery.pending() == ()
    assert jobs.shut_down()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lock", [b"", bytes(60)])
def test_a_power_cut_that_emptied_the_lock_leaves_the_game_to_the_next_start(session, jobs, tmp_path, lock):
    session.play(session.position.parse_move("e2-e3"))
    (tmp_path / "unfinished-1.json").write_bytes(written(session))
    name = tmp_path / "unfinished-1.lock"
    name.write_bytes(lock)
    os.utime(name, (time.time() - 60,) * 2)
    (found,) = Recovery(tmp_path, jobs).pending()
    assert moves(found.game.tree.mainline()) == ["e2-e3"]


def test_a_running_apps_game_is_not_taken(jobs, tmp_path):
    with start(tmp_path, "stay") as process:
        assert process.stdout.readline() == "written\n"
        assert Recovery(tmp_path, jobs).pending() == ()
        assert len(unfinished_files(tmp_path)) == 1
        process.kill()


def test_the_file_it_belongs_to_is_remembered(qtbot, session, recovery, jobs, tmp_path):
    file = recovery._file
    path = tmp_path / "game.pdn"
    with qtbot.waitSignal(file.saved):
        file.save_as(session.tree, path)
    session.play(session.position.parse_move("e2-e3"))
    qtbot.waitUntil(lambda: len(unfinished_files(tmp_path)) == 1)
    recovery._journal.release()  # as if its app were gone
    (found,) = Recovery(tmp_path, jobs).pending()
    assert found.game.place == file.place


def test_a_file_that_goes_while_it_is_looked_at_is_none(jobs, tmp_path):
    recovery = Recovery(tmp_path, jobs)
    recovery._claim(tmp_path / "unfinished-1.json")
    assert recovery.pending() == ()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("data", [b"", b"{}", b'{"pdn": "nothing"}', b"[1]", b"null", b"\xff"])
def test_a_file_that_makes_no_sense_is_put_aside(jobs, tmp_path, data):
    path = tmp_path / "unfinished-1.json"
    path.write_bytes(data)
    recovery = Recovery(tmp_path, jobs)
    assert recovery.pending() == ()
    (aside,) = recovery.take_damaged()
    assert recovery.take_damaged() == ()
    assert aside == tmp_path / "games" / path.name
    assert aside.read_bytes() == data
    assert not path.exists()


@pytest.mark.usefixtures("bound_by_rights")
def test_a_journal_that_cannot_be_read_now_is_left_for_the_next_time(jobs, tmp_path):
    path = tmp_path / "unfinished-1.json"
    path.write_text(json.dumps(BARE))
    path.chmod(0)
    recovery = Recovery(tmp_path, jobs)
    assert recovery.pending() == ()
    assert recovery.take_damaged() == ()
    (failure,) = recovery.take_unread()
    assert (failure.kind, failure.path) == (FailureKind.NOT_PERMITTED, path)
    assert recovery.take_unread() == ()
    path.chmod(0o600)
    (found,) = recovery.pending()
    assert found.path == path


def test_a_game_that_was_left_is_where_it_was_moved_meanwhile(jobs, tmp_path):
    path, text = tmp_path / "unfinished-1.json", str(BARE["pdn"])
    there, now = (FilePlace(tmp_path / name, 1, "x", game="0" * 32) for name in ("club.pdn", "other.pdn"))
    path.write_text(json.dumps(BARE | {"place": place_values(there)}))
    recovery = Recovery(tmp_path, jobs)
    (found,) = recovery.pending()
    assert found.game.place == there
    recovery.follow([MovedGame(frozenset({there.path}), there, text, now)])
    (found,) = recovery.pending()
    assert found.game.place == now
    assert jobs.shut_down()
    assert read_game(path.read_bytes()).place == now  # for the start after a crash


def test_a_full_disk_is_said_the_last_good_journal_stays_and_it_is_tried_again(
    qtbot, session, recovery, tmp_path, monkeypatch
):
    session.play(session.position.parse_move("e2-e3"))
    qtbot.waitUntil(lambda: len(unfinished_files(tmp_path)) == 1)
    (journal,) = unfinished_files(tmp_path)
    write, full = journal_file.write_whole, [True]

    def fill_up(path: Path, data: bytes) -> None:
        if full:
            raise FileError(FileFailure(FailureKind.DISK_FULL, path))
        write(path, data)

    monkeypatch.setattr(journal_file, "write_whole", fill_up)
    monkeypatch.setattr(recovery_module, "RETRY_MS", 50)
    with qtbot.waitSignal(recovery._jobs.failing.changed):
        session.play(session.position.parse_move("d7-d6"))
    ((writing, error),) = recovery._jobs.failing.all
    assert (writing.thing, error.failure.kind) == (Thing.GAME, FailureKind.DISK_FULL)
    assert moves(read_game(journal.read_bytes()).tree.mainline()) == ["e2-e3"]
    full.clear()  # there is room again, and nobody does anything more
    qtbot.waitUntil(lambda: moves(read_game(journal.read_bytes()).tree.mainline()) == ["e2-e3", "d7-d6"])


def test_what_was_left_stays_where_it_is_as_long_as_it_is_not_kept_elsewhere(
    qtbot, session, recovery, tmp_path, monkeypatch
):
    left = tmp_path / "unfinished-crash.json"
    session.play(session.position.parse_move("e2-e3"))
    left.write_bytes(written(session))
    (found,) = recovery.pending()

    def fail(path: Path, data: bytes) -> None:
        raise FileError(FileFailure(FailureKind.DISK_FULL, path))

    monkeypatch.setattr(journal_file, "write_whole", fail)
    with qtbot.waitSignal(recovery._jobs.failing.changed):
        recovery.discard(found)
    assert left.exists()


def test_a_slow_file_keeps_no_move_waiting(qtbot, session, recovery, jobs, tmp_path):
    go, ended = threading.Event(), []
    jobs.run(lambda _job: ended.append(go.wait(120)), lane=file_lane(tmp_path / "slow.pdn"))
    session.play(session.position.parse_move("e2-e3"))
    qtbot.waitUntil(lambda: len(unfinished_files(tmp_path)) == 1, timeout=60_000)
    assert ended == []
    go.set()


def test_what_an_app_had_begun_to_write_when_it_was_killed_goes(jobs, tmp_path):
    begun = tmp_path / "unfinished-1.json.AbCdEf"
    begun.write_bytes(b"{")
    assert Recovery(tmp_path, jobs).pending() == ()
    assert list(tmp_path.iterdir()) == []


def test_a_record_is_put_into_words_beside_the_gui_thread(qtbot, session, recovery, tmp_path, monkeypatch):
    threads: list[threading.Thread] = []
    write = words.write

    def watched(tree) -> str:
        threads.append(threading.current_thread())
        if len(threads) == 1:
            session.tree.root.comment = "meanwhile"  # an edit that comes too late for this text
            session.treeChanged.emit()
        return write(tree)

    monkeypatch.setattr(words, "write", watched)
    session.play(session.position.parse_move("e2-e3"))
    qtbot.waitUntil(lambda: len(unfinished_files(tmp_path)) == 1)
    (journal,) = unfinished_files(tmp_path)
    assert "meanwhile" not in read_game(journal.read_bytes()).text
    session.play(session.position.parse_move("d7-d6"))
    qtbot.waitUntil(lambda: "meanwhile" in read_game(journal.read_bytes()).text)
    recovery.leave()
    assert threading.main_thread() not in threads
    assert moves(read_game(journal.read_bytes()).tree.mainline()) == ["e2-e3", "d7-d6"]


def test_a_game_of_the_library_survives_a_crash_but_needs_no_other_keeping(
    qtbot, session, recovery, jobs, tmp_path
):
    abandoned = []
    recovery.ownToKeep.connect(lambda _id, data: abandoned.append(data))
    tree = GameTree(Position.start())
    tree.add(tree.root, tree.root.position.parse_move("e2-e3"))
    session.load(tree)
    qtbot.waitUntil(lambda: len(unfinished_files(tmp_path)) == 1)
    session.load(GameTree(Position.from_fen("W:WKa1:BKh8", "harzdame")))
    assert abandoned == []
    QTest.qWait(300)  # a bare position is found nowhere else
    session.load(tree)
    (position,) = abandoned
    assert read_game(position()).tree.root.position.fen == "W:WKa1:BKh8"
    QTest.qWait(300)
    recovery.leave()
    assert jobs.shut_down()
    assert unfinished_files(tmp_path) == []


def test_a_comment_is_kept_while_it_is_typed(qtbot, session, recovery, tmp_path):
    editor = GameEditor(session)
    session.play(session.position.parse_move("e2-e3"))
    qtbot.waitUntil(lambda: len(unfinished_files(tmp_path)) == 1)
    (journal,) = unfinished_files(tmp_path)
    told = []
    session.treeChanged.connect(lambda: told.append(True))
    for length in range(1, 5):
        editor.comment(session.node, "good"[:length])
    qtbot.waitUntil(lambda: "good" in read_game(journal.read_bytes()).text)
    assert len(told) <= 1


def test_what_can_only_be_redone_is_kept_too(qtbot, session, recovery, tmp_path):
    editor = GameEditor(session)
    editor.comment(session.node, "good")
    editor.undo()
    assert not session.modified
    undone = lambda: [read_game(each.read_bytes()).history.undone for each in unfinished_files(tmp_path)]  # noqa: E731
    qtbot.waitUntil(lambda: [len(each) for each in undone()] == [1])
    editor.redo()
    editor.undo()
    session.mark_saved()
    assert session.game.history.next_redo is not None
    qtbot.wait(500)  # the journal is late by less
    assert [len(each) for each in undone()] == [1]


@pytest.mark.skipif(os.name != "posix", reason="needs pipes and links")
@pytest.mark.parametrize("kind", ["pipe", "folder", "huge", "endless"])
def test_what_is_no_journal_at_all_keeps_nobody_from_starting(jobs, tmp_path, monkeypatch, kind):
    path = tmp_path / "unfinished-1.json"
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    elif kind == "endless":
        path.symlink_to("/dev/zero")
    else:
        monkeypatch.setattr(recovery_module, "_MOST_BYTES", 1000)
        path.write_bytes(b"{" * 2000)
    recovery = Recovery(tmp_path, jobs)
    assert recovery.pending() == ()
    assert len(recovery.take_damaged()) == 1
    assert not path.exists()


@pytest.mark.skipif(os.name != "posix", reason="needs pipes")
def test_locks_that_are_pipes_keep_nobody_from_starting(session, jobs, tmp_path):
    (tmp_path / "unfinished-1.json").write_bytes(written(session))
    for name in ("1", "2"):  # one with a journal, and one without
        os.mkfifo(tmp_path / f"unfinished-{name}.lock")
    (tmp_path / "unfinished-3.json").write_bytes(written(session))
    assert [found.path.name for found in Recovery(tmp_path, jobs).pending()] == ["unfinished-3.json"]


def test_a_profile_that_somebody_removed_is_made_again(qtbot, session, recovery, tmp_path):
    shutil.rmtree(tmp_path)
    session.play(session.position.parse_move("e2-e3"))
    qtbot.waitUntil(lambda: len(unfinished_files(tmp_path)) == 1)


def test_what_an_analysis_recorded_is_kept_without_any_edit(qtbot, session, recovery, tmp_path):
    session.play(session.position.legal_moves()[0])
    qtbot.waitUntil(lambda: len(unfinished_files(tmp_path)) == 1)
    session.node.evaluation = Evaluation(0.25, None, 18)
    recovery.note_record()
    qtbot.waitUntil(lambda: b"[%eval 0.25,18]" in unfinished_files(tmp_path)[0].read_bytes())


def test_a_review_under_way_is_kept_with_a_game_that_is_saved(qtbot, session, recovery, jobs, tmp_path):
    session.load(session.tree)
    recovery.note_review(ReviewSoFar(300, lambda: {"a": 1}))
    qtbot.waitUntil(lambda: b'"nodes": 300' in b"".join(f.read_bytes() for f in tmp_path.glob("*.json")))
    recovery.leave()
    qtbot.waitUntil(lambda: not jobs.under_way)
    left = Recovery(tmp_path, jobs).pending()
    assert left[0].game.around.review.values() == {"a": 1}


def test_another_game_is_not_reviewed(qtbot, session, recovery, jobs, tmp_path):
    recovery.note_review(ReviewSoFar(300, lambda: {"a": 1}))
    session.load(session.tree)
    recovery.leave()
    qtbot.waitUntil(lambda: not jobs.under_way)
    assert all(each.game.around.review is None for each in Recovery(tmp_path, jobs).pending())
