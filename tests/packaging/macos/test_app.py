"""The Mac app put together: where its files lie, and the terms of all of them."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.packaging.conftest import Script

COLLECTED = (
    ("harzdame", "EXECUTABLE", "Contents/MacOS/harzdame"),
    ("harzdame_gui/icons/harzdame.svg", "DATA", "Contents/Resources/harzdame_gui/icons/harzdame.svg"),
    ("harzdame_engine/_core.abi3.so", "EXTENSION", "Contents/Frameworks/harzdame_engine/_core.abi3.so"),
    ("PIL/.dylibs/libz.1.dylib", "BINARY", "Contents/Frameworks/PIL/__dot__dylibs/libz.1.dylib"),
    (
        "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
        "BINARY",
        "Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
    ),
    (
        "PySide6/Qt/lib/QtCore.framework/Versions/A/Resources/Info.plist",
        "DATA",
        "Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/Resources/Info.plist",
    ),
)
"""Names and kinds as PyInstaller collects them, and the places that its `BUNDLE` gives them."""


@pytest.fixture
def app(macos_script: Script) -> ModuleType:
    return macos_script("app")


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    """An app as PyInstaller leaves it, signed for the first time."""
    frozen = tmp_path / "frozen" / "Harzdame.app"
    made = (
        "Contents/Info.plist",
        "Contents/Resources/harzdame.icns",
        "Contents/_CodeSignature/CodeResources",
    )
    for place in (*(place for _, _, place in COLLECTED), *made):
        (frozen / place).parent.mkdir(parents=True, exist_ok=True)
        (frozen / place).write_text("made", encoding="utf-8")
    (frozen / "Contents" / "Resources" / "link").symlink_to("harzdame.icns")
    table = tmp_path / "harzdame" / "collected.json"
    table.parent.mkdir()
    entries = [[name, f"/somewhere/{name}", kind] for name, kind, _ in COLLECTED]
    entries += [["link", "harzdame.icns", "SYMLINK"], ["harzdame_gui", "/somewhere/app.py", "PYMODULE"]]
    table.write_text(json.dumps(entries), encoding="utf-8")
    return frozen


class KnownParts:
    """All files are Harzdame's."""

    def __init__(self, part: Any) -> None:
        self._part = part

    def sort(self, collected: Any) -> dict[str, Any]:
        return {destination: self._part for destination, _ in collected}


@pytest.fixture
def parts(macos_script: Script, tmp_path: Path) -> KnownParts:
    text = tmp_path / "LICENSE"
    text.write_text("MIT", encoding="utf-8")
    return KnownParts(
        macos_script("parts").BundlePart("harzdame", "1", "MIT", "pkg:pypi/harzdame@1", (text,))
    )


@pytest.mark.parametrize(("name", "kind", "place"), COLLECTED)
def test_each_file_is_looked_for_where_pyinstaller_puts_it(
    app: ModuleType, name: str, kind: str, place: str
) -> None:
    assert app.place(kind, name).as_posix() == place


def test_the_terms_of_all_files_lie_among_the_resources(
    app: ModuleType, frozen: Path, parts: KnownParts, tmp_path: Path
) -> None:
    made = tmp_path / "dist" / "Harzdame.app"
    app.assemble(frozen, tmp_path, parts, made)
    terms = made / "Contents" / "Resources"
    contents = json.loads((terms / "licenses" / "contents.json").read_text(encoding="utf-8"))
    assert {place for _, _, place in COLLECTED} <= set(contents)
    assert (terms / "licenses" / "harzdame" / "LICENSE").read_text(encoding="utf-8") == "MIT"
    assert json.loads((terms / "sbom.cdx.json").read_text(encoding="utf-8"))["specVersion"] == "1.6"
    assert [path.name for path in made.iterdir()] == ["Contents"]


def test_a_file_that_nobody_collected_is_named(
    app: ModuleType, frozen: Path, parts: KnownParts, tmp_path: Path
) -> None:
    (frozen / "Contents" / "Frameworks" / "stray.dylib").write_text("whose?", encoding="utf-8")
    with pytest.raises(app.UnknownFileError, match=r"Contents/Frameworks/stray\.dylib"):
        app.assemble(frozen, tmp_path, parts, tmp_path / "Harzdame.app")


def test_elsewhere_it_says_what_it_needs(
    app: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("platform.system", lambda: "Linux")
    assert app.main() == 2
    assert "made on a Mac" in capsys.readouterr().err
