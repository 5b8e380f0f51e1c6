"""The folders of a library: a tree, into which each game may be put once."""

from __future__ import annotations

from harzdame_engine.library.connection import Connection
from harzdame_engine.library.records import Folder

BELOW = """
WITH RECURSIVE below(id) AS (
    VALUES (:folder) UNION SELECT folders.id FROM folders JOIN below ON parent = below.id
)
"""
"""The head of a query in which the table `below` has the folder `:folder` and all those in it."""


class LibraryFolders:
    """The folders in a library."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def all(self) -> tuple[Folder, ...]:
        """Every folder with the number of games directly in it, the app's own first, then by name."""
        return tuple(
            Folder(number, parent, name, bool(own), games)
            for number, parent, name, own, games in self._connection.rows(
                "SELECT id, parent, name, own, (SELECT count(*) FROM games WHERE folder = folders.id)"
                " FROM folders ORDER BY own DESC, name COLLATE NOCASE, id"
            )
        )

    def own(self) -> int:
        """The folder for games of this app; it is made anew where a damaged file lacks it.

        Raises:
            LibraryError: the library cannot be written.
        """
        found = self._connection.rows("SELECT id FROM folders WHERE own")
        return int(found[0][0]) if found else self._make_own()

    def _make_own(self) -> int:
        with self._connection.writing() as db:
            return int(db.execute("INSERT INTO folders(name, own) VALUES ('', 1)").lastrowid or 0)

    def add(self, name: str, parent: int | None = None) -> int:
        """A new folder.

        Raises:
            LibraryError: the library cannot be written.
        """
        with self._connection.writing() as db:
            found = db.execute("INSERT INTO folders(parent, name) VALUES (?, ?)", (parent, _name(name)))
            return int(found.lastrowid or 0)

    def rename(self, folder: int, name: str) -> None:
        """Give a folder another name; the app's own keeps its own."""
        with self._connection.writing() as db:
            db.execute("UPDATE folders SET name = ? WHERE id = ? AND NOT own", (_name(name), folder))

    def remove(self, folder: int) -> None:
        """Remove a folder and those in it; their games stay in the library. The app's own is kept."""
        with self._connection.writing() as db:
            db.execute("DELETE FROM folders WHERE id = ? AND NOT own", (folder,))


def _name(name: str) -> str:
    name = " ".join(name.split())
    if not name:
        raise ValueError("a folder needs a name")
    return name
