"""Node counts of the search at a fixed depth, in every game, and the data file that holds them.

The counts change only with what the search or the evaluation does. Where that is meant, renew the file:

    python -m tests.engine.search.search_nodes

Each position has two counts: under the evaluation derived from the rules, and under the weights shipped.
`self_play` are the counts of successive searches that share a table too small for them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypedDict

from harzdame_engine import Engine, Limit, Position
from harzdame_engine.search.evaluation import BY_RULES, INSTALLED

from tests.perft.counts import Counts, counts
from tests.reference.table import GAMES

FILE = Path(__file__).with_name("search_nodes.json")
DEPTH = 7
MIDDLE_GAMES = 2
SELF_PLAY_DEPTH = 12
SELF_PLAY_PLIES = 10


class Data(TypedDict):
    """The contents of the file; the games' counts by position, then by evaluation."""

    games: dict[str, dict[str, dict[str, int]]]
    self_play: list[int]


def positions(game: str) -> list[Counts]:
    """The start, and the fullest of the game's other positions with perft counts."""
    start, *others = counts(game)
    fullest = sorted(others, key=lambda entry: -len(Position.from_fen(entry.fen, game).pieces))
    return [start, *fullest[:MIDDLE_GAMES]]


def of_game(game: str) -> dict[str, dict[str, int]]:
    """The nodes of fresh engines on one thread."""
    return {
        entry.name: {
            evaluation: Engine(1, evaluation=evaluation)
            .analyse(Position.from_fen(entry.fen, game), Limit(depth=DEPTH))
            .nodes
            for evaluation in (BY_RULES, INSTALLED)
        }
        for entry in positions(game)
    }


def of_self_play() -> list[int]:
    """The nodes of one engine's searches for both sides of a game, with the smallest table there is."""
    engine = Engine(1, evaluation=BY_RULES)
    position = Position.start()
    nodes = []
    for _ in range(SELF_PLAY_PLIES):
        info = engine.analyse(position, Limit(depth=SELF_PLAY_DEPTH))
        nodes.append(info.nodes)
        assert info.best is not None
        position = position.play(info.best)
    return nodes


def read() -> Data:
    """The file."""
    data: Data = json.loads(FILE.read_text(encoding="utf-8"))
    return data


def main() -> None:
    """Renew the file."""
    data = Data(games={game: of_game(game) for game in GAMES}, self_play=of_self_play())
    FILE.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
