"""How well measures on held-out positions foretell the matches of evaluations.

    python -m tests.benchmarks.foretelling --game GAME --set FILE --matches FILE [--games FILE] [--nodes N …]

Each line of the file of matches names an evaluation (`rules` or a file of weights), and its Elo over one
opponent that all have in common, with its error (95 %). With `--games`, self-played games that no fit has
seen, the log loss on their results is measured as well, and the correlation of scores with results where
the men are level and there are no kings. Printed are all measures of each evaluation, and for each measure
the correlation of its values with the Elo: Pearson's and Spearman's, and the range of Pearson's in 95 % of
the draws of both, Elo and measure within their errors and the evaluations with replacement.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import Engine, Limit, Position, Score
from harzdame_engine.cli.options import add_game
from harzdame_engine.match.statistics import CONFIDENCE
from harzdame_engine.reports.figures.replay import Games, Positions, read_games
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.variants import variant
from harzdame_engine.search.evaluation import evaluation_of
from harzdame_engine.search.expectation import expectation
from harzdame_engine.training.appraisal import (
    LEVEL,
    LOSS,
    Measured,
    Witnesses,
    log_loss,
    looked_at,
    measured,
    moments_of,
    searched,
)
from harzdame_engine.training.held_out import HeldOut, read_held_out

_DRAWS = 2000
_EVERY = 7
"""Of the positions of games one in so many is looked at."""


class Contestant(NamedTuple):
    """An evaluation and its Elo over the common opponent."""

    choice: str
    elo: Measured

    @property
    def name(self) -> str:
        return Path(self.choice).stem


def read_matches(path: Path) -> list[Contestant]:
    rows = [line.split() for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    return [Contestant(choice, Measured(float(elo), float(error))) for choice, elo, error in rows]


def witnesses(held_out: HeldOut, choice: str, nodes: Sequence[int]) -> dict[str, Witnesses]:
    engine = Engine(evaluation=choice)
    found = {each.measure.name: each for each in looked_at(held_out, engine)}
    for count in nodes:
        found |= {f"{each.measure.name} {count}": each for each in searched(held_out, engine, count)}
    return found


def of_games(rules: Rules, games: Games, positions: Positions, choice: str) -> dict[str, Witnesses]:
    """The log loss on results, and the correlation where men are level and there are no kings."""
    counts = positions.counts
    results, even = list[tuple[float, ...]](), list[tuple[float, ...]]()
    groups, even_groups = list[int](), list[int]()
    judge = _static(rules, choice)
    for index in range(0, len(positions), _EVERY):
        white = int(positions.turn[index]) == 1
        bits = [sum(int(word) << 64 * k for k, word in enumerate(kind)) for kind in positions.pieces[index]]
        score = judge(Position._of_bits(rules, bits, not white)) * (1 if white else -1)
        game = int(positions.game[index])
        points = float(games.points[game])
        expected = expectation(Score(score), game=rules.id)
        results.append((log_loss(expected, points), 1))
        groups.append(game)
        men, kings, other_men, other_kings = counts[index]
        if men == other_men and not kings and not other_kings:
            even.append(moments_of([float(score)], [points]))
            even_groups.append(game)
    return {
        "loss on results": Witnesses(LOSS, tuple(results), tuple(groups)),
        "results, men level": Witnesses(LEVEL, tuple(even), tuple(even_groups)),
    }


def _static(rules: Rules, choice: str) -> Callable[[Position], int]:
    native = evaluation_of(rules, choice).native
    if native is not None:
        return lambda position: native(position._core_rules, position._core)
    engine = Engine(1, evaluation=choice)
    return lambda position: engine.analyse(position, Limit(depth=1)).score.centipieces


def pearson(x: Sequence[float], y: Sequence[float]) -> float:
    return LEVEL.value(moments_of(x, y))


def spearman(x: Sequence[float], y: Sequence[float]) -> float:
    return pearson(_ranks(x), _ranks(y))


def _ranks(values: Sequence[float]) -> list[float]:
    return [sum((other < each) + (other == each) / 2 for other in values) for each in values]


def interval(elo: Sequence[Measured], values: Sequence[Measured]) -> tuple[float, float]:
    """The range of Pearson's correlation in 95 % of the draws."""
    rng = random.Random(1)
    drawn = []
    for _ in range(_DRAWS):
        chosen = [rng.randrange(len(elo)) for _ in elo]
        x = [rng.gauss(elo[i].value, elo[i].error / CONFIDENCE) for i in chosen]
        y = [rng.gauss(values[i].value, values[i].error / CONFIDENCE) for i in chosen]
        drawn.append(pearson(x, y))
    drawn.sort()
    return drawn[_DRAWS // 40], drawn[-_DRAWS // 40]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add_game(parser)
    parser.add_argument("--set", type=Path, required=True)
    parser.add_argument("--matches", type=Path, required=True)
    parser.add_argument("--games", type=Path)
    parser.add_argument("--nodes", type=int, nargs="+", default=[100, 300, 1000])
    options = parser.parse_args()
    rules = variant(options.game)
    held_out = read_held_out(options.set)
    contestants = read_matches(options.matches)
    games = read_games([options.games]) if options.games else None
    columns: dict[str, list[Measured]] = {}
    better: dict[str, int] = {}
    for each in contestants:
        found = witnesses(held_out, each.choice, options.nodes)
        if games is not None:
            found |= of_games(rules, games[1], games[2], each.choice)
        print(f"{each.name:16} {each.elo.value:+6.0f} ± {each.elo.error:3.0f}", end="")
        for name, one in found.items():
            value = measured(one)
            columns.setdefault(name, []).append(value)
            better[name] = one.measure.better
            print(f" | {name} {value.value:.3f} ± {value.error:.3f}", end="")
        print(flush=True)
    elo = [each.elo for each in contestants]
    for name, values in columns.items():
        plain = [better[name] * value.value for value in values]
        turned = [value._replace(value=better[name] * value.value) for value in values]
        known = [one.value for one in elo]
        low, high = interval(elo, turned)
        ranks = spearman(known, plain)
        print(f"{name:20} r {pearson(known, plain):+.3f} ({low:+.2f} to {high:+.2f})  rho {ranks:+.3f}")


if __name__ == "__main__":
    main()
