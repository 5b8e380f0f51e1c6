"""Finds the positions of all tours and writes them: ``python -m tests.engine.tours.positions``.

With ``--game ID`` those of one game alone are looked for; the others stay as they are.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from harzdame_engine import Rules, variant, variants
from harzdame_engine.tours.finding import find
from harzdame_engine.tours.plan import plan
from harzdame_engine.tours.task import Task, TaskKind
from harzdame_engine.tours.tour import FILE, kept

from tests.checkout import ROOT


def found(game: str, tries: int) -> list[str]:
    """A line for each task of a game."""
    rules = variant(game)
    tasks = (find(rules, kind) or _rare(rules, kind, tries) for kind in plan(rules))
    return [f"{game}|{task.kind}|{task.position.fen}" for task in tasks if task is not None]


def _rare(rules: Rules, kind: TaskKind, tries: int) -> Task | None:
    """A longer search, but not for what the end of any game shows."""
    return None if kind is TaskKind.WIN else find(rules, kind, tries)


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game")
    parser.add_argument("--tries", type=int, default=4000, help="placements of each size")
    wanted = parser.parse_args()
    path = ROOT / "resources" / FILE
    before = kept() if path.exists() else {}
    with ProcessPoolExecutor() as pool:
        games = [rules.id for rules in variants()]
        looked_for = [game for game in games if wanted.game in {None, game}]
        searched = pool.map(partial(found, tries=wanted.tries), looked_for)
        new = dict(zip(looked_for, searched, strict=True))
    kept_lines = {
        game: [f"{game}|{kind}|{fen}" for kind, fen in tasks.items()] for game, tasks in before.items()
    }
    lines = [line for game in games for line in new.get(game, kept_lines.get(game, []))]
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
