"""What judges the positions of a game: weights that come with the program, those of a file, or the rules."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import _core
from harzdame_engine.files.errors import WeightsError
from harzdame_engine.files.resources import resource
from harzdame_engine.rules.rules import Rules
from harzdame_engine.search.weights import Weights, read_weights

INSTALLED = "installed"
BY_RULES = "rules"


class Evaluation(NamedTuple):
    """`native` is None where tables derived from the rules judge.

    `name` tells evaluations apart: ``rules``, or ``learned-`` and a few digits.
    `problem` says why weights that are there are not used.
    """

    native: _core.LearnedEvaluation | None
    name: str
    problem: WeightsError | None = None


def evaluation_of(rules: Rules, choice: str = INSTALLED) -> Evaluation:
    """What `choice` names: INSTALLED (if there are any for the game), BY_RULES, or a file of weights.

    Installed weights that cannot be used leave it to the rules, with the problem.

    Raises:
        WeightsError: the file named holds no weights for this game.
    """
    if choice == BY_RULES:
        return Evaluation(None, BY_RULES)
    return _installed(rules) if choice == INSTALLED else _learned(read_weights(Path(choice), rules))


@lru_cache(maxsize=4)  # some megabytes each
def _installed(rules: Rules) -> Evaluation:
    try:
        return _learned(read_weights(resource(f"weights/{rules.id}.weights"), rules))
    except FileNotFoundError:
        return Evaluation(None, BY_RULES)
    except WeightsError as error:
        return Evaluation(None, BY_RULES, error)


def _learned(weights: Weights) -> Evaluation:
    return Evaluation(weights.native, f"learned-{hashlib.sha256(weights.values).hexdigest()[:8]}")
