"""Errors about files: they name the file and the reason, and survive the way between processes."""

from __future__ import annotations

import pickle
from enum import StrEnum
from pathlib import Path

import pytest
from harzdame_engine.files.errors import UnusableFileError

FILE = Path("some.file")


class _Problem(StrEnum):
    DAMAGED = "is damaged"


class _Error(UnusableFileError[_Problem]):
    pass


@pytest.mark.parametrize(
    ("detail", "text"), [("", "some.file is damaged"), ("it is cut", "some.file is damaged: it is cut")]
)
def test_it_reads_as_a_sentence(detail: str, text: str) -> None:
    assert str(_Error(FILE, _Problem.DAMAGED, detail)) == text


def test_it_goes_from_process_to_process() -> None:
    error = pickle.loads(pickle.dumps(_Error(FILE, _Problem.DAMAGED, "it is cut")))  # noqa: S301 - our own
    assert (type(error), error.path, error.problem, error.detail) == (
        _Error,
        FILE,
        _Problem.DAMAGED,
        "it is cut",
    )
