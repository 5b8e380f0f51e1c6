"""The findings of a review: plain values that may cross threads."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from harzdame_engine.review.judgement import Judgement
from harzdame_engine.review.reviewer import Reviewer
from harzdame_engine.search.info import Score


class SpokenFindings(NamedTuple):
    """What is said behind a bad move, and the plies of the better line that it speaks of."""

    text: str = ""
    plies: int = 0


class Findings(NamedTuple):
    """What a review knows of a line of play: plain values, which may cross threads.

    `scores` of its positions for their movers, with the depth; `judgements` of its moves; the
    `remarks` by the numbers of moves. None: not known.
    """

    scores: Sequence[tuple[Score, int | None] | None]
    judgements: Sequence[Judgement | None]
    remarks: Mapping[int, SpokenFindings]

    @property
    def anything(self) -> bool:
        """Whether a single move was judged."""
        return any(judgement is not None for judgement in self.judgements)


Worder = Callable[[Reviewer, Judgement], SpokenFindings]
"""Finds the sentences on a bad move of a reviewer's line."""


def findings_of(reviewer: Reviewer, word: Worder) -> Findings:
    """All that a reviewer knows now, with the sentences on bad moves, which may take a while to find."""
    judgements = reviewer.judgements()
    remarks = {
        judgement.number: word(reviewer, judgement)
        for judgement in judgements
        if judgement is not None and judgement.quality.bad
    }
    return Findings(reviewer.scores(), judgements, remarks)
