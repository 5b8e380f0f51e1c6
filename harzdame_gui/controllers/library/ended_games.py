"""Games that ended on the board: in the library's folder for one's own at once, each of them once.

What is done with such a game afterwards – it is annotated, or its end is taken back and it is played on –
replaces what was put there, unless somebody has edited or removed that meanwhile. Where somebody
kept the game there before it ended, that one is given the result, and nothing else.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import NamedTuple

from harzdame_engine import pdn
from harzdame_engine.game.results import OPEN
from harzdame_engine.library.errors import GameChangedError
from harzdame_engine.library.library import Library
from harzdame_engine.library.reading import find_games, read_games
from PySide6.QtCore import QObject, Slot

from harzdame_gui.controllers.files.journal_file import Note
from harzdame_gui.controllers.game.recovery import Recovery
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.library.library_service import LibraryService


class _Put(NamedTuple):
    """A game that was put into the library: its id there, its revision and its text.

    Not `ours`: somebody has put it there before it ended, and it was only given its result.
    """

    id: int
    revision: int
    text: str
    ours: bool = True


class EndedGames(QObject):
    """Listens to what is kept of the games that were played, and puts those that ended into the library."""

    def __init__(
        self, session: GameSession, recovery: Recovery, library: LibraryService, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._library = library
        self._asked: set[str] = set()
        self._put: dict[str, _Put | None] = {}  # by ids among one's own games; the library's thread's alone
        recovery.ownToKeep.connect(self._on_kept)

    @Slot(str, object)
    def _on_kept(self, game_id: str, _note: Note) -> None:
        session = self._session
        if session.studied:
            return
        if session.tree.result is not None:
            self._asked.add(game_id)
            words = pdn.Words(session.tree)
            self._library.keep(partial(_keep, self._put, game_id, words), lambda: words.text)
        elif game_id in self._asked:  # the end was taken back, and it was left before another
            self._library.keep(partial(_take_out, self._put, game_id))


def _keep(known: dict[str, _Put | None], game_id: str, words: pdn.Words, library: Library) -> None:
    if game_id not in known:
        known[game_id] = _added(words.text, library)
    elif (put := known[game_id]) is None or put.text == words.text:
        return
    elif put.ours:
        known[game_id] = _replaced(put, words.text, library)
    else:
        _open_again(put, library)
        known[game_id] = _added(words.text, library)


def _take_out(known: dict[str, _Put | None], game_id: str, library: Library) -> None:
    put = known.pop(game_id, None)
    if put is None or _revision(put.id, library) != put.revision:
        return
    if put.ours:
        library.games.remove([put.id])
    else:
        _open_again(put, library)


def _added(text: str, library: Library) -> _Put | None:
    """Add a game, or its result to one like it that has none; None: that has one, and stays as it is."""
    found = find_games(text)
    (added,) = library.games.add(list(read_games(found)), folder=library.folders.own())
    row = next(iter(library.games.rows([added.id])), None)
    if row is None:
        return None
    if not added.duplicate:
        return _Put(row.id, row.revision, text)
    if row.result not in ("", OPEN):
        return None
    changes = {"Result": found[0].tags.get("Result", OPEN)}
    return _Put(row.id, library.games.edit_tags(row.id, row.revision, changes), text, ours=False)


def _open_again(put: _Put, library: Library) -> None:
    """Take the result back that somebody's game was given, unless it was edited since."""
    with suppress(GameChangedError):
        library.games.edit_tags(put.id, put.revision, {"Result": OPEN})


def _replaced(put: _Put, text: str, library: Library) -> _Put | None:
    try:
        return _Put(put.id, library.games.replace(put.id, put.revision, text), text)
    except GameChangedError:  # by a person, in the library
        return None


def _revision(game: int, library: Library) -> int | None:
    """The revision of a game; None: it is not there any more."""
    return next((row.revision for row in library.games.rows([game])), None)
