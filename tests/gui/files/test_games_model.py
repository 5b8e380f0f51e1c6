"""The chooser's table: what it shows, what it finds, and that ten thousand games do not slow it down."""

from __future__ import annotations

import time

import pytest
from harzdame_engine import Rules, pdn
from PySide6.QtCore import QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from harzdame_gui.files.games_model import GAME_ROLE, Column, GameFilter, GameListModel

TEXT = """
[Event "Club evening"]
[White "Ada"]
[Black "Benoît"]
[Date "2024.05.17"]
[Result "1-0"]
1. e2-e3 1-0

[White "Chloe"]
[Black "Ada"]
[Date "2023.??.??"]
[Result "*"]
[Variant "turkish"]
1. e2-e3 *
"""


def name(rules: Rules) -> str:
    return rules.name.upper()


@pytest.fixture
def model(qapp):
    return GameListModel(pdn.scan(TEXT), name)


def row(model, number: int) -> list[object]:
    return [model.index(number, column).data() for column in range(model.columnCount())]


def test_it_is_a_sound_model(qapp, model):
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    QAbstractItemModelTester(GameFilter(model), QAbstractItemModelTester.FailureReportingMode.Fatal)


def test_each_game_is_a_row_and_the_unknown_is_blank(model):
    assert row(model, 0) == [1, "Ada", "Benoît", "1–0", "2024-05-17", "HARZDAME", "Club evening"]
    assert row(model, 1) == [2, "Chloe", "Ada", "", "2023", "TURKISH DRAUGHTS", ""]
    headers = [model.headerData(column, Qt.Orientation.Horizontal) for column in Column]
    assert headers == ["No.", "White", "Black", "Result", "Date", "Game", "Event"]
    assert model.index(1, 3).data(GAME_ROLE) is model.game(1)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("", [1, 2]),
        ("ada", [1, 2]),
        ("BENOÎT", [1]),
        ("ada 2023", [2]),
        ("2024.05", [1]),
        ("turkish", [2]),
        ("xyz", []),
    ],
)
def test_typing_finds_games_by_words_in_any_order_and_case(model, text, numbers):
    filtered = GameFilter(model)
    filtered.set_text(text)
    games = [filtered.game(filtered.index(row, 0)).number for row in range(filtered.rowCount())]
    assert games == numbers


def test_columns_sort_by_what_they_mean(qapp):
    names = "".join(f'[White "{"bca"[number % 3]}"]\n1. e2-e3 *\n\n' for number in range(12))
    filtered = GameFilter(GameListModel(pdn.scan(names), name))
    filtered.sort(Column.NUMBER, Qt.SortOrder.DescendingOrder)
    assert filtered.index(0, 0).data() == 12
    chosen = QPersistentModelIndex(filtered.index(2, 0))
    filtered.set_text("a")
    filtered.sort(Column.WHITE)
    assert filtered.index(0, 1).data() == "a"
    assert [filtered.index(row, 0).data() for row in range(filtered.rowCount())] == [3, 6, 9, 12]
    filtered.set_text("")
    filtered.sort(Column.NUMBER)
    assert filtered.rowCount() == 12
    assert not chosen.isValid()  # it was filtered out


def test_games_sort_by_how_they_are_called(model):
    filtered = GameFilter(model)
    filtered.sort(Column.GAME, Qt.SortOrder.DescendingOrder)
    assert [filtered.index(row, 0).data() for row in range(2)] == [2, 1]


def test_a_game_that_is_not_known_is_called_as_the_file_does(qapp):
    text = '[Variant "Frisian"]\n1. 32-28 *\n\n[White "Ada"]\n1. 32-28 *\n'
    model = GameListModel(pdn.scan(text), name)
    assert [model.index(row, Column.GAME).data() for row in range(2)] == [
        "Frisian",
        "INTERNATIONAL DRAUGHTS",
    ]


def test_what_is_chosen_stays_chosen_when_sorted(model):
    filtered = GameFilter(model)
    chosen = QPersistentModelIndex(filtered.index(0, 0))
    filtered.sort(Column.NUMBER, Qt.SortOrder.DescendingOrder)
    assert chosen.row() == 1
    assert filtered.game(chosen).number == 1


def test_ten_thousand_games_are_filtered_at_once(qapp):
    text = "".join(
        f'[White "Player {number}"]\n[Black "Other"]\n[Event "E{number % 50}"]\n1. e2-e3 *\n\n'
        for number in range(10_000)
    )
    model = GameListModel(pdn.scan(text), name)
    begin = time.thread_time()
    filtered = GameFilter(model)
    filtered.set_text("player 77 e2")
    assert 0 < filtered.rowCount() < 300
    filtered.set_text("")
    filtered.sort(Column.EVENT)
    assert filtered.rowCount() == 10_000
    assert time.thread_time() - begin < 0.5  # measured: 0.15
