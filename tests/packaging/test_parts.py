"""Where the files of a bundle come from. What every build collects is looked up here for real."""

from __future__ import annotations

import sys
import sysconfig
from importlib import metadata
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.checkout import ROOT
from tests.packaging.conftest import Script


@pytest.fixture
def module(script: Script) -> ModuleType:
    return script("parts")


@pytest.fixture
def parts(module: ModuleType, tmp_path: Path) -> Any:
    """Those of the environment in which the tests run."""
    return module.Parts(
        Path(sysconfig.get_path("purelib")), Path(sysconfig.get_path("stdlib")), tmp_path / "made"
    )


@pytest.mark.parametrize(
    ("name", "licence"),
    [
        ("PySide6-Essentials", "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only"),
        ("shiboken6", "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only"),
        ("platformdirs", "MIT"),
        ("charset-normalizer", "MIT"),
        ("pillow", "MIT-CMU"),
        ("fsrs", None),
        ("zeroconf", "LGPL-2.1-or-later"),
        ("ifaddr", "MIT"),
        ("segno", None),
    ],
)
def test_all_that_the_app_depends_on_has_its_licence(parts: Any, name: str, licence: str | None) -> None:
    files = [Path(str(file.locate())) for file in metadata.files(name) or ()]
    code = [file for file in files if file.suffix in {".py", ".so", ".qm"} and file.is_file()]
    found = parts.sort([(str(file), file) for file in code])
    own = {part.name for part in found.values()} - {"icu"}
    assert own == {name.lower()}
    part = parts.named(name)
    assert all(text.stat().st_size > 500 for text in part.texts)
    assert part.purl == f"pkg:pypi/{name.lower()}@{metadata.version(name)}"
    assert licence is None or part.licence == licence


def test_all_that_is_needed_is_among_those_looked_up() -> None:
    needed = {
        text.partition(">")[0].partition("<")[0].lower()
        for text in metadata.requires("harzdame") or ()
        if "extra ==" not in text
    }
    looked_up = {"pyside6-essentials", "platformdirs", "charset-normalizer", "pillow", "fsrs"}
    assert needed == looked_up | {"zeroconf", "ifaddr", "segno"}


def test_python_and_the_checkout_are_parts(parts: Any) -> None:
    assert parts.of(Path(sysconfig.get_path("stdlib"), "json", "decoder.py")).name == "Python"
    assert parts.of(ROOT / "resources" / "icons" / "harzdame.svg").licence == "MIT"


@pytest.mark.skipif(sys.platform != "linux", reason="asks dpkg")
def test_a_library_of_the_system_is_a_part_with_its_text(parts: Any) -> None:
    library = Path("/lib/x86_64-linux-gnu/libz.so.1")
    if not Path("/usr/bin/dpkg").exists() or not library.exists():
        pytest.skip("no Debian on x86-64")
    part = parts.of(library)
    assert part.name == "zlib1g"
    assert part.purl.startswith("pkg:deb/")
    assert [text.name for text in part.texts] == ["copyright"]


def test_a_file_of_unknown_origin_is_an_error(module: ModuleType, parts: Any, tmp_path: Path) -> None:
    stranger = tmp_path / "libstranger.so"
    stranger.touch()
    with pytest.raises(module.UnknownFileError, match=r"lib/libstranger\.so .*of unknown origin"):
        parts.sort([("lib/libstranger.so", stranger)])


def test_a_part_without_the_text_of_its_licence_is_an_error(
    module: ModuleType, parts: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = module.BundlePart("bare", "1", "MIT", "pkg:pypi/bare@1", ())
    monkeypatch.setattr(parts, "of", lambda source: bare)
    with pytest.raises(module.UnknownFileError, match="bare comes without the text of its licence"):
        parts.sort([("lib/bare.so", Path("bare.so"))])


@pytest.mark.parametrize(
    ("told", "expression"),
    [
        ("MIT License\n\nCopyright …", "MIT"),
        ("Apache-2.0 OR BSD-3-Clause", "Apache-2.0 OR BSD-3-Clause"),
        ("Do what you want", ""),
        ("", ""),
    ],
)
def test_what_is_no_expression_is_left_to_the_text(module: ModuleType, told: str, expression: str) -> None:
    assert module._expression(told) == expression
