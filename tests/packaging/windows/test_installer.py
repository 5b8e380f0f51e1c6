"""What the uninstaller deletes: the files that were installed, each by its name, and never a whole folder."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.checkout import ROOT
from tests.packaging.conftest import Script


def test_every_file_is_deleted_before_its_folder(windows_script: Script, tmp_path: Path) -> None:
    (tmp_path / "_internal" / "deep").mkdir(parents=True)
    for name in ("harzdame.exe", "_internal/python313.dll", "_internal/deep/a $1.txt"):
        (tmp_path / name).touch()
    assert windows_script("installer").deletions(tmp_path).splitlines() == [
        r'Delete "$INSTDIR\_internal\deep\a $$1.txt"',
        r'Delete "$INSTDIR\_internal\python313.dll"',
        r'Delete "$INSTDIR\harzdame.exe"',
        r'RMDir "$INSTDIR\_internal\deep"',
        r'RMDir "$INSTDIR\_internal"',
    ]


def test_no_folder_is_deleted_with_what_is_in_it() -> None:
    """A person may have installed into a folder of theirs, or put files beside the program."""
    script = (ROOT / "packaging" / "windows" / "installer.nsi").read_text(encoding="utf-8")
    assert not re.search(r"RMDir\s+/r|Delete\s+\S*\*", script)


def test_it_asks_for_no_rights_and_writes_nothing_for_all_users() -> None:
    script = (ROOT / "packaging" / "windows" / "installer.nsi").read_text(encoding="utf-8")
    assert "RequestExecutionLevel user" in script
    assert "HKLM" not in script and "$PROGRAMFILES" not in script


def test_every_text_is_there_in_both_languages() -> None:
    script = (ROOT / "packaging" / "windows" / "installer.nsi").read_text(encoding="utf-8")
    english, german = (
        set(re.findall(rf"LangString (\w+) \$\{{LANG_{language}}}", script))
        for language in ("ENGLISH", "GERMAN")
    )
    assert english == german
    assert english == set(re.findall(r"\$\((\w+)\)", script))


class MadeRoot:
    """A system in which NSIS does nothing but be told what to make."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.told: list[dict[str, str]] = []

    def path(self, inside: str) -> Path:
        return self.folder / inside.lstrip("/")

    def run(self, command: list[str]) -> None:
        assert command[0] == "makensis"
        self.told.append(dict(word[2:].split("=", 1) for word in command if word.startswith("-D")))


def test_the_uninstaller_is_signed_before_it_is_put_into_the_installer(
    windows_script: Script, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    module = windows_script("installer")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    root, bundle, target = MadeRoot(tmp_path / "root"), tmp_path / "bundle", tmp_path / "setup.exe"
    bundle.mkdir()
    signed: list[tuple[str, int]] = []
    module.make(root, bundle, target, "1.0", lambda path: signed.append((path.name, len(root.told))))
    assert signed == [("uninstall.exe", 1), ("setup.exe", 2)]
    first, second = root.told
    assert first["TAKE_OUT"] == second["PUT_IN"] and "PUT_IN" not in first and "TAKE_OUT" not in second
    assert (first["OUTPUT"], second["OUTPUT"]) == ("/made/installer/empty.exe", "/checkout/setup.exe")


def test_without_a_signature_one_pass_is_enough(
    windows_script: Script, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    module = windows_script("installer")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    root = MadeRoot(tmp_path / "root")
    (tmp_path / "bundle").mkdir()
    module.make(root, tmp_path / "bundle", tmp_path / "setup.exe", "1.0")
    [told] = root.told
    assert not {"TAKE_OUT", "PUT_IN"} & set(told)


def test_over_an_earlier_version_each_part_that_can_be_left_out_is_ticked_as_it_is() -> None:
    script = (ROOT / "packaging" / "windows" / "installer.nsi").read_text(encoding="utf-8")
    optional = set(re.findall(r'^Section (?:/o )?"\$\(\w+\)" (\w+)$', script, flags=re.MULTILINE))
    assert optional == set(re.findall(r"TICK_IF \$\{(\w+)\}", script)) == {"menu", "desktop", "offer"}
