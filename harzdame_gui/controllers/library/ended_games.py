"""Games that ended on the board: in the library's folder for one's own at once, each of them once.

What is done with such a game afterwards – it is annotated, or it has another result – replaces what was
put there, and a game of which the end is taken back is there no more until it ends anew; unless somebody
has edited or removed it there meanwhile. What has stars, labels or another folder stays, as an open game.
Where somebody kept the game there before it ended, that one is given the result, and nothing else.
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
from harzdame_engine.library.records import StoredGame
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
        self._ended: dict[str, bool] = {}  # by ids among one's own games; False: the end was taken back
        self._put: dict[str, _Put | None] = {}  # by the same ids; the library's thread's alone
        recovery.ownToKeep.connect(self._on_kept)

    @Slot(str, object)
    def _on_kept(self, game_id: str, _note: Note) -> None:
        session = self._session
        known = game_id in self._ended
        if session.tree.result is None:
            if self._ended.get(game_id):
                self._ended[game_id] = False
                words = pdn.Words(session.tree)
                self._library.keep(partial(_take_out, self._put, game_id, words))
        elif known or not session.studied:
            self._ended[game_id] = True
            words = pdn.Words(session.tree)
            self._library.keep(partial(_keep, self._put, game_id, words), lambda: words.text)


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


def _take_out(known: dict[str, _Put | None], game_id: str, words: pdn.Words, library: Library) -> None:
    put = known.get(game_id)
    if put is None:
        return
    stored = library.games.get(put.id)
    if stored is None or stored.row.revision != put.revision:  # a person's now, even if the game ends anew
        known[game_id] = None
    elif put.ours and _is_sorted(stored, library):
        known[game_id] = _replaced(put, words.text, library)
    else:
        del known[game_id]
        if put.ours:
            library.games.remove([put.id])
        else:
            _open_again(put, library)


def _is_sorted(stored: StoredGame, library: Library) -> bool:
    """Whether somebody has given a game stars, a label or another folder than the one it was put into."""
    return bool(stored.row.stars or stored.labels or stored.row.folder != library.folders.own())


def _added(text: str, library: Library) -> _Put | None:
    """Add a game, or its result to one like it that has none; None: that has one, and stays as it is.

    The very same among one's own games was put there before the app was last closed.
    """
    found, own = find_games(text), library.folders.own()
    (added,) = library.games.add(list(read_games(found)), folder=own)
    row = next(iter(library.games.rows([added.id])), None)
    if row is None:
        return None
    if not added.duplicate or (added.identical and row.folder == own):
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
