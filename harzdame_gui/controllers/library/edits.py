"""Changes of the library's games, folders and marks, made on its thread; what they take can be put back."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import pdn
from harzdame_engine.library.errors import GameChangedError
from harzdame_engine.library.importing import ImportOptions, ImportReport, import_text
from harzdame_engine.library.library import Library
from harzdame_engine.library.reading import find_games, read_games
from harzdame_engine.library.records import GameRow, StoredGame
from harzdame_engine.library.sortings import Sorting

from harzdame_gui.controllers.game.library_copy import LibraryCopy


def add_text(text: str, library: Library) -> ImportReport:
    """Add a game of this app to the folder for them."""
    return import_text(library.games, text, ImportOptions(folder=library.folders.own()))


def add_games(text: str, name: str, library: Library) -> ImportReport:
    """Add games to the folder of this name, which is made if need be."""
    name = " ".join(name.split())
    known = (folder.id for folder in library.folders.all() if folder.name == name and not folder.own)
    folder = next(known, None) or library.folders.add(name)
    return import_text(library.games, text, ImportOptions(folder=folder))


def edit_tags(game: GameRow, changes: dict[str, str], library: Library) -> int:
    """Write tags of a game anew: its new revision."""
    return library.games.edit_tags(game.id, game.revision, changes)


def copy_of(stored: StoredGame) -> LibraryCopy:
    """What is to be known of a game of the library that is on the board."""
    row = stored.row
    return LibraryCopy(row.id, row.revision, pdn.text_digest(stored.text).hex(), stored.source)


def replace(copy: LibraryCopy, text: str, in_file: bool, library: Library) -> LibraryCopy:
    """Put another text in the place of a game's: what is to be known of it then."""
    stored = library.games.get(copy.id)
    if stored is not None and copy_of(stored).text != copy.text:  # it may be another library
        raise GameChangedError(copy.id, removed=False)
    revision = library.games.replace(copy.id, copy.revision, text, in_file=in_file)
    written = library.games.get(copy.id)
    if written is None:
        raise GameChangedError(copy.id, removed=True)
    return copy_of(written)._replace(revision=revision)


def remove(games: Sequence[int], library: Library) -> list[StoredGame]:
    """Remove games: what `put_back` makes them of again."""
    taken = [stored for game in games if (stored := library.games.get(game)) is not None]
    library.games.remove(games)
    return taken


def put_back(taken: Sequence[StoredGame], library: Library) -> None:
    """Add removed games again, with their stars, labels and folders."""
    folders = {folder.id for folder in library.folders.all()}
    for stored in taken:
        row = stored.row
        read = list(read_games(find_games(stored.text)))
        folder = row.folder if row.folder in folders else None
        added = library.games.add(read, source=stored.source, folder=folder, keep_duplicates=True)
        ids = [each.id for each in added]
        for game in ids:
            library.games.set_origin(game, stored.origin, stored.text)
        library.games.set_stars(ids, row.stars)
        for label in stored.labels:
            library.games.add_label(ids, label)


def set_stars(games: Sequence[int], stars: int, library: Library) -> Sorting:
    """Give games stars: those that they had."""
    before = library.sortings.before_stars(games, stars)
    library.games.set_stars(games, stars)
    return before


def set_folder(games: Sequence[int], folder: int | None, library: Library) -> Sorting:
    """Put games into a folder: where they were."""
    before = library.sortings.before_folder(games, folder)
    library.games.set_folder(games, folder)
    return before


def set_label(games: Sequence[int], label: str, on: bool, library: Library) -> Sorting:
    """Give games a label, or take it from them: those that lost it."""
    if on:
        library.games.add_label(games, label)
        return Sorting()
    before = library.sortings.before_label(games, label)
    library.games.remove_label(games, label)
    return before


def remove_folder(folder: int, library: Library) -> Sorting:
    """Remove a folder and those in it: what was there."""
    before = library.sortings.before_removal(folder)
    library.folders.remove(folder)
    return before
