"""Games that ended on the board: in the library's folder for one's own at once, each of them once.

What is done with such a game afterwards – it is annotated, or it has another result – replaces what was
put there, and a game of which the end is taken back is there no more until it ends anew; unless somebody
has edited or removed it there meanwhile, in this run of the app or between two. What has stars, labels or
another folder stays, as an open game. Where somebody kept the game there before it ended, that one is
given the result, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from harzdame_engine import pdn
from harzdame_engine.game.results import OPEN
from harzdame_engine.library.errors import GameChangedError
from harzdame_engine.library.library import Library
from harzdame_engine.library.reading import find_games, read_games
from harzdame_engine.library.records import StoredGame
from PySide6.QtCore import QObject, Slot

from harzdame_gui.controllers.files.journal_file import Note
from harzdame_gui.controllers.game.listed import Listed
from harzdame_gui.controllers.game.recovery import Recovery
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.library.library_service import LibraryService

_Change: TypeAlias = Callable[[Listed | None, str, Library], Listed | None]
"""Given where the game is in the library, and its text: where it is after that."""


class EndedGames(QObject):
    """Listens to what is kept of the games that were played, and puts those that ended into the library."""

    def __init__(
        self, session: GameSession, recovery: Recovery, library: LibraryService, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._library = library
        self._listed = recovery.listed
        self._ended: dict[str, bool] = {}  # by ids among one's own games; False: the end was taken back
        self._put: dict[str, Listed] = {}  # by the same ids; the library's thread's alone
        recovery.ownToKeep.connect(self._on_kept)

    @Slot(str, object)
    def _on_kept(self, game_id: str, _note: Note) -> None:
        session = self._session
        known = game_id in self._ended
        before = None if known else self._listed.get(game_id)  # in an earlier run
        if session.tree.result is None:
            if self._ended.get(game_id, before is not None):
                self._ended[game_id] = False
                self._change(_take_out, game_id, before, pdn.Words(session.tree))
        elif known or not session.studied:
            self._ended[game_id] = True
            words = pdn.Words(session.tree)
            self._change(_keep, game_id, before, words, lambda: words.text)

    def _change(
        self,
        change: _Change,
        game_id: str,
        before: Listed | None,
        words: pdn.Words,
        text: Callable[[], str] | None = None,
    ) -> None:
        """Change the library, where the game was `before`, and note where it is then."""
        known = self._put

        def work(library: Library) -> Listed | None:
            put = known.get(game_id)
            if put is None and before is not None:
                put = _taken_up(before, words.text, library)
            try:
                now = change(put, words.text, library)
            except GameChangedError:  # by another program, just now
                now = put
            if now is None:
                known.pop(game_id, None)
            else:
                known[game_id] = now
            return now

        self._library.keep(work, text).finished.connect(partial(self._listed.note, game_id))


def _keep(put: Listed | None, text: str, library: Library) -> Listed | None:
    if put is None:
        return _added(text, library)
    if put.text == _digest(text) or _stored(put, library) is None:
        return put
    if put.ours:
        return _replaced(put, text, library)
    _open_again(put, library)
    return _added(text, library)


def _take_out(put: Listed | None, text: str, library: Library) -> Listed | None:
    if put is None or (stored := _stored(put, library)) is None:
        return put
    if not put.ours:
        _open_again(put, library)
    elif _is_sorted(stored, library):
        return _replaced(put, text, library)
    else:
        library.games.remove([put.id])
    return None


def _taken_up(put: Listed, text: str, library: Library) -> Listed:
    """A game that an earlier run put there, which may not have noted the last that it wrote."""
    stored = library.games.get(put.id)
    if put.ours and stored is not None and stored.text == find_games(text)[0].text:
        return _listed(put.id, text, library)
    return put


def _stored(put: Listed, library: Library) -> StoredGame | None:
    """The game, as long as it is as it was put there: else it is a person's, even if it ends anew."""
    stored = library.games.get(put.id)
    is_same = stored is not None and (stored.row.revision, _digest(stored.text)) == (put.revision, put.there)
    return stored if is_same else None


def _is_sorted(stored: StoredGame, library: Library) -> bool:
    """Whether somebody has given a game stars, a label or another folder than the one it was put into."""
    return bool(stored.row.stars or stored.labels or stored.row.folder != library.folders.own())


def _added(text: str, library: Library) -> Listed:
    """Add a game, or its result to one like it that has none; one that has one stays as it is for good.

    The very same among one's own games was put there before the app was last closed.
    """
    found, own = find_games(text), library.folders.own()
    (added,) = library.games.add(list(read_games(found)), folder=own)
    row = next(iter(library.games.rows([added.id])), None)
    if row is None:
        raise GameChangedError(added.id, removed=True)
    if not added.duplicate or (added.identical and row.folder == own):
        return _listed(row.id, text, library)
    if row.result not in ("", OPEN):
        return Listed(row.id, row.revision, _digest(text), "", ours=False)
    library.games.edit_tags(row.id, row.revision, {"Result": found[0].tags.get("Result", OPEN)})
    return _listed(row.id, text, library, ours=False)


def _open_again(put: Listed, library: Library) -> None:
    """Take the result back that somebody's game was given."""
    library.games.edit_tags(put.id, put.revision, {"Result": OPEN})


def _replaced(put: Listed, text: str, library: Library) -> Listed:
    library.games.replace(put.id, put.revision, text)
    return _listed(put.id, text, library)


def _listed(game: int, text: str, library: Library, *, ours: bool = True) -> Listed:
    """What is to be known of a game that was put there with this text just now."""
    stored = library.games.get(game)
    if stored is None:
        raise GameChangedError(game, removed=True)
    return Listed(game, stored.row.revision, _digest(text), _digest(stored.text), ours)


def _digest(text: str) -> str:
    return pdn.text_digest(text).hex()
