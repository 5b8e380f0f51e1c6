"""Tags of a game: reading and writing one, and the game that they name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from harzdame_engine.game.move import beginner
from harzdame_engine.rules.board import HEXAGON_CELL
from harzdame_engine.rules.foreign_games import FOREIGN_GAMES
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.square_names import is_numbered
from harzdame_engine.rules.variants import HARZDAME, variants

ROSTER = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?", "White": "?", "Black": "?"}
"""The tags every game has, in order, with the placeholder of an unknown value; Result follows them."""

DERIVED = frozenset({"result", "gametype", "variant", "setup", "fen"})
"""Tags that follow from the tree itself, in lower case."""

NO_PROGRESS = "NoProgressLimit"
"""A tag of ours: how many moves by each side without a capture or a man's move make a draw."""

_FIRST_WORDS = frozenset(name.split()[0].lower() for name in FOREIGN_GAMES.values()) | {"american"}
_OTHER_WORDS = {
    "american/english": "english",
    "american checkers": "english",
    "checkers": "english",
    "american pool": "pool",
    "spantsiretti": "spantsireti",
}
"""What other programs call games of ours."""
_OTHER_NUMBERS = {96: "breakthrough", 97: "frysk", 98: "antidraughts"}
"""The numbers of lidraughts for games that have none in the standard."""
_NOTATION = 4
"""The field of a full GameType that says how squares are named."""
_WORD = re.compile(r"[^\W\d_]+")
_USUAL = re.compile(r"\W*(?:standard|normal|classic|default|from position)\b", re.IGNORECASE)

# Quantifiers with a plus never give back what they took: time in proportion to the line, whatever it holds
_ESCAPED_TAG = re.compile(r'\[[ \t]*+([A-Za-z][\w-]*+)[ \t]*+"((?:[^"\\\r\n]|\\[^\r\n])*+)"[ \t]*+\]')
_LINE_TAG = re.compile(r'\[[ \t]*+([A-Za-z][\w-]*+)[ \t]*+"?+([^\r\n]*+)')
_CURLY = re.compile("[“”„](.*)[“”„]", re.DOTALL)
_NUMBER = re.compile(r"[0-9]{1,4}(?![0-9])")
_LIMIT = re.compile(r"[1-9][0-9]{0,3}")


def match_tag(text: str, offset: int) -> tuple[str, str, int, bool] | None:
    """The tag that begins at `offset`, also one with quotes in its value or cut off.

    Returns:
        Its name, its value, the offset after it, and whether it is closed;
        None if there is no tag.
    """
    if found := _ESCAPED_TAG.match(text, offset):
        return found[1], _unescape(found[2]), found.end(), True
    if text[max(0, offset - 1) : offset] not in {"", "\r", "\n"}:
        return None  # within a line only a perfect tag is one
    found = _LINE_TAG.match(text, offset)
    if found is None:
        return None
    rest = found[2].rstrip(" \t")
    closed = rest.endswith("]")
    value = rest[:-1].rstrip(" \t").removesuffix('"') if closed else rest.rstrip()
    if curly := _CURLY.fullmatch(value):
        value = curly[1]
    return found[1], _unescape(value), found.end(), closed


def _unescape(value: str) -> str:
    return re.sub(r'\\(["\\])', r"\1", value) if "\\" in value else value


def write_tag(name: str, value: str) -> str:
    """One line of a game's head, without the line end; what a file cannot hold is left out."""
    name = re.sub(r"[^\w-]+", "_", name)
    if not re.match("[A-Za-z]", name):
        name = f"X{name}"
    value = re.sub(r"[\x00-\x1f\x7f]+", " ", value)
    value = re.sub(r"[\ud800-\udfff]", "\ufffd", value)
    return '[{} "{}"]'.format(name, value.replace("\\", "\\\\").replace('"', '\\"'))


def lookup(tags: Mapping[str, str], name: str) -> str | None:
    """The tag's value, whatever the case of its name; None when absent."""
    if name in tags:
        return tags[name]
    return next((value for key, value in tags.items() if key.lower() == name.lower()), None)


class NamedGame(NamedTuple):
    """The game that tags name, or that a text is told to be.

    `rules` is None for a game that is none of ours. `name`: the name as
    written, or of a foreign game by its number or its moves; "" if there is
    none and the rules are assumed. `contradiction`: both tags if they name two
    different games. `guessed`: it could as well be another one, by all that
    its text says.
    """

    rules: Rules | None
    name: str
    contradiction: str = ""
    guessed: bool = False


def find_variant(tags: Mapping[str, str]) -> NamedGame:
    """The game that the tags name: Variant, if it is one of ours, else GameType, else whatever Variant says.

    Variant is no tag of the standard: other programs write their own words there.
    """
    gametype = (lookup(tags, "GameType") or "").strip()
    number = int(match[0]) if (match := _NUMBER.match(gametype)) else None
    name = (lookup(tags, "Variant") or "").strip()
    wanted = _OTHER_WORDS.get(name.lower(), name.lower())
    rules = next((r for r in variants() if wanted in {r.id, r.name.lower()}), None)
    if rules is not None:
        agree = number in {None, rules.gametype} or _OTHER_NUMBERS.get(number or 0) == rules.id
        return NamedGame(rules, name, "" if agree else f"{gametype} {name}")
    if number is not None:
        rules = _numbered(number, gametype)
        agree = rules is None or not _names_foreign_game(name)
        told = FOREIGN_GAMES.get(number, f"GameType {gametype}")
        return NamedGame(rules, told, "" if agree else f"{gametype} {name}")
    if _names_no_game(name):
        return NamedGame(HARZDAME, "", guessed=True)
    return NamedGame(None, name)


def _numbered(number: int, gametype: str) -> Rules | None:
    """The game of ours with this number; of several the one whose full form it is, else the first.

    Where squares are named otherwise than in all of them it is none of ours, as unified pool (23,W,8,8,A0,0).
    """
    found = [
        rules for rules in variants() if rules.gametype == number or rules.id == _OTHER_NUMBERS.get(number)
    ]
    fields = [field.strip() for field in gametype.split(",")]
    if len(found) > 1 and len(fields) > _NOTATION:
        written = {write_gametype(rules): rules for rules in found}
        return written.get(",".join(fields))
    return next(iter(found), None)


def _names_foreign_game(variant: str) -> bool:
    """Whether another program's `variant` is a game that is none of ours, such as Frisian draughts."""
    first = _WORD.search(variant)
    return first is not None and first[0].lower() in _FIRST_WORDS


def _names_no_game(variant: str) -> bool:
    """Whether another program's `variant` only says that the game is its usual one."""
    return variant in {"", "?", "-"} or _USUAL.match(variant) is not None


def write_gametype(rules: Rules) -> str:
    """PDN's full form: number, who begins, width, height, notation, and whether the left corner is unused.

    The notation is N for numbers or A for letter and number, and the corner in
    which the first square lies, as the one sees it who begins: 0 or 1 below,
    left or right, 2 or 3 above.
    """
    board = rules.board
    half_cells = 2 if board.cell is HEXAGON_CELL else 1  # in which their rows are counted
    width, height = max(board.columns) + 1, max(board.rows) // half_cells + 1
    right, above = board.columns[0] * 2 >= width, board.rows[0] * 2 > max(board.rows)
    corner = right + 2 * above
    notation = f"{'N' if is_numbered(board) else 'A'}{3 - corner if rules.black_begins else corner}"
    unused = (0, 0) not in set(zip(board.columns, board.rows, strict=True))
    return f"{rules.gametype},{beginner(rules)},{width},{height},{notation},{unused:d}"


def read_limit(tags: Mapping[str, str]) -> int | None:
    """The limit of moves without progress that the tags set; None if they set none."""
    value = (lookup(tags, NO_PROGRESS) or "").strip()
    return int(value) if _LIMIT.fullmatch(value) else None
