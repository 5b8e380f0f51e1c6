"""The tokens of a game's text as one regular expression, to check the core's by."""

from __future__ import annotations

import re

from harzdame_engine.game.results import RESULTS

from tests.reference.pdn_scanner import TAG

_SIGN = "[-:xX×–‐−]"
_SEPARATOR = rf"[ \t\r\n]*{_SIGN}[ \t\r\n]*"
_SQUARE = r"[a-wA-W][0-9]{1,2}"
_SYMBOL = r"\+/?=|=/?\+|\+/?-(?![0-9])|-/?\+|=(?![\w=])|[±∓∞⩲⩱]"
TOKEN = re.compile(
    rf"(?P<move>{_SQUARE}(?:(?:{_SEPARATOR})?{_SQUARE}){{1,100}}(?!\w))"
    rf"|(?P<result>(?:{'|'.join(map(re.escape, RESULTS))})(?![\w/-]))"
    rf"|(?P<number_move>[0-9]{{1,2}}(?:[ \t]*{_SIGN}[ \t]*[0-9]{{1,2}}){{1,100}}(?!\w))"
    r"|(?P<number>[0-9]+(?:\.+|(?!\w))|\.+|…)"
    r"|(?P<comment>\{[^}]*\})"
    rf"|(?P<glyph>[!?]+|\([!?]+\)|\$[0-9]{{1,9}}(?![0-9])|{_SYMBOL})"
    r"|(?P<opening>\()"
    r"|(?P<closing>\))"
    r"|(?P<star>\*)"
    r"|(?P<remark>;[^\r\n]*)"
    r"|(?P<escape>%(?<![^\r\n]%)[^\r\n]*)"
    rf"|(?P<tag>{TAG})"
    r"|(?P<command>\[%[^\[\]\r\n]*\])"
    r"|(?P<bracket>\[)"
    r"|(?P<unclosed>\{[^}]*\Z)"
    r"|(?P<binary>[\x00-\x08\x0e-\x19\x1b-\x1f]+)"
    r"|(?P<word>/[^/\r\n]*/|\w[^\s(){}\[\];$!?*]*)"
    r"|(?P<sign>\$[0-9]+|[^\s\x1a])"
)
"""The tokens of a game's text: the name of the group that matched is the kind of token."""
