"""The walk over a game's text: its tokens, the structure of its lines, and the legal moves they mean.

Every character except blanks belongs to one `Item`, so that nothing in a text
is passed over and a game can be written again as it was. Broken text costs no
more than the line it stands in. The core walks, and judges the moves; how is
described in core/pdn/movetext.hpp.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import NamedTuple

from harzdame_engine.game.move import Landing, Move
from harzdame_engine.game.position import Position
from harzdame_engine.pdn.problems import ProblemKind, Unclosed


class ItemKind(IntEnum):
    """The kinds of items, numbered as in the core."""

    TAG = 0
    ESCAPE = 1  # a line that begins with %
    NUMBER = 2
    MOVE = 3
    COMMENT = 4
    GLYPH = 5  # a NAG, as a number or as signs
    OPEN = 6
    CLOSE = 7
    RESULT = 8
    OPAQUE = 9  # anything that says nothing to us
    UNREAD = 10  # the rest of a line, from the first move that could not be read


class Zone(IntEnum):
    """The places of items, relative to a node; numbered as in the core."""

    HEAD = 0  # before the moves
    LEAD = 1  # before the node's move
    OWN = 2  # behind the node's move; the root's: before the first move
    BEHIND = 3  # behind the variation that the node begins
    TAIL = 4  # behind the result


class Item(NamedTuple):
    """A part of the text, from offset `start` to `end`, and the number of the node it belongs to.

    OPEN and CLOSE belong to the first node of their variation.
    """

    kind: ItemKind
    zone: Zone
    start: int
    end: int
    node: int


class ReadNode(NamedTuple):
    """A node: the number of its `parent`, the move and the position after it. The root's are -1 and None."""

    parent: int
    move: Move | None
    position: Position


class MovetextProblem(NamedTuple):
    """A problem at offset `start` of the text."""

    kind: ProblemKind
    start: int
    detail: str


class Movetext(NamedTuple):
    """The result of a walk. `items` are in the order of the text, `nodes` numbered from the root, 0."""

    items: list[Item]
    nodes: list[ReadNode]
    problems: list[MovetextProblem]


_KINDS = tuple(ItemKind)
_ZONES = tuple(Zone)
_PROBLEMS = (
    (ProblemKind.BINARY, ""),
    (ProblemKind.TRUNCATED, Unclosed.TAG),
    (ProblemKind.TRUNCATED, Unclosed.COMMENT),
    (ProblemKind.TRUNCATED, Unclosed.VARIATION),
    (ProblemKind.TRUNCATED, Unclosed.GAME),
    (ProblemKind.UNREADABLE_TOKEN, None),
    (ProblemKind.ILLEGAL_MOVE, None),
    (ProblemKind.AMBIGUOUS_MOVE, None),
)
"""The core's kinds of trouble, by their numbers; without a detail it is the text."""

MOST_ITEMS = 1_000_000
"""Of one game; one of 20,000 plies with a comment on each has 50,000. Each takes half a kilobyte at most."""
_landing = cache(Landing)
"""The same few come again and again."""


class TooManyItemsError(ValueError):
    """The text of a game has more than `MOST_ITEMS`."""


def read_movetext(text: str, start: Position, result: str = "") -> Movetext:
    """Walk over the `text` of one game, head included, that begins at position `start`.

    `result` is that of the tags: where it stands behind the moves it is the
    game's, of whatever form (``4-6``).

    Raises:
        TooManyItemsError: there are more than `MOST_ITEMS`; whatever else a text holds is read.
    """
    native = start._native  # noqa: SLF001 - one package, one core
    found = native.width.read_movetext(
        rules=native.rules,
        start=start._core,  # noqa: SLF001
        notation=native.notation,
        text=text,
        result=result,
        black_begins=start.rules.black_begins,
        most=MOST_ITEMS,
    )
    if found is None:
        raise TooManyItemsError
    items, nodes, troubles = found
    rules, name = start.rules, start.rules.board.name_of_bit
    played = [ReadNode(-1, None, start)]
    for parent, origin, way, position in nodes:
        landings = tuple(_landing(name[bit], name.get(captured), crowned) for bit, captured, crowned in way)
        played.append(ReadNode(parent, Move(name[origin], landings), Position(rules, position, native)))
    return Movetext(
        [Item(_KINDS[kind], _ZONES[zone], begin, end, node) for kind, zone, begin, end, node in items],
        played,
        [_found(text, played, trouble) for trouble in troubles],
    )


def _found(text: str, nodes: list[ReadNode], trouble: tuple[int, int, int, int]) -> MovetextProblem:
    """The problem that the core found: its number, the part of the text, and the node a move leads to."""
    number, start, end, node = trouble
    kind, detail = _PROBLEMS[number]
    if detail is None:
        detail = text[start:end]
    if kind is ProblemKind.AMBIGUOUS_MOVE:
        detail = f"{detail} {nodes[node].move}"
    return MovetextProblem(kind, start, detail)
