"""Tables of a ladder: one to read, in Markdown, and the file of ratings that the app reads."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.files.whole_file import write_whole
from harzdame_engine.match.errors import MatchError, file_errors
from harzdame_engine.match.statistics import moments
from harzdame_engine.rating.ladder import LadderPlan, Results
from harzdame_engine.rating.ratings import Rating
from harzdame_engine.rating.scale import PairScores, Scale, fit
from harzdame_engine.search.levels import LEVELS, Level

ANCHOR = 500.0
"""Elo of the weakest level: the scale is the program's own, and begins here."""


class Row(NamedTuple):
    """A level: its Elo, the step up from the level below, with errors (95 %), and its scores, 0 to 1."""

    level: Level
    elo: float
    error: float
    step: float | None
    step_error: float | None
    scores: tuple[float | None, ...]
    """Against the level below, the one below that, and so on; None: not played; none at all: carried over."""


def rows(plan: LadderPlan, results: Results) -> list[Row]:
    """The ladder, weakest first.

    Raises:
        ValueError: too little was played.
    """
    number = {level.id: index for index, level in enumerate(plan.levels)}
    meetings = {}
    for pairing in plan.pairings():
        counts = results.counts(pairing)
        if sum(counts):
            first, second = number[pairing.upper], number[pairing.lower]
            meetings[first, second] = PairScores(first, second, counts)
    scale = fit(len(plan.levels), list(meetings.values()), ANCHOR)
    return [_row(plan, index, scale, meetings) for index in range(len(plan.levels))]


def _row(plan: LadderPlan, index: int, scale: Scale, meetings: dict[tuple[int, int], PairScores]) -> Row:
    place = scale.places[index]
    met = [meetings.get((index, index - apart)) for apart in range(1, plan.reach + 1)]
    scores = tuple(moments(one.counts)[0] if one else None for one in met)
    if index == 0:
        return Row(plan.levels[index], *place, None, None, scores)
    step = place.elo - scale.places[index - 1].elo
    return Row(plan.levels[index], *place, step, scale.step_errors[index - 1], scores)


def with_carried(table: Sequence[Row], before: Mapping[str, Rating]) -> list[Row]:
    """The ladder, and above it the levels that are in `before`, as far from the highest one as there.

    Raises:
        ValueError: the highest level of the ladder is not in `before`.
    """
    top = table[-1]
    if top.level.id not in before:
        raise ValueError(f"the ratings to carry over lack {top.level.id}")
    above = [level for level in LEVELS if level.number > top.level.number and level.id in before]
    return [*table, *(_carried(level, top, before) for level in above)]


def _carried(level: Level, top: Row, before: Mapping[str, Rating]) -> Row:
    known = before[level.id]
    elo = top.elo + known.elo - before[top.level.id].elo
    return Row(level, elo, math.hypot(known.error, top.error), None, None, ())


def markdown(table: Sequence[Row]) -> str:
    """The table in Markdown, for a page."""
    lines = ["| | level | Elo | step | scores against the levels below |", "|---|---|---|---|---|"]
    for row in table:
        step = "" if row.step is None else f"{row.step:+.0f} ± {row.step_error:.0f}"
        scores = ", ".join(f"{100 * score:.0f} %" for score in row.scores if score is not None)
        lines.append(
            f"| {row.level.number} | `{row.level.id}` | {row.elo:.0f} ± {row.error:.0f} | {step} | {scores} |"
        )
    return "\n".join(lines) + "\n"


def write_ratings(path: Path, table: Sequence[Row]) -> None:
    """The file that `ratings` reads.

    Raises:
        MatchError: it cannot be written.
    """
    carried = [row.level.number for row in table if not row.scores]
    beside = f", levels {carried[0]} to {carried[-1]} carried over" if carried else ""
    lines = [f"# made by harzdame-engine ladder{beside}: see docs/levels.md"]
    lines += [f"{row.level.id} = {{ elo = {row.elo:.0f}, error = {row.error:.0f} }}" for row in table]
    _write(path, "\n".join(lines) + "\n")


def put_into(path: Path, game: str, table: Sequence[Row]) -> None:
    """Replace the table of `game` in a Markdown file, which stands between two comments that name it.

    Raises:
        MatchError: there is no such place, or it cannot be written.
    """
    begin, end = f"<!-- ladder {game} -->", f"<!-- end of ladder {game} -->"
    with file_errors(path, writing=False):
        text = path.read_text(encoding="utf-8")
    place = re.compile(f"(?<={re.escape(begin)}\n).*?(?={re.escape(end)})", re.DOTALL)
    if not place.search(text):
        raise MatchError(f"{path} has no place for the table: {begin} and {end}, each on a line of its own")
    _write(path, place.sub(lambda _: markdown(table), text))


def _write(path: Path, text: str) -> None:
    with file_errors(path, writing=True), write_whole(path) as file:
        file.write(text.encode())
