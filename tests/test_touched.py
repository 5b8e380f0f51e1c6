"""The quick check finds the tests of what was changed."""

from __future__ import annotations

import pytest

from tests.touched import ALWAYS, chosen, mirrors_of


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        ("harzdame_gui/editing/presenter.py", {"tests/gui/editing"}),
        ("harzdame_gui/controllers/game/session.py", {"tests/gui/controllers/game"}),
        ("harzdame_gui/app.py", {"tests/gui/test_app.py"}),
        ("engine/harzdame_engine/rating/ratings.py", {"tests/engine/rating"}),
        ("resources/rules/turkish.en.md", {"tests/gui/rules", "tests/engine/rules"}),
        ("packaging/elf.py", {"tests/packaging/test_elf.py"}),
        ("tests/gui/play/test_move_list.py", {"tests/gui/play/test_move_list.py"}),
        ("tests/engine/training/records.py", {"tests/engine/training"}),
        ("docs/learning.md", set()),
    ],
)
def test_a_file_has_the_tests_of_its_room(path: str, tests: set[str]) -> None:
    assert mirrors_of(path) == tests


def test_the_core_is_checked_by_its_own_tests_and_by_the_reference() -> None:
    tests = mirrors_of("engine/core/search/tree.cpp")
    assert {"tests/engine/search", "tests/engine/test_core_checks.py", "tests/rules"} <= tests


def test_nothing_runs_twice() -> None:
    tests = chosen(["harzdame_gui/play/ending.py", "tests/gui/play/test_ending.py", "README.md"])
    assert tests == sorted(["tests/gui/play", *ALWAYS])
