"""The tour of a game: its tasks in positions that were found before, or are looked for now.

What is kept is no more than positions. The moves that a task asks for are counted anew each time, so that
a position that does not show its rule any more is left out.
"""

from __future__ import annotations

from functools import lru_cache

from harzdame_engine.files.resources import resource
from harzdame_engine.game.fen import parse_fen
from harzdame_engine.game.position import Position
from harzdame_engine.rules.rules import Rules
from harzdame_engine.tours.claims import claim
from harzdame_engine.tours.finding import find
from harzdame_engine.tours.plan import plan
from harzdame_engine.tours.task import Task, TaskKind

FILE = "tours/positions.txt"
"""A line for each task: the game, the task, the FEN."""


def tour(rules: Rules) -> tuple[Task, ...]:
    """The tasks of a game in the order of its plan; those for which there is no position are left out."""
    known = kept().get(rules.id)
    if known is None:
        return tuple(filter(None, (find(rules, kind) for kind in plan(rules))))
    tasks = (_task(rules, kind, known[kind]) for kind in plan(rules) if kind in known)
    return tuple(filter(None, tasks))


def length(rules: Rules) -> int:
    """The number of tasks of a game, without a position being looked at."""
    return len(kept().get(rules.id) or plan(rules))


@lru_cache(maxsize=1)
def kept() -> dict[str, dict[TaskKind, str]]:
    """The positions that were found, as FENs by the ids of games and the tasks."""
    found: dict[str, dict[TaskKind, str]] = {}
    for line in resource(FILE).read_text(encoding="utf-8").splitlines():
        game, kind, fen = line.split("|")
        found.setdefault(game, {})[TaskKind(kind)] = fen
    return found


def _task(rules: Rules, kind: TaskKind, fen: str) -> Task | None:
    turn, pieces, walks = parse_fen(fen, rules)
    position = Position.of(rules, pieces, turn, walks)
    solutions = claim(kind, position)
    return Task(kind, position, tuple(solutions)) if solutions else None
