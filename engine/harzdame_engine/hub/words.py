r"""The words of a command line that a person has typed: a program and its arguments.

Quotation marks hold a word together, as in a shell. A backslash takes a letter as it is there; on Windows it
stands for itself, since it parts folders: C:\engines\scan.exe. What `shlex.join` has written is read alike.
"""

from __future__ import annotations

import shlex
import sys

_BACKSLASH_IS_PLAIN = sys.platform == "win32"


def split_words(text: str) -> list[str]:
    """The words of `text`.

    Raises:
        ValueError: a quotation mark is without its other half.
    """
    words = shlex.shlex(text, posix=True, punctuation_chars=False)
    words.whitespace_split = True
    words.commenters = ""
    if _BACKSLASH_IS_PLAIN:
        words.escape = ""
    return list(words)
