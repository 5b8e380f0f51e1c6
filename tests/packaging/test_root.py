"""A Debian in a folder: what is said where it cannot be had."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packaging.conftest import Script


def test_what_is_missing_is_named_with_the_command_for_it(
    script: Script, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    module = script("root")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(module.RootError, match="apt-get install debootstrap util-linux"):
        module.Root(tmp_path / "root", "trixie", [], {}).make()


def test_a_person_without_the_rights_is_told_so(
    script: Script, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    module = script("root")
    monkeypatch.setattr(module.shutil, "which", lambda command: command)
    monkeypatch.setattr(module.os, "geteuid", lambda: 1000)
    with pytest.raises(module.RootError, match="sudo"):
        module.Root(tmp_path / "root", "trixie", [], {}).make()


def test_a_step_that_fails_is_told_with_the_end_of_the_log(
    script: Script, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    module = script("root")
    root = module.Root(tmp_path / "root", "trixie", [], {})
    monkeypatch.setattr(root, "entering", lambda command: command)
    with pytest.raises(module.RootError, match=r"(?s)root\.log.*\$ sh -c echo no disk >&2; exit 1\nno disk"):
        root.run(["sh", "-c", "echo no disk >&2; exit 1"])


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("E: Failed getting release file http://deb.invalid/dists/trixie/Release", "is there a network"),
        ("Temporary failure resolving deb.invalid", "is there a network"),
        ("E: Failed to fetch http://deb.invalid/x.deb  Hash Sum mismatch", "checksum"),
    ],
)
def test_what_is_known_of_a_failure_is_told_in_plain_words(
    script: Script, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, said: str, words: str
) -> None:
    module = script("root")
    root = module.Root(tmp_path / "root", "trixie", [], {})
    monkeypatch.setattr(root, "entering", lambda command: command)
    with pytest.raises(module.RootError, match=words):
        root.run(["sh", "-c", f"echo '{said}'; exit 1"])


def test_a_folder_that_is_shown_in_it_is_found_from_here(script: Script, tmp_path: Path) -> None:
    root = script("root").Root(tmp_path / "root", "trixie", [], {"/made": tmp_path / "work"})
    assert root.path("/made/wheels") == tmp_path / "work" / "wheels"
    assert root.path("/usr/share") == tmp_path / "root" / "usr" / "share"
