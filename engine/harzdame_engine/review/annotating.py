"""The findings of a review as one edit of the record: evaluations, signs, better lines and sentences.

What a person wrote stays: a comment is added to, a sign for a move's worth is not replaced, and a
line that is there already is only spoken of.
"""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine.game.edit import Edit, EditKind, Link, Step, Value
from harzdame_engine.game.move import Move
from harzdame_engine.game.tree import Evaluation, GameTree, Node
from harzdame_engine.review.findings import Findings, SpokenFindings
from harzdame_engine.review.judgement import GLYPHS, ONLY_MOVE_GLYPH, Judgement
from harzdame_engine.search.kept_score import evaluation_of

TAG = "Reviewed"
"""The tag that tells by what a game was reviewed, and with how many nodes a move."""
_WORTH = frozenset(range(1, 7))
"""The glyphs that say what a move is worth."""
_SHORTEST, _LONGEST = 3, 13
"""Plies of a better line, the longest only while pieces are taken."""


def annotation(tree: GameTree, line: Sequence[Node], findings: Findings, *, at: Node, by: str = "") -> Edit:
    """The edit that writes `findings` about `line`, from the root on, into the record; looked at `at` a node.

    Nodes that left the tree meanwhile are passed over. `by`: the value of the tag, if the review is whole.
    """
    steps: list[Step] = []
    for node, known in zip(line, findings.scores, strict=True):
        if known is None or (not node.children and tree.outcome(node) is not None):
            continue
        if node is tree.root or tree.has(node):
            score, depth = known
            _say(steps, node, "evaluation", evaluation_of(score, node.position.turn, depth))
    for judgement in findings.judgements:
        if judgement is not None and tree.has(line[judgement.number + 1]):
            _write(steps, line[judgement.number + 1], judgement, findings.remarks.get(judgement.number))
    if by and tree.tags.get(TAG) != by:
        steps.append(Value(tree, "tags", dict(tree.tags), {**tree.tags, TAG: by}))
    return Edit(EditKind.REVIEW, tuple(steps), at, at)


def telling(moves: Sequence[Move], least: int = _SHORTEST) -> tuple[Move, ...]:
    """The beginning of a line that shows what it is about: `least` plies, and until nothing is taken."""
    count, quiet = 0, 0
    for move in moves[: max(least, _LONGEST)]:
        quiet = 0 if move.captures else quiet + 1
        if count >= least and quiet >= 2 and count % 2:
            break
        count += 1
    return tuple(moves[:count])


def _write(steps: list[Step], node: Node, judgement: Judgement, remarks: SpokenFindings | None) -> None:
    glyph = GLYPHS.get(judgement.quality) or (ONLY_MOVE_GLYPH if judgement.only else None)
    if glyph is not None and not _is_signed(node, glyph):
        _say(steps, node, "glyphs", [glyph, *node.glyphs])
    if remarks is not None:
        _say(steps, node, "comment", _joined(node.comment, remarks.text))
    if judgement.better.pv and node.parent is not None:
        _add_better(steps, node.parent, judgement, remarks.plies if remarks is not None else 0)


def _is_signed(node: Node, glyph: int) -> bool:
    return glyph in node.glyphs or (glyph in _WORTH and not _WORTH.isdisjoint(node.glyphs))


def _add_better(steps: list[Step], start: Node, judgement: Judgement, plies: int) -> None:
    """Add the better line beside the move that was played; what is there of it is gone along."""
    at, first = start, True
    for move in telling(judgement.better.pv, max(_SHORTEST, plies)):
        known = next((child for child in at.children if child.move == move), None)
        if known is None:
            known = Node(at.position.play(move), at, move)
            if first:
                known.evaluation = _evaluation(judgement, known)
            steps.append(Link(known, len(at.children)))
        at, first = known, False


def _evaluation(judgement: Judgement, node: Node) -> Evaluation | None:
    """The evaluation of a node, the first of the better line; None where the game ends there."""
    score = judgement.better.score.turned
    plies = score.plies_to_end
    if plies is not None:  # one move later
        score = score._replace(plies_to_end=plies + 1 if plies < 0 else plies - 1)
    return evaluation_of(score, node.position.turn, judgement.depth) if score.plies_to_end != 0 else None


def _joined(there: str, text: str) -> str:
    """A comment with a sentence more, unless it says that already."""
    if not text or text in there:
        return there
    return f"{there}\n{text}" if there else text


def _say(steps: list[Step], node: Node, name: str, value: object) -> None:
    before = getattr(node, name)
    if before != value:
        steps.append(Value(node, name, before, value))
