import zlib

import pytest
from harzdame_engine.library.errors import GameChangedError, LibraryError, LibraryProblem
from harzdame_engine.library.games import MOST_STARS, AddedGame
from harzdame_engine.library.importing import import_text
from harzdame_engine.library.library import Library
from harzdame_engine.library.query import GameQuery
from harzdame_engine.library.reading import find_games, read_games

GAME = (
    '[Event "Open"]\n[White "Ada"]\n[Black "Bo"]\n[Date "2001.05.??"]\n[Result "1-0"]\n[Opening "Corner"]\n\n'
    "1. e2-f2 {a fine move} d7-c7 1-0"
)


def add(library: Library, text: str, **options: object) -> list[AddedGame]:
    return library.games.add(list(read_games(find_games(text))), **options)  # type: ignore[arg-type]


def test_a_game_comes_back_letter_by_letter(library: Library) -> None:
    long = GAME.replace("a fine move", "a  fine\r\nmove … " * 40).replace("Ada", "Bea")
    for text in (GAME, long, '[White "x"]\n\n1. e2-f2 \ud800 *'):
        (added,) = add(library, text, source="games.pdn")
        stored = library.games.get(added.id)
        assert stored is not None
        assert stored.text == text
        assert stored.source == "games.pdn"
    assert library.games.texts([2, 1]) == [long, GAME]


def test_its_row_says_what_its_tags_and_moves_say(library: Library) -> None:
    add(library, GAME)
    (row,) = library.games.rows([1])
    assert row[:7] == (1, 1, "harzdame", "Ada", "Bo", "Open", "")
    assert (row.date, row.day, row.result, row.plies) == ("2001.05.??", 20010500, "1-0", 2)
    assert (row.opening, row.complete, row.stars, row.folder) == ("e2-f2 d7-c7", True, 0, None)
    stored = library.games.get(1)
    assert stored is not None and stored.tags["Opening"] == "Corner"


def test_a_game_that_is_none_of_ours_keeps_its_name(library: Library) -> None:
    games = ('[GameType "50"]\n\n*', '[Event "b"]\n\n*', '[Variant "My own"]\n\n1. a1-b2 *')
    import_text(library.games, "\n\n".join(games))
    names = [(row.variant, row.foreign) for row in library.games.rows([1, 2, 3])]
    assert names == [("", "Othello"), ("harzdame", ""), ("", "My own")]
    library.games.edit_tags(1, 1, {"GameType": "1"})
    library.games.edit_tags(3, 1, {"Variant": "Turkish"})
    names = [(row.variant, row.foreign) for row in library.games.rows([1, 3])]
    assert names == [("", "Chinese chess"), ("turkish", "")]
    library.games.remove([1])
    assert import_text(library.games, '[GameType "50"]\n\n1. c3-d4 *\n\n[Event "b"]\n\n*').added == 2
    assert {row.foreign for row in library.games.rows(range(4, 6))} == {"Othello"}


def test_a_game_that_nothing_decides_is_kept_as_guessed(library: Library) -> None:
    import_text(library.games, "1. a3-a4 a6-a5 *")
    assert [(row.variant, row.guessed) for row in library.games.rows([1])] == [("turkish", True)]
    library.games.edit_tags(1, 1, {"Variant": "Turkish"})
    assert [(row.variant, row.guessed) for row in library.games.rows([1])] == [("turkish", False)]


def test_what_is_there_already_is_not_added(library: Library) -> None:
    add(library, GAME)
    assert add(library, GAME) == [AddedGame(1, True, True)]
    other_words = GAME.replace("fine", "poor").replace("Ada", "ADA")
    assert add(library, other_words) == [AddedGame(1, True, False)]
    assert add(library, GAME.replace("d7-c7", "e7-d7")) == [AddedGame(2)]
    assert add(library, GAME + "\n\n" + GAME, keep_duplicates=True) == [AddedGame(3), AddedGame(4)]
    assert len(library.games) == 4


def test_the_same_game_twice_in_one_go_is_added_once(library: Library) -> None:
    assert add(library, GAME + "\n\n" + GAME) == [AddedGame(1), AddedGame(1, True, True)]


def test_tags_are_edited_and_everything_follows(library: Library) -> None:
    add(library, GAME)
    revision = library.games.edit_tags(1, 1, {"White": "Carla", "Result": "0-1", "Date": "1999.01.02"})
    assert revision == 2
    stored = library.games.get(1)
    assert stored is not None
    assert stored.text == GAME.replace("Ada", "Carla").replace("1-0", "0-1").replace(
        "2001.05.??", "1999.01.02"
    )
    assert (stored.row.revision, stored.row.white, stored.row.result) == (2, "Carla", "0-1")
    assert list(library.search(GameQuery(player="carla")).ids) == [1]
    assert not library.search(GameQuery(player="ada")).ids
    (move,) = library.explore(_start())
    assert (move.wins, move.losses, move.last_year) == (0, 1, 1999)


def _start():
    from harzdame_engine import Position

    return Position.start()


def test_an_edit_of_what_somebody_else_changed_is_refused(library: Library) -> None:
    add(library, GAME)
    with Library(library.path) as other:
        other.games.edit_tags(1, 1, {"White": "Carla"})
    with pytest.raises(GameChangedError) as refused:
        library.games.edit_tags(1, 1, {"White": "Dora"})
    assert not refused.value.removed
    with pytest.raises(GameChangedError):
        library.games.replace(1, 1, GAME)
    assert library.games.rows([1])[0].white == "Carla"
    library.games.remove([1])
    with pytest.raises(GameChangedError) as refused:
        library.games.replace(1, 2, GAME)
    assert refused.value.removed
    assert "removed" in str(refused.value)


def test_an_edit_keeps_what_others_set_meanwhile(library: Library) -> None:
    add(library, GAME)
    with Library(library.path) as other:
        other.games.set_stars([1], 4)
        other.games.add_label([1], "sharp")
    library.games.edit_tags(1, 1, {"White": "Carla"})
    stored = library.games.get(1)
    assert stored is not None
    assert (stored.row.stars, stored.labels) == (4, ("sharp",))


def test_another_text_takes_the_place_of_a_game(library: Library) -> None:
    add(library, GAME)
    library.games.replace(1, 1, GAME.replace("d7-c7 ", "d7-c7 2. e1-e2 "))
    assert library.games.rows([1])[0].plies == 3
    with pytest.raises(ValueError, match="one game"):
        library.games.replace(1, 2, "")
    with pytest.raises(ValueError, match="one game"):
        library.games.replace(1, 2, GAME + "\n\n" + GAME)


def test_a_game_can_become_unreadable_and_readable_again(library: Library) -> None:
    add(library, GAME)
    library.games.replace(1, 1, '[Variant "Chess"]\n\n1. e4 *')
    assert library.games.rows([1])[0].variant == ""
    assert library.explore(_start()) == ()
    library.games.replace(1, 2, GAME)
    assert len(library.explore(_start())) == 1


def test_removed_games_are_gone_everywhere(library: Library) -> None:
    add(library, GAME)
    library.games.add_label([1], "sharp")
    library.games.remove([1, 77])
    assert library.games.get(1) is None
    assert library.games.rows([1]) == []
    assert not library.search(GameQuery(words="fine")).ids
    assert library.games.labels() == ()
    assert add(library, GAME) == [AddedGame(2)], "an id is never used again"


def test_stars_and_labels(library: Library) -> None:
    add(library, GAME)
    library.games.set_stars([1], 5)
    assert library.games.rows([1])[0].stars == 5
    with pytest.raises(ValueError, match="6"):
        library.games.set_stars([1], 6)
    library.games.add_label([1, 99], " long   endgame ")
    library.games.add_label([1], "Long Endgame")
    assert library.games.labels() == ("long endgame",)
    library.games.remove_label([1], "LONG endgame")
    assert library.games.labels() == ()
    with pytest.raises(ValueError, match="name"):
        library.games.add_label([1], "  ")


def test_the_game_on_the_board_is_added(library: Library) -> None:
    report = import_text(library.games, GAME)
    assert report.added == 1
    assert import_text(library.games, GAME).skipped[0].there == 1


def test_a_damaged_game_is_told_as_damage(library: Library) -> None:
    add(library, GAME.replace("a fine move", "a fine move " * 40))
    with library._connection.writing() as db:
        db.execute("UPDATE texts SET text = ?", (b"no zlib",))
    for use in (lambda: library.games.get(1), lambda: library.games.texts([1])):
        with pytest.raises(LibraryError) as damaged:
            use()
        assert damaged.value.problem is LibraryProblem.DAMAGED_GAME
    with library._connection.writing() as db:
        db.execute("DELETE FROM texts")
    with pytest.raises(LibraryError):
        library.games.get(1)


def test_numbers_that_no_game_has_are_brought_near(library: Library) -> None:
    add(library, GAME)
    for stars, day in ((1 << 62, 1 << 62), (-1, -1)):
        with library._connection.writing() as db:
            db.execute("UPDATE games SET stars = ?, day = ?", (stars, day))
        (row,) = library.games.rows([1])
        assert (row.stars, row.day) == (MOST_STARS if stars > 0 else 0, 0)


def test_texts_are_the_same_however_they_are_packed(library: Library) -> None:
    text = GAME.replace("a fine move", "a fine move " * 40)
    add(library, text)
    with library._connection.writing() as db:
        db.execute("UPDATE texts SET text = ?", (zlib.compress(text.encode(), 1),))
    assert add(library, text) == [AddedGame(1, True, True)]
