"""Counting the leaves of the tree of moves: ``python -m tests.reference.perft --help``.

Shared 9: "Perft counts leaves by this measure", which is that of equal moves.
"""

from __future__ import annotations

import argparse
import sys

from tests.reference.games import Side
from tests.reference.moves import legal_moves, play
from tests.reference.position import Piece, Position, Walks, read_fen, start
from tests.reference.table import GAMES

Key = tuple[int, Side, frozenset[tuple[str, Piece]], Walks]


def perft(position: Position, depth: int) -> int:
    """The number of ways to play `depth` plies. Positions met again are counted once and remembered."""
    return _count(position, depth, {})


def _count(position: Position, depth: int, known: dict[Key, int]) -> int:
    if depth == 0:
        return 1
    if depth == 1:
        return len(legal_moves(position))
    key = (depth, *position.key)
    if key not in known:
        known[key] = sum(_count(play(position, move), depth - 1, known) for move in legal_moves(position))
    return known[key]


def main() -> int:
    """Print depth and count, a line each."""
    parser = argparse.ArgumentParser(description="Count the leaves below a position, slowly.")
    parser.add_argument("--game", default="harzdame", choices=GAMES, help="default: %(default)s")
    parser.add_argument("--depth", type=int, default=5, help="the last depth counted (default %(default)s)")
    parser.add_argument("fen", nargs="?", help="default: the start")
    options = parser.parse_args()
    game = GAMES[options.game]
    position = read_fen(options.fen, game) if options.fen else start(game)
    for depth in range(1, options.depth + 1):
        sys.stdout.write(f"{depth} {perft(position, depth)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
