"""A game as it is kept on disk while it is not saved: its record, and all else that was on screen.

The form is JSON around the record's PDN; the history of its edits is JSON of its
own within that, so that damage to it costs nothing else. It knows no files and no
signals.
"""

from __future__ import annotations

import json
import math
import re
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from harzdame_engine import LEVELS, Color, GameTree, Level, Node, pdn
from harzdame_engine.clocks.control import NO_CONTROL, parse_control, write_control
from harzdame_engine.game.history import HistoryState
from harzdame_engine.game.kept_history import KeptHistory
from harzdame_engine.game.taken_up import NoHistoryError, read_history
from harzdame_engine.search.styles import style_named

from harzdame_gui.controllers.files.file_place import FilePlace
from harzdame_gui.controllers.game.clock import KeptClock
from harzdame_gui.controllers.game.kept_place import place_in, place_values
from harzdame_gui.controllers.game.library_copy import LibraryCopy, kept_copy, read_copy
from harzdame_gui.controllers.game.listed import Listed, kept_listed, read_listed
from harzdame_gui.controllers.game.new_game import PlayerSpec
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.game.standing import Standing
from harzdame_gui.controllers.settings.choices import PlayerKind

VERSION = 1
_BROKEN = (ValueError, TypeError, KeyError, IndexError, AttributeError, OverflowError, RecursionError)
_RECORD = re.compile(r'"pdn":\s*"((?:[^"\\]|\\.)*+)', re.DOTALL)
"""It never goes back (`*+`): to be able to would take eighty times the memory of the file."""


class SetUpWork(NamedTuple):
    """The unfinished work of the set-up editor in a game: the position as FEN, and the text typed."""

    game: str
    fen: str
    text: str


class ReviewSoFar(NamedTuple):
    """What the review of the game found until now, with so many `nodes` a move.

    `values` gives its answers as `kept_answers` writes them, from any thread. `under_way`: it was not
    stopped by anybody.
    """

    nodes: int
    values: Callable[[], Any]
    under_way: bool = True


class Surroundings(NamedTuple):
    """The part of the screen that the session does not know."""

    place: FilePlace | None = None
    flipped: bool = False
    set_up: SetUpWork | None = None
    own: str = ""
    """The id of the game among one's own games."""
    review: ReviewSoFar | None = None
    listed: Listed | None = None
    copy: LibraryCopy | None = None


class KeptGame(NamedTuple):
    """A game that was kept, to be put on the board again exactly as it was.

    A player that is None is the built-in engine at a level that the file does
    not tell. `kept_at` is in seconds.
    `text` is the record as PDN. `was_quit`: the app was closed, it did not crash.
    `history` has the edits of the tree, and what was deleted in it; None: that is
    not known.
    """

    tree: GameTree
    text: str
    players: Mapping[Color, PlayerSpec | None]
    studied: bool
    standing: Standing
    modified: bool
    around: Surroundings
    kept_at: float
    was_quit: bool
    clock: KeptClock | None = None
    history: HistoryState | None = None

    @property
    def place(self) -> FilePlace | None:
        """The file that it belongs to."""
        return self.around.place


def note_game(
    session: GameSession, words: pdn.Words, around: Surroundings, *, was_quit: bool = False
) -> Callable[[], bytes]:
    """Note all of the session's game, whose record is `words`; writing it down is left to any thread."""
    place, set_up = around.place, around.set_up
    played = session.game
    standing = {
        "cursor": session.node,
        "live": played.live,
        "ended_at": played.ended_at,
        "thinking_at": session.thinking_at,
    }
    values = {
        "version": VERSION,
        "saved_at": time.time(),
        "players": {str(color): str(player.spec.kind) for color, player in session.players.items()},
        "engines": {
            str(color): _engine(player.spec)
            for color, player in session.players.items()
            if not player.takes_input
        },
        "persons": {
            str(color): {"name": player.spec.name, "rating": player.spec.rating, "guest": player.spec.guest}
            for color, player in session.players.items()
            if player.takes_input
        },
        "place": place_values(place) if place else None,
        "studied": played.studied,
        "modified": session.modified,
        "flipped": around.flipped,
        "set_up": set_up._asdict() if set_up else None,
        "own": around.own,
        **kept_listed(around.listed),
        **kept_copy(around.copy),
        "was_quit": was_quit,
        "clock": _clock_values(session.clock.kept),
    }
    history = KeptHistory(played.history.state, words.snapshot)
    return partial(_written, values, standing, words, history, around.review)


def _written(
    values: Mapping[str, Any],
    standing: Mapping[str, Node | None],
    words: pdn.Words,
    history: KeptHistory,
    review: ReviewSoFar | None,
) -> bytes:
    """The text comes before the history: what is cut off then leaves the game whole."""
    ways = {name: words.path(node) for name, node in standing.items()}
    text = {"pdn": words.text, "history": json.dumps(history.values(), separators=(",", ":"))}
    found = {"review": {"nodes": review.nodes, "answers": review.values()}} if review is not None else {}
    return json.dumps({**values, **ways, **text, **found}).encode()


def read_game(data: bytes) -> KeptGame:
    """The game that `note_game` noted.

    Raises:
        ValueError: there is no game in it.
    """
    try:
        values: dict[str, Any] = json.loads(data)
        text = str(values["pdn"])
        tree, history = _record(text, values.get("history"))
        players = {color: _player(values, str(color)) for color in Color}
    except _BROKEN as error:
        raise ValueError(f"no game: {error}") from None
    if tree is None:
        raise ValueError("no position")
    kept_at = values.get("saved_at")
    return KeptGame(
        tree,
        text,
        players,
        studied=values.get("studied") is True,
        standing=_standing(values, tree),
        modified=values.get("modified") is not False,
        around=Surroundings(
            place_in(values.get("place")),
            values.get("flipped") is True,
            _set_up(values.get("set_up")),
            _own(values.get("own")),
            _review(values.get("review")),
            read_listed(values),
            read_copy(values),
        ),
        kept_at=_moment(kept_at),
        was_quit=values.get("was_quit") is True,
        clock=_clock(values.get("clock")),
        history=history,
    )


def read_record(data: bytes) -> str:
    """The record alone of what `note_game` noted, as PDN.

    Raises:
        ValueError: there is none.
    """
    try:
        return str(json.loads(data)["pdn"])
    except _BROKEN as error:
        raise ValueError(f"no record: {error}") from None


def _moment(kept: Any) -> float:
    with suppress(*_BROKEN):
        return float(kept) if math.isfinite(kept) else 0.0
    return 0.0


def _record(text: str, history: Any) -> tuple[GameTree | None, HistoryState | None]:
    """The record in `text`, and its history if that is sound."""
    game = pdn.scan(text).games[0]
    tree = game.read().tree
    if tree is None or not isinstance(history, str):
        return tree, None
    try:
        return tree, read_history(json.loads(history), tree)
    except (NoHistoryError, *_BROKEN):  # the tree was tried with it
        return game.read().tree, None


def salvage(data: bytes) -> str:
    """The record as far as it can be found in a damaged file, else the file as text."""
    text = data.decode("utf-8", "replace")
    found = _RECORD.search(text)
    if found is None:
        return text
    inside = found.group(1)
    for cut in range(7):  # an escape may have been cut off
        with suppress(ValueError):
            return str(json.loads(f'"{inside[: len(inside) - cut]}"', strict=False))
    return inside


def _node(values: Mapping[str, Any], name: str, tree: GameTree) -> Node | None:
    """The node that a path leads to, as far as there is a way."""
    path = values.get(name)
    if not isinstance(path, list):
        return None
    node = tree.root
    for index in path:
        if not isinstance(index, int) or not 0 <= index < len(node.children):
            break
        node = node.children[index]
    return node


def _standing(values: Mapping[str, Any], tree: GameTree) -> Standing:
    """The nodes that are named; a file of the first version, which names none, stands at the end."""
    end = tree.end_of_line(tree.root)
    if "cursor" not in values:
        return Standing(end, end, end if tree.result is not None else None)
    cursor, live, ended_at, thinking_at = (_node(values, name, tree) for name in Standing._fields)
    return Standing(cursor or end, live, ended_at, thinking_at)


def _set_up(kept: Any) -> SetUpWork | None:
    with suppress(*_BROKEN):
        return SetUpWork(str(kept["game"]), str(kept["fen"]), str(kept["text"]))
    return None


def _clock_values(clock: KeptClock | None) -> dict[str, Any] | None:
    if clock is None:
        return None
    return clock._asdict() | {"controls": [write_control(control) for control in clock.controls]}


def _clock(kept: Any) -> KeptClock | None:
    """The clock; None if there was none, or if what is kept of it cannot be understood."""
    with suppress(*_BROKEN):
        white, black = (None if text == NO_CONTROL else parse_control(text) for text in kept["controls"])
        return KeptClock((white, black), max(0, int(kept["spent"])), kept.get("paused") is True)
    return None


def _own(kept: Any) -> str:
    """An id that is a name for a file and nothing else."""
    return kept if isinstance(kept, str) and kept.isascii() and kept.isalnum() else ""


def _review(kept: Any) -> ReviewSoFar | None:
    with suppress(*_BROKEN):
        answers = kept["answers"]
        return ReviewSoFar(max(1, int(kept["nodes"])), lambda: answers)
    return None


def _engine(spec: PlayerSpec) -> dict[str, Any]:
    """The part of a player's description that "players" does not tell."""
    level = spec.level.id if spec.level else None
    return {
        "level": level,
        "thinking_time": spec.thinking_time,
        "program": spec.program,
        "style": spec.style.id if spec.style else "",
        "name": spec.name,
    }


def _player(values: Mapping[str, Any], color: str) -> PlayerSpec | None:
    kind = PlayerKind(values["players"][color])
    if kind is PlayerKind.HUMAN:
        person = values.get("persons", {}).get(color, {})
        rating = person.get("rating", 0)
        return PlayerSpec(
            name=str(person.get("name", "")),
            rating=rating if isinstance(rating, int) else 0,
            guest=person.get("guest") is True,
        )
    kept = values.get("engines", {}).get(color)
    levels: dict[str | None, Level | None] = {None: None, **{level.id: level for level in LEVELS}}
    if kept is None or kept["level"] not in levels:
        return None
    level, time = levels[kept["level"]], float(kept["thinking_time"])
    program, name = str(kept.get("program", "")), str(kept.get("name", ""))
    return PlayerSpec(kind, level, time, program, name, style_named(str(kept.get("style"))))
