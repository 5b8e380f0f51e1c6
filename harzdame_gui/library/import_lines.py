"""What an import left out or kept as text: a line for each file and reason, however many games that are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.library.importing import ImportReport, Incomplete, Skipped, SkipReason
from harzdame_engine.pdn.problems import ProblemKind

from harzdame_gui.library.text import number
from harzdame_gui.text.problems import file_sentence
from harzdame_gui.translation import counted, translate

_MOST_RUNS = 6
"""Runs of game numbers that a line lists."""


class _Cause(NamedTuple):
    """What games of one file have in common: why they were left out, or are kept as text."""

    path: Path
    reason: SkipReason | ProblemKind | None
    detail: str


def report_lines(report: ImportReport) -> list[str]:
    """The lines: games kept as text, then what was left out, then the files that were not looked at."""
    incomplete: dict[_Cause, list[Incomplete]] = {}
    for each in report.incomplete:
        incomplete.setdefault(_cause_of(each), []).append(each)
    skipped: dict[_Cause, list[Skipped]] = {}
    for left in report.skipped:
        skipped.setdefault(_Cause(left.path, left.reason, left.detail), []).append(left)
    lines = [*map(_incomplete_line, incomplete.values()), *map(_skipped_line, skipped.values())]
    unlisted = report.incomplete_games - len(report.incomplete)
    unlisted += report.duplicates - sum(left.game > 0 for left in report.skipped)
    if unlisted > 0:
        text = translate("Library", "Further games, which are not listed here: {count}")
        lines.append(text.format(count=number(unlisted)))
    if report.other_files:
        text = translate("Library", "Not looked at in the folders, where only PDN files are taken: {endings}")
        lines.append(text.format(endings=_endings(report.other_files)))
    return lines


def _cause_of(incomplete: Incomplete) -> _Cause:
    """Foreign games go by their names, all else by the kind of problem."""
    problem = incomplete.problem
    if problem is None:
        return _Cause(incomplete.path, None, "")
    foreign = problem.kind is ProblemKind.UNKNOWN_VARIANT
    return _Cause(incomplete.path, problem.kind, problem.detail if foreign else "")


def _incomplete_line(games: Sequence[Incomplete]) -> str:
    first = games[0]
    place = _place(first.path.name, games)
    if first.problem is None:
        return f"{place}: {translate('Library', 'kept as text')}"
    if len(games) == 1:
        text = translate("Library", "{file}, kept as text: {reason}")  # the reason names the place
        return text.format(file=first.path.name, reason=file_sentence(first.problem))
    text = translate("Library", "{place}: kept as text. The first: {reason}")
    return text.format(place=place, reason=file_sentence(first.problem))


def _skipped_line(files_or_games: Sequence[Skipped]) -> str:
    first = files_or_games[0]
    reasons = {
        SkipReason.DUPLICATE: translate("Library", "in the library already"),
        SkipReason.SAME_MOVES: translate("Library", "in the library already, with other comments or tags"),
        SkipReason.NO_GAMES: translate("Library", "no games in it"),
        SkipReason.NOT_TEXT: translate("Library", "not a text file"),
        SkipReason.UNREADABLE_FILE: translate("Library", "cannot be read ({detail})"),
    }
    reason = reasons[first.reason].format(detail=first.detail)
    return f"{_place(first.path.name, files_or_games)}: {reason}"


def _place(file: str, games: Sequence[Skipped | Incomplete]) -> str:
    """The file, and which of its games."""
    first = games[0]
    if not first.game:
        return file
    if len(games) == 1:
        text = translate("Library", "{file}, game {game}, line {line}")
        return text.format(file=file, game=first.game, line=first.line)
    text = counted.tr("{file}, %Ln games ({numbers})", "", len(games))
    return text.format(file=file, numbers=_runs(each.game for each in games))


def _runs(games: Iterable[int]) -> str:
    """Numbers of games as ``1–20, 25, 30–33``; of many runs the first."""
    found = sorted(set(games))
    ends = [one for one, other in pairwise([*found, found[-1] + 2]) if other > one + 1]
    begins = [other for one, other in pairwise([found[0] - 2, *found]) if other > one + 1]
    runs = [str(begin) if begin == end else f"{begin}–{end}" for begin, end in zip(begins, ends, strict=True)]
    return ", ".join([*runs[:_MOST_RUNS], *(["…"] if len(runs) > _MOST_RUNS else [])])


def _endings(others: dict[str, int]) -> str:
    """Endings with their numbers, the commonest first."""
    named = sorted(others.items(), key=lambda item: (-item[1], item[0]))
    none = translate("Library", "without an ending")
    told = [f"{ending or none} ({number(count)})" for ending, count in named[:_MOST_RUNS]]
    return ", ".join([*told, *(["…"] if len(named) > _MOST_RUNS else [])])
