"""Files that the system refuses: it is told whether they were read or written."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine.match.errors import Hindrance, MatchFileError
from harzdame_engine.match.game_file import GameAppender
from harzdame_engine.match.openings import read_openings
from harzdame_engine.rules.variants import variant
from harzdame_engine.tournament.plan import Plan
from harzdame_engine.tournament.record import Record

PLAN = Plan("Cup", "2026.01.01", "harzdame", ("name=a", "name=b"))


@pytest.mark.parametrize(
    ("use", "hindrance"),
    [
        (lambda path: Record.create(path, PLAN), Hindrance.UNWRITABLE),
        (lambda path: Record(path).renew(PLAN, ()), Hindrance.UNWRITABLE),
        (GameAppender, Hindrance.UNWRITABLE),
        (lambda path: Record(path).read(), Hindrance.UNREADABLE),
        (lambda path: read_openings(path, variant("harzdame"), None), Hindrance.UNREADABLE),
    ],
)
def test_it_is_told_whether_a_file_was_read_or_written(
    tmp_path: Path, use: Callable[[Path], object], hindrance: Hindrance
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(MatchFileError) as refused:
        use(tmp_path / "file" / "below")
    (reason,) = refused.value.reasons
    assert (reason.hindrance, reason.name) == (hindrance, "below")
    (again,) = pickle.loads(pickle.dumps(refused.value)).reasons  # noqa: S301 - our own
    assert again == reason
