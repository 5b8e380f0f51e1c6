"""The remarks on bad moves: facts that are proven, in sentences that the caller has words for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import get_args

from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.game.move import Move
from harzdame_engine.review import words, words_de
from harzdame_engine.review.fact_kinds import (
    BreakthroughMissed,
    EndMissed,
    Fact,
    KingMissed,
    KingTaken,
    MaterialMissed,
    ShotMissed,
    VerdictChanged,
    WinMissed,
)
from harzdame_engine.review.facts import facts
from harzdame_engine.review.findings import SpokenFindings, Worder
from harzdame_engine.review.judgement import Judgement
from harzdame_engine.review.reviewer import Reviewer

_OfBetter = WinMissed | ShotMissed | BreakthroughMissed | EndMissed | MaterialMissed | KingMissed | KingTaken
_OF_BETTER = get_args(_OfBetter)
"""Facts about what was missed, of which one is enough; so is one about what was allowed."""
_WORDS = {"en": (words.sentence, words.comparison), "de": (words_de.sentence, words_de.comparison)}
LANGUAGES = tuple(_WORDS)
"""The languages of the command line."""


def worder(
    tables: EndgameCache | None, say: Callable[[Fact], str], compare: Callable[[Judgement], str]
) -> Worder:
    """The finder of remarks: `say` words a fact, `compare` two moves of which no fact is known."""
    return partial(_remarks, tables, say, compare)


def in_language(tables: EndgameCache | None, language: str) -> Worder:
    """The finder of remarks for the command line, in one of the `LANGUAGES`."""
    say, compare = _WORDS[language]
    return worder(tables, say, compare)


def _remarks(
    tables: EndgameCache | None,
    say: Callable[[Fact], str],
    compare: Callable[[Judgement], str],
    reviewer: Reviewer,
    judgement: Judgement,
) -> SpokenFindings:
    position = reviewer.positions[judgement.number]
    known = tables.tables(position.rules) if tables is not None else None
    found = facts(position, judgement.move, judgement.reply, judgement.better, tables=known)
    told = _weightiest(found)
    plies = max((len(_line_of(fact)) for fact in told if isinstance(fact, _OF_BETTER)), default=0)
    return SpokenFindings(" ".join(say(fact) for fact in told) or compare(judgement), plies)


def _line_of(fact: _OfBetter) -> tuple[Move, ...]:
    return fact.chain.line if isinstance(fact, ShotMissed) else fact.line


def _weightiest(found: tuple[Fact, ...]) -> Sequence[Fact]:
    """At most one fact about what was allowed and one about what was missed; a verdict says both."""
    missed = [fact for fact in found if isinstance(fact, _OF_BETTER)]
    allowed = [fact for fact in found if not isinstance(fact, _OF_BETTER)]
    if any(isinstance(fact, VerdictChanged) for fact in found):
        return allowed[:1]
    return [*allowed[:1], *missed[:1]]
