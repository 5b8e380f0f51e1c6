"""The place in studies: kept, read again, and never in the way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from harzdame_gui.controllers.storage.file_failure import FailureKind, FileError
from harzdame_gui.controllers.study.progress import StudyProgress, read_all, read_or_put_aside, write


def test_what_is_kept_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "profile" / "studies.json"
    one = StudyProgress("c1", 3, path="/x.pdn", opened=4.5, own=True).with_solved("c1", 0).with_done("c0")
    write(path, "a", one)
    write(path, "b", StudyProgress("z"))
    assert read_all(path) == {"a": one, "b": StudyProgress("z")}
    assert one.is_solved("c1", 0)
    assert not one.without_solved("c1").solved
    write(path, "a", None)
    assert list(read_all(path)) == ["b"]


def test_the_name_of_a_file_may_be_no_text(tmp_path: Path) -> None:
    path = tmp_path / "studies.json"
    named = StudyProgress("first", path="/x/\udcff.pdn")
    write(path, "a", named)
    assert read_all(path) == {"a": named}


@pytest.mark.parametrize("text", ["", "[]", "{", '{"studies": {"a": 3}}', '{"studies": []}', "[" * 9999])
def test_a_damaged_file_is_as_none(tmp_path: Path, text: str) -> None:
    path = tmp_path / "studies.json"
    path.write_text(text, encoding="utf-8")
    assert read_all(path) == {}
    write(path, "a", StudyProgress())
    assert read_all(path) == {"a": StudyProgress()}
    assert (tmp_path / "studies.json.bak").read_text(encoding="utf-8") == text


def test_a_whole_file_is_not_kept_aside(tmp_path: Path) -> None:
    path = tmp_path / "studies.json"
    for study in "ab":
        write(path, study, StudyProgress())
    assert not (tmp_path / "studies.json.bak").exists()


@pytest.mark.usefixtures("bound_by_rights")
def test_a_file_that_may_not_be_read_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "studies.json"
    write(path, "a", StudyProgress("first", 3))
    path.chmod(0)
    assert read_all(path) == {}
    with pytest.raises(FileError) as raised:
        write(path, "b", StudyProgress())
    assert raised.value.failure.kind is FailureKind.NOT_KNOWN
    path.chmod(0o600)
    assert read_all(path) == {"a": StudyProgress("first", 3)}


def test_a_damaged_place_takes_no_other_along(tmp_path: Path) -> None:
    path = tmp_path / "studies.json"
    write(path, "a", StudyProgress("first", 3))
    text = path.read_text(encoding="utf-8")
    bad = ('{"ply": "1e9"}', "[]", "7", '{"chapter": "x"}')
    others = "".join(f'"{n}": {value},' for n, value in enumerate(bad))
    path.write_text(text.replace('"studies": {', '"studies": {' + others), encoding="utf-8")
    assert read_all(path) == {"a": StudyProgress("first", 3)}
    damaged = path.read_bytes()
    write(path, "a", StudyProgress("second"))
    assert read_all(path) == {"a": StudyProgress("second")}
    assert (tmp_path / "studies.json.bak").read_bytes() == damaged


def test_what_a_newer_version_has_put_there_stays(tmp_path: Path) -> None:
    path = tmp_path / "studies.json"
    write(path, "mine", StudyProgress("first", 3))
    newer = json.loads(path.read_bytes()) | {"version": 2, "newtop": {"a": 1}}
    newer["studies"]["mine"]["bookmarks"] = [1, 2, 3]
    newer["studies"]["theirs"] = {"unknown": True}
    path.write_text(json.dumps(newer), encoding="utf-8")
    write(path, "mine", StudyProgress("second", 4))
    write(path, "other", StudyProgress())
    values = json.loads(path.read_bytes())
    assert (values["version"], values["newtop"]) == (2, {"a": 1})
    assert values["studies"]["mine"]["bookmarks"] == [1, 2, 3]
    assert values["studies"]["theirs"] == {"unknown": True}
    assert read_all(path) == {"mine": StudyProgress("second", 4), "other": StudyProgress()}
    assert [each.name for each in tmp_path.glob("*.bak*")] == []


def test_damage_takes_the_place_of_no_earlier_one(tmp_path: Path) -> None:
    path, aside = tmp_path / "studies.json", tmp_path / "studies.json.bak"
    aside.write_bytes(b"valuable")
    path.write_bytes(b"damage")
    write(path, "a", StudyProgress())
    assert aside.read_bytes() == b"valuable"
    assert (tmp_path / "studies.json.bak2").read_bytes() == b"damage"


def test_what_cannot_be_understood_is_put_aside_and_said_to_be_there(tmp_path: Path) -> None:
    path = tmp_path / "studies.json"
    assert read_or_put_aside(path) == ({}, None)
    path.write_bytes(b"damage")
    assert read_or_put_aside(path) == ({}, tmp_path / "studies.json.bak")
    path.mkdir()
    assert read_or_put_aside(path) == ({}, tmp_path / "studies.json.bak2")
    assert (tmp_path / "studies.json.bak2").is_dir()
    write(path, "a", StudyProgress("first", 3))
    assert read_or_put_aside(path) == ({"a": StudyProgress("first", 3)}, None)
