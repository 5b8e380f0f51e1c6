"""Files of values that several apps change: what cannot be read stays, what makes no sense is kept aside."""

from __future__ import annotations

from pathlib import Path

import pytest

from harzdame_gui.controllers.storage.file_failure import FailureKind, FileError
from harzdame_gui.controllers.storage.kept_values import read_or_put_aside, read_values, values_to_change
from harzdame_gui.controllers.storage.storage import in_turn

MOST = 100


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "values.json"


def has_a(values: dict[str, object]) -> bool:
    return "a" in values


def test_values_are_read_and_nothing_where_there_are_none(path: Path) -> None:
    assert read_values(path, MOST, has_a) == {}
    assert read_or_put_aside(path, MOST, has_a) == ({}, None)
    assert values_to_change(path, MOST, has_a) is None
    path.write_text('{"a": 1}')
    assert read_values(path, MOST, has_a) == {"a": 1}
    assert read_or_put_aside(path, MOST, has_a) == ({"a": 1}, None)
    assert values_to_change(path, MOST, has_a) == {"a": 1}


@pytest.mark.parametrize("text", ["", "{", "[]", '{"b": 1}'])
def test_what_makes_no_sense_is_kept_aside_before_it_is_replaced(path: Path, text: str) -> None:
    path.write_text(text)
    assert read_values(path, MOST, has_a) is None
    assert values_to_change(path, MOST, has_a) is None
    aside = path.with_name("values.json.bak")
    assert aside.read_text() == text
    assert read_or_put_aside(path, MOST, has_a) == ({}, path.with_name("values.json.bak2"))
    assert not path.exists()


def test_what_another_app_has_mended_meanwhile_is_not_put_aside(path: Path) -> None:
    path.write_text("{")

    def turn(path: Path) -> object:
        path.write_text('{"a": 1}')
        return in_turn(path)

    assert read_or_put_aside(path, MOST, has_a, turn=turn) == ({"a": 1}, None)


@pytest.mark.usefixtures("bound_by_rights")
def test_what_cannot_be_read_now_is_neither_put_aside_nor_replaced(path: Path) -> None:
    path.write_text("{")
    path.chmod(0)
    for read in (read_values, read_or_put_aside):
        with pytest.raises(PermissionError):
            read(path, MOST)
    with pytest.raises(FileError) as raised:
        values_to_change(path, MOST)
    assert raised.value.failure.kind is FailureKind.NOT_KNOWN
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_what_is_much_too_large_is_not_replaced_either(path: Path) -> None:
    path.write_text(" " * MOST + "{}")
    with pytest.raises(FileError):
        values_to_change(path, MOST)
    assert read_values(path, MOST) is None
