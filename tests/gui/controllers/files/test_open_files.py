"""Several files open at once: found once each, kept for the next start, and read anew when that is needed."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Event

import pytest

from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.files.open_files import OpenFiles
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.storage.file_failure import FailureKind, FileError
from harzdame_gui.controllers.work.job import file_lane
from harzdame_gui.text.files import failure_message

GAME = '[White "{name}"]\n\n1. e2-e3 *\n\n'


@pytest.fixture
def file(jobs) -> GameFile:
    return GameFile(jobs)


@pytest.fixture
def files(jobs, file, settings) -> OpenFiles:
    return OpenFiles(jobs, file, settings)


@pytest.fixture
def paths(tmp_path) -> list[Path]:
    made = [tmp_path / f"{name}.pdn" for name in "abc"]
    for path in made:
        path.write_text(GAME.format(name=path.stem) * 3, encoding="utf-8")
    return made


def opened(qtbot, files: OpenFiles, *paths: Path) -> None:
    for path in paths:
        with qtbot.waitSignal(files.opened):
            files.open(path)


def settled(qtbot, jobs) -> None:
    qtbot.waitUntil(lambda: not jobs.under_way)


def test_each_file_keeps_its_games_while_others_are_shown(qtbot, files, paths):
    opened(qtbot, files, *paths)
    assert files.paths == tuple(paths)
    assert files.current == paths[2]
    first = files.document(paths[0])
    with qtbot.waitSignal(files.shown):
        files.show(paths[0])
    assert files.document(files.current) is first
    opened(qtbot, files, paths[0])  # once more: nothing has changed
    assert files.document(paths[0]) is first
    assert files.paths == tuple(paths)


def test_the_list_is_written_at_once_however_long_other_files_take(qtbot, jobs, files, paths):
    opened(qtbot, files, paths[0])
    slow = Event()
    jobs.run(lambda _job: slow.wait(30), lane=file_lane(paths[0]))
    kept = paths[0].with_name("settings.json")
    try:
        qtbot.waitUntil(lambda: kept.exists() and str(paths[0]) in kept.read_text("utf-8"))
    finally:
        slow.set()
    settled(qtbot, jobs)


def test_they_are_there_at_the_next_start_and_read_when_they_are_shown(qtbot, jobs, files, paths, settings):
    opened(qtbot, files, *paths)
    files.move(paths[2], 0)
    files.show(paths[0])
    paths[1].unlink()
    settings.flush()
    settled(qtbot, jobs)
    again = OpenFiles(jobs, GameFile(jobs), Settings(paths[0].with_name("settings.json"), jobs))
    assert again.paths == (paths[2], paths[0], paths[1])
    assert again.current == paths[0]
    assert again.document(paths[0]) is None
    again.load()
    settled(qtbot, jobs)
    assert len(again.document(paths[0]).content.games) == 3
    with qtbot.assertNotEmitted(again.failed):
        again.show(paths[1])
        settled(qtbot, jobs)
    assert paths[1] not in again.paths  # it is gone


def test_closing_shows_the_neighbour(qtbot, files, paths):
    opened(qtbot, files, *paths)
    files.show(paths[1])
    files.close(paths[1])
    assert files.current == paths[2]
    files.close(paths[2])
    assert files.current == paths[0]
    files.close(paths[0])
    assert files.current is None
    assert files.paths == ()


@pytest.mark.parametrize("data", [b"", b"\n\n", bytes(range(32)) * 50, b"just a letter to my aunt"])
def test_a_file_without_games_is_refused(qtbot, files, paths, tmp_path, data):
    opened(qtbot, files, paths[0])
    bad = tmp_path / "bad.pdn"
    bad.write_bytes(data)
    with qtbot.waitSignal(files.failed) as failed:
        files.open(bad)
    assert failed.args[0].kind is FailureKind.UNREADABLE
    assert (files.paths, files.current) == ((paths[0],), paths[0])


@pytest.mark.parametrize(("name", "kind"), [("no.pdn", FailureKind.NOT_FOUND), ("", FailureKind.IS_FOLDER)])
def test_what_cannot_be_read_is_told(qtbot, files, tmp_path, name, kind):
    with qtbot.waitSignal(files.failed) as failed:
        files.open(tmp_path / name)
    assert failed.args[0].kind is kind
    assert files.paths == ()


@pytest.mark.skipif(os.name != "posix", reason="needs pipes")
def test_a_pipe_is_no_file(qtbot, files, tmp_path):
    os.mkfifo(tmp_path / "pipe.pdn")
    with qtbot.waitSignal(files.failed) as failed:
        files.open(tmp_path / "pipe.pdn")
    assert failed.args[0].kind is FailureKind.NOT_PLAIN
    assert failure_message(failed.args[0], saving=False).text == "It is not a plain file."


def test_the_encoding_chosen_is_remembered_until_the_file_contradicts_it(
    qtbot, jobs, files, settings, tmp_path
):
    path = tmp_path / "old.pdn"
    path.write_bytes((GAME.format(name="Щёголев") * 2).encode("cp866"))
    opened(qtbot, files, path)
    files.read_as(path, "cp1251")
    settled(qtbot, jobs)
    assert files.document(path).document.form.encoding == "cp1251"
    again = OpenFiles(jobs, GameFile(jobs), settings)
    again.load()
    settled(qtbot, jobs)
    assert again.document(path).chosen == "cp1251"
    path.write_bytes((GAME.format(name="Щёголев") * 2).encode("utf-8"))
    again.read_again(path)
    settled(qtbot, jobs)
    assert again.document(path).document.form.encoding == "utf-8"
    assert settings.encoding_of(path) is None


def test_a_file_that_is_gone_when_it_is_read_again_is_told_and_stays_listed(qtbot, files, paths):
    opened(qtbot, files, paths[0])
    paths[0].unlink()
    with qtbot.waitSignal(files.failed) as failed:
        files.read_again(paths[0])
    assert failed.args[0].kind is FailureKind.NOT_FOUND
    assert files.document(paths[0]) is not None


def test_a_file_is_listed_as_it_was_written_though_its_game_has_left_the_board(
    qtbot, jobs, file, files, paths
):
    opened(qtbot, files, paths[0])
    with qtbot.waitSignal(file.gameRead) as read:
        file.read(files.document(paths[0]), 1)
    tree = read.args[0].tree
    tree.add(tree.mainline()[-1], tree.mainline()[-1].position.legal_moves()[0])
    file.save(tree)
    file.detach()
    settled(qtbot, jobs)
    assert files.document(paths[0]).digest == PdnDocument.read(paths[0]).digest
    assert files.paths == (paths[0],)


def test_a_file_that_a_game_is_saved_to_is_open(qtbot, file, files, tmp_path, paths):
    opened(qtbot, files, paths[0])
    with qtbot.waitSignal(file.gameRead) as read:
        file.read(files.document(paths[0]), 2)
    tree = read.args[0].tree
    tree.root.comment = "mine"
    with qtbot.waitSignal(file.saved):
        file.save(tree)
    assert files.document(paths[0]) is file.archive
    assert "mine" in files.document(paths[0]).content.games[1].text
    new = tmp_path / "new.pdn"
    with qtbot.waitSignal(file.saved):
        file.save_as(tree, new)
    assert files.paths == (paths[0], new)
    assert files.current == new


def test_a_game_on_the_board_keeps_its_place_in_a_file_read_again_if_it_is_there(
    qtbot, jobs, file, files, paths
):
    opened(qtbot, files, paths[0])
    with qtbot.waitSignal(file.gameRead):
        file.read(files.document(paths[0]), 2)
    text = paths[0].read_text(encoding="utf-8")
    paths[0].write_text(text + GAME.format(name="new"), encoding="utf-8")
    files.read_again(paths[0])
    settled(qtbot, jobs)
    assert (file.number, file.count) == (2, 4)
    assert file.archive is files.document(paths[0])
    paths[0].write_text(GAME.format(name="other") * 2, encoding="utf-8")
    with qtbot.waitSignal(file.removed):
        files.read_again(paths[0])
    assert file.path is None


def test_a_file_that_was_read_elsewhere_is_listed_without_being_shown(qtbot, files, paths):
    opened(qtbot, files, paths[0])
    document = PdnDocument.read(paths[1])
    assert files.add(document) is document
    assert files.paths == (paths[0], paths[1])
    assert files.current == paths[0]
    assert files.add(PdnDocument.read(paths[1])) is document  # nothing has changed
    assert files.add(PdnDocument.read(paths[0])) is files.document(paths[0])


def test_a_file_that_was_read_elsewhere_is_shown_where_no_other_one_is(qtbot, files, paths):
    with qtbot.waitSignal(files.shown):
        files.add(PdnDocument.read(paths[0]))
    assert files.current == paths[0]


@pytest.mark.skipif(os.name != "posix", reason="needs links")
def test_what_is_no_file_at_all_among_the_remembered_ones_keeps_none_from_opening(
    qtbot, jobs, file, settings, paths
):
    loop = paths[0].with_name("loop.pdn")
    loop.symlink_to(loop)
    settings.open_files.set((str(loop), f"{paths[0]}\0", str(paths[0])))
    settings.shown_file.set(str(paths[0]))
    files = OpenFiles(jobs, file, settings)
    assert files.current == paths[0]
    opened(qtbot, files, paths[1])
    for path in files.paths[:2]:
        files.show(path)
        settled(qtbot, jobs)
    assert files.paths == (paths[0], paths[1])
    with qtbot.waitSignal(file.gameRead):
        file.read(files.document(paths[1]), 1)
    assert not file.archive.is_at(loop)


def test_a_file_of_a_folder_that_is_gone_is_said_to_be_absent(qtbot, files, gone):
    with qtbot.waitSignal(files.failed) as failed:
        files.open(Path("game.pdn"))
    assert failed.args[0].kind is FailureKind.NOT_FOUND
    assert failed.args[0].path == gone / "game.pdn"


@pytest.mark.skipif(os.name != "posix", reason="needs pipes")
def test_a_file_that_has_become_a_pipe_keeps_nobody_waiting(qtbot, files, paths):
    opened(qtbot, files, paths[0])
    paths[0].unlink()
    os.mkfifo(paths[0])
    with qtbot.waitSignal(files.failed) as failed:
        files.read_as(paths[0], "cp1251")
    assert failed.args[0].path == paths[0]
    with pytest.raises(FileError) as refused:
        files.document(paths[0]).save_game(1, GAME.format(name="new"))
    assert refused.value.failure.kind is FailureKind.CHANGED
