"""The place in studies: kept, read again, and never in the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from harzdame_gui.controllers.study.progress import Progress, read_all, write


def test_what_is_kept_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "profile" / "studies.json"
    one = Progress("c1", 3, path="/x.pdn", opened=4.5, own=True).with_solved("c1", 0).with_done("c0")
    write(path, "a", one)
    write(path, "b", Progress("z"))
    assert read_all(path) == {"a": one, "b": Progress("z")}
    assert one.is_solved("c1", 0)
    assert not one.without_solved("c1").solved
    write(path, "a", None)
    assert list(read_all(path)) == ["b"]


def test_the_name_of_a_file_may_be_no_text(tmp_path: Path) -> None:
    path = tmp_path / "studies.json"
    named = Progress("first", path="/x/\udcff.pdn")
    write(path, "a", named)
    assert read_all(path) == {"a": named}


@pytest.mark.parametrize("text", ["", "[]", "{", '{"studies": {"a": 3}}', '{"studies": []}', "[" * 9999])
def test_a_damaged_file_is_as_none(tmp_path: Path, text: str) -> None:
    path = tmp_path / "studies.json"
    path.write_text(text, encoding="utf-8")
    assert read_all(path) == {}
    write(path, "a", Progress())
    assert read_all(path) == {"a": Progress()}
    assert (tmp_path / "studies.json.bak").read_text(encoding="utf-8") == text


def test_a_whole_file_is_not_kept_aside(tmp_path: Path) -> None:
    path = tmp_path / "studies.json"
    for study in "ab":
        write(path, study, Progress())
    assert not (tmp_path / "studies.json.bak").exists()


@pytest.mark.usefixtures("bound_by_rights")
def test_a_file_that_may_not_be_read_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "studies.json"
    write(path, "a", Progress("first", 3))
    path.chmod(0)
    assert read_all(path) == {}
    with pytest.raises(PermissionError):
        write(path, "b", Progress())
    path.chmod(0o600)
    assert read_all(path) == {"a": Progress("first", 3)}


def test_a_damaged_place_takes_no_other_along(tmp_path: Path) -> None:
    path = tmp_path / "studies.json"
    write(path, "a", Progress("first", 3))
    text = path.read_text(encoding="utf-8")
    bad = ('{"ply": "1e9"}', "[]", "7", '{"chapter": "x"}')
    others = "".join(f'"{n}": {value},' for n, value in enumerate(bad))
    path.write_text(text.replace('"studies": {', '"studies": {' + others), encoding="utf-8")
    assert read_all(path) == {"a": Progress("first", 3)}
    damaged = path.read_bytes()
    write(path, "a", Progress("second"))
    assert read_all(path) == {"a": Progress("second")}
    assert (tmp_path / "studies.json.bak").read_bytes() == damaged
