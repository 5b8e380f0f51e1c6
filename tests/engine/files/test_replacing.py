"""A file that takes another's place while a third party has that open, as Windows refuses it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from harzdame_engine.files import replacing
from harzdame_engine.files.replacing import HeldElsewhereError, is_held_elsewhere, put_in_place
from harzdame_engine.files.whole_file import write_whole


def files(folder: Path) -> tuple[Path, Path]:
    written, target = folder / "new", folder / "there"
    written.write_bytes(b"new")
    target.write_bytes(b"old")
    return written, target


def test_the_place_is_taken_once_the_other_program_has_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, target = files(tmp_path)
    refusals = [PermissionError(13, "refused"), PermissionError(13, "refused")]
    really = Path.replace

    def replace(path: Path, other: Path) -> Path:
        if refusals:
            raise refusals.pop()
        return really(path, other)

    monkeypatch.setattr(replacing, "PAUSES", (0.0, 0.0, 0.0))
    monkeypatch.setattr(Path, "replace", replace)
    put_in_place(written, target)
    assert target.read_bytes() == b"new"


def test_what_is_refused_for_good_is_told_as_it_was_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = files(tmp_path)[1]
    attempts = []

    def replace(path: Path, _other: Path) -> Path:
        attempts.append(path)
        raise PermissionError(13, "not yours")

    monkeypatch.setattr(replacing, "PAUSES", (0.0, 0.0))
    monkeypatch.setattr(Path, "replace", replace)
    with pytest.raises(PermissionError, match="not yours"), write_whole(target) as file:
        file.write(b"newer")
    assert len(attempts) == 3
    assert target.read_bytes() == b"old"
    assert {path.name for path in tmp_path.iterdir()} == {"new", "there"}


def test_a_file_that_another_program_has_open_is_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, target = files(tmp_path)

    def refuse(_path: Path, _other: Path) -> None:
        error = PermissionError(13, "refused")
        error.winerror = 32  # type: ignore[attr-defined, unused-ignore]
        raise error

    monkeypatch.setattr(replacing, "PAUSES", ())
    monkeypatch.setattr(Path, "replace", refuse)
    monkeypatch.setattr(replacing.os, "rename", refuse)
    with pytest.raises(HeldElsewhereError, match="there"):
        put_in_place(written, target)


@pytest.mark.skipif(sys.platform != "win32", reason="elsewhere a file that is open can be replaced")
def test_a_file_that_is_open_is_known_to_be_on_windows(tmp_path: Path) -> None:
    written, target = files(tmp_path)
    with target.open("rb"):
        assert is_held_elsewhere(target)
        with pytest.raises(HeldElsewhereError):
            put_in_place(written, target)
    assert not is_held_elsewhere(target)
    put_in_place(written, target)
    assert target.read_bytes() == b"new"


def test_a_file_that_nobody_has_open_is_not_held(tmp_path: Path) -> None:
    assert not is_held_elsewhere(files(tmp_path)[1])
    assert not is_held_elsewhere(tmp_path / "nothing")
