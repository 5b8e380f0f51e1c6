"""The bundle's trial, on programs that fail as a bad bundle does. To freeze one takes minutes: build.py."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from tests.checkout import ROOT
from tests.packaging.conftest import Script

GOOD = '[ "$1" = --version ] && echo "Harzdame 0.1.0" && exit 0\n'


@pytest.fixture
def build(script: Script, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = script("build")
    monkeypatch.setattr(module, "SECONDS_TO_LIVE", 0.5)
    return module


def program(folder: Path, text: str) -> Path:
    path = folder / "program"
    path.write_text(f"#!/bin/sh\n{text}", encoding="utf-8")
    path.chmod(0o755)
    return path


def test_a_window_that_stays_open_passes(build: ModuleType, tmp_path: Path) -> None:
    build.try_out(program(tmp_path, GOOD + "exec sleep 30\n"), "0.1.0")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('echo "Harzdame (not installed)"\n', "not installed"),
        (GOOD + "echo 'no module named harzdame_engine'; exit 1\n", "ended by itself with 1"),
        (GOOD + "echo 'Traceback (most recent call last)'; exec sleep 30\n", "reports an error"),
    ],
)
def test_what_does_not_work_is_told(build: ModuleType, tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(build.SelfTestError, match=said):
        build.try_out(program(tmp_path, text), "0.1.0")


def test_the_menu_entry_and_its_icon_come_along(build: ModuleType, tmp_path: Path) -> None:
    build.add_desktop_files(tmp_path)
    entry = (tmp_path / "share/applications/harzdame.desktop").read_text(encoding="utf-8")
    assert "Exec=harzdame %f\n" in entry
    assert "Icon=harzdame\n" in entry
    icon = tmp_path / "share/icons/hicolor/scalable/apps/harzdame.svg"
    assert icon.read_bytes() == (ROOT / "resources/icons/harzdame.svg").read_bytes()


def test_a_size_counts_every_file_once(build: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "file").write_bytes(b"12345")
    (tmp_path / "link").symlink_to(tmp_path / "below" / "file")
    assert build.size(tmp_path) == 5
