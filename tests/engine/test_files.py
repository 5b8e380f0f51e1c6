from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest
from harzdame_engine.files import FileError, FileProblem, read_file, write_file


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "a game.pdn"
    write_file(path, b"one\r\n\0two")
    assert read_file(path) == b"one\r\n\0two"
    assert [entry.name for entry in tmp_path.iterdir()] == ["a game.pdn"]


def test_permissions_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.pdn"
    path.write_bytes(b"old")
    path.chmod(0o640)
    write_file(path, b"new")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert path.read_bytes() == b"new"


def test_a_new_file_gets_the_usual_permissions(tmp_path: Path) -> None:
    usual = tmp_path / "usual"
    usual.touch()
    path = tmp_path / "game.pdn"
    write_file(path, b"new")
    assert path.stat().st_mode == usual.stat().st_mode


def test_a_link_is_followed(tmp_path: Path) -> None:
    target, link = tmp_path / "target.pdn", tmp_path / "link.pdn"
    target.write_bytes(b"old")
    link.symlink_to(target)
    write_file(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failed_write_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "game.pdn"
    path.write_bytes(b"old")

    def fail(*args: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(*((os, "fsync") if step == "fsync" else (Path, "replace")), fail)
    with pytest.raises(FileError) as caught:
        write_file(path, b"new")
    assert caught.value.problem is FileProblem.NO_SPACE
    assert caught.value.path == path
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_the_content_is_on_disk_before_the_old_file_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = []
    fsync, replace = os.fsync, Path.replace

    def noted_fsync(handle: int) -> None:
        steps.append("folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "file")
        fsync(handle)

    def noted_replace(self: Path, target: Path) -> Path:
        steps.append("replace")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", noted_fsync)
    monkeypatch.setattr(Path, "replace", noted_replace)
    write_file(tmp_path / "game.pdn", b"new")
    assert steps == ["file", "replace", "folder"]


def test_a_missing_file_and_a_missing_folder(tmp_path: Path) -> None:
    for attempt in (read_file, lambda path: write_file(path, b"")):
        with pytest.raises(FileError) as caught:
            attempt(tmp_path / "nowhere" / "game.pdn")
        assert caught.value.problem is FileProblem.MISSING


def test_a_folder(tmp_path: Path) -> None:
    for attempt in (read_file, lambda path: write_file(path, b"")):
        with pytest.raises(FileError) as caught:
            attempt(tmp_path)
        assert caught.value.problem is FileProblem.IS_FOLDER


def test_a_file_that_is_too_large(tmp_path: Path) -> None:
    path = tmp_path / "game.pdn"
    path.write_bytes(b"12345")
    assert read_file(path, most=5) == b"12345"
    with pytest.raises(FileError) as caught:
        read_file(path, most=4)
    assert caught.value.problem is FileProblem.TOO_LARGE


def test_a_write_protected_file_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.pdn"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "access", lambda *args: False)  # root may write anything
    with pytest.raises(FileError) as caught:
        write_file(path, b"new")
    assert caught.value.problem is FileProblem.NOT_ALLOWED
    assert path.read_bytes() == b"old"
