"""The figures of the self-test, each from where it belongs, and the file that ships them.

After a change that is meant to alter one of them, renew the file:

    python -m tests.engine.selftest.figures
"""

from __future__ import annotations

import json
from typing import Any

from harzdame_engine import Position, variant, variants
from harzdame_engine.endgames.tables import Tables, installed_folders
from harzdame_engine.selftest.bench import bench

from tests.checkout import ROOT
from tests.engine.networks import games_with_networks
from tests.perft.counts import counts

FILE = ROOT / "resources" / "selftest" / "figures.json"
_MOST_LEAVES = 500_000
"""Of a game, so that all of them take about a second."""
_ENDGAME = "W:WKa1,Kb3:BKh8"


def of_perft(game: str) -> tuple[int, int]:
    """A depth, and the leaves of the start at that depth."""
    leaves = counts(game)[0].leaves
    return max((depth, count) for depth, count in enumerate(leaves, 1) if count <= _MOST_LEAVES)


def figures() -> dict[str, Any]:
    """All of them."""
    games = [rules.id for rules in variants()]
    verdict = Tables(variant("harzdame"), installed_folders()).probe(Position.from_fen(_ENDGAME))
    return {
        "perft": {game: list(of_perft(game)) for game in games},
        "bench": bench().nodes,
        "networks": games_with_networks(),
        "endgame": {"game": "harzdame", "fen": _ENDGAME, "verdict": str(verdict)},
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(figures(), indent=1) + "\n", encoding="utf-8")
