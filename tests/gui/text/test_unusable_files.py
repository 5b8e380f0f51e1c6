"""Whatever is wrong with a file of the engine's, there is a sentence for it."""

from __future__ import annotations

from pathlib import Path

from harzdame_engine.files.errors import (
    BookError,
    BookProblem,
    TableError,
    TableProblem,
    WeightsError,
    WeightsProblem,
)

from harzdame_gui.text.unusable_files import UnusableFile, unusable_message
from tests.for_each import for_each

BOOK_PROBLEMS = set(BookProblem) - {BookProblem.OTHER_PLAN}  # that one only who makes books can meet
ERRORS = [
    *(BookError(Path("x.book"), problem, "too bad") for problem in sorted(BOOK_PROBLEMS)),
    *(WeightsError(Path("x.weights"), problem, "too bad") for problem in WeightsProblem),
    *(TableError(Path("KvK.table"), problem, "too bad") for problem in TableProblem),
]


@for_each("error", ERRORS, ids=lambda error: f"{type(error).__name__}-{error.problem.name}")
def test_it_is_said_with_the_files_name(language: object, error: UnusableFile) -> None:
    message = unusable_message(error)
    assert message.title.endswith(".")
    assert message.text.startswith(error.path.name)
    assert message.text.endswith(".")
    assert "{" not in message.text


def test_each_kind_of_file_has_a_title_of_its_own(language: object) -> None:
    assert len({unusable_message(error).title for error in ERRORS}) == 3
