"""What a king is worth in each game, in hundredths of a man.

Measured by ``harzdame-engine worth``: see docs/benchmarks.md. Part of the
evaluation that follows from the rules; a game that was never measured gets
the worth of its kind of king.
"""

from __future__ import annotations

from harzdame_engine.rules.rules import Rules

_FLYING, _SHORT = 300, 180

_MEASURED = {
    "harzdame": 260,
    "international": 290,
    "hexdame": 240,
    "turkish": 440,
    "modified-turkish": 390,
    "armenian": 430,
    "armenian-2": 440,
    "armenian-3": 460,
    "gothic": 200,
    "modified-gothic": 210,
    "modified-gothic-2": 170,
    "adigha": 400,
    "croda": 210,
    "modern-gothic": 340,
    "modern-gothic-2": 340,
    "teutonic": 310,
    "teutonic-2": 310,
    "greek": 320,
    "greek-2": 310,
    "greek-3": 440,
    "greek-4": 460,
    "greek-5": 460,
    "greek-6": 300,
    "greek-7": 310,
    "universal": 220,
    "dameo": 280,
    "turkthic": 650,
    "turkthic-2": 160,
    "keny": 620,
    "keny-2": 530,
    "bahrain": 550,
    "bosnian": 490,
}
# greek-3 and greek-5, where the measurement left too much open, have the worth of the game they are built on


def king_worth(rules: Rules) -> int:
    """Hundredths of a man."""
    return _MEASURED.get(rules.id, _FLYING if rules.flying else _SHORT)
