"""The rows of the list of games: what they say, and that a hundred thousand cost nothing until seen."""

from __future__ import annotations

import pytest
from harzdame_engine import Rules, pdn, variant
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from harzdame_gui.files.game_search import ListOrder, WantedGames
from harzdame_gui.files.games_model import CURRENT_ROLE, FACTS_ROLE, FileGamesModel, details_of
from tests.gui.files.test_game_search import TEXT

ROLE = Qt.ItemDataRole


def name(rules: Rules) -> str:
    return rules.name


@pytest.fixture
def model(qapp: object) -> FileGamesModel:
    model = FileGamesModel(name)
    model.show_games(pdn.scan(TEXT), range(1, 3), WantedGames())
    return model


def test_it_is_a_sound_model(model: FileGamesModel) -> None:
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show_games(pdn.scan(TEXT), [2], WantedGames("chloe"))
    model.show_games(None, (), WantedGames())


def test_a_row_says_who_played_and_how(model: FileGamesModel) -> None:
    assert [model.index(row, 0).data() for row in range(2)] == ["Ada – Benoît", "Chloe – Ada"]
    spoken = model.index(0, 0).data(ROLE.AccessibleTextRole)
    assert spoken == "1, Ada – Benoît, 1–0, 17/05/2024, Club evening, Harzdame"


def test_only_other_games_are_named(model: FileGamesModel) -> None:
    model.set_usual(variant("harzdame"))
    assert [model.index(row, 0).data(FACTS_ROLE).game for row in range(2)] == ["", "Turkish draughts"]


def test_a_game_that_was_guessed_is_named_as_such(model: FileGamesModel) -> None:
    model.show_games(pdn.scan('[Event "a"]\n\n1. a3-a4 *'), [1], WantedGames())
    model.set_usual(variant("turkish"))
    assert model.index(0, 0).data(FACTS_ROLE).game == "Turkish draughts (guessed)"


def test_the_game_on_the_board_is_marked(model: FileGamesModel) -> None:
    changed: list[int] = []
    model.dataChanged.connect(lambda index, _last: changed.append(index.row()))
    model.set_current(2)
    assert [model.index(row, 0).data(CURRENT_ROLE) for row in range(2)] == [False, True]
    assert changed == [1]
    assert str(model.index(1, 0).data(ROLE.AccessibleTextRole)).endswith("on the board")


def test_games_without_players_are_called_by_their_event_or_number(qapp: object) -> None:
    model = FileGamesModel(name)
    content = pdn.scan('[Event "Problem"]\n1. e2-e3 *\n\n[Site "?"]\n1. e2-e3 *')
    model.show_games(content, range(1, 3), WantedGames())
    assert [model.index(row, 0).data() for row in range(2)] == ["Problem", "Game 2"]


def test_chapters_of_a_study_without_players_are_called_by_their_names(qapp: object) -> None:
    study = '[Event "Endings: Two kings"]\n[StudyName "Endings"]\n[ChapterName "Two kings"]\n'
    model = FileGamesModel(name)
    content = pdn.scan(f'{study}1. e2-e3 *\n\n{study}[White "Ada"]\n1. e2-e3 *')
    model.show_games(content, range(1, 3), WantedGames())
    assert [model.index(row, 0).data() for row in range(2)] == ["Two kings", "Ada – ?"]
    seconds = [details_of(model.index(row, 0).data(FACTS_ROLE)) for row in range(2)]
    assert [second[0] for second in seconds] == ["Endings", "Endings: Two kings"]


def test_rows_are_found_in_any_order(qapp: object) -> None:
    model = FileGamesModel(name)
    content = pdn.scan(TEXT * 3)
    model.show_games(content, [1, 3, 5], WantedGames("ada"))
    assert model.in_file_order
    assert [model.row_of(number) for number in (0, 1, 2, 3, 5, 9)] == [None, 0, None, 1, 2, None]
    model.show_games(content, [5, 1, 3], WantedGames("", ListOrder.WHITE))
    assert not model.in_file_order
    assert [model.row_of(number) for number in (5, 3, 4)] == [0, 2, None]


def test_only_the_rows_that_are_seen_are_read(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    content = pdn.scan("".join(f'[White "{number}"]\n1. e2-e3 *\n\n' for number in range(20_000)))
    read: list[int] = []
    model = FileGamesModel(lambda rules: read.append(1) or rules.name)
    model.show_games(content, range(1, 20_001), WantedGames())
    assert model.rowCount() == 20_000
    assert model.row_of(19_999) == 19_998
    assert not read
    assert model.index(19_999, 0).data() == "19999 – ?"
    assert len(read) == 1
