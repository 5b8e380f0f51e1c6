"""Evaluations: learned weights that come with the program or lie in a file, or the rules alone."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import _core
from harzdame_engine.cluster.carried import CarriedFile
from harzdame_engine.files.errors import WeightsError
from harzdame_engine.files.resources import resource
from harzdame_engine.rules.rules import Rules
from harzdame_engine.search.weights import SUFFIX, Weights, read_weights

INSTALLED = "installed"
BY_RULES = "rules"


class Evaluator(NamedTuple):
    """The choice of what judges positions; `native` is None for tables derived from the rules.

    `name` identifies an evaluation: ``rules``, or ``learned-`` and a few digits.
    `problem` says why installed weights are not used.
    """

    native: _core.NetworkEvaluation | None
    name: str
    problem: WeightsError | None = None


def evaluation_of(rules: Rules, choice: str = INSTALLED) -> Evaluator:
    """The evaluation that `choice` names: INSTALLED, BY_RULES or a file of weights.

    Without usable installed weights the rules judge, with the problem if there is one.

    Raises:
        WeightsError: the file named holds no usable weights for this game.
    """
    if choice == BY_RULES:
        return Evaluator(None, BY_RULES)
    return _installed(rules) if choice == INSTALLED else _learned(weights_of(rules, choice))


def weights_of(rules: Rules, choice: str = INSTALLED) -> Weights:
    """The weights that `choice` names: INSTALLED or a file.

    Raises:
        FileNotFoundError: none are installed for this game.
        WeightsError: the file holds no usable weights for this game.
    """
    path = resource(f"weights/{rules.id}{SUFFIX}") if choice == INSTALLED else Path(choice)
    return read_weights(path, rules)


def carried(choice: str) -> str | CarriedFile:
    """A choice for a job that may be done on another machine, which need not have the file."""
    return choice if choice in (BY_RULES, INSTALLED) else CarriedFile(Path(choice))


def named(choice: str | CarriedFile) -> str:
    """The choice as `evaluation_of` takes it, where it was carried to."""
    return choice if isinstance(choice, str) else str(choice.path)


def evaluation_carried(rules: Rules, choice: str | CarriedFile) -> Evaluator:
    """As `evaluation_of`; threads that ask for the same carried file share what was read of it."""
    return evaluation_of(rules, choice) if isinstance(choice, str) else _carried(rules, choice)


@lru_cache(maxsize=4)
def _carried(rules: Rules, file: CarriedFile) -> Evaluator:
    return _learned(read_weights(file.path, rules))


@lru_cache(maxsize=4)  # some megabytes each
def _installed(rules: Rules) -> Evaluator:
    try:
        return _learned(weights_of(rules))
    except FileNotFoundError:
        return Evaluator(None, BY_RULES)
    except WeightsError as error:
        return Evaluator(None, BY_RULES, error)


def _learned(weights: Weights) -> Evaluator:
    return Evaluator(weights.native, f"learned-{hashlib.sha256(weights.values).hexdigest()[:8]}")
