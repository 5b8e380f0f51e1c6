"""Games of files under review: which are to be reviewed, and their texts with the findings in them.

The command line and the app share it. It opens no file, and knows nothing of threads.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from harzdame_engine.game.move import Move
from harzdame_engine.game.tree import GameTree, Node
from harzdame_engine.pdn.games import PdnGame
from harzdame_engine.pdn.writer import write
from harzdame_engine.review.annotating import TAG, annotation
from harzdame_engine.review.findings import Findings
from harzdame_engine.review.reviewer import ReviewEffort, Reviewer


def name_of(effort: ReviewEffort) -> str:
    """The value of the tag that tells by what a game was reviewed."""
    return f"Harzdame, {effort.nodes} nodes"


def unreviewed(games: Iterable[PdnGame]) -> list[PdnGame]:
    """The games that do not say that they were reviewed."""
    return [game for game in games if TAG not in game.tags]


def plies_of(games: Sequence[PdnGame], most: int = 40) -> float:
    """About how many moves the games have in all, judged by at most so many of them."""
    step = -(-len(games) // most) or 1
    looked_at = games[::step]
    plies = sum(len(tree.mainline()) - 1 for game in looked_at if (tree := game.read().tree) is not None)
    return plies * len(games) / max(1, len(looked_at))


def reviewer_of(game: PdnGame, effort: ReviewEffort) -> Reviewer | None:
    """A reviewer of the game's main line; None if it has no moves, or no position to begin with."""
    tree = game.read().tree
    return Reviewer.of(tree, effort) if tree is not None and tree.root.children else None


def annotated(game: PdnGame, findings: Findings, by: str = "") -> str | None:
    """The game's text with what was found; None if that is nothing. `by`: see `annotation`."""
    tree = game.read().tree
    if tree is None or not findings.anything:
        return None
    annotation(tree, tree.mainline(), findings, at=tree.root, by=by).apply()
    return write(tree)


def same_line(tree: GameTree, moves: Sequence[Move]) -> Sequence[Node] | None:
    """The beginning of the game's main line that consists of `moves`; None if it goes otherwise."""
    line = tree.mainline()[: len(moves) + 1]
    return line if [node.move for node in line[1:]] == list(moves) else None
