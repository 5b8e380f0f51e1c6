"""What a Linux program or library asks of the system: other libraries, and versions of their symbols.

Reads what `objdump` of the binutils prints; PyInstaller needs it as well.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

Version = tuple[int, ...]

_NEEDED = re.compile(r"^ +NEEDED +(\S+)$", re.MULTILINE)
_SYMBOL = re.compile(r"^ +0x\w+ 0x\w+ \d+ ([A-Z]+)_(\d+(?:\.\d+)+)$", re.MULTILINE)


class Demands(NamedTuple):
    """The demands of one file."""

    libraries: tuple[str, ...]
    versions: dict[str, Version]
    """The newest version of each family of symbols: GLIBC, GLIBCXX, CXXABI, …"""


@cache
def demands(path: Path) -> Demands:
    """The demands of this file; none if it is no program or library."""
    shown = subprocess.run(["objdump", "-p", str(path)], capture_output=True, text=True, check=False)
    if shown.returncode != 0:
        return Demands((), {})
    return read(shown.stdout)


def read(shown: str) -> Demands:
    """The demands in what `objdump -p` shows; the versions that a library itself defines are none."""
    _, _, references = shown.partition("Version References:")
    newest: dict[str, Version] = {}
    for family, text in _SYMBOL.findall(references):
        version = tuple(int(part) for part in text.split("."))
        newest[family] = max(version, newest.get(family, ()))
    return Demands(tuple(_NEEDED.findall(shown)), newest)


def programs(folder: Path) -> list[Path]:
    """The programs and libraries below a folder, links left out."""
    return sorted(
        path for path in folder.rglob("*") if path.is_file() and not path.is_symlink() and _is_elf(path)
    )


def newest(paths: Iterable[Path], family: str) -> tuple[Version, Path | None]:
    """The newest version of a family's symbols that any of these files needs, and one that needs it."""
    found: tuple[Version, Path | None] = ((), None)
    for path in paths:
        version = demands(path).versions.get(family, ())
        if version > found[0]:
            found = (version, path)
    return found


def dotted(version: Version) -> str:
    """The usual text, such as 2.34."""
    return ".".join(map(str, version))


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"
