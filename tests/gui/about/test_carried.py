"""What the app carries is told from its bundle, or from what is installed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from harzdame_gui.about import carried as carried_module
from harzdame_gui.about.carried import bundle_folder, carried


def test_what_is_installed_is_told_with_its_texts() -> None:
    parts = {part.name.lower(): part for part in carried()}
    assert next(iter(parts)) == "harzdame"
    assert {"harzdame", "python", "pyside6_essentials", "pillow", "platformdirs"} <= {
        name.replace("-", "_") for name in parts
    }
    assert "Permission is hereby granted" in parts["harzdame"].text
    assert parts["harzdame"].licence == "MIT"
    assert not {"pytest", "ruff", "numpy"} & parts.keys()


@pytest.fixture
def bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A bundle with two parts, whose program is the one that runs."""
    folder = tmp_path / "bundle"
    for name in ("harzdame", "qt"):
        (folder / "licenses" / name).mkdir(parents=True)
    (folder / "licenses" / "harzdame" / "LICENSE").write_text("Be kind.", encoding="utf-8")
    (folder / "licenses" / "qt" / "a.txt").write_text("First.", encoding="utf-8")
    (folder / "licenses" / "qt" / "b.txt").write_bytes(b"Second \xe9.")
    (folder / "licenses" / "README.md").touch()
    own = {"name": "harzdame", "version": "1.2", "licenses": [{"expression": "MIT"}]}
    qt = {"name": "qt", "version": "6", "licenses": [{"license": {"name": "licenses/qt"}}]}
    (folder / "sbom.cdx.json").write_text(json.dumps({"metadata": {"component": own}, "components": [qt]}))
    (folder / "lib").mkdir()
    monkeypatch.setattr(carried_module.sys, "executable", str(folder / "lib" / "harzdame"))
    return folder


def test_a_bundle_tells_of_its_parts(bundle: Path) -> None:
    assert [tuple(part) for part in carried()] == [
        ("harzdame", "1.2", "MIT", "Be kind."),
        ("qt", "6", "", "First.\n\nSecond \ufffd."),
    ]


@pytest.mark.parametrize("place", ["harzdame", "lib/harzdame", "MacOS/harzdame"])
def test_it_is_found_from_its_program(bundle: Path, place: str) -> None:
    assert bundle_folder(bundle / place) == bundle


def test_there_is_a_place_for_it_in_an_app_of_macos(bundle: Path, tmp_path: Path) -> None:
    contents = tmp_path / "Contents"
    contents.mkdir()
    bundle.rename(contents / "Resources")
    assert bundle_folder(contents / "MacOS" / "harzdame") == contents / "Resources"


def test_a_python_of_the_system_belongs_to_none(tmp_path: Path) -> None:
    assert bundle_folder(tmp_path / "bin" / "python3") is None
