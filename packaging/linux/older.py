"""Functions of the C library asked for in an older version, so that older systems have them.

A Python compiled on Debian 12 asks for `hypot` as it is since glibc 2.35, and for nothing else newer than
2.34, which Qt needs. The older `hypot` differs in nothing that Python looks at: it also calls a handler of
errors that a program could set in the eighties. What is asked for by a version stands in a table of its
own, the one of "version needs", where the newer name gives way to the older.
"""

from __future__ import annotations

import re
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

LIBRARY = "libm.so.6"
SAME = {"GLIBC_2.35": ("GLIBC_2.2.5", frozenset({"hypot"}))}
"""A version; an older one, and the functions for which that will do."""
_NEEDS, _STRINGS = ".gnu.version_r", ".dynstr"
_LIBRARY_FORM, _VERSION_FORM = "<HHIII", "<IHHII"
_SECTION = re.compile(r"^ *\d+ (\S+) +\S+ +\S+ +\S+ +(\S+)", re.MULTILINE)
_FUNCTION = re.compile(r"\((\w+_[\d.]+)\)\s+(\S+)$", re.MULTILINE)


class Need(NamedTuple):
    """A version that is asked of a library."""

    library: str
    version: str
    at: int
    """Where it stands in the file."""


def ask_for_older(path: Path) -> bool:
    """Rewrite a program or library that asks for a newer version without need; True if it did.

    Raises:
        CalledProcessError: the binutils cannot read it.
    """
    content = bytearray(path.read_bytes())
    needs = {need.version: need for need in needed(path, content) if need.library == LIBRARY}
    changed = False
    for newer, (older, functions) in SAME.items():
        if newer in needs and older in needs and asked_of(path, newer) <= functions:
            digest, _, _, name, _ = struct.unpack_from(_VERSION_FORM, content, needs[older].at)
            _, flags, number, _, step = struct.unpack_from(_VERSION_FORM, content, needs[newer].at)
            struct.pack_into(_VERSION_FORM, content, needs[newer].at, digest, flags, number, name, step)
            changed = True
    if changed:
        path.write_bytes(content)
    return changed


def asked_of(path: Path, version: str) -> set[str]:
    """The functions that a file asks for in this version."""
    shown = _shown("-T", path)
    return {name for found, name in _FUNCTION.findall(shown) if found == version}


def needed(path: Path, content: bytes | bytearray) -> Iterator[Need]:
    """The versions that a file asks for, with their places."""
    places = {name: int(offset, 16) for name, offset in _SECTION.findall(_shown("-h", path))}
    if _NEEDS not in places:
        return
    at = places[_NEEDS]
    while True:
        _, count, file, first, following = struct.unpack_from(_LIBRARY_FORM, content, at)
        place = at + first
        for _ in range(count):
            _, _, _, name, step = struct.unpack_from(_VERSION_FORM, content, place)
            yield Need(_text(content, places, file), _text(content, places, name), place)
            place += step
        if not following:
            return
        at += following


def _text(content: bytes | bytearray, places: dict[str, int], offset: int) -> str:
    begin = places[_STRINGS] + offset
    return content[begin : content.index(b"\0", begin)].decode()


def _shown(what: str, path: Path) -> str:
    return subprocess.run(["objdump", what, str(path)], check=True, capture_output=True, text=True).stdout
