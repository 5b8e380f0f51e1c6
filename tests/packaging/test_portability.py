"""The core in the eyes of the compilers of other systems."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packaging.conftest import Script

pytest.importorskip(
    "ziglang", reason="the core is not compiled for macOS and Windows: ziglang is not installed"
)
SYSTEMS = ("macOS", "Windows")


@pytest.mark.parametrize("number", range(len(SYSTEMS)), ids=SYSTEMS)
def test_the_core_compiles_for_another_system(number: int, script: Script) -> None:
    portability = script("portability")
    system = portability.SYSTEMS[number]
    assert system.name == SYSTEMS[number]
    assert portability.complaints(system, sorted(portability.CORE.rglob("*.cpp"))) == ""


def test_what_only_another_system_objects_to_is_told(script: Script, tmp_path: Path) -> None:
    portability = script("portability")
    mixed = tmp_path / "mixed.cpp"
    mixed.write_text(
        "#include <algorithm>\n#include <cstdint>\n"
        "std::uint64_t least(std::size_t a, std::uint64_t b) { return std::min(a, b); }\n",
        encoding="utf-8",
    )
    newer = tmp_path / "newer.cpp"
    newer.write_text(
        "#include <charconv>\nchar *written(char *at) { return std::to_chars(at, at + 9, 0.5).ptr; }\n",
        encoding="utf-8",
    )
    told = portability.complaints(portability.SYSTEMS[0], [newer, mixed])
    assert "introduced in macOS" in told
    assert "no matching function for call to 'min'" in told
