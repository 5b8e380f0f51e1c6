"""Each setting is offered once, with all its values, or is one that the app remembers for itself."""

from __future__ import annotations

from enum import StrEnum

from harzdame_gui.controllers.settings.exchange import declared, declared_names
from harzdame_gui.settings.offered import REMEMBERED, subjects
from harzdame_gui.settings.rows import Row


def rows() -> list[Row]:
    return [row for subject in subjects() for row in subject.rows]


def test_every_setting_is_offered_or_remembered() -> None:
    names = [row.name for row in rows()]
    assert len(names) == len(set(names))
    assert not set(names) & REMEMBERED
    assert set(names) | REMEMBERED == declared_names()


def test_a_choice_offers_all_that_there_is_to_choose() -> None:
    for row in rows():
        if isinstance(row.usual, StrEnum):
            assert {value for value, _ in row.options} == set(type(row.usual)), row.name


def test_every_value_that_is_offered_can_be_chosen() -> None:
    for row in rows():
        for value, text in row.options:
            assert declared(row.name).value_of(declared(row.name).write(value)) == value
            assert text


def test_no_two_rows_of_a_subject_are_called_the_same() -> None:
    for subject in subjects():
        labels = [row.label for row in subject.rows]
        assert len(labels) == len(set(labels)), subject.title
