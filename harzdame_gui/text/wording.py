"""The remarks on bad moves in the language of the app."""

from __future__ import annotations

from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.review.findings import Worder
from harzdame_engine.review.judgement import Judgement
from harzdame_engine.review.wording import worder

from harzdame_gui.text.facts import fact_sentence
from harzdame_gui.translation import translate


def app_worder(tables: EndgameCache) -> Worder:
    """The finder of remarks, for reviews."""
    return worder(tables, fact_sentence, _compare)


def _compare(judgement: Judgement) -> str:
    """Two moves of which nothing but their scores is known."""
    text = translate(
        "Review", "{move} was better: it promises {before} points of a hundred, this move {after}."
    )
    before, after = round(100 * judgement.before), round(100 * judgement.after)
    return text.format(move=judgement.better.pv[0], before=before, after=after)
