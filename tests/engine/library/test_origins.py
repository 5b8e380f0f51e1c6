"""Games found again in the files that they came from."""

from harzdame_engine.library.importing import import_text
from harzdame_engine.library.library import Library
from harzdame_engine.library.reading import find_games, read_games
from harzdame_engine.pdn import scan, text_digest

GAME = '[White "Ada"]\n\n1. e2-f2 *'
OTHER = GAME.replace("Ada", "Bo")


def stored(library: Library, source: str) -> int:
    (added,) = library.games.add(list(read_games(find_games(GAME))), source=source)
    return added.id


def origin(library: Library, game: int) -> bytes:
    found = library.games.get(game)
    assert found is not None
    return found.origin


def test_games_of_a_file_are_told_by_their_texts() -> None:
    file = scan(f"{GAME}\n\n{OTHER}\n\n{GAME}\n")
    assert file.numbers_by_digest() == {text_digest(GAME): 1, text_digest(OTHER): 2}


def test_an_edit_here_alone_leaves_the_text_of_the_file(library: Library) -> None:
    game = stored(library, "games.pdn")
    assert origin(library, game) == text_digest(GAME)
    revision = library.games.edit_tags(game, 1, {"White": "Bo"})
    library.games.edit_tags(game, revision, {"White": "Cy"})
    assert origin(library, game) == text_digest(GAME)
    library.games.edit_tags(game, 3, {"White": "Ada"})
    assert origin(library, game) == text_digest(GAME)
    assert library._connection.rows("SELECT * FROM origins") == []


def test_an_edit_that_the_file_has_too_is_its_text(library: Library) -> None:
    game = stored(library, "games.pdn")
    library.games.edit_tags(game, 1, {"White": "Cy"})
    library.games.replace(game, 2, OTHER, in_file=True)
    assert origin(library, game) == text_digest(OTHER)


def test_a_game_without_a_file_has_no_origin(library: Library) -> None:
    import_text(library.games, GAME)
    library.games.edit_tags(1, 1, {"White": "Bo"})
    assert origin(library, 1) == b""
