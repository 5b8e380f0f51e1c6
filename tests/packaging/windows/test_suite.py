"""The project's tests under Wine: all rooms but those left out, each by its name and for a reason."""

from __future__ import annotations

from tests.checkout import ROOT
from tests.packaging.conftest import Script


def test_every_room_runs_or_is_left_out_for_a_reason(windows_script: Script) -> None:
    suite = windows_script("suite")
    rooms = suite.rooms()
    tests = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")}
    covered = [*rooms, *suite.LEFT_OUT]
    assert not [
        name for name in tests if not any(name == room or name.startswith(f"{room}/") for room in covered)
    ]
    assert {"tests/engine/hub", "tests/gui/play", "tests/e2e"} <= set(rooms)


def test_what_is_left_out_is_there_and_has_a_reason(windows_script: Script) -> None:
    suite = windows_script("suite")
    for name, reason in (suite.LEFT_OUT | suite.DESELECTED).items():
        file, _, test = name.partition("::")
        assert (ROOT / file).exists(), name
        assert not test or f"def {test.partition('[')[0]}(" in (ROOT / file).read_text(encoding="utf-8"), name
        assert reason
