"""The library in words, in every language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine.library.errors import GameChangedError, LibraryError, LibraryProblem
from harzdame_engine.library.importing import ImportReport, Incomplete, Skipped, SkipReason
from harzdame_engine.library.records import GameRow

from harzdame_gui.controllers.storage.file_failure import FailureKind, FileFailure
from harzdame_gui.library.import_lines import report_lines
from harzdame_gui.library.text import day_text, failure_message, kind_text, report_message
from harzdame_gui.text.files import failure_reason
from tests.for_each import for_each

FILE = Path("games.pdn")


@for_each("problem", list(LibraryProblem))
def test_every_problem_has_a_sentence_with_the_files_name(language, problem: LibraryProblem) -> None:
    message = failure_message(LibraryError(FILE, problem, "why"))
    assert message.title and message.text
    assert "{" not in message.text
    assert "games.pdn" in message.text or problem is LibraryProblem.FULL


def test_other_failures(language) -> None:
    gone, changed = (failure_message(GameChangedError(1, removed=removed)) for removed in (True, False))
    assert gone.text != changed.text
    full = FileFailure(FailureKind.DISK_FULL, FILE)
    assert failure_message(OSError(28, "No space left")).text == failure_reason(full, saving=True)
    assert failure_message(TimeoutError()).text


def test_a_report_tells_everything(language) -> None:
    report = ImportReport(files=3, added=12_345, duplicates=2, incomplete_games=1, failed_files=1)
    report.skipped = [Skipped(FILE, reason, 3, 17, 4, "why") for reason in SkipReason]
    report.incomplete = [Incomplete(FILE, 5, 60, 9, None)]
    text = report_message(report).text
    assert "12,345" in text or "12.345" in text
    lines = report_lines(report)
    assert len(lines) == len(SkipReason) + 1
    assert len(set(lines)) == len(lines)
    assert all("games.pdn" in line and "{" not in line for line in lines)
    assert report_message(ImportReport(stopped=True)).title != report_message(ImportReport()).title


@pytest.mark.parametrize(
    ("day", "text"),
    [
        (20010517, "17/05/2001"),
        (19980500, "05/1998"),
        (19980000, "1998"),
        (0, "some day"),
        (20010230, "some day"),
    ],
)
def test_days(speak: Callable[[str], None], day: int, text: str) -> None:
    speak("en")
    row = GameRow(1, 1, "", "", "", "", "", "", "some day", day, "*", 0, "", True, 0, None)
    assert day_text(row) == text


def test_games_have_their_names(language) -> None:
    guessed, canadian = {
        "en": ("Harzdame (guessed)", "Canadian draughts"),
        "de": ("Harzdame (vermutet)", "Kanadische Dame"),
    }[language]
    row = GameRow(1, 1, "harzdame", "", "", "", "", "", "", 0, "*", 0, "", True, 0, None)
    assert kind_text(row) == "Harzdame"
    assert kind_text(row._replace(guessed=True)) == guessed
    assert kind_text(row._replace(variant="", foreign="Canadian draughts")) == canadian
    assert kind_text(row._replace(variant="", foreign="My own")) == "My own"
    assert kind_text(row._replace(variant="")) == {"en": "Another game", "de": "Anderes Spiel"}[language]
    assert kind_text(row._replace(variant="chess-of-tomorrow")) == "chess-of-tomorrow"
