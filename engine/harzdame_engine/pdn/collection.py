"""Files of many games: one game rewritten or added, all others kept letter by letter."""

from __future__ import annotations

from harzdame_engine.pdn.games import PdnGame
from harzdame_engine.pdn.problems import LINE_END, line_end_of


def replace_game(text: str, game: PdnGame, new_text: str) -> str:
    """`text` with `game`, found in it by a scan, rewritten as `new_text`.

    Raises:
        ValueError: the game is not, or no longer, at its place in `text`.
    """
    if text[game.start : game.end] != game.text:
        raise ValueError(f"game {game.number} is not where it was found: the file has changed")
    return text[: game.start] + _with_line_ends(new_text, text).rstrip() + text[game.end :]


def append_game(text: str, new_text: str) -> str:
    """`text` with one more game at its end, behind an empty line."""
    line_end = line_end_of(text)
    kept = text.rstrip("\x1a\0")  # what a DOS file ends with would hide what follows
    before = kept
    if before.strip():
        while not before.endswith((line_end * 2, "\n\n")):
            before += line_end
    return before + _with_line_ends(new_text, text)


def _with_line_ends(new_text: str, text: str) -> str:
    return LINE_END.sub(line_end_of(text or new_text), new_text)
