"""The keys that the person has given to commands, for whatever makes an action or tells its key."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QKeySequence

_chosen: dict[str, QKeySequence] = {}


def chosen_key(command: str) -> QKeySequence | None:
    """The key of a command, by its id; an empty one: it has none any more; None: it has its own."""
    return _chosen.get(command)


def choose_keys(keys: Iterable[tuple[str, str]]) -> frozenset[str]:
    """Have these keys, by the ids of commands, and no others; returns the ids of those that are changed."""
    before = dict(_chosen)
    _chosen.clear()
    _chosen.update((command, QKeySequence(key)) for command, key in keys)
    return frozenset(each for each in {*before, *_chosen} if before.get(each) != _chosen.get(each))
