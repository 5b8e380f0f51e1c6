"""Drawings of the rooms and their imports, one a storey, made from the sources.

    python docs/architecture/draw.py

writes `core.svg`, `engine.svg` and `app.svg` beside this file; a test fails when they are out of date. A room
is a folder and stands above all that it uses. An arrow that follows from others is left out, and so are files
that lie in no room. Standard library only.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]

Arrows = dict[str, set[str]]
"""Room → the rooms that it uses."""

BOX_WIDTH, BOX_HEIGHT, GAP, ROW = 156, 44, 20, 96
STAGGER = 50  # every other row, so that arrows pass beside the boxes between
HEAD = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"
 width="{width}" height="{height}" font-family="sans-serif" text-anchor="middle">
<style>
 .room {{ fill: #f3f0ea; stroke: #8a7f6d; }} .name {{ fill: #2b2620; font-size: 14px; font-weight: 600; }}
 .size {{ fill: #6b6256; font-size: 11px; }} .use {{ stroke: #8a7f6d; fill: none; }} .tip {{ fill: #8a7f6d; }}
 @media (prefers-color-scheme: dark) {{
  .room {{ fill: #2e2a25; stroke: #8a7f6d; }} .name {{ fill: #f3f0ea; }} .size {{ fill: #b5aa99; }} }}
</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">
<path class="tip" d="M0,0 L8,4 L0,8 z"/></marker></defs>
"""


class Storey(NamedTuple):
    """One layer of the program: how many files each room has, and which rooms it uses."""

    files: dict[str, int]
    uses: Arrows


def core() -> Storey:
    """The C++ core by its includes."""
    folder = ROOT / "engine" / "core"
    sources = sorted(path for path in folder.rglob("*.[ch]pp"))

    def used(path: Path) -> Iterable[str]:
        return re.findall(r'^#include "([^"]+)"', path.read_text(encoding="utf-8"), re.MULTILINE)

    return _storey({path.relative_to(folder): used(path) for path in sources})


def package(folder: Path, *, split: frozenset[str] = frozenset()) -> Storey:
    """A Python package by its imports; the folders in `split` are shown by their own rooms."""
    sources = sorted(path for path in folder.rglob("*.py") if path.name != "__init__.py")

    def used(path: Path) -> Iterable[str]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
                for name in (node.module, *(f"{node.module}.{alias.name}" for alias in node.names)):
                    top, _, place = name.partition(".")
                    if top == folder.name and (file := _source(folder / place.replace(".", "/"))):
                        yield file.relative_to(folder).as_posix()

    return _storey({path.relative_to(folder): used(path) for path in sources}, split)


def _source(path: Path) -> Path | None:
    for found in (path.with_suffix(".py"), path / "__init__.py"):
        if found.is_file():
            return found
    return None


def _storey(sources: dict[Path, Iterable[str]], split: frozenset[str] = frozenset()) -> Storey:
    files: dict[str, int] = defaultdict(int)
    uses: Arrows = {}
    for path, used in sources.items():
        if room := _room(path, split):
            files[room] += 1
            uses.setdefault(room, set()).update({_room(Path(other), split) for other in used} - {room, ""})
    return Storey(dict(files), uses)


def _room(path: Path, split: frozenset[str]) -> str:
    """The room of a file; "" if it lies in none."""
    folders = path.parent.parts
    return "/".join(folders[:2] if folders and folders[0] in split else folders[:1])


def levels(uses: Arrows) -> dict[str, int]:
    """How far up each room stands: one above the highest that it uses.

    Raises:
        ValueError: some rooms use each other.
    """
    found: dict[str, int] = {}

    def level(room: str, above: tuple[str, ...]) -> int:
        if room in above:
            raise ValueError(f"a circle: {' → '.join((*above[above.index(room) :], room))}")
        if room not in found:
            found[room] = 1 + max((level(other, (*above, room)) for other in uses.get(room, ())), default=-1)
        return found[room]

    for room in uses:
        level(room, ())
    return found


def direct(uses: Arrows) -> Arrows:
    """The arrows that do not follow from others."""

    def reached(room: str) -> set[str]:
        return uses.get(room, set()).union(*(reached(other) for other in uses.get(room, ())))

    return {
        room: {other for other in others if not any(other in reached(via) for via in others)}
        for room, others in uses.items()
    }


def svg(storey: Storey) -> str:
    """The drawing: a row for each level, the lowest at the foot."""
    heights = levels(storey.uses)
    rows: dict[int, list[str]] = defaultdict(list)
    for room in sorted(storey.files, key=lambda room: (-heights[room], room)):
        rows[heights[room]].append(room)
    width = max(len(row) for row in rows.values()) * (BOX_WIDTH + GAP) + GAP + STAGGER
    height = len(rows) * ROW + GAP
    step = BOX_WIDTH + GAP
    places = {}
    for level, row in rows.items():
        left = (width - STAGGER - len(row) * step + GAP) // 2 + level % 2 * STAGGER
        top = (len(rows) - 1 - level) * ROW + GAP
        places.update({room: (left + number * step, top) for number, room in enumerate(row)})
    parts = [HEAD.format(width=width, height=height)]
    for room, others in sorted(direct(storey.uses).items()):
        for other in sorted(others):
            (x, y), (to_x, to_y) = places[room], places[other]
            x, to_x = x + BOX_WIDTH // 2, to_x + BOX_WIDTH // 2
            curve = f"M{x},{y + BOX_HEIGHT} C{x},{y + BOX_HEIGHT + 40} {to_x},{to_y - 40} {to_x},{to_y}"
            parts.append(f'<path class="use" d="{curve}" marker-end="url(#tip)"/>\n')
    for room, (x, y) in sorted(places.items()):
        middle, count = x + BOX_WIDTH // 2, storey.files[room]
        size = "1 file" if count == 1 else f"{count} files"
        parts.append(
            f'<rect class="room" x="{x}" y="{y}" width="{BOX_WIDTH}" height="{BOX_HEIGHT}" rx="5"/>\n'
            f'<text class="name" x="{middle}" y="{y + 19}">{escape(room)}</text>\n'
            f'<text class="size" x="{middle}" y="{y + 35}">{size}</text>\n'
        )
    return "".join([*parts, "</svg>\n"])


def drawings() -> dict[Path, str]:
    """Every drawing by its file."""
    storeys = {
        "core": core(),
        "engine": package(ROOT / "engine" / "harzdame_engine"),
        "app": package(ROOT / "harzdame_gui", split=frozenset({"controllers"})),
    }
    return {HERE / f"{name}.svg": svg(storey) for name, storey in storeys.items()}


if __name__ == "__main__":
    for file, text in drawings().items():
        file.write_text(text, encoding="utf-8")
