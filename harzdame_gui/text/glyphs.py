"""Glyphs of annotated games (NAGs) in words, those that say something of draughts.

Their signs are the engine package's. Glyphs about the pieces and wings of chess have no words.
"""

from __future__ import annotations

from enum import Enum, auto

from harzdame_engine import Color
from PySide6.QtCore import QCoreApplication

from harzdame_gui.text.outcomes import color_name

_FIRST_SIDED, _LAST_SIDED = 14, 139
"""From here to there an even number speaks of White, and the odd one behind it of Black."""


class GlyphVerdict(Enum):
    """The praise or blame that a glyph gives a move."""

    GOOD = auto()
    DOUBTFUL = auto()
    BAD = auto()


_VERDICTS = {
    1: GlyphVerdict.GOOD,
    2: GlyphVerdict.BAD,
    3: GlyphVerdict.GOOD,
    4: GlyphVerdict.BAD,
    5: GlyphVerdict.DOUBTFUL,
    6: GlyphVerdict.DOUBTFUL,
    9: GlyphVerdict.BAD,
}


def stands_close(sign: str) -> bool:
    """Whether a sign stands behind its move without a blank, as those do that judge the move itself."""
    return set(sign) <= {"!", "?"}


def glyph_verdict(glyph: int) -> GlyphVerdict | None:
    """The praise or blame of a glyph, None for one that judges no move."""
    return _VERDICTS.get(glyph)


def glyph_words(glyph: int) -> str:
    """The meaning of a glyph; one that has none in draughts, or is unknown, keeps its number."""
    if glyph in (found := _of_moves()):
        return found[glyph]
    if _FIRST_SIDED <= glyph <= _LAST_SIDED:
        even = glyph - glyph % 2
        words = {**_of_positions(), **_of_pieces(), **_of_play()}.get(even)
        if words is not None:
            return words.format(side=color_name(Color.BLACK if glyph % 2 else Color.WHITE))
    return QCoreApplication.translate("Glyph", "Annotation {number}").format(number=f"${glyph}")


def _of_moves() -> dict[int, str]:
    translate = QCoreApplication.translate
    return {
        1: translate("Glyph", "Good move"),
        2: translate("Glyph", "Mistake"),
        3: translate("Glyph", "Excellent move"),
        4: translate("Glyph", "Blunder"),
        5: translate("Glyph", "Interesting move"),
        6: translate("Glyph", "Dubious move"),
        7: translate("Glyph", "Forced move"),
        8: translate("Glyph", "Only move"),
        9: translate("Glyph", "Worst move"),
        10: translate("Glyph", "Even position"),
        11: translate("Glyph", "Equal chances, quiet position"),
        12: translate("Glyph", "Equal chances, active position"),
        13: translate("Glyph", "Unclear position"),
        140: translate("Glyph", "With the idea"),
        141: translate("Glyph", "Aimed against"),
        142: translate("Glyph", "Better is"),
        143: translate("Glyph", "Worse is"),
        144: translate("Glyph", "Equivalent is"),
        145: translate("Glyph", "Editorial remark"),
        146: translate("Glyph", "Novelty"),
    }


def _of_positions() -> dict[int, str]:
    translate = QCoreApplication.translate
    return {
        14: translate("Glyph", "{side} has a slight advantage"),
        16: translate("Glyph", "{side} has a clear advantage"),
        18: translate("Glyph", "{side} is winning"),
        20: translate("Glyph", "{side} has a crushing advantage"),
        22: translate("Glyph", "{side} is in zugzwang"),
        24: translate("Glyph", "{side} has slightly more space"),
        26: translate("Glyph", "{side} has more space"),
        28: translate("Glyph", "{side} has decisively more space"),
        30: translate("Glyph", "{side} is slightly ahead in development"),
        32: translate("Glyph", "{side} is ahead in development"),
        34: translate("Glyph", "{side} is decisively ahead in development"),
        36: translate("Glyph", "{side} has the initiative"),
        38: translate("Glyph", "{side} has a lasting initiative"),
        40: translate("Glyph", "{side} has the attack"),
        42: translate("Glyph", "{side} has too little for the material"),
        44: translate("Glyph", "{side} has enough for the material"),
        46: translate("Glyph", "{side} has more than enough for the material"),
        48: translate("Glyph", "{side} controls the centre a little better"),
        50: translate("Glyph", "{side} controls the centre better"),
        52: translate("Glyph", "{side} controls the centre decisively"),
        66: translate("Glyph", "{side} has a weak back row"),
        68: translate("Glyph", "{side} has a well guarded back row"),
    }


def _of_pieces() -> dict[int, str]:
    translate = QCoreApplication.translate
    return {
        74: translate("Glyph", "{side} has a poorly placed king"),
        76: translate("Glyph", "{side} has a well placed king"),
        78: translate("Glyph", "{side} has a very weak formation of men"),
        80: translate("Glyph", "{side} has a rather weak formation of men"),
        82: translate("Glyph", "{side} has a rather strong formation of men"),
        84: translate("Glyph", "{side} has a very strong formation of men"),
        102: translate("Glyph", "{side} has badly coordinated pieces"),
        104: translate("Glyph", "{side} has well coordinated pieces"),
    }


def _of_play() -> dict[int, str]:
    translate = QCoreApplication.translate
    return {
        106: translate("Glyph", "{side} has played the opening very badly"),
        108: translate("Glyph", "{side} has played the opening badly"),
        110: translate("Glyph", "{side} has played the opening well"),
        112: translate("Glyph", "{side} has played the opening very well"),
        114: translate("Glyph", "{side} has played the middle game very badly"),
        116: translate("Glyph", "{side} has played the middle game badly"),
        118: translate("Glyph", "{side} has played the middle game well"),
        120: translate("Glyph", "{side} has played the middle game very well"),
        122: translate("Glyph", "{side} has played the endgame very badly"),
        124: translate("Glyph", "{side} has played the endgame badly"),
        126: translate("Glyph", "{side} has played the endgame well"),
        128: translate("Glyph", "{side} has played the endgame very well"),
        130: translate("Glyph", "{side} has a little counterplay"),
        132: translate("Glyph", "{side} has counterplay"),
        134: translate("Glyph", "{side} has decisive counterplay"),
        136: translate("Glyph", "{side} is short of time"),
        138: translate("Glyph", "{side} is very short of time"),
    }
