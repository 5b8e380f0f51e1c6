"""The review of the games of a file: written as it comes, undone at once, and never over anybody's work."""

from __future__ import annotations

import errno
import gc
import weakref
from threading import Event

import pytest
import shiboken6
from harzdame_engine import pdn
from harzdame_engine.review.annotating import TAG

from harzdame_gui.controllers.files.file_history import FileEditKind
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.files.rewriting import Annotated
from harzdame_gui.controllers.game.editor import GameEditor
from harzdame_gui.controllers.review import file_review, findings_writer
from harzdame_gui.controllers.review.file_games import ReviewedGame, worded
from harzdame_gui.controllers.review.file_review import FileReport
from harzdame_gui.controllers.storage import storage
from harzdame_gui.controllers.storage.file_failure import FailureKind
from tests.engine.review.games import TEXT
from tests.gui.controllers.review.bench import ALL


def test_all_games_are_written_and_one_undo_removes_it(bench, monkeypatch):
    monkeypatch.setattr(findings_writer, "SAVED_EVERY_MS", 1)  # so that it is written several times
    before = bench.path.read_bytes()
    shares = []
    bench.review.progressed.connect(lambda done, total, share: shares.append((done, total, share)))
    edits = []
    bench.editing.edited.connect(edits.append)
    assert bench.run() == FileReport(bench.path, 4, run=1)
    assert bench.reviewed == "ABCD"
    assert bench.path.read_bytes().startswith(b"% a remark of the file\n\n")
    assert shares[-1] == (4, 4, 1.0)
    assert shares == sorted(shares)
    assert len(edits) > 1
    edit = bench.editing.next_undo(bench.path)
    assert (edit.kind, edit.games) == (FileEditKind.REVIEW, 4)
    bench.editing.undo(bench.path)
    bench.settle()
    assert bench.path.read_bytes() == before
    assert bench.editing.next_undo(bench.path) is None
    bench.editing.redo(bench.path)
    bench.settle()
    assert bench.reviewed == "ABCD"


def test_games_that_were_reviewed_are_passed_over_and_equal_ones_found_once(bench):
    assert bench.run(2, 3).written == 2
    assert bench.reviewed == "BC"
    found = bench.survey()
    assert (len(found.games), found.passed, found.plies) == (2, 2, 22)
    bench.editing.paste(bench.path, [TEXT], 1)
    bench.settle()
    assert len(bench.survey().games) == 2
    assert bench.run().written == 2
    assert bench.reviewed == "AABCD"
    assert bench.survey().games == ()


def test_what_is_done_before_a_cancel_is_kept_and_the_next_review_goes_on(bench):
    stop = bench.review.progressed.connect(lambda done, *_: done >= 2 and bench.review.cancel())
    report = bench.run()
    assert bench.reviewed == "AB"
    assert report.left == 2
    bench.review.progressed.disconnect(stop)
    assert bench.run().written == 2
    assert bench.reviewed == "ABCD"


def test_games_are_found_again_where_others_came_and_went(bench):
    bench.begin()
    bench.editing.delete(bench.path, [1])
    bench.qtbot.waitUntil(lambda: not bench.editing.busy)
    bench.editing.relocate(bench.path, [3], 1)
    bench.qtbot.waitUntil(lambda: not bench.editing.busy)
    report = bench.end()
    assert (report.written, report.changed) == (3, 1)
    assert bench.reviewed == "DBC"


def test_a_game_edited_meanwhile_is_left_alone_and_told(bench):
    bench.begin()
    bench.editing.rewrite(bench.path, {2: TEXT.replace("Anna", "Xenia")})
    bench.qtbot.waitUntil(lambda: not bench.editing.busy)
    report = bench.end()
    assert (report.written, report.changed) == (3, 1)
    assert bench.reviewed == "ACD"


def test_the_game_on_the_board_takes_it_itself_and_is_saved(bench):
    bench.board(2)
    bench.session.step_forward()
    here = bench.session.node
    assert bench.run() == FileReport(bench.path, 4, on_board=True, run=1)
    assert bench.reviewed == "ABCD"
    assert bench.session.tree.tags[TAG] == "Harzdame, 100 nodes"
    assert bench.session.node is here
    assert not bench.session.modified
    bench.editing.undo(bench.path)  # that game has its own undo
    bench.settle()
    assert bench.reviewed == "B"
    GameEditor(bench.session).undo()
    assert TAG not in bench.session.tree.tags


def test_what_was_written_on_the_board_meanwhile_stays_and_is_not_saved_unasked(bench):
    bench.board(2)
    GameEditor(bench.session).comment(bench.session.tree.mainline()[1], "A classic.")
    assert bench.run().written == 4
    assert bench.reviewed == "ACD"
    line = bench.session.tree.mainline()
    assert line[1].comment.startswith("A classic.")
    assert line[1].evaluation is not None
    assert bench.session.modified


def test_a_game_with_other_moves_on_the_board_is_left_alone(bench):
    bench.board(2)
    editor = GameEditor(bench.session)
    node = bench.session.tree.mainline()[2]
    other = next(move for move in node.parent.position.legal_moves() if move != node.move)
    editor.replace(node, [other], insert=False)
    report = bench.run()
    assert (report.written, report.changed) == (3, 1)
    assert bench.reviewed == "ACD"


def test_undone_findings_on_the_board_are_unsaved_then(bench):
    bench.run()
    bench.board(1)
    assert not bench.session.modified
    bench.editing.undo(bench.path)
    bench.settle()
    assert bench.session.modified


def test_undoing_it_ends_it(bench, monkeypatch):
    monkeypatch.setattr(findings_writer, "SAVED_EVERY_MS", 1)
    before = bench.path.read_bytes()

    def undo_once(_edit: object) -> None:
        bench.engine.go.clear()
        bench.qtbot.waitUntil(lambda: not bench.editing.busy)
        bench.editing.undo(bench.path)

    bench.begin()
    with bench.qtbot.waitSignal(bench.editing.edited, timeout=20_000):
        bench.engine.go.set()
    undo_once(None)
    bench.qtbot.waitUntil(lambda: not bench.review.running, timeout=20_000)
    bench.engine.go.set()
    bench.settle()
    assert bench.path.read_bytes() == before


def test_closing_the_file_keeps_what_is_done(bench):
    bench.review.progressed.connect(lambda done, *_: done >= 2 and bench.files.close(bench.path))
    report = bench.run()
    games = pdn.Document.read(bench.path.read_bytes()).content.games
    whole = [TAG in game.tags for game in games]
    assert whole[:2] == [True, True]
    assert (report.written, report.left) == (whole.count(True), whole.count(False))


def test_closing_the_file_keeps_a_game_for_which_words_are_being_looked_for(bench, monkeypatch):
    go = Event()

    def later(*given: object) -> ReviewedGame:
        go.wait(10)
        return worded(*given)

    monkeypatch.setattr(file_review, "worded", later)
    bench.begin(1)
    bench.engine.go.set()
    bench.qtbot.waitUntil(lambda: bool(bench.review._run.wording))
    with bench.qtbot.waitSignal(bench.review.finished) as ended:
        bench.files.close(bench.path)
        go.set()
    bench.settle()
    assert (ended.args[0].written, ended.args[0].left) == (1, 0)
    assert TAG in pdn.Document.read(bench.path.read_bytes()).content.games[0].tags


@pytest.mark.parametrize("changed", [True, False])
def test_what_is_not_written_as_the_file_is_closed_is_told_of(bench, monkeypatch, changed):
    def close(done: int, *_: object) -> None:
        if done < 2 or bench.path not in bench.files.paths:
            return
        if changed:
            bench.path.write_text(ALL.replace("Anna", "Emma"), encoding="utf-8", newline="")
        else:
            monkeypatch.setattr(PdnDocument, "save_games", full)
        bench.files.close(bench.path)

    def full(*_given: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    bench.review.progressed.connect(close)
    report = bench.run()
    games = pdn.Document.read(bench.path.read_bytes()).content.games
    written = sum(TAG in game.tags for game in games)
    assert report.written == written
    assert report.changed == changed
    assert report.written + report.changed + report.left == len(games)
    assert (report.failure.kind if report.failure else None) is (None if changed else FailureKind.DISK_FULL)


def test_a_save_under_way_when_the_window_closes_calls_nothing_that_is_gone(bench, monkeypatch):
    saves = []
    monkeypatch.setattr(bench.editing, "annotate", lambda *given: not saves.append(given))
    bench.begin(1)
    bench.engine.go.set()
    bench.qtbot.waitUntil(lambda: bool(saves))
    writer = bench.review._run.writer
    bench.review.close()
    shiboken6.delete(writer)
    told = saves[0][3]
    told(Annotated())
    bench.settle()
    assert TAG in pdn.Document.read(bench.path.read_bytes()).content.games[0].tags


def test_a_window_that_closes_takes_its_review_along(bench, service):
    review = bench.made_review(service)
    gone = weakref.ref(review)
    del review
    gc.collect()
    assert gone() is None


def test_closing_the_app_keeps_what_is_done(bench, jobs):
    bench.begin()
    closed = []

    def close(done: int, *_: object) -> None:
        if done >= 2 and not closed:
            closed.append(True)
            bench.review.close()

    bench.review.progressed.connect(close)
    bench.engine.go.set()
    bench.qtbot.waitUntil(lambda: bool(closed), timeout=20_000)
    assert jobs.shut_down()
    games = pdn.Document.read(bench.path.read_bytes()).content.games
    assert [TAG in game.tags for game in games][:2] == [True, True]


def test_a_change_by_another_program_is_read_and_the_rest_written(bench):
    bench.begin()
    bench.path.write_text(ALL.replace("Berta", "Xenia"), encoding="utf-8", newline="")
    report = bench.end()
    assert (report.written, report.changed) == (3, 1)
    assert bench.reviewed == "ACD"


def test_a_full_disk_ends_it_and_is_told(bench, monkeypatch):
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    warned = []
    bench.editing.failed.connect(warned.append)
    bench.begin()
    monkeypatch.setattr("harzdame_gui.controllers.files.pdn_document.write_whole", full)
    report = bench.end()
    assert report.failure.kind is FailureKind.DISK_FULL
    assert (report.written, report.left) == (0, 4)
    assert warned == []  # it is told once
    assert storage.write_whole is not full


def test_letters_that_the_file_lacks_cost_only_their_game(bench):
    bench.path.write_bytes(ALL.encode("cp1251"))
    bench.files.read_as(bench.path, "cp1251")
    bench.settle()
    write = bench.editing.annotate

    def with_snow(path, games, *others):
        snowy = {each: text.replace("Berta", "☃") for each, text in games.items()}
        return write(path, snowy, *others)

    bench.editing.annotate = with_snow
    report = bench.run()
    assert (report.written, report.refused) == (3, 1)
    assert bench.reviewed == "ACD"


def test_a_failing_search_keeps_what_was_found(bench):
    told = []
    bench.review.failed.connect(told.append)
    bench.begin()
    bench.engine.error = MemoryError("no room")
    report = bench.end()
    assert told == ["no room"]
    assert report.left == 4
