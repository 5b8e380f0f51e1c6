"""``worth``: measure what a king is worth, by the results of self-play.

A logistic regression of the result on the lead in men, the lead in kings and
the right to move; the worth is the quotient of the first two coefficients.
"""

from __future__ import annotations

import argparse
import math

from harzdame_engine import Color, Limit, Piece, Position, variants
from harzdame_engine.cli.options import Commands, whole
from harzdame_engine.selfplay import PlayedGame, play_games, result_for_white

Sample = tuple[tuple[float, float, float], float]
"""Lead in men, lead in kings, +1 if White is to move else −1; and White's result."""


def add_to(commands: Commands, position: argparse.ArgumentParser) -> None:  # noqa: ARG001 - games from the start
    """Declare the command."""
    games = [rules.id for rules in variants()]
    parser = commands.add_parser("worth", help="measure the worth of a king by self-play")
    parser.add_argument("--game", nargs="+", choices=games, default=games, help="default: every game")
    parser.add_argument("--games", type=whole, default=200, help="how many to play, default: %(default)s")
    parser.add_argument("--nodes", type=whole, default=1500, help="of each search, default: %(default)s")
    parser.add_argument("--seed", type=whole, default=1)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> None:
    """Print for each game the worth of a king in hundredths of a man, and what it rests on."""
    print(f"{'game':20} worth  positions  white draws plies")
    for game in options.game:
        played = list(
            play_games(Position.start(game), Limit(nodes=options.nodes), options.games, options.seed)
        )
        samples = [sample for one in played for sample in _samples(one)]
        men, kings, _ = fit(samples)
        results = [result_for_white(one.outcome) for one in played]
        print(
            f"{game:20} {100 * kings / men if men > 0 else math.nan:5.0f} {len(samples):10} "
            f"{results.count(1.0) / len(results):6.0%} {results.count(0.5) / len(results):5.0%} "
            f"{sum(len(one.moves) for one in played) / len(played):5.0f}",
            flush=True,
        )


def _samples(game: PlayedGame) -> list[Sample]:
    """Positions in which nothing hangs and the sides differ."""
    found = []
    result = result_for_white(game.outcome)
    for position, move in zip(game.positions, game.moves, strict=False):
        pieces = list(position.pieces.values())

        def lead(king: bool, pieces: list[Piece] = pieces) -> float:
            return pieces.count(Piece(Color.WHITE, king)) - pieces.count(Piece(Color.BLACK, king))

        if not move.captures and (lead(False) or lead(True)):
            found.append(((lead(False), lead(True), 1.0 if position.turn is Color.WHITE else -1.0), result))
    return found


def fit(samples: list[Sample]) -> tuple[float, float, float]:
    """The coefficients of the logistic regression, by Newton's method with a slight ridge."""
    weights = [0.0, 0.0, 0.0]
    for _ in range(25):
        gradient = [-0.5 * weight for weight in weights]
        hessian = [[0.5 if i == j else 0.0 for j in range(3)] for i in range(3)]
        for features, result in samples:
            expected = 1 / (1 + math.exp(-max(-30.0, min(30.0, _dot(weights, features)))))
            for i in range(3):
                gradient[i] += (result - expected) * features[i]
                for j in range(3):
                    hessian[i][j] += expected * (1 - expected) * features[i] * features[j]
        step = _solve(hessian, gradient)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    return weights[0], weights[1], weights[2]


def _dot(a: list[float], b: tuple[float, ...]) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def _solve(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """Gaussian elimination of a small positive definite system."""
    rows = [[*row, value] for row, value in zip(matrix, vector, strict=True)]
    for i in range(3):
        for k in range(i + 1, 3):
            factor = rows[k][i] / rows[i][i]
            rows[k] = [x - factor * y for x, y in zip(rows[k], rows[i], strict=True)]
    solution = [0.0] * 3
    for i in reversed(range(3)):
        solution[i] = (rows[i][3] - sum(rows[i][j] * solution[j] for j in range(i + 1, 3))) / rows[i][i]
    return solution
