"""A file is written whole, or nothing of it is ever seen."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest
from harzdame_engine.files.regular import NotRegularError
from harzdame_engine.files.whole_file import append_whole, write_out, write_whole


def test_it_appears_when_all_is_written(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    with write_whole(path) as file:
        file.write(b"new")
        assert path.read_bytes() == b"old"
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


def test_of_a_link_that_is_replaced_which_it_leads_to(tmp_path: Path) -> None:
    target, link, elsewhere = tmp_path / "there" / "file", tmp_path / "link", tmp_path / "new"
    target.parent.mkdir()
    target.write_bytes(b"old")
    try:
        link.symlink_to(Path("there", "file"))
        elsewhere.symlink_to(Path("there", "other"))
    except OSError:
        pytest.skip("no links here")
    if not link.is_symlink():
        pytest.skip("what Wine makes is no link to Windows")
    for path in (link, elsewhere):
        with write_whole(path) as file:
            file.write(b"new")
        assert path.is_symlink()
        assert path.read_bytes() == b"new"
    assert target.read_bytes() == b"new"
    assert {path.name for path in tmp_path.rglob("*")} == {"there", "file", "other", "link", "new"}


@pytest.mark.skipif(sys.platform == "win32", reason="rights are Unix's")
@pytest.mark.parametrize("rights", [0o600, 0o640, 0o755])
def test_its_rights_are_kept(rights: int, tmp_path: Path) -> None:
    path = tmp_path / "file"
    for expected in (0o644, rights):
        with write_whole(path) as file:
            file.write(b"new")
        assert stat.S_IMODE(path.stat().st_mode) == expected
        path.chmod(rights)


def test_its_name_may_be_as_long_as_any(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 255)
    with write_whole(path) as file:
        file.write(b"new")
    assert path.read_bytes() == b"new"


@pytest.mark.parametrize("error", [ValueError, KeyboardInterrupt])
def test_who_cannot_go_on_leaves_the_old_file(error: type[BaseException], tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    with pytest.raises(error), write_whole(path) as file:
        file.write(b"half of ")
        raise error
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_where_it_cannot_lie_nothing_is_left(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="folder"), write_whole(tmp_path / "folder") as file:
        file.write(b"new")
    assert list(tmp_path.iterdir()) == [tmp_path / "folder"]
    with pytest.raises(FileNotFoundError), write_whole(tmp_path / "missing" / "file"):
        pass


@pytest.mark.skipif(sys.platform == "win32", reason="limits of file size are Unix's")
@pytest.mark.parametrize("size", [150_000, 10_000_000])
def test_a_full_disk_leaves_the_old_file_and_nothing_else(size: int, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    program = (
        "import resource, sys; from pathlib import Path\n"
        "from harzdame_engine.files.whole_file import write_whole\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))\n"
        "try:\n"
        "    with write_whole(Path(sys.argv[1])) as file:\n"
        "        for _ in range(int(sys.argv[2]) // 50): file.write(b'x' * 50)\n"
        "except OSError as error: print(error.strerror)\n"
    )
    done = subprocess.run(
        [sys.executable, "-B", "-c", program, str(path), str(size)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "File too large\n"
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(sys.platform == "win32", reason="pipes are Unix's")
def test_a_pipe_is_not_replaced(tmp_path: Path) -> None:
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to("pipe")
    for path in (pipe, link):  # and no device: a test that fails would replace it
        with pytest.raises(NotRegularError, match="no regular file"), write_whole(path) as file:
            file.write(b"new")
    assert pipe.is_fifo()
    assert {path.name for path in tmp_path.iterdir()} == {"pipe", "link"}


@pytest.mark.skipif(sys.platform == "win32", reason="pipes are Unix's")
def test_nothing_is_put_behind_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(NotRegularError):
        append_whole(tmp_path / "pipe", b"new")


@pytest.mark.skipif(sys.platform == "win32", reason="limits of file size are Unix's")
def test_what_is_put_behind_a_file_in_part_is_taken_away_and_the_reason_said(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    program = (
        "import resource, sys; from pathlib import Path\n"
        "from harzdame_engine.files.whole_file import append_whole\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))\n"
        "try: append_whole(Path(sys.argv[1]), b'x' * 150_000)\n"
        "except OSError as error: print(error.strerror)\n"
    )
    done = subprocess.run(
        [sys.executable, "-B", "-c", program, str(path)], capture_output=True, text=True, check=True
    )
    assert done.stdout == "File too large\n"
    assert path.read_bytes() == b"old"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices are Unix's")
def test_output_goes_into_a_pipe(tmp_path: Path) -> None:
    pipe, read = tmp_path / "pipe", list[bytes]()
    os.mkfifo(pipe)
    reader = Thread(target=lambda: read.append(pipe.read_bytes()), daemon=True)
    reader.start()
    with write_out(pipe) as file:
        file.write(b"new")
    reader.join(20)
    assert read == [b"new"]
    assert pipe.is_fifo()


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such device")
@pytest.mark.parametrize("kind", ["pipe", "file"])
def test_output_goes_behind_what_standard_output_holds(kind: str, tmp_path: Path) -> None:
    program = (
        "from pathlib import Path; from harzdame_engine.files.whole_file import write_out\n"
        "print('first', flush=True)\n"
        "with write_out(Path('/dev/stdout')) as file: file.write(b'second\\n')\n"
        "print('third')\n"
    )
    command = [sys.executable, "-c", program]
    if kind == "pipe":
        printed = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
        assert printed == b"first\nsecond\nthird\n"
    else:
        path = tmp_path / "log"
        path.write_bytes(b"zeroth\n")
        with path.open("ab") as log:
            subprocess.run(command, stdout=log, check=True)
        assert path.read_bytes() == b"zeroth\nfirst\nsecond\nthird\n"


def test_output_is_written_whole_where_there_is_a_file(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    with pytest.raises(KeyboardInterrupt), write_out(path) as file:
        file.write(b"half of ")
        raise KeyboardInterrupt
    assert path.read_bytes() == b"old"
    with write_out(path) as file:
        file.write(b"new")
    assert path.read_bytes() == b"new"


@pytest.mark.skipif(sys.platform == "win32", reason="folders cannot be synced there")
@pytest.mark.parametrize("write", ["whole", "appended"])
def test_a_new_name_is_on_the_disk_too(write: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[bool] = []
    fsync = os.fsync

    def note(handle: int) -> None:
        synced.append(stat.S_ISDIR(os.fstat(handle).st_mode))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", note)
    if write == "whole":
        with write_whole(tmp_path / "file") as file:
            file.write(b"new")
    else:
        append_whole(tmp_path / "file", b"new")
    assert synced == [False, True]  # the file, and then the folder that names it


def test_after_an_error_what_another_program_has_appended_meanwhile_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old\n")

    def fail(_handle: int) -> None:
        with path.open("ab") as other:
            other.write(b"theirs\n")
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match="No space"):
            append_whole(path, b"ours\n")
    assert path.read_bytes() == b"old\nours\ntheirs\n"


def test_those_that_append_at_once_take_turns(tmp_path: Path) -> None:
    path = tmp_path / "file"
    writers = [
        Thread(target=lambda mark=mark: [append_whole(path, mark * 5000 + b"\n") for _ in range(20)])
        for mark in (b"a", b"b", b"c")
    ]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    lines = path.read_bytes().splitlines()
    assert sorted(map(len, lines)) == [5000] * 60
    assert all(len(set(line)) == 1 for line in lines)
