"""Tokens of a game's text, as the core finds them."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from harzdame_engine import _core


class TokenKind(IntEnum):
    """The kinds of tokens, numbered as in core/pdn/tokens.hpp."""

    MOVE = 0  # of squares by letter and number
    NUMBER_MOVE = 1  # of squares by number
    NUMBER = 2  # of a move, or dots
    RESULT = 3
    COMMENT = 4  # in braces
    UNCLOSED = 5  # a comment without its closing brace
    REMARK = 6  # behind a semicolon
    COMMAND = 7  # a bracket and percent sign outside braces
    GLYPH = 8
    OPENING = 9
    CLOSING = 10
    STAR = 11
    ESCAPE = 12  # a line that begins with a percent sign
    TAG = 13
    BRACKET = 14  # that begins no ordinary tag
    BINARY = 15
    WORD = 16
    SIGN = 17


class WrittenToken(NamedTuple):
    """A token and its text."""

    kind: TokenKind
    text: str


_KINDS = tuple(TokenKind)


def tokens(text: str) -> list[WrittenToken]:
    """The tokens of `text`. Every character except blanks belongs to one."""
    return [WrittenToken(_KINDS[kind], written) for kind, written in _core.tokens(text)]


def first_moves(text: str, *, most: int, nested: bool = False) -> list[WrittenToken]:
    """Up to `most` moves from the beginning of `text`; those of variations, too, if `nested`.

    A move of more than 1,000 bytes is cut. Other threads go on meanwhile.
    """
    found = _core.first_moves(text, most=most, nested=nested)
    return [WrittenToken(_KINDS[kind], written) for kind, written in found]
