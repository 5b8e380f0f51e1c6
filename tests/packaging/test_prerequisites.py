from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.packaging.conftest import Script


@pytest.fixture
def prerequisites(script: Script) -> ModuleType:
    return script("prerequisites")


def test_this_machine_lacks_nothing(prerequisites: ModuleType) -> None:
    assert prerequisites.find_missing_for_tests() == []


def test_a_missing_compiler_is_named_with_its_package(
    prerequisites: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CXX", raising=False)
    missing = prerequisites.find_missing("offscreen")
    assert [one.what for one in missing] == ["a C++ compiler, for example g++"]
    assert "apt-get install -y g++" in prerequisites.describe(missing)


def test_what_only_the_tests_need_is_named_too(
    prerequisites: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def stand_in(path: str) -> dict[str, object]:
        return {
            "missing_libraries": lambda platform, is_present: {},
            "library_finder": lambda: lambda soname: False,
        }

    monkeypatch.setattr(prerequisites.runpy, "run_path", stand_in)
    assert prerequisites.find_missing("offscreen") == []
    monkeypatch.setenv("PATH", str(tmp_path))
    missing = prerequisites.find_missing_for_tests()
    assert [one.what for one in missing] == [
        "a C++ compiler, for example g++",
        "programs that the tests call: git, ps",
        "system libraries that Qt's translation tools need: libgssapi_krb5.so.2",
    ]
    assert prerequisites.packages_for(missing) == ["g++", "git", "libgssapi-krb5-2", "procps"]


def test_a_compiler_without_cpp20_is_not_enough(
    prerequisites: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    old = tmp_path / "old-compiler"
    old.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    old.chmod(0o755)
    monkeypatch.setenv("CXX", str(old))
    [missing] = prerequisites.find_missing("offscreen")
    assert "does not compile C++20" in missing.what


def test_an_old_python_is_all_that_is_said(
    prerequisites: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 18, "final", 0))
    monkeypatch.setenv("PATH", str(tmp_path))
    [missing] = prerequisites.find_missing("offscreen")
    assert "Python 3.11 or newer" in missing.what
    assert "apt-get" not in prerequisites.describe([missing])


def test_everything_missing_is_one_command(prerequisites: ModuleType) -> None:
    missing = [prerequisites.Missing("one", "libb", "liba"), prerequisites.Missing("two", "liba", "g++")]
    text = prerequisites.describe(missing)
    assert text.count("apt-get") == 1
    assert "apt-get install -y g++ liba libb\n" in text
    assert "  - one\n  - two\n" in text


def test_libraries_are_those_that_the_app_looks_for(
    prerequisites: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing_is_there(platform: str, is_present: object) -> dict[str, str]:
        return {"libEGL.so.1": "libegl1", f"lib{platform}.so": "libplatform"}

    def stand_in(path: str) -> dict[str, object]:
        assert Path(path).name == "preflight.py"
        return {
            "missing_libraries": nothing_is_there,
            "library_finder": lambda: None,
            "platforms": lambda environment: ["xcb"],
        }

    monkeypatch.setattr(prerequisites.runpy, "run_path", stand_in)
    [missing] = prerequisites.find_missing()
    assert missing.what.endswith("libEGL.so.1, libxcb.so")
    assert missing.packages == ("libegl1", "libplatform")


@pytest.mark.parametrize(("flags", "told"), [("fpu sse2", True), (None, False)])
def test_a_processor_too_old_is_told(
    script: Script, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, flags: str | None, told: bool
) -> None:
    module = script("prerequisites")
    monkeypatch.setattr(module.machine, "machine", lambda: "x86_64")
    described = tmp_path / "cpuinfo"
    described.write_text(f"flags\t\t: {flags or ' '.join(module.X86_64_V2)}\n", encoding="utf-8")
    assert (module._processor(described) is not None) is told


def test_the_processor_is_among_what_is_looked_for(
    prerequisites: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    too_old = prerequisites.Missing("a younger processor")
    monkeypatch.setattr(prerequisites, "_processor", lambda: too_old)
    assert prerequisites.find_missing("offscreen") == [too_old]


def test_a_screen_that_is_not_there_is_told(script: Script, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    module = script("prerequisites")
    assert "needs a screen" in module.no_window()
    monkeypatch.setenv("DISPLAY", ":0")
    assert module.no_window() is None
