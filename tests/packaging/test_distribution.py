"""The contents of sdist and wheel, built without the native part: that takes long and has other tests."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.checkout import ROOT

BUILD = """
import sys
from scikit_build_core import build
kind, folder = sys.argv[1:]
settings = {"build-dir": folder + "/cmake", "wheel.cmake": "false", "wheel.py-api": ""}
getattr(build, "build_" + kind)(folder, settings)
"""


def built(kind: str, folder: Path) -> Path:
    subprocess.run([sys.executable, "-c", BUILD, kind, folder], cwd=ROOT, check=True, capture_output=True)
    [made] = folder.glob("harzdame-*")
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    with zipfile.ZipFile(built("wheel", tmp_path_factory.mktemp("wheel"))) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    with tarfile.open(built("sdist", tmp_path_factory.mktemp("sdist"))) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def below(folder: str, pattern: str = "*") -> set[str]:
    found = (path for path in (ROOT / folder).rglob(pattern) if "__pycache__" not in path.parts)
    return {path.relative_to(ROOT).as_posix() for path in found if path.is_file()}


def test_the_wheel_holds_both_packages(wheel: set[str]) -> None:
    assert {name.removeprefix("engine/") for name in below("engine/harzdame_engine", "*.py")} <= wheel
    assert below("harzdame_gui", "*.py") <= wheel


def test_the_wheel_holds_the_types(wheel: set[str]) -> None:
    assert {"harzdame_engine/py.typed", "harzdame_engine/_core.pyi"} <= wheel


def test_the_wheel_holds_every_resource_once_inside_the_package_that_reads_it(wheel: set[str]) -> None:
    resources = below("resources")
    parts = (
        "ballots/",
        "books/",
        "endgames/",
        "export/",
        "puzzles/",
        "rating/",
        "selftest/",
        "tours/",
        "weights/",
    )
    engine, gui = "harzdame_engine/", "harzdame_gui/"
    engines = {name for name in resources if name.startswith(tuple(f"resources/{part}" for part in parts))}
    assert engines
    expected = {name.replace("resources/", engine) for name in engines}
    expected |= {name.replace("resources/", gui) for name in resources - engines}
    code = (".py", ".pyi", ".so", ".pyd", "py.typed")
    assert expected == {name for name in wheel if name.startswith((engine, gui)) and not name.endswith(code)}


def test_the_wheel_holds_the_licence_of_what_is_linked_into_it(wheel: set[str]) -> None:
    assert [name for name in wheel if name.endswith(".dist-info/licenses/LICENSE")]
    assert [name for name in wheel if name.endswith("/LICENSE-nanobind.txt")]


def test_the_wheel_holds_nothing_else(wheel: set[str]) -> None:
    assert {name.split("/")[0].partition("-")[0] for name in wheel} == {
        "harzdame",
        "harzdame_engine",
        "harzdame_gui",
    }
    assert not [name for name in wheel if "__pycache__" in name]


def test_the_sdist_holds_all_that_a_build_needs(sdist: set[str]) -> None:
    needed = below("engine/core") | below("engine/bindings") | below("resources")
    assert needed | {"pyproject.toml", "engine/CMakeLists.txt", "README.md", "LICENSE"} <= sdist
