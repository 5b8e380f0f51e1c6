"""Values that settings offer by name: looks, speeds, players, openings, scores, the explorer, the strip.

The value of each member is written to the settings file and must stay the same.
"""

from __future__ import annotations

from enum import StrEnum


class Appearance(StrEnum):
    """Light or dark colours, of high contrast or not, or as the system has it."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST_LIGHT = "contrast-light"
    CONTRAST_DARK = "contrast-dark"


class BoardLook(StrEnum):
    """The look of the board's squares."""

    WOOD = "wood"
    GREEN = "green"
    BLUE = "blue"
    GREY = "grey"


class AnimationSpeed(StrEnum):
    """The speed of pieces on the board, or normal unless the system wishes for less motion."""

    SYSTEM = "system"
    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"

    @property
    def factor(self) -> float:
        """A multiple of the designed speed; 0 for no animation. `MotionSpeed` knows the system's wish."""
        return _FACTORS[self]


class Pace(StrEnum):
    """The time that the computer lets pass before its answer is seen."""

    AT_ONCE = "at-once"
    NATURAL = "natural"
    LEISURELY = "leisurely"

    @property
    def factor(self) -> float:
        """A multiple of the designed pause; 0 for none."""
        return _PACES[self]


class Loudness(StrEnum):
    """The loudness of the app's sounds."""

    OFF = "off"
    QUIET = "quiet"
    NORMAL = "normal"
    LOUD = "loud"


class ReviewDepth(StrEnum):
    """How deep a review looks."""

    QUICK = "quick"
    NORMAL = "normal"
    THOROUGH = "thorough"


class PlayerKind(StrEnum):
    """The player of a side, in settings and in recovery files."""

    HUMAN = "human"
    ENGINE = "engine"


class ColorChoice(StrEnum):
    """The way in which the colours of a new game are given to its players."""

    CHOSEN = "chosen"
    RANDOM = "random"
    ALTERNATING = "alternating"


class Resigning(StrEnum):
    """The levels of the computer that give up a lost game."""

    NEVER = "never"
    STRONG = "strong"
    ALWAYS = "always"


class CoachMode(StrEnum):
    """How much the coach says while a person plays the computer."""

    OFF = "off"
    GENTLE = "gentle"
    STRICT = "strict"


class CaptureReminder(StrEnum):
    """The times at which it is said that a capture is on."""

    AT_FIRST = "at-first"
    ALWAYS = "always"
    NEVER = "never"


class OpeningVariety(StrEnum):
    """The computer's freedom in choosing moves from its opening book."""

    OFF = "off"
    NONE = "none"
    SOME = "some"
    MUCH = "much"

    @property
    def margin(self) -> int | None:
        """Hundredths of a man that its book moves in a game may cost in all; None: use no book."""
        return _MARGINS[self]


class ScoreSide(StrEnum):
    """The side from which scores are told."""

    WHITE = "white"
    MOVER = "mover"


class ExplorerSource(StrEnum):
    """The games that the explorer counts, or the book that it asks: as `harzdame_engine.library.explorer`."""

    LIBRARY = "library"
    OWN = "own"
    BOOK = "book"


class StripKind(StrEnum):
    """The positions of a game that the strip of small boards shows."""

    FULL_MOVES = "full-moves"
    EVERY_MOVE = "every-move"
    MOMENTS = "moments"


_FACTORS = {
    AnimationSpeed.SYSTEM: 1.0,
    AnimationSpeed.OFF: 0.0,
    AnimationSpeed.SLOW: 0.5,
    AnimationSpeed.NORMAL: 1.0,
    AnimationSpeed.FAST: 2.0,
}
_PACES = {Pace.AT_ONCE: 0.0, Pace.NATURAL: 1.0, Pace.LEISURELY: 2.5}
_MARGINS = {
    OpeningVariety.OFF: None,
    OpeningVariety.NONE: 0,
    OpeningVariety.SOME: 4,
    OpeningVariety.MUCH: 12,
}
