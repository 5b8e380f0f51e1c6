"""What the uninstaller deletes: the files that were installed, each by its name, and never a whole folder."""

from __future__ import annotations

import re
from pathlib import Path

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
