"""The Debian in which the Windows app is made: what is said where it cannot be had."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packaging.conftest import Script


def test_what_is_missing_is_named_with_the_command_for_it(
    windows_script: Script, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    module = windows_script("root")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(module.RootError, match="apt-get install debootstrap util-linux"):
        module.Root(tmp_path / "root", {}).make()


def test_a_person_without_the_rights_is_told_so(
    windows_script: Script, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    module = windows_script("root")
    monkeypatch.setattr(module.shutil, "which", lambda command: command)
    monkeypatch.setattr(module.os, "geteuid", lambda: 1000)
    with pytest.raises(module.RootError, match="sudo"):
        module.Root(tmp_path / "root", {}).make()


def test_a_step_that_fails_is_told_with_the_end_of_the_log(
    windows_script: Script, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    module = windows_script("root")
    root = module.Root(tmp_path / "root", {})
    monkeypatch.setattr(root, "entering", lambda command: command)
    with pytest.raises(module.RootError, match=r"(?s)root\.log.*\$ sh -c echo no disk >&2; exit 1\nno disk"):
        root.run(["sh", "-c", "echo no disk >&2; exit 1"])


def test_a_folder_that_is_shown_in_it_is_found_from_here(windows_script: Script, tmp_path: Path) -> None:
    root = windows_script("root").Root(tmp_path / "root", {"/made": tmp_path / "work"})
    assert root.path("/made/wheels") == tmp_path / "work" / "wheels"
    assert root.path("/usr/share") == tmp_path / "root" / "usr" / "share"


def test_names_are_those_of_windows_and_back(windows_script: Script) -> None:
    wine = windows_script("wine")
    assert wine.windows("/made/Größe 1.pdn") == r"Z:\made\Größe 1.pdn"
    assert wine.outside(r"Z:\made\Größe 1.pdn") == "/made/Größe 1.pdn"
