"""What an import left out, in lines to be read."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine.library.importing import ImportReport, Incomplete, Skipped, SkipReason
from harzdame_engine.pdn.problems import PdnProblem, ProblemKind

from harzdame_gui.library.import_lines import report_lines

CLUB, OLD = Path("club.pdn"), Path("old.pdn")


def test_games_are_grouped_by_file_and_reason(language: str) -> None:
    report = ImportReport(duplicates=2779)
    report.skipped = [
        Skipped(path, SkipReason.DUPLICATE, game, game * 9, 1)
        for path in (CLUB, OLD)
        for game in range(1, 900)
    ]
    report.skipped += [Skipped(CLUB, SkipReason.SAME_MOVES, game, 1, 1) for game in (1, 2, 3, 7, 9, 10)]
    lines = report_lines(report)
    assert len(lines) == 4
    assert lines[0].startswith("club.pdn, 899 ")
    assert "(1–899)" in lines[0]
    assert lines[1].startswith("old.pdn, 899 ")
    assert "(1–3, 7, 9–10)" in lines[2]
    assert lines[3].endswith("975")


def test_foreign_games_go_by_their_names_and_others_by_their_kind(language: str) -> None:
    kinds = [
        *[(ProblemKind.UNKNOWN_VARIANT, "Chinese chess")] * 30,
        *[(ProblemKind.UNKNOWN_VARIANT, "Chess")] * 2,
        *[(ProblemKind.ILLEGAL_MOVE, f"a{row}-h8") for row in range(5)],
    ]
    report = ImportReport(incomplete_games=len(kinds))
    report.incomplete = [
        Incomplete(CLUB, game, game * 5, game, PdnProblem(kind, game * 5, 1, game, detail))
        for game, (kind, detail) in enumerate(kinds, 1)
    ]
    lines = report_lines(report)
    assert len(lines) == 3
    assert "(1–30)" in lines[0]
    assert {"en": "Chinese chess", "de": "Chinesisches Schach"}[language] in lines[0]
    assert "a0-h8" in lines[2]
    assert "(33–37)" in lines[2]


@pytest.mark.parametrize("count", [1, 2])
def test_many_runs_are_cut(language: str, count: int) -> None:
    report = ImportReport(duplicates=20 * count)
    report.skipped = [
        Skipped(CLUB, SkipReason.DUPLICATE, 100 * run + more + 1, 1, 1)
        for run in range(20)
        for more in range(count)
    ]
    (line,) = report_lines(report)
    assert "…" in line
    assert len(line) < 120


def test_files_of_other_kinds_are_told(language: str) -> None:
    (line,) = report_lines(ImportReport(other_files={".txt": 5, "": 1, ".pgn": 12}))
    assert line.index(".pgn (12)") < line.index(".txt (5)")
    assert "(1)" in line
