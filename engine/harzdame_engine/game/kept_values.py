"""What is said of nodes and games as plain values for JSON, and back again, all that is read checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from harzdame_engine.game.move import Color
from harzdame_engine.game.outcome import Outcome, Termination
from harzdame_engine.game.tree import Evaluation, Mark, Node
from harzdame_engine.rules.board import Square
from harzdame_engine.rules.rules import Rules

_EMPTY: tuple[object, ...] = ("", [], (), None)
_TEXTS = ("comment", "before", "after", "unread")
_ROWS = ("commands", "extra")
_TIMES = ("clock", "elapsed")
_COLORS = "GRYB"


def kept_value(name: str, value: Any) -> Any:
    """The value of the attribute `name` of a node or a tree.

    The text that a tree was read from is too much, and is none: then the record is written anew.
    """
    if value is None or name == "source":
        return None
    if name == "result":
        return [value.winner, value.termination]
    return list(map(list, value)) if name == "marks" else value


def kept_said(said: Mapping[str, Any]) -> dict[str, Any]:
    """All that is said of a node and is not nothing."""
    return {name: kept_value(name, value) for name, value in said.items() if value not in _EMPTY}


def read_value(name: str, kept: Any, rules: Rules) -> Any:
    """The value that was kept.

    Raises:
        ValueError: it is none of this name.
    """
    return _READERS[name](kept, rules)


def say(node: Node, kept: Mapping[str, Any]) -> None:
    """Say of a new node what was kept.

    Raises:
        ValueError: a value makes no sense.
    """
    for name in _SAID_NAMES:
        if name in kept:
            setattr(node, name, read_value(name, kept[name], node.position.rules))


def number(kept: Any, least: int = 0) -> int:
    """A whole number, not below `least`."""
    if not isinstance(kept, int) or isinstance(kept, bool) or kept < least:
        raise ValueError(f"no number: {kept!r}")
    return kept


def _text(kept: Any, _rules: Rules | None = None) -> str:
    if not isinstance(kept, str):
        raise ValueError(f"no text: {kept!r}")
    return kept


def _row(kept: Any, _rules: Rules) -> tuple[str, ...]:
    return tuple(map(_text, _list(kept)))


def _list(kept: Any) -> list[Any]:
    if not isinstance(kept, list):
        raise ValueError(f"no list: {kept!r}")
    return kept


def _glyphs(kept: Any, _rules: Rules) -> list[int]:
    return [number(each) for each in _list(kept)]


def _seconds(kept: Any, _rules: Rules | None = None) -> float | None:
    return None if kept is None else _real(kept)


def _real(kept: Any) -> float:
    if not isinstance(kept, int | float) or isinstance(kept, bool):
        raise ValueError(f"no number: {kept!r}")
    if not abs(kept) < 1e12:  # NaN included
        raise ValueError(f"no such number: {kept!r}")
    return kept


def _marks(kept: Any, rules: Rules) -> tuple[Mark, ...]:
    return tuple(_mark(rules, *_list(each)) for each in _list(kept))


def _mark(rules: Rules, color: Any, origin: Any, target: Any = None) -> Mark:
    if _text(color) not in tuple(_COLORS):
        raise ValueError(f"no color: {color!r}")
    return Mark(color, _square(origin, rules), None if target is None else _square(target, rules))


def _square(kept: Any, rules: Rules) -> Square:
    if _text(kept) not in rules.board.bit_of:
        raise ValueError(f"no square: {kept!r}")
    return kept  # type: ignore[no-any-return]


def _evaluation(kept: Any, _rules: Rules) -> Evaluation | None:
    if kept is None:
        return None
    value, win_in, depth = _list(kept)
    whole = [None if each is None else number(each, -10_000) for each in (win_in, depth)]
    return Evaluation(None if value is None else _real(value), *whole)


def _tags(kept: Any, _rules: Rules) -> dict[str, str]:
    if not isinstance(kept, dict):
        raise ValueError(f"no tags: {kept!r}")
    return {name: _text(value) for name, value in kept.items()}


def _result(kept: Any, _rules: Rules) -> Outcome | None:
    if kept is None:
        return None
    winner, termination = _list(kept)
    return Outcome(None if winner is None else Color(winner), Termination(termination))


def _nothing(kept: Any, _rules: Rules) -> None:
    if kept is not None:
        raise ValueError("a text is not kept")


_READERS: dict[str, Callable[[Any, Rules], Any]] = {
    **dict.fromkeys(_TEXTS, _text),
    **dict.fromkeys(_ROWS, _row),
    **dict.fromkeys(_TIMES, _seconds),
    "glyphs": _glyphs,
    "marks": _marks,
    "evaluation": _evaluation,
    "tags": _tags,
    "result": _result,
    "source": _nothing,
}
_SAID_NAMES = tuple(name for name in _READERS if name in Node.__slots__)
