"""What the searches of a review found, as plain values: kept beside the record, and recalled later.

Each position is known by a digest of all those that led to it, so that a game which was edited
meanwhile recalls what still holds. What is read is not believed: every move must be legal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

from harzdame_engine.game.kept_history import kept_move
from harzdame_engine.game.move import Move
from harzdame_engine.game.position import Position
from harzdame_engine.game.taken_up import legal_move
from harzdame_engine.review.judgement import LONGEST_LINE
from harzdame_engine.review.reviewer import Answer, KnowledgeSource, Recalled, Reviewer
from harzdame_engine.search.info import Line, Score

Kept = Mapping[str, Recalled]
"""Answers by the digests of their positions and those before."""
_BROKEN = (ValueError, TypeError, KeyError, IndexError, AttributeError, OverflowError)


def digests(positions: Sequence[Position]) -> list[str]:
    """A digest of each position and all before it."""
    found, state = [], blake2b(digest_size=12)
    for position in positions:
        state.update(f"{position.rules.id} {position.fen}\n".encode())
        found.append(state.hexdigest())
    return found


def kept(reviewer: Reviewer, names: Sequence[str]) -> Kept:
    """What the searches of a reviewer found so far; `names`: the digests of its positions."""
    return {names[number]: recalled for number, recalled in reviewer.searched.items()}


def recall(reviewer: Reviewer, names: Sequence[str], known: Kept) -> None:
    """Have a reviewer know what was found about its positions; `names`: their digests."""
    reviewer.recall({number: known[name] for number, name in enumerate(names) if name in known})


def values(known: Kept) -> dict[str, Any]:
    """Answers as JSON can hold them."""
    return {
        digest: [
            recalled.nodes,
            recalled.answer.depth,
            recalled.answer.nodes,
            [
                [*line.score, [kept_move(move) for move in line.pv[:LONGEST_LINE]]]
                for line in recalled.answer.lines
            ],
        ]
        for digest, recalled in known.items()
    }


def read(kept_values: Any, positions: Sequence[Position], names: Sequence[str]) -> Kept:
    """The answers that `values` wrote about these positions of a game, without those that are damaged.

    It takes a while: legal moves are looked for along all lines.
    """
    found: dict[str, Recalled] = {}
    for name, position in zip(names, positions, strict=True):
        try:
            nodes, depth, searched, lines = kept_values[name]
            found_lines = [_line(position, *line) for line in lines]
            depth = None if depth is None else int(depth)
            if found_lines:
                answer = Answer(KnowledgeSource.SEARCH, tuple(found_lines), depth, int(searched))
                found[name] = Recalled(answer, int(nodes))
        except _BROKEN:
            continue
    return found


def _line(position: Position, centipieces: Any, plies: Any, moves: Any) -> Line:
    score = Score(int(centipieces), None if plies is None else int(plies))
    pv: list[Move] = []
    for squares, captures in moves:
        pv.append(legal_move(position, squares, captures))
        position = position.play(pv[-1])
    return Line(score, tuple(pv))
