"""Games of a file while it is reviewed: plain values, and the work on them off the GUI thread."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from harzdame_engine import Move, Position
from harzdame_engine.pdn import PdnGame
from harzdame_engine.review.findings import Findings, Worder, findings_of
from harzdame_engine.review.games import annotated, plies_of, reviewer_of, unreviewed
from harzdame_engine.review.knowledge import Knowledge, look_up
from harzdame_engine.review.reviewer import ReviewEffort, Reviewer

from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.work.job import Job

_LOOKED_AT = 40


class ReviewSurvey(NamedTuple):
    """The `games` of the file at `path` that are to be reviewed, equal ones once, and about how many
    `plies` they have. `passed`: those that were reviewed already. `encoding`: the one chosen for the file.
    `typical`: a position from the middle of one of them. `numbers`: theirs, by the digests of their texts.
    `names`: all paths by which the file is known.
    """

    path: Path
    games: tuple[PdnGame, ...]
    passed: int
    plies: float
    encoding: str | None = None
    typical: Position | None = None
    numbers: Mapping[bytes, Sequence[int]] = MappingProxyType({})
    names: frozenset[Path] = frozenset()


class BegunReview(NamedTuple):
    """A game, and what is known of its moves so far."""

    game: PdnGame
    reviewer: Reviewer


class Searched(NamedTuple):
    """A game whose searches are over. `by`: the value of the tag of a review that is whole, "" otherwise."""

    begun: BegunReview
    by: str


class ReviewedGame(NamedTuple):
    """A game, and its text with what was found; None where that is nothing. `by`: see `Searched`."""

    game: PdnGame
    moves: tuple[Move, ...]
    findings: Findings
    text: str | None
    by: str


def survey(document: PdnDocument, numbers: Sequence[int], _job: Job) -> ReviewSurvey:
    """What there is to review among these games, or among all."""
    games = document.content.games
    named = [games[number - 1] for number in numbers] if numbers else list(games)
    wanted = unreviewed(named)
    equal: dict[bytes, list[int]] = {}
    for game in wanted:
        equal.setdefault(game.digest, []).append(game.number)
    once = tuple(games[same[0] - 1] for same in equal.values())
    typical = next((middle for game in once[:_LOOKED_AT] if (middle := _middle(game)) is not None), None)
    passed = len(named) - len(wanted)
    plies, names = plies_of(once), document.names
    return ReviewSurvey(document.path, once, passed, plies, document.chosen, typical, equal, names)


def _middle(game: PdnGame) -> Position | None:
    """The position in the middle of a game; None if it has no moves."""
    tree = game.read().tree
    line = tree.mainline() if tree is not None else []
    return line[len(line) // 2].position if len(line) > 1 else None


def prepared(game: PdnGame, effort: ReviewEffort, knowledge: Knowledge, job: Job) -> Reviewer | None:
    """A reviewer that knows what books and tables know; None: there is nothing to review."""
    reviewer = reviewer_of(game, effort)
    if reviewer is not None:
        for number, answer in look_up(reviewer, knowledge, lambda: job.cancelled):
            reviewer.know(number, answer)
    return reviewer


def worded(searched: Searched, word: Worder, _job: Job) -> ReviewedGame:
    """A game with what was found; nobody may change its reviewer meanwhile."""
    (game, reviewer), by = searched
    findings = findings_of(reviewer, word)
    return ReviewedGame(game, reviewer.moves, findings, annotated(game, findings, by), by)


def write_rest(
    found: ReviewSurvey, ready: Sequence[ReviewedGame], rest: Sequence[Searched], word: Worder, job: Job
) -> frozenset[bytes]:
    """Write what was found into its file, which is not open, where the games are still what they were.

    Returns the digests of those that are not.

    Raises:
        OSError, FileError, pdn.PdnError, ValueError: it cannot be written.
    """
    worded_now = [worded(each, word, job) for each in rest]
    texts = {each.game.digest: each.text for each in (*ready, *worded_now) if each.text is not None}
    if not texts:
        return frozenset()
    document = PdnDocument.read(found.path, found.encoding)
    games = {game.number: game.digest for game in document.content.games if game.digest in texts}
    if games:
        document.save_games({number: texts[digest] for number, digest in games.items()})
    return frozenset(texts.keys() - games.values())
