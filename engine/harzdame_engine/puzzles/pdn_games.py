"""Games of PDN files as a source of puzzles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from harzdame_engine import pdn
from harzdame_engine.puzzles.faulty_games import ScoredPosition
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.info import Limit

_NODES = 3_000


class SearchedGames:
    """The games of one kind in some files, with a quick search of each position of their main lines."""

    def __init__(self, paths: Sequence[Path], game: str) -> None:
        """Read the files.

        Raises:
            OSError: one cannot be read.
            PdnError: one is not a text.
        """
        self._games = [
            found
            for path in paths
            for found in pdn.scan(pdn.decode(path.read_bytes())).games
            if found.rules is not None and found.rules.id == game
        ]
        self._engine = Engine(hash_mb=4)

    def __len__(self) -> int:
        return len(self._games)

    def positions(self, number: int) -> Iterator[ScoredPosition]:
        """The positions of a game that were played from, as far as it can be read."""
        tree = self._games[number].read().tree
        if tree is None:
            return
        self._engine.new_game()
        for node in tree.mainline():
            if node.position.outcome():
                return
            yield ScoredPosition(
                node.position, self._engine.analyse(node.position, Limit(nodes=_NODES)).score
            )
