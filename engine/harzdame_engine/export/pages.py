"""A game as a page has it: its paragraphs, with diagrams of the positions that are worth one."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from enum import StrEnum
from typing import NamedTuple

from harzdame_engine.export.score import GameScore, ScoreParagraph, ScoreWord, ScoreWordKind
from harzdame_engine.game.numbering import MoveNumber
from harzdame_engine.game.position import Position


class Diagrams(StrEnum):
    """Rules by which a printed game has diagrams."""

    REMARKS = "remarks"  # wherever the main line is interrupted, and at the end
    EVERY_FIVE = "every five"
    EVERY_TEN = "every ten"
    NONE = "none"


_EVERY = {Diagrams.EVERY_FIVE: 5, Diagrams.EVERY_TEN: 10}
_APART = 3
"""Plies of the main line between two diagrams at least, where remarks are close together."""


class Diagram(NamedTuple):
    """A picture of the position after a step; 0 is the beginning."""

    step: int


def page_of(score: GameScore, rule: Diagrams) -> Iterator[ScoreParagraph | Diagram]:
    """The whole game from top to bottom; the main line is cut where a diagram stands."""
    due = diagram_steps(score, rule)
    begun = False
    for paragraph in score.paragraphs:
        if not begun and not paragraph.is_comment:
            begun = True
            if 0 in due:
                yield Diagram(0)
        for part in _cut(score, paragraph, due):
            yield part
            if part.depth == 0 and not part.is_comment and part.step in due:
                yield Diagram(part.step)
    if not begun and 0 in due:
        yield Diagram(0)


def _cut(score: GameScore, paragraph: ScoreParagraph, due: Collection[int]) -> Iterator[ScoreParagraph]:
    """A paragraph of the main line in parts that end where a diagram is due."""
    if paragraph.depth or paragraph.is_comment:
        yield paragraph
        return
    words: list[ScoreWord] = []
    for word in paragraph.words:
        if not words and word.kind is ScoreWordKind.MOVE:
            words.append(ScoreWord(str(score.steps[word.step - 1].move_number), ScoreWordKind.NUMBER))
        words.append(word)
        if word.step in due:
            yield ScoreParagraph(0, tuple(words), word.step)
            words = []
    if words:
        yield ScoreParagraph(0, tuple(words), paragraph.step)


def diagram_steps(score: GameScore, rule: Diagrams) -> tuple[int, ...]:
    """The steps after which a diagram stands, in order; 0, the beginning, if it is not the usual one."""
    if rule is Diagrams.NONE:
        return ()
    found = [] if score.start == Position.start(score.start.rules.id) else [0]
    line = score.mainline()
    if not line:
        return (0,)
    if rule in _EVERY:
        found += [step.number for step in line if _ends_round(step.move_number, _EVERY[rule])]
    else:
        found += _interrupted(score)
    if line[-1].number not in found:
        found.append(line[-1].number)
    return tuple(found)


def _ends_round(move: MoveNumber, every: int) -> bool:
    return move.answers and move.number % every == 0


def _interrupted(score: GameScore) -> list[int]:
    """Moves of the main line with remarks of their own or with variations, not too close together."""
    said = {step.number for step in score.steps if step.remarks.comment or step.remarks.marks}
    branching = {step.parent for step in score.steps if step.depth == 1}
    found: list[int] = []
    last = -_APART
    for ply, step in enumerate(score.mainline()):
        replaced = step.parent in branching
        if (step.number in said or replaced) and ply - last >= _APART:
            found.append(step.number)
            last = ply
    return found
