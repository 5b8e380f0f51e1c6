"""Endgame tables against the solver, position by position.

``python -m tests.reference.compare_endgames --help``
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from itertools import repeat
from pathlib import Path
from tempfile import TemporaryDirectory

from harzdame_engine import Color, Rules, variant
from harzdame_engine import Piece as CorePiece
from harzdame_engine import Position as CorePosition
from harzdame_engine.endgames import material as core
from harzdame_engine.endgames.builder import build
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.rules.board import Board as CoreBoard
from harzdame_engine.rules.rules import Goal as CoreGoal

from tests.reference.endgames import KINDS, Endgames, Material, materials
from tests.reference.games import Game, Goal, Side
from tests.reference.position import Position, write_fen
from tests.reference.small import SQUARE_3X4, has_small, small
from tests.reference.table import GAMES

COLORS = {Side.WHITE: Color.WHITE, Side.BLACK: Color.BLACK}
GOALS = {Goal.BLOCK: CoreGoal.BLOCK, Goal.GIVE_AWAY: CoreGoal.GIVE_AWAY, Goal.FIRST_KING: CoreGoal.FIRST_KING}
CORE_PIECES = {kind: CorePiece(COLORS[kind.side], kind.king) for kind in KINDS}

# Of different kinds, by board, removal, king, promotion, line leap, threat rule and goal.
DIFFERENT = (
    *("harzdame", "turkish", "international", "hexdame"),
    *("turkthic-2", "dameo", "bahrain", "gothic", "giveaway-russian"),
)

# So many differences of a material are told, the others only counted.
TOLD = 5
MEMORY_MB = 2000


@dataclass(slots=True)
class Report:
    """The findings of a comparison in all positions of one material."""

    material: Material
    # By the solver; all outcomes with White to move, those of Black are the same.
    outcomes: Counter[str] = field(default_factory=Counter)
    longest: int = 0
    differences: int = 0
    # The first of them.
    told: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        outcomes = ", ".join(f"{self.outcomes[outcome]} {outcome}" for outcome in ("won", "drawn", "lost"))
        line = f"{self.material}: {outcomes}, longest {self.longest} plies, {self.differences} differences"
        return "\n  ".join([line, *self.told])


def compare_material(tables: Tables, endgames: Endgames, material: Material) -> Report:
    """Compare on every position of a material, with either side to move."""
    report = Report(material)
    for position in endgames.positions(material):
        plies = endgames.plies(position)
        report.outcomes["drawn" if plies is None else "won" if endgames.is_won(plies) else "lost"] += 1
        report.longest = max(report.longest, plies or 0)
        for either in (position, position.turned):
            verdict = tables.probe(_as_core(either, tables.rules))
            won = plies is not None and endgames.is_won(plies)
            if verdict is None or (verdict.plies, verdict.is_win) != (plies, won):
                report.differences += 1
                if len(report.told) < TOLD:
                    says = "do not know it" if verdict is None else f"say {verdict}"
                    report.told.append(f"{write_fen(either)}: the tables {says}, the solver {plies} plies")
    return report


def _as_core(position: Position, rules: Rules) -> CorePosition:
    pieces = {square: CORE_PIECES[piece] for square, piece in position.pieces.items()}
    return CorePosition.of(rules, pieces, COLORS[position.turn])


def compare(game_id: str, endgames: Endgames, pieces: int, folder: Path) -> Iterator[Report]:
    """Build the tables of two to so many pieces, solve the same and compare, material by material.

    The tables are built by the engine's rules of `game_id`, on the small board if the game of
    `endgames` is on it; that has no materials yet, and solves them.
    """
    game = endgames.game
    rules = _on_small(variant(game_id), game) if game.board == SQUARE_3X4 else variant(game_id)
    tables = Tables(rules, (folder,))
    build(tables, core.materials(rules, pieces), folder, threads=1, memory_mb=MEMORY_MB)
    for together in materials(pieces):
        endgames.add(*together)
        for material in together:
            # Where one piece each is a draw, there are no tables of two pieces alone; where a king ends the
            # game, there are none with kings.
            over = game.goal is Goal.FIRST_KING and material.kings + material.other_kings
            if tables.files and not over:
                yield compare_material(tables, endgames, material)


def _on_small(rules: Rules, game: Game) -> Rules:
    board = rules.board
    names = tuple(name for name in board.names if name in SQUARE_3X4.places)
    columns, rows = zip(*(board.place(name) for name in names), strict=True)
    bits = tuple(board.bit_of[name] for name in names)
    return replace(
        rules,
        board=CoreBoard("square-3x4", names, columns, rows, bits, board.vectors, board.shifts),
        setup=game.men[Side.WHITE],
        promotion_squares=game.promotion_squares[Side.WHITE],
        line_leap_from=rules.line_leap_from.intersection(names),
        goal=GOALS[game.goal],
    )


def _compare_and_print(game_id: str, game: Game, pieces: int) -> bool:
    """Whether all is alike."""
    began = time.monotonic()
    alike = True
    with TemporaryDirectory() as folder:
        for report in compare(game_id, Endgames(game), pieces, Path(folder)):
            alike = alike and not report.differences
            print(f"{game_id} {report}", flush=True)
    print(f"{game_id}: {time.monotonic() - began:.0f} s", flush=True)
    return alike


def main() -> int:
    """Print a line for each material of each game; exit with 1 if there was a difference."""
    parser = argparse.ArgumentParser(
        description="Compare all positions of newly built endgame tables with a slow, plain solver.",
    )
    default = f"default: {' '.join(DIFFERENT)}"
    parser.add_argument("--game", nargs="+", choices=GAMES, default=DIFFERENT, metavar="GAME", help=default)
    parser.add_argument("--pieces", type=int, default=3, help="at most (default %(default)s)")
    parser.add_argument("--small", action="store_true", help="on a board of 3 × 4 squares, not on the game's")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default %(default)s)")
    options = parser.parse_args()
    games = {game_id: GAMES[game_id] for game_id in options.game}
    if options.small:
        games = {game_id: small(game) for game_id, game in games.items() if has_small(game)}
    with ProcessPoolExecutor(options.jobs) as pool:
        alike = list(pool.map(_compare_and_print, games.keys(), games.values(), repeat(options.pieces)))
    return 0 if all(alike) else 1


if __name__ == "__main__":
    sys.exit(main())
