"""The command that makes the bundle. To make one takes minutes: that is left to the command itself."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from tests.packaging.conftest import Script


@pytest.fixture
def build(script: Script) -> ModuleType:
    return script("build")


def test_a_size_counts_every_file_once(build: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "file").write_bytes(b"12345")
    (tmp_path / "link").symlink_to(tmp_path / "below" / "file")
    assert build.size(tmp_path) == 5


def test_what_is_not_there_cannot_be_checked(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "BUNDLE", tmp_path / "none")
    assert build.main(["--check"]) == build.MISSING
    assert "make it first" in capsys.readouterr().err


def test_the_outcome_of_the_checks_is_that_of_the_command(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "BUNDLE", tmp_path)
    for passed in (True, False):
        monkeypatch.setattr(build.checks, "run", lambda bundle, version, passed=passed: passed)
        assert build.main(["--check"]) == (0 if passed else 1)
