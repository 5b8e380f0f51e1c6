"""A game as it is kept on disk while it is not saved: its record, and all else that was on screen.

The form is JSON around the record's PDN. It knows no files and no signals.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from harzdame_engine import LEVELS, Color, GameTree, Level, Node, pdn
from harzdame_engine.game.edit import stands_in

from harzdame_gui.controllers.files.game_file import Place
from harzdame_gui.controllers.game.new_game import PERSON, PlayerSpec
from harzdame_gui.controllers.game.played_game import Standing
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.choices import PlayerKind

VERSION = 1
_BROKEN = (ValueError, TypeError, KeyError, IndexError, AttributeError, OverflowError, RecursionError)
_RECORD = re.compile(r'"pdn":\s*"((?:[^"\\]|\\.)*)', re.DOTALL)


class SetUpWork(NamedTuple):
    """The unfinished work of the set-up editor in a game: the position as FEN, and the text typed."""

    game: str
    fen: str
    text: str


class Surroundings(NamedTuple):
    """The part of the screen that the session does not know."""

    place: Place | None = None
    flipped: bool = False
    set_up: SetUpWork | None = None


class KeptGame(NamedTuple):
    """A game that was kept, to be put on the board again exactly as it was.

    A player that is None is the built-in engine at a level that the file does
    not tell, as those of earlier versions did not. `kept_at` is in seconds.
    `text` is the record as PDN. `was_quit`: the app was closed, it did not crash.
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

    @property
    def place(self) -> Place | None:
        """The file that it belongs to."""
        return self.around.place


def write_game(session: GameSession, text: str, around: Surroundings, *, was_quit: bool = False) -> bytes:
    """The session's game with `text`, its record as PDN."""
    place, set_up = around.place, around.set_up
    played = session.game
    places = Standing(session.node, played.live, played.ended_at, session.thinking_at)
    cursor, live, ended_at, thinking_at = (_path(node, session.tree) for node in places)
    values = {
        "version": VERSION,
        "saved_at": time.time(),
        "players": {str(color): str(player.spec.kind) for color, player in session.players.items()},
        "engines": {
            str(color): _engine(player.spec)
            for color, player in session.players.items()
            if not player.takes_input
        },
        "place": asdict(place) | {"path": str(place.path)} if place else None,
        "studied": played.studied,
        "cursor": cursor,
        "live": live,
        "ended_at": ended_at,
        "thinking_at": thinking_at,
        "modified": session.modified,
        "flipped": around.flipped,
        "set_up": set_up._asdict() if set_up else None,
        "was_quit": was_quit,
        "pdn": text,
    }
    return json.dumps(values, indent=1).encode()


def read_game(data: bytes) -> KeptGame:
    """The game that `write_game` wrote, now or in an earlier version.

    Raises:
        ValueError: there is no game in it.
    """
    try:
        values: dict[str, Any] = json.loads(data)
        text = str(values["pdn"])
        tree = pdn.scan(text).games[0].read().tree
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
            _place(values.get("place")), values.get("flipped") is True, _set_up(values.get("set_up"))
        ),
        kept_at=float(kept_at) if isinstance(kept_at, int | float) else 0.0,
        was_quit=values.get("was_quit") is True,
    )


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


def _path(node: Node | None, tree: GameTree) -> list[int] | None:
    """The way from the root to a node: at each node the index of the child. Twins differ in nothing else.

    None if it is not, or no longer, in the tree.
    """
    if node is None or not stands_in(tree, node):
        return None
    line = tree.line_to(node)
    return [parent.children.index(child) for parent, child in pairwise(line)]


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


def _place(kept: Any) -> Place | None:
    with suppress(*_BROKEN):
        encoding = kept.get("encoding")
        return Place(
            Path(kept["path"]),
            int(kept["number"]),
            str(kept["digest"]),
            encoding if encoding in pdn.ENCODINGS else None,
        )
    return None


def _set_up(kept: Any) -> SetUpWork | None:
    with suppress(*_BROKEN):
        return SetUpWork(str(kept["game"]), str(kept["fen"]), str(kept["text"]))
    return None


def _engine(spec: PlayerSpec) -> dict[str, Any]:
    """The part of a player's description that "players" does not tell."""
    level = spec.level.id if spec.level else None
    return {"level": level, "thinking_time": spec.thinking_time, "program": spec.program}


def _player(values: Mapping[str, Any], color: str) -> PlayerSpec | None:
    kind = PlayerKind(values["players"][color])
    if kind is PlayerKind.HUMAN:
        return PERSON
    kept = values.get("engines", {}).get(color)
    levels: dict[str | None, Level | None] = {None: None, **{level.id: level for level in LEVELS}}
    if kept is None or kept["level"] not in levels:
        return None
    if kept.get("command"):  # of earlier versions: a file may not say what is started
        return None
    level, time = levels[kept["level"]], float(kept["thinking_time"])
    return PlayerSpec(kind, level, time, str(kept.get("program", "")))
