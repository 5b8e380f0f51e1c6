"""Positions (FEN) in any dress, such as quotes, brackets and tags, and the game that their squares tell."""

from __future__ import annotations

import re
from collections.abc import Sequence

from harzdame_engine import PositionError, PositionProblem, Rules, Square, variants
from harzdame_engine.game.fen import parse_fen
from harzdame_engine.rules.square_names import is_numbered, numbers_of

_SQUARE = r"K?[a-i]?[0-9]{1,2}"
_PLACES = rf"{_SQUARE}(?:\s*-\s*[0-9]{{1,2}})?"
_SIDE = rf"[WB]\s*(?:{_PLACES}(?:\s*,\s*{_PLACES})*)?"
FEN = (
    rf"(?<![\w:])[WB]\s*:\s*{_SIDE}(?:\s*:\s*{_SIDE})?(?:\s*:\s*(?:[HF][0-9]+|\+[0-9]+\+[0-9]+))*:?(?![\w:])"
)
"""An expression for a position; one without pieces of both sides may be something else: `is_position`."""
_FEN = re.compile(FEN, re.IGNORECASE)
_BEFORE = re.compile(r"""[\s\[("'“„«]*(?:FEN\b[\s:="'“„«]*)?(?=[WB]\s*:)""", re.IGNORECASE)
_AFTER_REVERSED = re.compile(r"""[\s.:\])"'”“»]*""")
_SIDE_LETTER = re.compile(r":\s*(?:[WB]|[HF][0-9]+|\+[0-9]+\+[0-9]+)", re.IGNORECASE)
_LETTERED = re.compile(r"[a-i][0-9]", re.IGNORECASE)
_SECOND_SIDE = re.compile(r":[^:]*:\s*[WB]", re.IGNORECASE)

_MOVES_OF_BOTH = re.compile(
    r"(?:[WB]\s?:\s?[a-i]?[0-9]{1,2}\s?[-–x:]\s?[a-i]?[0-9]{1,2}(?:\s+|\Z)){2,}", re.IGNORECASE
)
"""Moves with their movers before them, which look like the sides of a position."""


def fen_alone(text: str) -> str | None:
    """The position, if `text` is one with nothing but quotes, brackets and its own name around it."""
    stripped = text.strip()
    before, after = _BEFORE.match(stripped), _AFTER_REVERSED.match(stripped[::-1])
    if before is None or after is None or "\n[" in stripped or _MOVES_OF_BOTH.fullmatch(stripped):
        return None
    fen = stripped[before.end() : len(stripped) - after.end()]
    return fen if _FEN.fullmatch(fen.strip()) or not re.search(r"[.\]]", fen) else None


def search_fen(text: str, at: int = 0) -> re.Match[str] | None:
    """The first position with pieces of both sides in `text`, from the character `at` on."""
    return next((match for match in _FEN.finditer(text, at) if is_position(match[0])), None)


def is_position(found: str) -> bool:
    """Whether a text that was found by `FEN` has pieces of both sides."""
    return _SECOND_SIDE.search(found) is not None


def undressed(text: str) -> str:
    """The position in `text`, or all of it if there is none."""
    if alone := fen_alone(text):
        return alone
    found = search_fen(text)
    return found[0] if found else text


def rules_of(fen: str, rules: Rules) -> Rules:
    """The game of a position: `rules`, or the first one on whose board there are squares of these names."""
    numbered = not _LETTERED.search(_SIDE_LETTER.sub(":", fen))
    firsts: dict[Sequence[Square], Rules] = {}
    """Of the games on the same squares, the first."""
    for each in (rules, *variants()):
        firsts.setdefault(each.board.names, each)
    for candidate in firsts.values():
        if not numbers_of(candidate.board) if numbered else is_numbered(candidate.board):
            continue
        try:
            parse_fen(fen, candidate)
        except PositionError as error:
            if error.problem is PositionProblem.NO_SUCH_SQUARE:
                continue
        return candidate
    return rules
