"""Questions to the library, answered on its thread: for lists, the preview, the board and the explorer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from harzdame_engine import Move, Node, Position, Rules, pdn
from harzdame_engine.books.cache import BookCache
from harzdame_engine.library.explorer import (
    ComparedMove,
    ExploredMove,
    ExplorerGames,
    book_moves,
    side_by_side,
)
from harzdame_engine.library.library import Library
from harzdame_engine.library.pattern import PositionPattern
from harzdame_engine.library.query import GameQuery
from harzdame_engine.library.reading import find_games
from harzdame_engine.library.records import Folder, FoundGames, GameRow, StoredGame

from harzdame_gui.controllers.files.first_moves import find_first_moves


class LibraryMarks(NamedTuple):
    """What games can be sorted into, and how many there are."""

    folders: tuple[Folder, ...]
    labels: tuple[str, ...]
    games: int


class PreviewedGame(NamedTuple):
    """A stored game with its positions; `positions` is empty where none could be read."""

    game: StoredGame
    positions: tuple[Position, ...]
    moves: tuple[Move, ...]


class OpenedGame(NamedTuple):
    """A stored game read whole, and the node to show first; `reading.tree` is None if it cannot be shown.

    `text` is the game as it is stored, None if there is none in it.
    """

    game: StoredGame
    reading: pdn.PdnReading
    node: Node | None
    text: pdn.PdnGame | None = None


def search(query: GameQuery, library: Library) -> FoundGames:
    """The games wanted."""
    return library.search(query)


def games_with(position: Position, own: bool, query: GameQuery, library: Library) -> FoundGames:
    """The games that have a position, of all or one's own, in the order of a query."""
    folder = library.folders.own() if own else None
    return library.search(query._replace(pattern=PositionPattern.exactly(position), folder=folder))


def rows(ids: Sequence[int], library: Library) -> list[GameRow]:
    """Games as lists show them."""
    return library.games.rows(ids)


def marks(library: Library) -> LibraryMarks:
    """Folders and labels, and the number of games."""
    return LibraryMarks(library.folders.all(), library.games.labels(), len(library.games))


def preview(game: int, library: Library) -> PreviewedGame | None:
    """A game with its positions; None: it was removed."""
    stored = library.games.get(game)
    if stored is None:
        return None
    found = find_games(stored.text)
    tree = found[0].read().tree if found else None
    if tree is None:
        return PreviewedGame(stored, (), ())
    line = tree.mainline()
    moves = tuple(node.move for node in line if node.move is not None)
    return PreviewedGame(stored, tuple(node.position for node in line), moves)


def read(game: int, ply: int, library: Library) -> OpenedGame | None:
    """A game with its tree, to be shown after so many moves; None: it was removed."""
    stored = library.games.get(game)
    if stored is None:
        return None
    found = find_games(stored.text)
    if not found:
        return OpenedGame(stored, pdn.PdnReading(None, (), complete=False), None)
    reading = found[0].read()
    find_first_moves(reading.tree)
    node = None
    if reading.tree is not None:
        line = reading.tree.mainline()
        node = line[min(ply, len(line) - 1)]
    return OpenedGame(stored, reading, node, found[0])


def explore(
    position: Position, source: ExplorerGames, books: BookCache, library: Library
) -> tuple[ExploredMove, ...]:
    """The moves of a position, as one of the sources knows them."""
    if source is ExplorerGames.BOOK:
        return book_moves(position, books.book(position.rules))
    return library.explore(position, library.folders.own() if source is ExplorerGames.OWN else None)


def compare(
    position: Position, first: ExplorerGames, books: BookCache, library: Library
) -> tuple[ComparedMove, ...]:
    """The moves of a position as all sources know them."""
    found = {source: explore(position, source, books, library) for source in ExplorerGames}
    return side_by_side(
        found[ExplorerGames.LIBRARY], found[ExplorerGames.OWN], found[ExplorerGames.BOOK], first
    )


def load(rules: Rules, library: Library) -> int:
    """Make ready for searches by position in a game; returns the number of its games."""
    return library.positions.load(rules)
