"""Games of a file to be written anew, found on the files' thread: by their numbers, or wherever they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from harzdame_engine import pdn
from harzdame_engine.pdn import Arrangement

from harzdame_gui.controllers.storage.file_failure import FileFailure

Rewriter = Callable[[pdn.Document], Mapping[int, str]]
"""Says which games of a file are to be written anew, by their numbers."""


class Rewriting:
    """Games to be written anew, by their numbers. `games`: those that were found."""

    def __init__(self, find: Rewriter) -> None:
        self._find = find
        self.games: Mapping[int, str] = {}

    def __call__(self, document: pdn.Document) -> Arrangement:
        self.games = self._find(document)
        return pdn.rewriting(document, self.games)


class Annotated(NamedTuple):
    """What became of games that were to be written anew: the digests of those that are not in the file.

    `failure`: nothing was written.
    """

    missing: frozenset[bytes] = frozenset()
    failure: FileFailure | None = None


class Annotation:
    """Games to be written anew wherever they are, by the digests of their texts; for the files' thread.

    `numbers` are those that they had last: only if one is no longer there, the whole file is looked through.
    """

    def __init__(self, games: Mapping[bytes, str], numbers: Mapping[bytes, Sequence[int]]) -> None:
        self.games = games
        self._numbers = numbers
        self.found: dict[int, str] = {}
        self.missing = frozenset(games)

    def __call__(self, document: pdn.Document) -> Arrangement | None:
        """The change of a file in which they are looked for."""
        digests = self._digests(document.content.games)
        self.found = {number: self.games[each] for number, each in digests.items() if each in self.games}
        self.missing = frozenset(self.games) - frozenset(digests.values())
        return pdn.rewriting(document, self.found) if self.found else None

    def _digests(self, games: Sequence[pdn.PdnGame]) -> dict[int, bytes]:
        """The digests of the games that may be meant, by their numbers."""
        near = [number for digest in self.games for number in self._numbers.get(digest, ())]
        found = {number: games[number - 1].digest for number in near if number <= len(games)}
        if self.games.keys() <= set(found.values()):
            return found
        return {game.number: game.digest for game in games}
