"""The bundle in one file that unpacks itself: a script, and behind it the archive."""

from __future__ import annotations

import hashlib
from pathlib import Path

from assembly import LINUX, script


def make(archive: Path, size: int, version: str, target: Path) -> None:
    """Write the file. `archive`: the bundle, packed by tar and xz; `size`: the bytes of its files."""
    packed = archive.read_bytes()
    text = script(LINUX / "single.sh").replace("@SIZE@", str(-(-size // 1_000_000)))
    text = text.replace("@KEY@", f"{version}-{hashlib.sha256(packed).hexdigest()[:12]}")
    head = with_begin(text)
    target.write_bytes(head + packed)
    target.chmod(0o755)


def with_begin(text: str) -> bytes:
    """A script that says where what follows it begins, counted from 1 as `tail` does."""
    length = len(text.replace("@BEGIN@", "").encode())
    digits = next(digits for digits in range(1, 9) if len(str(length + digits + 1)) == digits)
    return text.replace("@BEGIN@", str(length + digits + 1)).encode()
