"""The tags of a game as they are written: those that the tree says itself, and all others."""

from __future__ import annotations

from harzdame_engine.game.outcome import Termination
from harzdame_engine.game.position import Position
from harzdame_engine.game.results import write_result
from harzdame_engine.game.tree import GameTree
from harzdame_engine.pdn.tags import DERIVED, NO_PROGRESS, ROSTER, write_gametype


def written_head(tree: GameTree) -> dict[str, str]:
    """Tag → value, in the order in which they are written."""
    tags = {name: tree.tags.get(name) or unknown for name, unknown in ROSTER.items()}
    position = tree.root.position
    tags["Result"] = write_result(tree.result, position.rules.gametype)
    tags["GameType"] = write_gametype(position.rules)
    tags["Variant"] = position.rules.id
    if position != Position.start(position.rules.id):
        tags["SetUp"] = "1"
        tags["FEN"] = position.fen
    derived = DERIVED
    if tree.no_progress_limit is not None:
        tags[NO_PROGRESS] = str(tree.no_progress_limit)
        derived |= {NO_PROGRESS.lower()}
    for name, value in tree.tags.items():
        if name not in tags and name.lower() not in derived:
            tags[name] = value
    if tree.result and tree.result.termination is not Termination.UNSPECIFIED:
        tags["Termination"] = str(tree.result.termination)
    return tags
