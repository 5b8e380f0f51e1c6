"""Tokens of a game's text, as one regular expression.

The name of the group that matched is the kind of token. Every character except
blanks belongs to some token, so that nothing in a text is passed over.
"""

from __future__ import annotations

import re

from harzdame_engine.pdn.tags import TAG

_SIGN = "[-:xX×–‐−]"
_SEPARATOR = rf"[ \t\r\n]*{_SIGN}[ \t\r\n]*"
_SQUARE = r"[a-wA-W][0-9]{1,2}"
TOKEN = re.compile(
    rf"(?P<move>{_SQUARE}(?:(?:{_SEPARATOR})?{_SQUARE})+(?!\w))"
    r"|(?P<result>(?:1-0|0-1|1/2-1/2|½-½|2-0|0-2|1-1|0-0)(?![\w/-]))"
    rf"|(?P<number_move>[0-9]{{1,2}}(?:[ \t]*{_SIGN}[ \t]*[0-9]{{1,2}})+(?!\w))"
    r"|(?P<number>[0-9]+(?:\.+|(?!\w))|\.+|…)"
    r"|\{(?P<comment>[^}]*)\}"
    r"|(?P<glyph>[!?]+|\([!?]+\))"
    r"|\$(?P<nag>[0-9]{1,3}(?![0-9]))"
    r"|(?P<opening>\()"
    r"|(?P<closing>\))"
    r"|(?P<star>\*)"
    r"|;(?P<remark>[^\r\n]*)"
    r"|(?P<escape>%(?<![^\r\n]%)[^\r\n]*)"
    rf"|(?P<tag>{TAG})"
    r"|(?P<command>\[%[^\]\r\n]*\])"
    r"|(?P<bracket>\[)"
    r"|\{(?P<unclosed>[^}]*)\Z"
    r"|(?P<binary>[\x00-\x08\x0e-\x19\x1b-\x1f]+)"
    r"|(?P<word>/[^/\r\n]*/|\w[^\s(){}\[\];$!?*]*)"
    r"|(?P<sign>\$[0-9]+|[^\s\x1a])"
)
