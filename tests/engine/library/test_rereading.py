"""A library that an earlier version wrote: what that did not keep is learnt from the texts."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from harzdame_engine.library.connection import Connection
from harzdame_engine.library.importing import import_text
from harzdame_engine.library.library import Library
from harzdame_engine.library.schema import SCHEMA, Schema

from tests.engine.library.test_importing import FOREIGN, HEAD

PLAYED = '[White "A"]\n[Black "B"]\n\n1. e2-f2 *'


@pytest.fixture(params=[0, 1, 2])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A library of an earlier version, which knew no names of foreign games and took some for copies."""
    path, schema = tmp_path / "library.sqlite", Schema(SCHEMA.first, SCHEMA.upgrades[: request.param])
    with Library(tmp_path / "new.sqlite") as new:
        for text in (*(HEAD + game for game in FOREIGN), PLAYED):
            import_text(new.games, text)
    Connection(path, schema).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("ATTACH ? AS new", (str(tmp_path / "new.sqlite"),))
        db.executescript(
            """
            DELETE FROM folders;
            INSERT INTO folders SELECT * FROM new.folders;
            INSERT INTO games SELECT * FROM new.games;
            INSERT INTO texts SELECT * FROM new.texts;
            INSERT INTO moves SELECT * FROM new.moves;
            """
        )
        db.execute("UPDATE games SET fingerprint = 1 WHERE plies = 0")
        db.commit()
    return path


def test_names_of_foreign_games_are_learnt_a_few_at_a_time(old: Path) -> None:
    with Library(old) as library:
        (before,) = library.games.rows([1])
        assert before.foreign == ""
        counts = [library.games.read_again(5) for _ in range(4)]
        assert counts == [5, 5, 1, 0]
        rows = library.games.rows(range(1, len(FOREIGN) + 1))
        assert {row.foreign for row in rows} == {"Othello", "Chinese chess", "Chess", "Shogi"}
        assert library.games.rows([len(FOREIGN) + 1])[0].plies == 1


def test_copies_are_known_at_the_first_import(old: Path) -> None:
    with Library(old) as library:
        for text in (*(HEAD + game for game in FOREIGN), PLAYED):
            assert import_text(library.games, text).duplicates == 1
        assert import_text(library.games, HEAD + '[GameType "1"]\n\n1. e3-d4 *').added == 1


def test_a_game_that_is_lost_or_damaged_ends_nothing(old: Path) -> None:
    with Library(old) as library:
        pass
    with closing(sqlite3.connect(old)) as db:
        db.execute("DELETE FROM texts WHERE game = 1")
        db.execute("UPDATE texts SET text = x'00' WHERE game = 2")
        db.execute("UPDATE texts SET text = '' WHERE game = 3")
        db.commit()
    with Library(old) as library:
        assert library.games.read_again() == len(FOREIGN)
        assert library.games.read_again() == 0
        assert library.games.rows([5])[0].foreign


def test_what_the_other_games_of_a_file_told_is_kept(tmp_path: Path) -> None:
    with Library(tmp_path / "library.sqlite") as library:
        import_text(library.games, HEAD + FOREIGN[0])
    with closing(sqlite3.connect(tmp_path / "library.sqlite")) as db:
        db.execute("UPDATE kinds SET name = 'Brazilian draughts'")
        db.execute("INSERT INTO unread VALUES (1)")
        db.commit()
    with Library(tmp_path / "library.sqlite") as library:
        assert library.games.read_again() == 1
        assert library.games.rows([1])[0].foreign == "Brazilian draughts"
