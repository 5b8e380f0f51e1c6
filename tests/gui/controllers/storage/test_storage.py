"""Files are written whole under whatever name, and nothing in a folder can hold up who reads it."""

from __future__ import annotations

import errno
import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest
from harzdame_engine.files.replacing import HeldElsewhereError
from PySide6.QtCore import QLockFile, QSaveFile

from harzdame_gui.controllers.storage.file_failure import FailureKind, FileError, failure_of
from harzdame_gui.controllers.storage.storage import (
    copy_aside,
    holds,
    in_turn,
    locked,
    put_aside,
    read_plain,
    take,
    write_whole,
)

POSIX = pytest.mark.skipif(os.name != "posix", reason="needs names of bytes, links and pipes")
HOLD = """
import sys, time
from harzdame_engine.files.replacing import HeldElsewhereError
from PySide6.QtCore import QLockFile, QSaveFile
lock = QLockFile(sys.argv[1])
lock.setStaleLockTime(0)
print(lock.tryLock(0), flush=True)
time.sleep(600)
"""


@POSIX
def test_a_name_that_is_no_text_is_the_name_of_the_file_that_is_written(tmp_path):
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.pdn"))
    path.write_bytes(b"old")
    path.chmod(0o640)
    write_whole(path, b"new")
    assert list(tmp_path.iterdir()) == [path]
    assert path.read_bytes() == b"new"
    assert path.stat().st_mode & 0o777 == 0o640


@POSIX
def test_a_folder_whose_name_is_no_text_is_said_to_be_absent(tmp_path):
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xe9/game.pdn"))
    with pytest.raises(FileError):
        write_whole(path, b"new")


@POSIX
def test_what_a_link_leads_to_is_written_and_the_link_stays(tmp_path):
    target, link = tmp_path / "target.pdn", tmp_path / "link.pdn"
    target.write_bytes(b"old")
    link.symlink_to(target)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


@POSIX
def test_a_file_and_a_link_to_it_have_one_lock(tmp_path):
    target, link = tmp_path / "target.pdn", tmp_path / "link.pdn"
    target.write_bytes(b"")
    link.symlink_to(target)
    with locked(link):
        assert not take(QLockFile(str(tmp_path / ".target.pdn.lock")))


@POSIX
def test_what_is_there_and_no_plain_file_is_not_replaced(tmp_path):
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    odd = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xe9"))
    os.mkfifo(odd)
    for path in (pipe, link, odd):
        with pytest.raises(FileError) as failed:
            write_whole(path, b"new")
        assert failed.value.failure.kind is FailureKind.NOT_PLAIN
    assert pipe.is_fifo()
    assert odd.is_fifo()
    with pytest.raises(FileError) as failed:
        write_whole(tmp_path, b"new")
    assert failed.value.failure.kind is FailureKind.IS_FOLDER


@POSIX
def test_nobody_waits_for_a_pipe_or_reads_what_is_endless(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero"), tmp_path):
        with pytest.raises(OSError, match=r".+"):
            read_plain(path, 100)


@POSIX
def test_reading_what_is_no_file_leaves_nothing_open(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path, code in ((tmp_path, errno.EISDIR), (pipe, errno.EINVAL)):
        handle = os.open(os.devnull, os.O_RDONLY)
        os.close(handle)
        with pytest.raises(OSError, match=r".+") as failed:
            read_plain(path, 100)
        assert failed.value.errno == code
        again = os.open(os.devnull, os.O_RDONLY)
        os.close(again)
        assert again == handle  # the lowest number that is free


@POSIX
def test_what_is_no_file_any_more_does_not_hold_what_was_in_it(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero"), Path("/dev/null")):
        assert not holds(path, b"")
        assert not holds(path, b"data")
    path = tmp_path / "file"
    assert not holds(path, b"")
    path.write_bytes(b"data")
    assert holds(path, b"data")
    assert not holds(path, b"dat")
    assert not holds(path, b"data and more")


class Refusing(QSaveFile):
    """What Windows does while another program has the file open: nothing takes its place."""

    refusals = 0

    def commit(self) -> bool:
        if Refusing.refusals:
            Refusing.refusals -= 1
            self.cancelWriting()
            super().commit()
            return False
        return super().commit()


@pytest.fixture
def held_by_others(monkeypatch: pytest.MonkeyPatch) -> None:
    room = "harzdame_gui.controllers.storage.storage"
    monkeypatch.setattr(f"{room}.PAUSES", (0.0, 0.0))
    monkeypatch.setattr("PySide6.QtCore.QSaveFile", Refusing)
    monkeypatch.setattr(f"{room}.is_held_elsewhere", lambda _path: True)


@pytest.mark.usefixtures("held_by_others")
def test_a_file_is_written_once_another_program_has_let_go_of_it(tmp_path, monkeypatch):
    path = tmp_path / "file"
    path.write_bytes(b"old")
    monkeypatch.setattr(Refusing, "refusals", 2)
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.usefixtures("held_by_others")
def test_a_file_that_another_program_keeps_open_is_said_to_be_in_use(tmp_path, monkeypatch):
    path = tmp_path / "file"
    path.write_bytes(b"old")
    monkeypatch.setattr(Refusing, "refusals", 3)
    with pytest.raises(FileError) as failed:
        write_whole(path, b"new")
    assert failed.value.failure.kind is FailureKind.IN_USE
    assert path.read_bytes() == b"old"
    assert failure_of(HeldElsewhereError(path), path).kind is FailureKind.IN_USE


def test_a_file_is_read_up_to_the_size_that_makes_sense(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"x" * 100)
    assert read_plain(path, 100) == b"x" * 100
    with pytest.raises(OSError, match=r".+") as failed:
        read_plain(path, 99)
    assert failure_of(failed.value, path)[:3] == (FailureKind.OTHER, path, os.strerror(errno.EFBIG))


@pytest.mark.skipif(sys.platform == "win32", reason="limits of file size are Unix's")
@pytest.mark.parametrize("size", [10_100, 1_000_000, 3_000_000])
@pytest.mark.parametrize("name", [b"game.pdn", b"caf\xe9.pdn"])
def test_a_file_that_no_limit_allows_is_said_to_be_too_large(tmp_path, name: bytes, size: int):
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/" + name))
    path.write_bytes(b"old")
    program = (
        "import os, resource, sys; from pathlib import Path\n"
        "from harzdame_gui.controllers.storage.file_failure import FileError\n"
        "from harzdame_gui.controllers.storage.storage import write_whole\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000))\n"
        "try: write_whole(Path(sys.argv[1]), b'x' * int(sys.argv[2]))\n"
        "except FileError as error: print(error.failure.kind)\n"
    )
    done = subprocess.run(
        [sys.executable, "-B", "-c", program, str(path), str(size)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"{FailureKind.TOO_LARGE}\n"
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.fixture
def held(tmp_path):
    """A lock, and the process that holds it."""
    name = tmp_path / "some.lock"
    with subprocess.Popen([sys.executable, "-c", HOLD, str(name)], stdout=subprocess.PIPE) as process:
        assert process.stdout.readline() == b"True\n"
        yield name, process
        process.kill()


def lock_of(name: Path) -> QLockFile:
    lock = QLockFile(str(name))
    lock.setStaleLockTime(0)
    return lock


def test_the_lock_of_a_running_process_is_not_taken(held):
    assert not take(lock_of(held[0]))


@POSIX
def test_the_lock_of_a_process_that_was_killed_is_nobodys_even_if_its_number_is_used_again(held):
    name, process = held
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    lines = name.read_text().split("\n")
    lines[0] = str(os.getpid())  # as in a container, where every app may be process 2
    name.write_text("\n".join(lines))
    assert not lock_of(name).tryLock(0)  # Qt alone believes that it is held
    assert take(lock_of(name))


@POSIX
def test_a_lock_that_is_no_file_is_not_waited_for(tmp_path):
    name = tmp_path / "some.lock"
    os.mkfifo(name)
    assert not take(lock_of(name))
    assert name.is_fifo()


@POSIX
def test_nobody_waits_for_the_lock_of_a_file_that_is_a_pipe(tmp_path):
    os.mkfifo(tmp_path / ".game.pdn.lock")
    with pytest.raises(FileError, match="not a plain file"), locked(tmp_path / "game.pdn"):
        pass


@POSIX
def test_apps_that_write_a_file_in_turn_wait_for_one_another_but_not_for_a_pipe(tmp_path):
    path = tmp_path / "settings.json"
    with in_turn(path):
        assert not take(lock_of(Path(f"{path}.lock")))
    assert take(lock_of(Path(f"{path}.lock")))
    os.mkfifo(tmp_path / "engines.json.lock")
    with in_turn(tmp_path / "engines.json"):
        pass


def test_a_lock_that_this_process_holds_is_not_taken_twice(tmp_path):
    one = lock_of(tmp_path / "some.lock")
    assert take(one)
    assert not take(lock_of(tmp_path / "some.lock"))


BLANK = pytest.mark.parametrize("left", [b"", bytes(60)])


@BLANK
def test_a_lock_that_names_no_holder_is_nobodys(tmp_path, left):
    name = tmp_path / "some.lock"
    name.write_bytes(left)
    os.utime(name, (time.time() - 60,) * 2)
    assert take(lock_of(name))


@BLANK
def test_a_lock_that_names_no_holder_yet_is_not_taken(tmp_path, left):
    name = tmp_path / "some.lock"
    name.write_bytes(left)
    os.utime(name, (time.time(),) * 2)
    assert not take(lock_of(name))


@POSIX
def test_a_lock_that_names_no_holder_any_more_is_not_taken_from_one_that_lives(held):
    name, _process = held
    name.write_bytes(b"")
    os.utime(name, (time.time() - 60,) * 2)
    assert not take(lock_of(name))


def test_a_damaged_file_takes_the_place_of_none_that_was_put_aside_before(tmp_path):
    path = tmp_path / "engines.json"
    kept = []
    for number in range(1, 4):
        path.write_bytes(b"damage %d" % number)
        kept.append(put_aside(path))
        assert not path.exists()
    assert [each.name for each in kept] == ["engines.json.bak", "engines.json.bak2", "engines.json.bak3"]
    assert [each.read_bytes() for each in kept] == [b"damage 1", b"damage 2", b"damage 3"]


def test_a_folder_is_put_aside_as_well_and_what_cannot_be_stays(tmp_path, monkeypatch):
    path = tmp_path / "engines.json"
    path.mkdir()
    (path / "mine").write_bytes(b"mine")
    assert (put_aside(path) / "mine").read_bytes() == b"mine"
    path.write_bytes(b"damage")
    monkeypatch.setattr("harzdame_gui.controllers.storage.storage._MOST_ASIDE", 1)
    assert put_aside(path) == path
    assert path.read_bytes() == b"damage"


def test_a_copy_is_kept_aside_once(tmp_path):
    path = tmp_path / "studies.json"
    for data in (b"one", b"two", b"one", b"two"):
        copy_aside(path, data)
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == {
        "studies.json.bak": b"one",
        "studies.json.bak2": b"two",
    }


def test_no_empty_file_is_left_where_a_copy_could_not_be_written(tmp_path, monkeypatch):
    def fails(path, _data):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))

    monkeypatch.setattr("harzdame_gui.controllers.storage.storage.write_whole", fails)
    with pytest.raises(OSError, match="space"):
        copy_aside(tmp_path / "studies.json", b"one")
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="folders cannot be synced there")
def test_a_new_name_is_on_the_disk_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[bool] = []
    fsync = os.fsync

    def note(handle: int) -> None:
        synced.append(stat.S_ISDIR(os.fstat(handle).st_mode))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", note)
    write_whole(tmp_path / "file", b"new")
    assert synced == [False, True]  # the file, and then the folder that names it
