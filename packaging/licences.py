"""The folder `licenses` of a bundle: the terms of everything in it, and how Qt can be replaced."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Mapping
from pathlib import Path

from parts import TEXTS, BundlePart

CONTENTS = "contents.json"
"""Which part each file and module of the bundle belongs to."""
COMMON = Path("/usr/share/common-licenses")


def write(folder: Path, parts: Mapping[str, BundlePart]) -> None:
    """Fill the folder: a subfolder for each part, a table of them, and what belongs to which."""
    folder.mkdir(parents=True)
    for part in distinct(parts):
        place = folder / part.name
        place.mkdir(exist_ok=True)
        for text in part.texts:
            shutil.copyfile(text, place / text.name)
            _add_common(folder, text)
    shutil.copyfile(TEXTS / "README.md", folder / "README.md")
    with (folder / "README.md").open("a", encoding="utf-8") as readme:
        readme.write(_table(parts))
    contents = {destination: part.name for destination, part in sorted(parts.items())}
    (folder / CONTENTS).write_text(json.dumps(contents, indent=0) + "\n", encoding="utf-8")


def distinct(parts: Mapping[str, BundlePart]) -> list[BundlePart]:
    """Each part once, by name."""
    return sorted(set(parts.values()), key=lambda part: part.name)


def without_terms(bundle: Path, folder: Path) -> list[str]:
    """The files below `bundle` that the folder's contents do not name, or whose part has no text there."""
    contents: dict[str, str] = json.loads((folder / CONTENTS).read_text(encoding="utf-8"))
    files = (path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink())
    names = (path.relative_to(bundle).as_posix() for path in files)
    return sorted(name for name in names if not _has_text(folder, contents.get(name)))


def _has_text(folder: Path, part: str | None) -> bool:
    return part is not None and any(text.stat().st_size for text in (folder / part).glob("*"))


def _add_common(folder: Path, text: Path) -> None:
    """The general texts that Debian's only point to, such as the LGPL."""
    for name in re.findall(rf"{COMMON}/([\w.-]*\w)", text.read_text(encoding="utf-8", errors="replace")):
        target = folder / "common-licenses" / name
        if not target.exists() and (COMMON / name).is_file():
            target.parent.mkdir(exist_ok=True)
            shutil.copyfile(COMMON / name, target)


def _table(parts: Mapping[str, BundlePart]) -> str:
    rows = [
        f"| {part.name} | {part.version} | {part.licence or 'see the folder'} |" for part in distinct(parts)
    ]
    return "\n".join(["", "| part, and its folder | version | licence |", "|---|---|---|", *rows, ""])
