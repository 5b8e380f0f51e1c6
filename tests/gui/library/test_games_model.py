"""The table of games found: it asks for what is in sight, and holds no more."""

from __future__ import annotations

from array import array

from harzdame_engine.library.records import FoundGames, GameColumn, GameRow
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from harzdame_gui.library.games_model import COLUMNS, GamesModel


def row(game: int) -> GameRow:
    return GameRow(
        game,
        1,
        "harzdame",
        f"White {game}",
        "Black",
        "",
        "",
        "",
        "",
        19980500,
        "1/2-1/2",
        5,
        "",
        False,
        2,
        None,
    )


def test_rows_are_asked_for_by_the_page(qtbot) -> None:
    model = GamesModel()
    QAbstractItemModelTester(model)
    model.show_found(FoundGames(array("q", range(1000, 101_000)), {}))
    assert model.rowCount() == 100_000
    with qtbot.waitSignal(model.rowsWanted) as wanted:
        assert model.data(model.index(50_020, 0)) is None
    games = sorted(wanted.args[0])
    assert games == list(range(51_000, 51_100))
    model.add_rows([row(game) for game in games])
    assert model.data(model.index(50_020, 0)) == "White 51020"
    shown = [model.data(model.index(50_020, COLUMNS.index(column))) for column in COLUMNS]
    assert shown[2:7] == ["½–½", "05/1998", "", "3 …", "★★"]
    with qtbot.assertNotEmitted(model.rowsWanted, wait=30):
        model.data(model.index(50_099, 1))


def test_no_more_than_some_thousands_are_kept(qtbot) -> None:
    model = GamesModel()
    model.show_found(FoundGames(array("q", range(1, 20_001)), {}))
    for first in range(1, 20_001, 1000):
        model.add_rows([row(game) for game in range(first, first + 1000)])
    assert len(model._rows) <= 5000


def test_another_order_is_asked_for(qtbot) -> None:
    model = GamesModel()
    with qtbot.waitSignal(model.orderWanted) as wanted:
        model.sort(COLUMNS.index(GameColumn.DATE), Qt.SortOrder.DescendingOrder)
    assert wanted.args == [GameColumn.DATE, True]
    with qtbot.waitSignal(model.orderWanted) as wanted:
        model.sort(-1)
    assert wanted.args == [GameColumn.ADDED, False]


def test_the_row_of_a_game(qtbot) -> None:
    model = GamesModel()
    model.show_found(FoundGames(array("q", [5, 3, 9]), {}))
    assert (model.row_of(9), model.row_of(4), model.numbers[1]) == (2, None, 3)
