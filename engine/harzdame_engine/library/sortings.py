"""How games are sorted – stars, folders, labels – before a change that would lose it, to be made so again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from harzdame_engine.library.connection import Connection
from harzdame_engine.library.folders import BELOW

_AT_ONCE = 500


class Sorting(NamedTuple):
    """What a change alters: the stars and folders that games had, by their ids, the games that had `label`,
    and folders with their ids, parents and names, each behind the one that it is in.
    """

    stars: tuple[tuple[int, int], ...] = ()
    places: tuple[tuple[int, int | None], ...] = ()
    label: str = ""
    labelled: tuple[int, ...] = ()
    folders: tuple[tuple[int, int | None, str], ...] = ()

    @property
    def games(self) -> int:
        """The number of games that lost something."""
        had = (*(stars for _game, stars in self.stars), *(folder for _game, folder in self.places))
        return sum(map(bool, had)) or len(self.labelled)


class Sortings:
    """Notes how games are sorted in a library, and sorts them so again."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def before_stars(self, ids: Sequence[int], stars: int) -> Sorting:
        """The stars of the games that get others."""
        rows = self._of_games("SELECT id, stars FROM games WHERE id IN ({})", ids)
        return Sorting(stars=tuple((game, had) for game, had in rows if had != stars))

    def before_folder(self, ids: Sequence[int], folder: int | None) -> Sorting:
        """The folders of the games that go into another one."""
        rows = self._of_games("SELECT id, folder FROM games WHERE id IN ({})", ids)
        return Sorting(places=tuple((game, had) for game, had in rows if had != folder))

    def before_label(self, ids: Sequence[int], label: str) -> Sorting:
        """The games among these that have a label."""
        rows = self._of_games("SELECT game, label FROM labels WHERE game IN ({}) AND label = ?", ids, label)
        return Sorting(label=label, labelled=tuple(game for game, _label in rows))

    def before_removal(self, folder: int) -> Sorting:
        """A folder with those in it, and the games that are there; the app's own stays, and loses nothing."""
        folders = self._connection.rows(
            f"{BELOW} SELECT id, parent, name FROM folders WHERE id IN below"
            " AND NOT EXISTS (SELECT 1 FROM folders WHERE id = :folder AND own)",
            {"folder": folder},
        )
        games = self._connection.rows(
            f"{BELOW} SELECT id, folder FROM games WHERE folder IN below",
            {"folder": folder},
        )
        return Sorting(places=tuple(games) if folders else (), folders=tuple(_parents_first(folders)))

    def restore(self, sorting: Sorting) -> None:
        """Sort games as they were, unless they are gone; folders that were removed come back.

        A game that has been put into another folder since the change stays there where folders come back.
        """
        with self._connection.writing() as db:
            db.executemany(
                "INSERT OR IGNORE INTO folders(id, parent, name)"
                " VALUES (?, (SELECT id FROM folders WHERE id = ?), ?)",
                sorting.folders,
            )
            unless_moved = " AND folder IS NULL" if sorting.folders else ""
            db.executemany(
                "UPDATE games SET folder = ?2 WHERE id = ?1"
                " AND (?2 IS NULL OR ?2 IN (SELECT id FROM folders))" + unless_moved,
                sorting.places,
            )
            db.executemany("UPDATE games SET stars = ?2 WHERE id = ?1", sorting.stars)
            db.executemany(
                "INSERT OR IGNORE INTO labels SELECT id, ? FROM games WHERE id = ?",
                [(sorting.label, game) for game in sorting.labelled],
            )

    def _of_games(self, query: str, ids: Sequence[int], *more: object) -> Iterator[tuple[int, int]]:
        for begin in range(0, len(ids), _AT_ONCE):
            part = tuple(ids[begin : begin + _AT_ONCE])
            yield from self._connection.rows(query.format(",".join("?" * len(part))), (*part, *more))


def _parents_first(
    folders: Iterable[tuple[int, int | None, str]],
) -> Iterator[tuple[int, int | None, str]]:
    """The folders in an order in which they can be made; those of a ring, which cannot, are left out."""
    waiting = list(folders)
    inside = {each[0] for each in waiting}
    while waiting:
        ready = [each for each in waiting if each[1] not in inside]
        if not ready:
            return
        yield from ready
        inside -= {each[0] for each in ready}
        waiting = [each for each in waiting if each[0] in inside]
