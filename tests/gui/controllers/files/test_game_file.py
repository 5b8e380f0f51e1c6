"""Opening and saving games: the right one, in its place, and never at another game's cost."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from harzdame_engine import GameTree, Position, pdn

from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.storage import storage
from harzdame_gui.controllers.storage.file_failure import FailureKind

THREE = """% a remark that belongs to nobody
[Event "One"]
[White "Ada"]
[GameType "200"]

1. e2-e3   d7-d6 {spaced   oddly} *


[Event "Two"]
[White "Bé"]
[GameType "200"]
1. d3-d4 *

[Event "Three"]
[GameType "200"]
1. c4-c5 *

"""


@pytest.fixture
def file(jobs) -> GameFile:
    return GameFile(jobs)


def a_tree(*moves: str, **tags: str) -> GameTree:
    tree = GameTree(Position.start("harzdame"), tags=tags)
    node = tree.root
    for text in moves:
        node = tree.add(node, node.position.parse_move(text))
    return tree


def open_game(qtbot, file: GameFile, path: Path, number: int) -> pdn.PdnReading:
    with qtbot.waitSignal(file.gameRead) as read:
        file.read(PdnDocument.read(path), number)
    return read.args[0]


def failure(qtbot, file: GameFile, act) -> FailureKind:
    with qtbot.waitSignal(file.failed) as failed:
        act()
    return failed.args[0].kind


def test_a_game_that_was_read_belongs_to_its_file(qtbot, file, tmp_path):
    path = tmp_path / "three.pdn"
    path.write_text(THREE, encoding="utf-8")
    assert file.path is None
    assert str(open_game(qtbot, file, path, 2).tree.mainline()[1].move) == "d3-d4"
    assert (file.path, file.number, file.count) == (path, 2, 3)


@pytest.mark.parametrize(
    "form", [("utf-8", "\n"), ("utf-8-sig", "\r\n"), ("latin-1", "\n"), ("utf-16", "\r\n")]
)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_saving_keeps_every_other_game_byte_for_byte(qtbot, file, tmp_path, form, number):
    encoding, line_end = form
    path = tmp_path / "three.pdn"
    text = THREE.replace("\n", line_end)
    path.write_bytes(text.encode(encoding))
    reading = open_game(qtbot, file, path, number)
    old = pdn.scan(text).games
    reading.tree.add(reading.tree.root, reading.tree.root.position.parse_move("f1-f2"))
    with qtbot.waitSignal(file.saved) as saved:
        file.save(reading.tree, revision=7)
    assert saved.args == [7]
    now = path.read_bytes().decode(encoding)
    game = old[number - 1]
    assert now.startswith(text[: game.start])
    assert now.endswith(text[game.end :])
    assert "f1-f2" in now
    assert path.read_bytes()[:3] == text.encode(encoding)[:3]
    assert file.number == number


def test_the_second_save_finds_its_place_again(qtbot, file, tmp_path):
    path = tmp_path / "three.pdn"
    path.write_text(THREE, encoding="utf-8")
    tree = open_game(qtbot, file, path, 2).tree
    node = tree.root
    for _ in range(2):
        node = tree.add(node, node.position.legal_moves()[0])
        with qtbot.waitSignal(file.saved):
            file.save(tree)
    assert len(pdn.scan(path.read_text(encoding="utf-8")).games) == 3
    again = open_game(qtbot, file, path, 2).tree
    assert again.root.children[1].children


def test_saving_twice_at_once_writes_the_last_state(qtbot, file, tmp_path):
    path = tmp_path / "one.pdn"
    tree = a_tree("e2-e3")
    with qtbot.waitSignal(file.saved):
        file.save_as(tree, path)
    heard: list[int] = []
    file.saved.connect(heard.append)
    file.save(tree, 1)
    tree.add(tree.mainline()[-1], tree.mainline()[-1].position.legal_moves()[0])
    file.save(tree, 2)
    qtbot.waitUntil(lambda: heard == [1, 2])
    assert len(pdn.scan(path.read_text(encoding="utf-8")).games[0].read().tree.mainline()) == 3


def test_a_file_changed_by_somebody_else_is_not_overwritten(qtbot, file, tmp_path):
    path = tmp_path / "three.pdn"
    path.write_text(THREE, encoding="utf-8")
    tree = open_game(qtbot, file, path, 1).tree
    path.write_text(THREE + '\n[Event "Theirs"]\n*\n', encoding="utf-8")
    theirs = path.read_bytes()
    assert failure(qtbot, file, lambda: file.save(tree)) is FailureKind.CHANGED
    assert path.read_bytes() == theirs
    path.unlink()
    assert failure(qtbot, file, lambda: file.save(tree)) is FailureKind.CHANGED
    assert not path.exists()


def test_a_game_that_was_not_wholly_read_keeps_the_rest_when_it_is_saved(qtbot, file, tmp_path):
    path = tmp_path / "broken.pdn"
    text = '[Event "?"]\n[GameType "200"]\n1. e2-e3 d7-d6 2. a1-h8 d6-d5 *\n'
    path.write_text(text, encoding="utf-8")
    reading = open_game(qtbot, file, path, 1)
    assert not reading.complete
    assert file.can_save
    with qtbot.waitSignal(file.saved):
        file.save(reading.tree)
    assert path.read_text(encoding="utf-8") == text
    end = reading.tree.mainline()[-1]
    reading.tree.add(end, end.position.parse_move("e3-e4"))
    with qtbot.waitSignal(file.saved):
        file.save(reading.tree)
    assert "2. e3-e4 (2. a1-h8 d6-d5) *" in path.read_text(encoding="utf-8")
    with qtbot.waitSignal(file.saved):
        file.save_as(reading.tree, tmp_path / "copy.pdn")
    assert "(2. a1-h8 d6-d5) *" in (tmp_path / "copy.pdn").read_text(encoding="utf-8")


def test_saving_an_unedited_game_does_not_touch_its_file(qtbot, file, tmp_path):
    path = tmp_path / "dirt.pdn"
    path.write_bytes(b"1.e2-e3 ( { so } 1. c4-c5 { and so } )  d7-d6  +=\r\n\r\n1-0\r\n\r\n\r\n")
    before = path.read_bytes(), path.stat().st_mtime_ns
    reading = open_game(qtbot, file, path, 1)
    with qtbot.waitSignal(file.saved):
        file.save(reading.tree)
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


@pytest.mark.parametrize("encoding", ["cp1251", "cp866", "utf-16-le", "utf-8-sig"])
def test_a_file_keeps_its_encoding(qtbot, file, tmp_path, encoding):
    path = tmp_path / "russian.pdn"
    text = '[Event "Чемпионат города"]\n[White "Абаулин"]\n[Black "Иванов"]\n\n1. e2-e3 {хороший ход} *\n'
    path.write_bytes(text.encode(encoding))
    reading = open_game(qtbot, file, path, 1)
    assert reading.tree.tags["White"] == "Абаулин"
    reading.tree.tags["Black"] = "Петров"
    with qtbot.waitSignal(file.saved):
        file.save(reading.tree)
    assert path.read_bytes() == text.replace("Иванов", "Петров").encode(encoding)


def test_save_as_makes_a_new_file_and_the_game_belongs_there(qtbot, file, tmp_path):
    path = tmp_path / "new.pdn"
    with qtbot.waitSignal(file.saved):
        file.save_as(a_tree("e2-e3", White="Łukasz"), path)
    assert (file.path, file.number, file.count) == (path, 1, 1)
    assert "Łukasz" in path.read_text(encoding="utf-8")


def test_save_as_onto_its_own_file_keeps_the_other_games(qtbot, file, tmp_path):
    path = tmp_path / "three.pdn"
    path.write_text(THREE, encoding="utf-8")
    tree = open_game(qtbot, file, path, 2).tree
    with qtbot.waitSignal(file.saved):
        file.save_as(tree, tmp_path / "." / "three.pdn")
    assert len(pdn.scan(path.read_text(encoding="utf-8")).games) == 3


def test_adding_to_a_file_keeps_what_is_there(qtbot, file, tmp_path):
    path = tmp_path / "three.pdn"
    path.write_text(THREE, encoding="utf-8")
    with qtbot.waitSignal(file.saved):
        file.add_to(a_tree("e2-e3"), path)
    assert path.read_text(encoding="utf-8").startswith(THREE.rstrip())
    assert (file.number, file.count) == (4, 4)


def test_a_letter_that_the_file_cannot_hold_is_refused_and_nothing_is_lost(qtbot, file, tmp_path):
    path = tmp_path / "latin.pdn"
    path.write_bytes(THREE.encode("latin-1"))
    tree = open_game(qtbot, file, path, 1).tree
    tree.tags["White"] = "Łukasz"
    assert failure(qtbot, file, lambda: file.save(tree)) is FailureKind.NOT_ENCODABLE
    assert path.read_bytes() == THREE.encode("latin-1")


def test_a_game_without_a_position_leaves_the_open_game_where_it_belongs(qtbot, file, tmp_path):
    good, odd = tmp_path / "good.pdn", tmp_path / "odd.pdn"
    good.write_text(THREE, encoding="utf-8")
    odd.write_text('[Event "?"]\n[GameType "77"]\n1. 32-28 *\n', encoding="utf-8")
    open_game(qtbot, file, good, 1)
    assert open_game(qtbot, file, odd, 1).tree is None
    assert file.path == good


def test_missing_files_and_folders_have_their_own_kinds(qtbot, file, tmp_path):
    tree = a_tree()
    assert (
        failure(qtbot, file, lambda: file.save_as(tree, tmp_path / "no" / "a.pdn")) is FailureKind.NO_FOLDER
    )
    assert failure(qtbot, file, lambda: file.save_as(tree, tmp_path)) is FailureKind.IS_FOLDER
    assert file.path is None


def test_a_folder_that_may_not_be_written_to(bound_by_rights, qtbot, file, tmp_path):
    path = tmp_path / "three.pdn"
    path.write_text(THREE, encoding="utf-8")
    tree = open_game(qtbot, file, path, 1).tree
    tree.root.comment = "new"  # what is as it was is not written
    tmp_path.chmod(0o500)
    try:
        assert failure(qtbot, file, lambda: file.save(tree)) is FailureKind.NOT_PERMITTED
    finally:
        tmp_path.chmod(0o700)
    assert path.read_text(encoding="utf-8") == THREE


def test_a_disk_without_room_is_told_as_such(qtbot, file, tmp_path, monkeypatch):
    path = tmp_path / "three.pdn"
    path.write_text(THREE, encoding="utf-8")
    tree = open_game(qtbot, file, path, 1).tree
    tree.root.comment = "edited"

    class FullDisk:
        def __init__(self, _folder: str) -> None: ...
        def bytesAvailable(self) -> int:  # noqa: N802 - Qt's name
            return 0

    monkeypatch.setattr(storage.QtCore, "QStorageInfo", FullDisk)
    monkeypatch.setattr(storage.QtCore.QSaveFile, "commit", lambda _self: False)
    assert failure(qtbot, file, lambda: file.save(tree)) is FailureKind.DISK_FULL
    assert path.read_text(encoding="utf-8") == THREE


@pytest.mark.skipif(sys.platform == "win32", reason="limits of file size are Unix's")
def test_a_write_that_breaks_off_leaves_the_old_file(tmp_path):
    path = tmp_path / "game.pdn"
    path.write_bytes(b"old")
    program = (
        "import resource, sys; from pathlib import Path\n"
        "from harzdame_gui.controllers.storage.file_failure import FileError\n"
        "from harzdame_gui.controllers.storage.storage import write_whole\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))\n"
        "try: write_whole(Path(sys.argv[1]), b'x' * 1_000_000)\n"
        "except FileError as error: print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-B", "-c", program, str(path)],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path.cwd(),
    )
    assert "game.pdn" in done.stdout
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_game_that_is_asked_for_while_its_file_is_written_belongs_to_the_file_as_it_is_then(
    qtbot, file, tmp_path
):
    path = tmp_path / "three.pdn"
    path.write_text(THREE, encoding="utf-8")
    tree = open_game(qtbot, file, path, 1).tree
    tree.add(tree.mainline()[-1], tree.mainline()[-1].position.legal_moves()[0])
    with qtbot.waitSignal(file.gameRead) as read:
        file.save(tree)
        file.read(file.archive, 2)
    assert file.number == 2
    assert file.archive.digest == PdnDocument.read(path).digest
    other = read.args[0].tree
    other.add(other.mainline()[-1], other.mainline()[-1].position.legal_moves()[0])
    with qtbot.waitSignal(file.saved):  # and is not refused as if somebody else had changed it
        file.save(other)
    games = pdn.scan(path.read_text(encoding="utf-8")).games
    assert [len(game.read().tree.mainline()) for game in games] == [4, 3, 2]


def test_a_new_game_belongs_to_no_file_even_if_a_save_ends_later(qtbot, file, tmp_path):
    with qtbot.waitSignal(file.saved):
        file.save_as(a_tree("e2-e3"), tmp_path / "a.pdn")
        file.save(a_tree())
    file.save(a_tree("e2-e3"))
    file.detach()
    with qtbot.assertNotEmitted(file.saved), qtbot.waitSignal(file.leftWritten):
        pass
    assert file.path is None


def test_a_recovered_game_belongs_to_its_file_only_if_its_text_there_is_unchanged(
    qtbot, file, jobs, tmp_path
):
    path = tmp_path / "three.pdn"
    path.write_text(THREE, encoding="utf-8")
    open_game(qtbot, file, path, 2)
    place = file.place
    other = GameFile(jobs)
    with qtbot.waitSignal(other.changed):
        other.attach(place)
    assert (other.path, other.number) == (path, 2)
    path.write_text(f'[White "New"]\n\n1. e2-e3 *\n\n{THREE}', encoding="utf-8")
    moved = GameFile(jobs)
    with qtbot.waitSignal(moved.changed):
        moved.attach(place)
    assert (moved.path, moved.number, moved.count) == (path, 3, 4)
    path.write_text(THREE.replace(file.text, file.text.replace("e", "f", 1)), encoding="utf-8")
    changed = GameFile(jobs)
    with qtbot.waitSignal(changed.notAttached):
        changed.attach(place)
    assert changed.path is None


_SAVE = """
import sys, time
from pathlib import Path
from harzdame_gui.controllers.storage.file_failure import FileError
from harzdame_gui.controllers.files.pdn_document import PdnDocument
path, mark = Path(sys.argv[1]), sys.argv[2]
document = PdnDocument.read(path)
print("read", flush=True)
sys.stdin.readline()
try:
    document.save_game(1, document.content.games[0].text + " " + mark)
    print("saved", flush=True)
except FileError as error:
    print(error.failure.kind, flush=True)
"""


def test_of_two_processes_that_save_one_file_only_the_first_does(tmp_path):
    for attempt in range(3):
        path = tmp_path / f"three-{attempt}.pdn"
        path.write_text(THREE, encoding="utf-8")
        processes = [
            subprocess.Popen(
                [sys.executable, "-c", _SAVE, str(path), mark],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                cwd=Path.cwd(),
            )
            for mark in ("{one}", "{two}")
        ]
        assert [process.stdout.readline() for process in processes] == ["read\n"] * 2
        for process in processes:
            process.stdin.write("go\n")
            process.stdin.flush()
        said = [process.communicate(timeout=60)[0].strip() for process in processes]
        assert sorted(said) == ["changed", "saved"]
        text = path.read_text(encoding="utf-8")
        assert ("{one}" in text) is (said[0] == "saved")
        assert ("{two}" in text) is (said[1] == "saved")
        assert list(tmp_path.glob(".*")) == []


def test_a_file_that_another_app_is_writing_is_left_alone(qtbot, file, tmp_path, monkeypatch):
    monkeypatch.setattr(storage, "_LOCK_WAIT_MS", 10)
    path = tmp_path / "three.pdn"
    path.write_text(THREE, encoding="utf-8")
    tree = open_game(qtbot, file, path, 1).tree
    tree.root.comment = "mine"
    with storage.locked(path), qtbot.waitSignal(file.failed) as failed:
        file.save(tree)
    assert failed.args[0].kind is FailureKind.BUSY
    assert failed.args[0].detail
    assert path.read_text(encoding="utf-8") == THREE
