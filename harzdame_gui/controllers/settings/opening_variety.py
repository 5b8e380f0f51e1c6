"""How the computer plays from the opening book, as a person chooses it."""

from __future__ import annotations

from enum import StrEnum


class OpeningVariety(StrEnum):
    """The value is written to settings."""

    OFF = "off"
    NONE = "none"
    SOME = "some"
    MUCH = "much"

    @property
    def margin(self) -> int | None:
        """By how many hundredths of a man a move may be worse than the best; None: no book is used."""
        return _MARGINS[self]


_MARGINS = {
    OpeningVariety.OFF: None,
    OpeningVariety.NONE: 0,
    OpeningVariety.SOME: 6,
    OpeningVariety.MUCH: 20,
}
