"""The checks of the engine: each computes something whose result is known, and says what it looked at."""

from __future__ import annotations

import json
import multiprocessing
import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Any, NamedTuple

from harzdame_engine import pdn
from harzdame_engine.endgames.tables import Tables, installed_folders
from harzdame_engine.files.resources import resource
from harzdame_engine.game.position import Position
from harzdame_engine.game.tree import GameTree
from harzdame_engine.rules.variants import variant, variants
from harzdame_engine.search.evaluation import evaluation_of
from harzdame_engine.selftest.bench import bench

_PATIENCE_S = 120.0
_MOVES = "f1-g1", "f5-f4", "e2-f2", "c8-b8"


class CheckFailed(Exception):  # noqa: N818 - it is no mistake of this program
    """Something is not as it should be; the text says what."""


class SelfCheck(NamedTuple):
    """A check, and in words what passing it means; `look` returns a remark, or raises what is wrong."""

    means: str
    look: Callable[[], str]


def run_checks(checks: Iterable[SelfCheck], tell: Callable[[str], object]) -> bool:
    """Make these checks and tell of each in a line; True if none failed."""
    passed = True
    for check in checks:
        try:
            line = f"ok      {check.means} ({check.look()})"
        except Exception as error:  # whatever it is: the test is there to tell of it
            passed = False
            line = f"FAILED  {check.means}: {_in_words(error)}"
        tell(line)
    return passed


def _in_words(error: Exception) -> str:
    return str(error) if isinstance(error, CheckFailed) else f"{type(error).__name__}: {error}"


def engine_checks() -> Sequence[SelfCheck]:
    """Those that need no screen and no Qt."""
    return (
        SelfCheck("every game counts its moves as it should", _perft),
        SelfCheck("the search visits the nodes that it should", _search),
        SelfCheck("the network of every game is there, and judges", _networks),
        SelfCheck("the endgame tables know what is known", _tables),
        SelfCheck("a game is written as PDN and read again", _pdn),
        SelfCheck("there can be processes of its own, as for games of tournaments", _processes),
    )


@cache
def _known() -> dict[str, Any]:
    """The figures that come with the program."""
    known: dict[str, Any] = json.loads(resource("selftest/figures.json").read_text(encoding="utf-8"))
    return known


def _perft() -> str:
    known, total = _known()["perft"], 0
    _expect({rules.id for rules in variants()}, set(known), "the games")
    for game, (depth, leaves) in known.items():
        _expect(Position.start(game).perft(depth), leaves, f"{game} at depth {depth}")
        total += leaves
    return f"{len(known)} games, {total:,} leaves"


def _search() -> str:
    nodes = bench().nodes
    _expect(nodes, _known()["bench"], "the fixed positions")
    return f"{nodes:,} nodes"


def _networks() -> str:
    games = _known()["networks"]
    for game in games:
        found = evaluation_of(variant(game))
        if found.native is None:
            raise CheckFailed(f"{game} has none" if found.problem is None else str(found.problem))
    return f"{len(games)} networks"


def _tables() -> str:
    wanted = _known()["endgame"]
    tables = Tables(variant(wanted["game"]), installed_folders())
    if tables.problems:
        raise CheckFailed(str(tables.problems[0]))
    verdict = tables.probe(Position.from_fen(wanted["fen"], wanted["game"]))
    _expect(str(verdict), wanted["verdict"], wanted["fen"])
    return f"{len(tables.files)} tables; {wanted['fen']} is {verdict}"


def _pdn() -> str:
    tree = GameTree(Position.start())
    node = tree.root
    for move in _MOVES:
        node = tree.add(node, node.position.parse_move(move))
    text = pdn.write(tree)
    read = pdn.scan(text).games[0].read()
    line = read.tree.mainline() if read.tree is not None else ()
    _expect([str(each.move) for each in line[1:]], list(_MOVES), "the moves read")
    _expect(len(read.problems), 0, "the problems of the text")
    return f"{len(_MOVES)} moves"


def _processes() -> str:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as processes:
        another = processes.submit(os.getpid).result(_PATIENCE_S)
    if another == os.getpid():
        raise CheckFailed("they are this one")
    return "another than this one has answered"


def _expect(found: object, wanted: object, what: str) -> None:
    if found != wanted:
        raise CheckFailed(f"{what}: {wanted} is right, and here it is {found}")
