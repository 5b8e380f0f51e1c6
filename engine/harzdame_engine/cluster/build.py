"""The build of this package: what two machines must have in common for the same games."""

from __future__ import annotations

import hashlib
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

import harzdame_engine
from harzdame_engine import _core
from harzdame_engine.files.resources import resource
from harzdame_engine.version import version

_DATA = {"books": "*.book", "endgames": "*.table", "weights": "*.weights"}


class Build(NamedTuple):
    """The version, and a digest of all that may change a game: both kinds of code and the installed data."""

    version: str
    digest: str

    def __str__(self) -> str:
        return f"{self.version}, build {self.digest[:12]}"


@cache
def own_build() -> Build:
    """The build that runs here, as it was when that was first asked."""
    digest = hashlib.sha256(f"{sys.version_info[:2]} {_core.FINGERPRINT}".encode())
    _add(digest, Path(str(harzdame_engine.__file__)).parent, "*.py")
    for folder, pattern in _DATA.items():
        try:
            _add(digest, resource(folder), pattern)
        except FileNotFoundError:
            continue
    return Build(version(), digest.hexdigest())


def _add(digest: hashlib._Hash, folder: Path, pattern: str) -> None:
    for path in sorted(folder.rglob(pattern), key=lambda path: path.relative_to(folder).as_posix()):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        digest.update(f"{path.relative_to(folder).as_posix()} {content}\n".encode())
