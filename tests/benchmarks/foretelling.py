"""How well measures on held-out positions foretell the matches of evaluations.

    python -m tests.benchmarks.foretelling --game GAME --set FILE --matches FILE --kept FILE
        [--games FILE] [--nodes N …]

Each line of the file of matches names an evaluation (`rules` or a file of weights), and its Elo over one
opponent that all have in common, with its error (95 %). Measures taken are kept in a file of JSON, and not
taken again. With `--games`, self-played games that no fit has seen, the log loss on their results is measured
as well, and the correlation of scores with results where the men are level and there are no kings. Printed
are all measures of each evaluation, and for each measure the correlation of its values with the Elo:
Pearson's with the range that it has in 95 % of the draws of Elo and measure within their errors, the
evaluations drawn with replacement; and Spearman's.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import Engine, Limit, Position, Score
from harzdame_engine.cli.options import add_game
from harzdame_engine.match.statistics import CONFIDENCE
from harzdame_engine.reports.figures.replay import GameColumns, Positions, read_games
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.variants import variant
from harzdame_engine.search.evaluation import evaluation_of
from harzdame_engine.search.expectation import expectation
from harzdame_engine.training.appraisal import (
    LEVEL,
    LOSS,
    Measured,
    Witnesses,
    difference,
    log_loss,
    looked_at,
    measured,
    moments_of,
    searched,
)
from harzdame_engine.training.held_out import HeldOut, read_held_out

_DRAWS = 2000
_DEPTHS = (1, 3)
_EVERY = 7
"""Of the positions of games one in so many is looked at."""


class Contestant(NamedTuple):
    """An evaluation and its Elo over the common opponent."""

    choice: str
    elo: Measured

    @property
    def name(self) -> str:
        return Path(self.choice).stem


class Found(NamedTuple):
    """A measure's value, its error, that of the difference from the first evaluation, `Measure.better`."""

    value: float
    error: float
    apart: float
    better: float


def read_matches(path: Path) -> list[Contestant]:
    rows = [line.split() for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    return [Contestant(choice, Measured(float(elo), float(error))) for choice, elo, error in rows]


def witnesses(held_out: HeldOut, choice: str, nodes: Sequence[int]) -> dict[str, Witnesses]:
    engine = Engine(evaluation=choice)
    found = dict[str, Witnesses]()
    for depth in _DEPTHS:
        found |= {f"{each.measure.name}, {depth} ply": each for each in looked_at(held_out, engine, depth)}
    for count in nodes:
        found |= {f"{each.measure.name} {count}": each for each in searched(held_out, engine, count)}
    return found


def of_games(rules: Rules, games: GameColumns, positions: Positions, choice: str) -> dict[str, Witnesses]:
    """The log loss on results, and the correlation where men are level and there are no kings."""
    counts = positions.counts
    results, even = list[tuple[float, ...]](), list[tuple[float, ...]]()
    groups, even_groups = list[int](), list[int]()
    judge = _static(rules, choice)
    for index in range(0, len(positions), _EVERY):
        white = int(positions.turn[index]) == 1
        bits = [sum(int(word) << 64 * k for k, word in enumerate(kind)) for kind in positions.pieces[index]]
        position = Position._of_bits(rules, bits, not white)
        score = judge(position) * (1 if white else -1)
        game = int(positions.game[index])
        points = float(games.points[game])
        expected = expectation(Score(score), position)
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


def all_measures(options: argparse.Namespace, choices: Sequence[str]) -> Iterator[dict[str, Found]]:
    """Those of one evaluation after the other; those kept from an earlier run are not taken again."""
    rules = variant(options.game)
    held_out = read_held_out(options.set)
    games = read_games([options.games]) if options.games else None
    kept: dict[str, dict[str, list[float]]] = {}
    if options.kept.exists():
        kept = json.loads(options.kept.read_text(encoding="utf-8"))
    first: dict[str, Witnesses] | None = None
    for choice in choices:
        if choice not in kept or first is None:
            found = witnesses(held_out, choice, options.nodes)
            if games is not None:
                found |= of_games(rules, games[1], games[2], choice)
            first = first or found
            kept[choice] = {
                name: list(Found(*measured(one), difference(one, first[name]).error, one.measure.better))
                for name, one in found.items()
            }
            options.kept.write_text(json.dumps(kept), encoding="utf-8")
        yield {name: Found(*values) for name, values in kept[choice].items()}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add_game(parser)
    parser.add_argument("--set", type=Path, required=True)
    parser.add_argument("--matches", type=Path, required=True)
    parser.add_argument("--kept", type=Path, required=True)
    parser.add_argument("--games", type=Path)
    parser.add_argument("--nodes", type=int, nargs="+", default=[100, 300, 1000])
    options = parser.parse_args()
    contestants = read_matches(options.matches)
    rows = []
    for each, found in zip(
        contestants, all_measures(options, [each.choice for each in contestants]), strict=True
    ):
        rows.append(found)
        if each is contestants[0]:
            print(" | ".join(["", "evaluation", "Elo", *found, ""]).strip())
        cells = [f"{one.value:.3f} ± {one.error:.3f}" for one in found.values()]
        print(
            " | ".join(["", each.name, f"{each.elo.value:+.0f} ± {each.elo.error:.0f}", *cells, ""]).strip()
        )
    elo = [each.elo for each in contestants]
    for name in rows[0]:
        good = [Measured(row[name].better * row[name].value, row[name].apart) for row in rows]
        known, values = [one.value for one in elo], [one.value for one in good]
        low, high = interval(elo, good)
        ranks = spearman(known, values)
        print(f"| {name} | {pearson(known, values):+.3f} ({low:+.2f} to {high:+.2f}) | {ranks:+.3f} |")


if __name__ == "__main__":
    main()
