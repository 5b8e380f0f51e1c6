"""Where a study stands, read or worked on, for a window that takes the place of another."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from harzdame_engine import Node


class EditorStand(NamedTuple):
    """The number of a chapter, from 1, and the way to a position in it, child by child."""

    number: int
    way: tuple[int, ...]


class StudyStand(NamedTuple):
    """The file of a study, whether it came with the app, and where it is edited; None: it is read.

    `chapter`, counted from 0, is shown in place of the one that was left. `anew`: all of it is read
    as if it were new.
    """

    path: Path
    shipped: bool
    editor: EditorStand | None
    chapter: int | None = None
    anew: bool = False


def way_to(node: Node) -> tuple[int, ...]:
    """The way from the root to a node, child by child."""
    way: list[int] = []
    while (parent := node.parent) is not None:
        way.append(parent.children.index(node))
        node = parent
    return tuple(reversed(way))
