"""What a frozen bundle carries inside its files without need: symbols for debuggers, data for other programs.

What is passed on unchanged is Qt itself, and whatever comes stripped already.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import elf
from linux import icu, older

_WITH_SYMBOLS = (
    "libpython*",
    "python*/lib-dynload/*.so",
    "PIL/*.so",
    "charset_normalizer/*.so",
    "zeroconf/*.so",
    "zeroconf/*/*.so",
    "PySide6/Qt/lib/libicu*",
    "harzdame_engine/*.so",
)


def slim(internal: Path) -> None:
    """Take it out of the libraries in this folder.

    Raises:
        CalledProcessError, ValueError: the binutils cannot do it, or ICU's data are not as they were.
    """
    [data] = internal.glob("PySide6/Qt/lib/libicudata.so.*")
    icu.thin_out(data)
    for path in with_symbols(internal):
        subprocess.run(["strip", "--strip-unneeded", str(path)], check=True, capture_output=True)
    for path in elf.programs(internal):
        older.ask_for_older(path)
    elf.demands.cache_clear()


def with_symbols(internal: Path) -> Iterator[Path]:
    """The libraries that come with symbols, links left out."""
    for pattern in _WITH_SYMBOLS:
        yield from (path for path in internal.glob(pattern) if not path.is_symlink())
