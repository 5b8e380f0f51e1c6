"""What is found among the games of a file, and in which order."""

from __future__ import annotations

import pytest
from harzdame_engine import Rules, pdn

from harzdame_gui.files.game_search import GameFacts, GameSearch, ListOrder, WantedGames, facts_of

TEXT = """
[Event "Club evening"]
[White "Ada"]
[Black "Benoît"]
[Date "2024.05.17"]
[Result "1-0"]
1. e2-f2 1-0

[White "Chloe"]
[Black "Ada"]
[Date "2023.??.??"]
[Result "*"]
[Variant "turkish"]
1. e2-e3 *
"""


def name(rules: Rules) -> str:
    return rules.name.upper()


def found(text: str, wanted: WantedGames) -> list[int]:
    return list(GameSearch(pdn.scan(text), name).find(wanted))


def test_the_unknown_is_blank() -> None:
    games = pdn.scan(TEXT).games
    assert facts_of(games[0], name) == GameFacts(
        1, "Ada", "Benoît", "1–0", "17/05/2024", "HARZDAME", "Club evening"
    )
    assert facts_of(games[1], name) == GameFacts(2, "Chloe", "Ada", "", "2023", "TURKISH DRAUGHTS", "")


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("", [1, 2]),
        ("ada", [1, 2]),
        ("BENOÎT", [1]),
        ("ada 2023", [2]),
        ("2024.05", [1]),
        ("2024-05", [1]),
        ("17/05/2024", [1]),
        ("turkish", [2]),
        ("xyz", []),
    ],
)
def test_typing_finds_games_by_words_in_any_order_and_case(text: str, numbers: list[int]) -> None:
    assert found(TEXT, WantedGames(text)) == numbers


def test_the_names_of_chapters_are_searched() -> None:
    text = TEXT.replace(
        '[White "Chloe"]', '[StudyName "Endings"]\n[ChapterName "Two kings"]\n[White "Chloe"]'
    )
    assert found(text, WantedGames("kings endings")) == [2]


def test_where_all_are_one_kind_of_game_its_name_finds_none() -> None:
    assert found(TEXT.replace('[Variant "turkish"]\n', ""), WantedGames("harzdame")) == []


def test_columns_sort_by_what_they_mean_the_unknown_last() -> None:
    names = "".join(f'[White "{"bca?"[number % 4]}"]\n1. e2-e3 *\n\n' for number in range(8))
    assert found(names, WantedGames(order=ListOrder.WHITE)) == [3, 7, 1, 5, 2, 6, 4, 8]
    assert found(names, WantedGames("c", ListOrder.WHITE, descending=True)) == [6, 2]
    assert found(names, WantedGames(descending=True)) == [8, 7, 6, 5, 4, 3, 2, 1]
    assert found(TEXT, WantedGames(order=ListOrder.GAME)) == [1, 2]
    assert found(TEXT, WantedGames(order=ListOrder.DATE)) == [2, 1]


def test_a_game_that_is_not_known_is_called_as_the_file_does() -> None:
    games = pdn.scan(
        '[Variant "Damii"]\n1. 32-28 *\n\n[White "Ada"]\n1. 32-28 19-23 28x19 14x23 37-32 *\n'
    ).games
    assert [facts_of(game, name).game for game in games] == ["Damii", "INTERNATIONAL DRAUGHTS (guessed)"]


def test_a_search_that_is_not_wanted_any_more_ends() -> None:
    games = "".join(f'[White "{number}"]\n1. e2-e3 *\n\n' for number in range(600))
    search = GameSearch(pdn.scan(games), name)
    assert search.find(WantedGames("5"), lambda: True) is None
    assert search.find(WantedGames(order=ListOrder.WHITE), lambda: True) is None
    assert search.find(WantedGames("599")) == [600]
