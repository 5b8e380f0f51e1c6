from pathlib import Path

import pytest
from harzdame_engine import Position
from harzdame_engine.game.notation import IllegalMove
from harzdame_engine.library.importing import import_text
from harzdame_engine.library.library import Library
from harzdame_engine.library.pattern import PositionPattern, Wanted
from harzdame_engine.library.query import GameQuery, opening_of
from harzdame_engine.library.reading import find_games
from harzdame_engine.library.records import GameColumn

from tests.engine.library.collections import collection


def found(library: Library, **wanted: object) -> list[int]:
    return list(library.search(GameQuery(**wanted)).ids)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def tags(texts: list[str]) -> dict[int, dict[str, str]]:
    """The tags of the games of `full` by their ids."""
    return {number: find_games(text)[0].tags for number, text in enumerate(texts, 1)}


def begins(words: str, text: str) -> bool:
    starts = text.lower().replace(",", " ").split()
    return all(any(start.startswith(word) for start in starts) for word in words.lower().split())


def test_without_wishes_all_are_found(full: Library) -> None:
    assert found(full) == list(range(1, 61))
    assert found(full, descending=True) == list(range(60, 0, -1))


@pytest.mark.parametrize("name", ["harz", "Ha", "ada", "b ada", "nobody", "jordis"])
def test_players(full: Library, tags: dict[int, dict[str, str]], name: str) -> None:
    plain = {number: {k: v.replace("ö", "o") for k, v in t.items()} for number, t in tags.items()}
    white = [number for number, t in plain.items() if begins(name, t["White"])]
    black = [number for number, t in plain.items() if begins(name, t["Black"])]
    assert found(full, white=name) == white
    assert found(full, black=name) == black
    assert found(full, player=name) == sorted({*white, *black})


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("mueller", {"Müller", "Mueller", "Muller"}),
        ("Müller", {"Müller", "Mueller", "Muller"}),
        ("weiss", {"Weiß", "Weiss"}),
        ("Jörg", {"Joerg", "Jörg", "Jorg"}),
        ("muller", {"Müller", "Muller"}),  # as accents are passed over
    ],
)
def test_names_are_found_as_programs_without_their_letters_spell_them(
    library: Library, typed: str, names: set[str]
) -> None:
    everyone = ["Müller", "Mueller", "Muller", "Weiß", "Weiss", "Joerg", "Jörg", "Jorg", "Sue"]
    for year, name in enumerate(everyone, 1990):
        import_text(library.games, f'[White "{name}"]\n[Date "{year}"]\n\n1. e2-f2 *')
    assert {everyone[number - 1] for number in found(library, player=typed)} == names


def test_both_players(full: Library, tags: dict[int, dict[str, str]]) -> None:
    t = tags[7]
    assert 7 in found(full, white=t["White"], black=t["Black"])
    assert found(full, white=t["White"], event="zzz") == []
    for player, opponent in ((t["White"], t["Black"]), (t["Black"], t["White"])):
        assert 7 in found(full, player=player, opponent=opponent)
        assert 7 in found(full, opponent=opponent)
    assert 7 not in found(full, player=t["White"], opponent=t["White"])
    assert found(full, player="b", opponent="!") == found(full, player="b")


def test_events_and_sites(full: Library, tags: dict[int, dict[str, str]]) -> None:
    assert found(full, event="team") == [n for n, t in tags.items() if begins("team", t["Event"])]
    assert found(full, site="stein") == [n for n, t in tags.items() if begins("stein", t["Site"])]


def test_dates(full: Library, tags: dict[int, dict[str, str]]) -> None:
    assert found(full, first_day=19800000, last_day=19990000) == [
        n for n, t in tags.items() if 1980 <= int(t["Date"][:4]) <= 1999
    ]
    assert found(full, first_day=19900615) == [n for n, t in tags.items() if t["Date"] >= "1990.06.15"]


def test_dates_of_which_little_is_known(library: Library) -> None:
    for number, date in enumerate(["1990.??.??", "1990.05.??", "1990.05.20", "????.??.??", "1991"]):
        import_text(library.games, f'[Date "{date}"]\n[White "{number}"]\n\n1. e2-f2 *')
    assert found(library, first_day=19900510) == [1, 2, 3, 5]
    assert found(library, first_day=19900600) == [1, 5]
    assert found(library, last_day=19900510) == [1, 2]
    assert found(library, first_day=19900500, last_day=19900500) == [1, 2, 3]


def test_results_and_games(full: Library, tags: dict[int, dict[str, str]]) -> None:
    wanted = frozenset({"1-0", "1/2-1/2"})
    assert found(full, results=wanted) == [n for n, t in tags.items() if t["Result"] in wanted]
    assert found(full, variant="harzdame") == list(range(1, 61))
    assert found(full, variant="croda") == []


def test_openings(full: Library) -> None:
    rows = full.games.rows(list(range(1, 61)))
    opening = rows[4].opening
    for plies in (1, 2, 5, 10):
        begun = " ".join(opening.split()[:plies])
        assert found(full, opening=begun) == [
            row.id for row in rows if row.opening.split()[:plies] == begun.split()
        ]


def test_an_opening_as_typed() -> None:
    assert opening_of("1. e2-f2 d7c7 2.e1e2", "harzdame") == "e2-f2 d7-c7 e1-e2"
    assert opening_of("", "harzdame") == ""
    assert opening_of("1. 32-28 19-23 2. 28x19", "international") == "32-28 19-23 28x19"
    with pytest.raises(IllegalMove):
        opening_of("e2-f9", "harzdame")


def test_words_of_names_tags_and_comments(full: Library, texts: list[str]) -> None:
    assert found(full, words="corner falls") == [n for n, t in enumerate(texts, 1) if "corner falls" in t]
    assert found(full, words="number 17") == [18]


@pytest.mark.parametrize("words", ['"', "NEAR(", "a AND", "*", "white:", "'; DROP TABLE games"])
def test_no_words_break_a_search(full: Library, words: str) -> None:
    for field in ("words", "player", "event"):
        found(full, **{field: words})
    assert len(full.games) == 60


@pytest.mark.parametrize("column", list(GameColumn))
def test_every_column_sorts_both_ways(full: Library, column: GameColumn) -> None:
    def value(number: int) -> object:
        row = full.games.rows([number])[0]
        if column is GameColumn.DATE:
            return row.day
        got = getattr(row, column)
        return got.lower() if isinstance(got, str) and column is not GameColumn.OPENING else got

    up = found(full, order=column)
    assert [value(n) for n in up] == sorted(value(n) for n in up)
    assert found(full, order=column, descending=True) == up[::-1]


def test_marks_of_the_user(library: Library, texts: list[str]) -> None:
    import_text(library.games, "\n".join(texts[:5]) + '\n[White "x"]\n\n1. z9-z8 *')
    library.games.set_stars([2], 3)
    library.games.set_stars([3], 5)
    library.games.add_label([1, 3], "sharp")
    assert found(library, least_stars=3) == [2, 3]
    assert found(library, label="Sharp") == [1, 3]
    assert found(library, label="sharp", least_stars=4) == [3]
    assert found(library, unread=True) == [6]
    assert found(library, order=GameColumn.STARS, descending=True)[:2] == [3, 2]


def test_positions_join_with_everything_else(full: Library, tags: dict[int, dict[str, str]]) -> None:
    start = PositionPattern.exactly(Position.start())
    result = full.search(GameQuery(pattern=start, results=frozenset({"0-1"}), order=GameColumn.WHITE))
    assert sorted(result.ids) == [n for n, t in tags.items() if t["Result"] == "0-1"]
    assert result.plies[result.ids[0]] == 0
    names = [tags[n]["White"].lower() for n in result.ids]
    assert names == sorted(names)
    nowhere = PositionPattern(
        Position.start().rules, dict.fromkeys(Position.start().rules.board.names, Wanted.EMPTY)
    )
    assert found(full, pattern=nowhere) == []
    assert found(full, pattern=PositionPattern(Position.start().rules)) == found(full)


def test_a_letter_may_be_typed_as_two_characters(library: Library) -> None:
    import_text(library.games, '[White "Rémi"]\n\n1. e2-f2 *')
    assert list(library.search(GameQuery(player="Re\u0301mi")).ids) == [1]
    assert list(library.search(GameQuery(player="remi")).ids) == [1]


def test_a_person_of_several_names_is_found_by_each(library: Library) -> None:
    for year, name in enumerate(
        ("Stschogoljew, W.", "Shchegolev, V", "Щёголев, Вячеслав", "Sijbrands"), 1990
    ):
        import_text(library.games, f'[White "{name}"]\n[Black "Other"]\n[Date "{year}"]\n\n1. e2-f2 *')
    names = (("Stschogoljew", "Shchegolev", "Щёголев"), ("Nobody", "None"))
    for typed in ("shchegolev", "stscho", "щеголев"):
        assert len(found(library, player=typed, names=names)) == 3
        assert len(found(library, player=typed, opponent="other", names=names)) == 3
        assert len(found(library, white=typed, names=names)) == 3
    assert len(found(library, player="sij", names=names)) == 1
    assert len(found(library, player="shchegolev")) == 1


def test_the_file_that_games_come_from_narrows_the_search_down(library: Library, tmp_path: Path) -> None:
    for name in ("Club 2024", "Open 2025"):
        (tmp_path / f"{name}.pdn").write_text(f'[White "{name}"]\n\n1. e2-f2 *\n')
    library.import_paths([tmp_path])
    import_text(library.games, '[White "No file"]\n\n1. e2-f2 h3-h2 *')
    assert len(found(library, file="club")) == 1
    assert len(found(library, file=".PDN")) == 2
    assert found(library, file="100%") == []
    assert len(found(library)) == 3


@pytest.mark.parametrize("game", ["harzdame", "international", "turkish", "hexdame"])
def test_the_other_side_is_found_with_the_colours_exchanged(library: Library, game: str) -> None:
    texts = list(collection(8, seed=3, plies=40, variant_id=game))
    import_text(library.games, "\n".join(texts))
    tree = find_games(texts[2])[0].read().tree
    assert tree is not None
    position = tree.mainline()[7].position
    pattern = PositionPattern.exactly(position)
    other = pattern.exchanged
    assert other.exchanged == pattern
    assert not other.matches(position)
    assert 3 in found(library, pattern=pattern)
    assert 3 not in found(library, pattern=other)
    both = library.search(GameQuery(pattern=other, either_side=True))
    assert 3 in both.ids
    assert both.plies[3] == 7
