"""Large numbers, short: as many figures as a glance takes in."""

from __future__ import annotations

from PySide6.QtCore import QLocale

_UNITS = ((1e9, "G"), (1e6, "M"), (1e3, "k"))


def short_number(value: float) -> str:
    """``950``, ``1.2 k``, ``7.6 M`` or ``182 M``, with the sign that the language parts decimals by."""
    for size, unit in _UNITS:
        if value >= size:
            shown = value / size
            return f"{QLocale().toString(shown, 'f', 1 if shown < 99.95 else 0)} {unit}"
    return str(round(value))
