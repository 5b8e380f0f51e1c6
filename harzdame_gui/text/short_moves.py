"""Moves as they are shown: captures with every square, or with the first and the last."""

from __future__ import annotations

from collections.abc import Iterable

from harzdame_engine import Move

_LANDINGS_SHOWN = 2
_whole = True


def write_captures(whole: bool) -> None:
    """Write captures with every square from now on, or with the first and the last alone."""
    global _whole  # noqa: PLW0603 one way for the whole app, as with its theme
    _whole = whole


def whole_captures() -> bool:
    """Whether captures are written with every square."""
    return _whole


def short_move(move: Move, among: Iterable[Move | None] = ()) -> str:
    """A move, with an ellipsis for the middle of a long capture.

    Where captures are written with their ends alone, it has every square if another one of those that it is
    shown `among` has the same ends.
    """
    text = str(move)
    if not _whole and move.captures and not _has_twin(move, among):
        return f"{move.origin}x{move.target}"
    if len(move.landings) > _LANDINGS_SHOWN + 1 and len(move.captures) > _LANDINGS_SHOWN + 1:
        landings = text.split("x")
        if len(landings) > _LANDINGS_SHOWN + 2:
            text = "x".join([*landings[:_LANDINGS_SHOWN], "…", landings[-1]])
    return text


def _has_twin(move: Move, among: Iterable[Move | None]) -> bool:
    ends = (move.origin, move.target)
    return any(other and other != move and (other.origin, other.target) == ends for other in among)
