"""The puzzles of the mode that a person trains in, as exercises on paper."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from functools import partial
from random import Random

from harzdame_engine.puzzles import choice
from harzdame_engine.puzzles.puzzle import Puzzle
from harzdame_engine.puzzles.results import Mode

from harzdame_gui.controllers.puzzles import questions
from harzdame_gui.controllers.puzzles.puzzle_service import PuzzleService
from harzdame_gui.controllers.puzzles.trainer import Trainer
from harzdame_gui.controllers.work.job import Job


def puzzles_on_paper(trainer: Trainer, service: PuzzleService) -> Job:
    """What the mode is about; finished with a list of `PaperExercise`.

    One's own missed wins, the puzzles that are due, or a draw of those of the theme and about the rating.
    """
    progress, game = trainer.progress, trainer.game
    if trainer.mode is Mode.MISTAKES:
        own = [found.puzzle for found in progress.own.values() if found.puzzle.game == game]
        return service.ask(game, partial(questions.on_paper, choose=lambda _puzzles: own))
    if trainer.mode is Mode.DUE:
        due = frozenset(progress.due(time.time(), game))
        return service.ask(game, partial(questions.on_paper, choose=partial(_those, due)))
    theme = trainer.theme if trainer.mode is Mode.TRAIN else None
    chance = Random()  # noqa: S311 - which puzzles are printed is no secret
    draw = partial(choice.paper, rating=trainer.rating.rating, chance=chance, theme=theme)
    return service.ask(game, partial(questions.on_paper, choose=draw))


def _those(wanted: frozenset[str], puzzles: Sequence[Puzzle]) -> Iterable[Puzzle]:
    return (puzzle for puzzle in puzzles if puzzle.id in wanted)
