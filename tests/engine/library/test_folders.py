import pytest
from harzdame_engine.library.importing import import_text
from harzdame_engine.library.library import Library
from harzdame_engine.library.query import GameQuery


def test_the_folder_for_own_games_is_there_and_stays(library: Library) -> None:
    own = library.folders.own()
    library.folders.remove(own)
    library.folders.rename(own, "x")
    (folder,) = library.folders.all()
    assert (folder.id, folder.own, folder.name) == (own, True, "")


def test_the_folder_for_own_games_comes_back(library: Library) -> None:
    with library._connection.writing() as db:
        db.execute("DELETE FROM folders")
    own = library.folders.own()
    assert library.folders.own() == own
    assert [(folder.id, folder.own) for folder in library.folders.all()] == [(own, True)]


def test_folders_form_a_tree_that_searches_follow(library: Library, texts: list[str]) -> None:
    import_text(library.games, "\n".join(texts[:4]))
    club = library.folders.add("Club")
    matches = library.folders.add(" Matches  at home ", club)
    library.games.set_folder([1], club)
    library.games.set_folder([2, 3], matches)
    assert list(library.search(GameQuery(folder=club)).ids) == [1, 2, 3]
    assert list(library.search(GameQuery(folder=matches)).ids) == [2, 3]
    assert [(f.name, f.parent, f.games) for f in library.folders.all()[1:]] == [
        ("Club", None, 1),
        ("Matches at home", club, 2),
    ]
    library.folders.rename(club, "Verein")
    library.folders.remove(club)
    assert [folder.own for folder in library.folders.all()] == [True]
    assert len(library.games) == 4, "the games stay"
    assert library.games.rows([2])[0].folder is None


def test_a_folder_needs_a_name(library: Library) -> None:
    with pytest.raises(ValueError, match="name"):
        library.folders.add("  ")
