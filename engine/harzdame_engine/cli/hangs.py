"""``hangs``: how often each level leaves a piece to be taken for nothing, game by game."""

from __future__ import annotations

import argparse

from harzdame_engine.cli.options import whole
from harzdame_engine.rating.hangs import Share, choices, hung, is_more, more, share
from harzdame_engine.rules.variants import variants
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.levels import LEVELS


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser.description = (
        "Count in how many quiet choices a level leaves a piece to be taken for nothing, "
        "beside any legal move, and how many more than the level below."
    )
    parser.set_defaults(run=run)
    games = [rules.id for rules in variants()]
    parser.add_argument("--game", nargs="+", default=games, choices=games, help="the games (default: all)")
    parser.add_argument("--choices", type=whole, default=400, help="number of positions")
    parser.add_argument("--seeds", type=whole, default=3, help="moves of each level in each position")
    parser.add_argument("--to", type=whole, default=len(LEVELS), metavar="LEVEL", help="the highest level")
    parser.add_argument("--seed", type=whole, default=1)


def run(options: argparse.Namespace) -> None:
    """Count and print a table."""
    for game in options.game:
        _count(game, options)


def _count(game: str, options: argparse.Namespace) -> None:
    asked = choices(game, options.choices, options.seed)
    chance = below = [choice.by_chance for choice in asked]
    print(f"| {game} | hangs a piece | more than the one before | |\n|---|---|---|---|")
    print(f"| any move | {_percent(share(chance))} | | |")
    engine = Engine(hash_mb=4)
    for level in LEVELS[: options.to]:
        found = [hung(choice, level, options.seeds, engine) for choice in asked]
        rise = more(found, below)
        wrong = share(found).mean >= share(chance).mean or is_more(rise)
        remark = "too many" if wrong else ""
        print(f"| `{level.id}` | {_percent(share(found))} | {_percent(rise)} | {remark} |", flush=True)
        below = found


def _percent(value: Share) -> str:
    return f"{100 * value.mean:.1f} ± {100 * value.error:.1f} %"
