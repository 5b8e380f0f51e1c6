"""The losses of the core's trainer, in plain Python."""

from __future__ import annotations

import math
from typing import Any

from harzdame_engine import Position, StopToken, variant
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.training.fit import Sums
from harzdame_engine.training.positions_file import PositionsFrame, labelled

from tests.engine.training.records import record

SLOPE = 0.0085


def logit(made: Any, position: Position) -> float:
    """The evaluation, told by the loss of a win."""
    sums = Sums(*made.measure(record(position, result=1), StopToken()))
    return -math.log(math.expm1(sums.result_loss))


def chance(odds: float) -> float:
    return 1 / (1 + math.exp(-odds))


def log_loss(odds: float, target: float) -> float:
    return -target * math.log(chance(odds)) - (1 - target) * math.log(chance(-odds))


def reference(made: Any, records: bytes, blend: float, ranking: float) -> float:
    """The sum of the losses, from the evaluations."""
    rules = variant("harzdame")
    found = labelled(rules, PositionsFrame(0, records))
    odds = [logit(made, Position(rules, each.position, native_rules(rules))) for each in found]
    own = sum(log_loss(odds[i], target(each, blend)) for i, each in enumerate(found))
    order, orders = 0.0, 0.0
    for i, one in enumerate(found):
        for j in range(i + 1, len(found)):
            if one.group and one.group == found[j].group:
                apart = max(-100, min(100, one.score - found[j].score))
                weight = abs(apart) / 100
                orders += weight
                order += weight * log_loss(3 * (odds[i] - odds[j]), chance(3 * SLOPE * apart)) / 3
    return (1 - ranking) * own + ranking * len(found) / orders * order


def target(each: Any, blend: float) -> float:
    by_score = chance(SLOPE * each.score)
    return by_score if each.result is None else (1 - blend) * (each.result + 1) / 2 + blend * by_score
