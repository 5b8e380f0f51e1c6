"""Whether tables are right: what they say of a position must follow from what they say after its moves."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine import _core
from harzdame_engine.endgames.material import Material
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.game.position import Position
from harzdame_engine.rules.core_rules import native_rules


class Verification(NamedTuple):
    """How many positions were looked at, and the first that is wrong; None: all are right."""

    checked: int
    wrong: Position | None


def verify(
    tables: Tables,
    material: Material,
    at_random: int | None = None,
    seed: int = 1,
    stop: _core.StopToken | None = None,
) -> Verification:
    """Check every position of a material with White to move, or so many `at_random`. Blocks, without the GIL.

    Only the rules and the answers of the tables are used, nothing of what made
    them. If all follow from each other, all are right: by induction from the
    positions in which the game is over.
    """
    native = native_rules(tables.rules)
    found = native.width.verify(
        rules=native.rules,
        tables=tables.native,
        men=(material.white.men, material.black.men),
        kings=(material.white.kings, material.black.kings),
        at_random=at_random or 0,
        seed=seed,
        stop=stop or _core.StopToken(),
    )
    wrong = None if found.wrong is None else Position(tables.rules, found.wrong, native)
    return Verification(found.checked, wrong)
