"""Failures of files in words: what was read is not told in words of writing, nor the other way round."""

from __future__ import annotations

from pathlib import Path

import pytest

from harzdame_gui.controllers.storage.file_failure import FailureKind, FileFailure
from harzdame_gui.text.files import failure_message, failure_reason
from tests.for_each import for_each

READING = "read", "opened"
WRITING = "choose", "save", "saved", "written", "full"
ONLY_WRITTEN = {
    FailureKind.NO_FOLDER,
    FailureKind.DISK_FULL,
    FailureKind.TOO_LARGE,
    FailureKind.CHANGED,
    FailureKind.GAME_CHANGED,
    FailureKind.ON_BOARD,
    FailureKind.IN_USE,
    FailureKind.BUSY,
    FailureKind.NOT_ENCODABLE,
    FailureKind.RUN_TOGETHER,
}
"""The kinds that only writing has."""


def words(text: str) -> set[str]:
    return set(text.lower().replace(".", " ").replace(";", " ").split())


@for_each("kind", FailureKind)
def test_what_was_not_written_is_not_said_to_be_unread(kind: FailureKind) -> None:
    failure = FileFailure(kind, Path("games.pdn"), "why")
    message = failure_message(failure, saving=True)
    assert not words(f"{message.title} {message.text} {failure_reason(failure, saving=True)}") & {*READING}


@pytest.mark.parametrize("kind", [kind for kind in FailureKind if kind not in ONLY_WRITTEN])
def test_what_was_not_read_is_told_without_advice_on_saving(kind: FailureKind) -> None:
    failure = FileFailure(kind, Path("games.pdn"), "why")
    message = failure_message(failure, saving=False)
    assert not words(f"{message.title} {message.text} {failure_reason(failure, saving=False)}") & {*WRITING}
