"""What a king is worth in each game, in hundredths of a man.

Measured by ``harzdame-engine worth``: see docs/benchmarks.md. Part of the
evaluation that follows from the rules; a game that was never measured gets
the worth of its kind of king.
"""

from __future__ import annotations

from harzdame_engine.rules import Rules

_FLYING, _SHORT = 300, 180

_MEASURED: dict[str, int] = {}


def king_worth(rules: Rules) -> int:
    """Hundredths of a man."""
    return _MEASURED.get(rules.id, _FLYING if rules.flying else _SHORT)
