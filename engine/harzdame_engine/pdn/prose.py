"""Moves as people write them: in mails, tables, lists and mark-up, with numbers or without.

Every character of a text is a part of one token and of one only: the tokens are matches of one expression
that `finditer` goes through, so that no text can hold it up for ever. The expression looks ahead by no more
than one move, so that its time is in proportion to the text. What is found is told in the signs of PDN.
Whether the moves are legal is not known here.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

_CYRILLIC = dict(zip("абвсцдефгхи", "abbccdefghi", strict=True))
_SIGNS = "-–—‐‑−x×✕✖хХ:"
_HYPHENS = frozenset("-–—‐‑−")
_FIELD = r"[a-iабвсцдефгхи]?[0-9]{1,2}"
_MOVE = rf"{_FIELD}(?:[^\S\r\n]?[{_SIGNS}]\s?{_FIELD}){{1,30}}(?!\w)"
_PLAIN_MOVE = rf"{_FIELD}[^\S\r\n]?[{_SIGNS.replace(':', '')}]\s?{_FIELD}"
"""Behind a colon, which else belongs to a capture."""
_RESULT = r"(?:1-0|0-1|2-0|0-2|1-1|0-0|1/2-1/2|½-½)"
_STEP = re.compile(rf"(?:\A|([{_SIGNS}]))\s?({_FIELD})", re.IGNORECASE)
_WIDE = str.maketrans("．：，；（）－！？", ".:,;()-!?")
_TOKENS: Mapping[str, str] = {
    "clock": r"(?<![\w.])0?0:[0-5][0-9](?::[0-5][0-9])?(?!\w)",  # at which a move was made
    "mover": rf"(?<![\w:])(?:w|b|white|black):(?=\s?{_MOVE})",
    "comment": r"\{[^{}]*+\}",
    "open": r"\(",
    "close": r"\)",
    "result": rf"(?<![\w/-]){_RESULT}(?![\w/-])",
    "number": rf"(?<![\w.])[0-9]{{1,3}}\s?(?:\.(?:\s?\.\.)?|…|\.?\)(?=\s?{_MOVE})|:(?=\s?{_PLAIN_MOVE}))",
    "move": rf"(?<![\w-]){_MOVE}",
    "index": r"(?<![\w.-])[0-9]{1,3}(?!\w)",  # of a row, without a dot
    "forced": r"(?<=\w)\*(?![\w*])",
    "star": r"(?<![\w*])\*(?![\w*]|(?<=^\*)[ \t]+[^\s\[])",  # else it is that of a list
    "glyph": r"[!?]{1,2}|\$[0-9]{1,3}(?!\w)",
    "bullet": r"^[-–—•·][ \t]+(?=\S)",
    "between": r"""[\s.…,;|"“”„«»'’`_~=+#±∓*/]+""",  # what parts moves, and is none
    "word": r"\w+|.",
}
_PASSED_OVER = frozenset({"clock", "mover", "bullet", "between", "index"})
"""Tokens that stand between moves and say nothing to us."""
_SURPLUS = frozenset({"open", "comment", "number"})
"""Tokens that a run does not end with."""


class TextPart(NamedTuple):
    """A part of a text: `kind` is "moves", or the name of one of the other expressions.

    Of moves `text` is in PDN's own signs, `number` the one before the first, 0 if there is none; `plies`
    counts those outside variations, and `ended` tells whether a result stands behind them.
    """

    kind: str
    start: int
    end: int
    text: str
    number: int = 0
    plies: int = 0
    ended: bool = False


def in_plain_signs(text: str) -> str:
    """The text with the digits of all scripts as 0 to 9, and the wide signs of East Asia as usual ones."""
    digits = re.sub(r"(?![0-9])\d", lambda digit: str(unicodedata.decimal(digit[0])), text)
    return digits.translate(_WIDE)


def pieces(text: str, others: Mapping[str, str]) -> Iterator[TextPart]:
    """Runs of moves in `text`, and matches of the expressions in `others`, in the order in which they stand.

    Neither a run nor anything else takes part in two pieces. A run of moves without numbers has two moves at
    least.
    """
    run = _Run()
    for token in _expression(tuple(others.items())).finditer(text):
        if run.take(token):
            continue
        if run and (piece := run.piece()):
            yield piece
        run = _Run()
        kind = token.lastgroup or ""
        if kind in others:
            yield TextPart(kind, token.start(), token.end(), token[0])
        else:
            run.take(token)
    if run and (piece := run.piece()):
        yield piece


@lru_cache(maxsize=8)
def _expression(others: tuple[tuple[str, str], ...]) -> re.Pattern[str]:
    alternatives = (f"(?P<{name}>{each})" for name, each in (*others, *_TOKENS.items()))
    return re.compile("|".join(alternatives), re.IGNORECASE | re.MULTILINE | re.DOTALL)


class _Token(NamedTuple):
    kind: str
    start: int
    end: int
    text: str


class _Run:
    """Moves that follow upon each other, with their numbers, remarks and variations."""

    def __init__(self) -> None:
        self._tokens: list[_Token] = []
        self._depth = 0
        self._ended = False

    def __bool__(self) -> bool:
        return bool(self._tokens)

    def take(self, token: re.Match[str]) -> bool:
        """Take up a token; False if the run ends before it."""
        kind = token.lastgroup or ""
        if self._ended:
            return False
        if not self._tokens and kind not in {"number", "move"}:
            return False
        if kind in _PASSED_OVER:
            return True
        if kind == "word" and self._depth > 0:
            return self._say(token)
        if kind not in _TOKENS or kind == "word":
            return False
        self._depth += (kind == "open") - (kind == "close")
        self._ended = self._depth == 0 and kind in {"result", "star"}
        if self._depth >= 0:
            self._tokens.append(_Token(kind, token.start(), token.end(), token[0]))
        return self._depth >= 0

    def _say(self, word: re.Match[str]) -> bool:
        """Take up a word of a variation."""
        said = word[0].replace("}", "").replace("{", "")
        self._tokens.append(_Token("said", word.start(), word.end(), said))
        return True

    def piece(self) -> TextPart | None:
        """What was taken up; None if there are no moves in it."""
        closed = self._closed()
        first = closed[0] if closed else None
        depth = plies = 0
        for token in closed:
            depth += (token.kind == "open") - (token.kind == "close")
            plies += depth == 0 and token.kind == "move"
        if first is None or plies < (1 if first.kind == "number" else 2):
            return None
        digits = re.match(r"[0-9]+", first.text)
        number = int(digits[0]) if first.kind == "number" and digits else 0
        return TextPart("moves", first.start, closed[-1].end, _written(closed), number, plies, self._ended)

    def _closed(self) -> list[_Token]:
        """The tokens up to the last that says something, without parentheses that are never closed."""
        tokens = self._tokens
        opened: list[int] = []
        for at, token in enumerate(tokens):
            if token.kind == "open":
                opened.append(at)
            elif token.kind == "close":
                opened.pop()
        never = set(opened)
        last = len(tokens)
        while last and (tokens[last - 1].kind in _SURPLUS or (never and tokens[last - 1].kind == "said")):
            last -= 1
        return [token for at, token in enumerate(tokens[:last]) if at not in never]


def _written(tokens: list[_Token]) -> str:
    """The tokens in PDN, with the words in a row as one remark."""
    written: list[str] = []
    said: list[str] = []
    for token in tokens:
        if token.kind == "said":
            said.append(token.text)
            continue
        if said:
            written.append(" {" + " ".join(said) + "}")
            said.clear()
        written.append(_sign(token))
    if said:
        written.append(" {" + " ".join(said) + "}")
    return "".join(written).strip()


def _sign(token: _Token) -> str:
    if token.kind == "move":
        return " " + "".join(map(_step, _STEP.finditer(re.sub(r"\s", "", token.text))))
    if token.kind == "number":
        compact = "".join(token.text.split()).rstrip(".…):")
        return f" {compact}{'...' if '..' in ''.join(token.text.split()) or '…' in token.text else '.'}"
    if token.kind in {"close", "forced"} or (token.kind == "glyph" and token.text[0] != "$"):
        return token.text
    return " " + token.text


def _step(step: re.Match[str]) -> str:
    """A field and the sign before it, as PDN writes them."""
    sign, field = step[1] or "", step[2].lower()
    written = "-" if sign in _HYPHENS else sign if sign in {"", ":"} else "x"
    return written + _CYRILLIC.get(field[0], field[0]) + field[1:]
