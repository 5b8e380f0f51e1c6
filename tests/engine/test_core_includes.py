"""What a source of the core uses of the standard library it includes, itself or through headers of ours.

A compiler lets a missing one pass as long as another standard header brings it
along, which the next version of the same compiler may not: GCC 13 did not build
what GCC 12 had built for a year.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.checkout import ROOT

ENGINE = ROOT / "engine"
NAMES = {
    "algorithm": r"sort|min|max|clamp|find_if|any_of|all_of|none_of|ranges::\w+",
    "array": r"array",
    "atomic": r"atomic",
    "cmath": r"exp|log|log1p|sqrt|pow|lround|isfinite",
    "cstddef": r"size_t|byte|ptrdiff_t",
    "cstdint": r"u?int(?:8|16|32|64)_t|uintptr_t",
    "cstring": r"mem(?:cpy|set|cmp)",
    "exception": r"exception_ptr|rethrow_exception|current_exception",
    "functional": r"function",
    "limits": r"numeric_limits",
    "memory": r"unique_ptr|shared_ptr|make_unique|make_shared",
    "mutex": r"mutex|lock_guard|scoped_lock|unique_lock",
    "optional": r"optional|nullopt",
    "span": r"span",
    "stdexcept": r"runtime_error|invalid_argument|out_of_range|length_error",
    "string": r"string|to_string",
    "string_view": r"string_view",
    "thread": r"thread|jthread",
    "variant": r"variant|visit|get_if|holds_alternative",
    "vector": r"vector",
}
"""What belongs to each header; `utility` is left out, for every container needs it itself."""
EITHER = {"abs": ("cmath", "cstdlib")}
SOURCES = sorted(path for path in ENGINE.rglob("*.[ch]pp") if "build" not in path.parts)


def missing(text: str, included: frozenset[str]) -> list[str]:
    """What `text` uses of headers that are not among those included."""
    code = re.sub(r"//.*", "", text)
    wanted = [
        header
        for header, names in NAMES.items()
        if header not in included and re.search(rf"\bstd::(?:{names})\b", code)
    ]
    either = [
        " or ".join(headers)
        for name, headers in EITHER.items()
        if included.isdisjoint(headers) and re.search(rf"\bstd::{name}\b", code)
    ]
    return wanted + either


@cache
def included(path: Path) -> frozenset[str]:
    """The standard headers that a source includes, itself or through ours."""
    text = path.read_text(encoding="utf-8")
    found = frozenset(re.findall(r"^#include <([^>]+)>", text, re.MULTILINE))
    for name in re.findall(r'^#include "([^"]+)"', text, re.MULTILINE):
        places = (path.parent / name, ENGINE / "core" / name, ENGINE / "checks" / name)
        found |= included(next(place for place in places if place.exists()).resolve())
    # these come with nanobind's forms of them, by what they convert
    return found | {Path(name).stem for name in found if name.startswith("nanobind/stl/")}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ENGINE)))
def test_what_is_used_is_included(path: Path) -> None:
    assert missing(path.read_text(encoding="utf-8"), included(path)) == []


def test_a_missing_header_is_found() -> None:
    assert missing("std::uint8_t sign; // std::vector", frozenset({"vector"})) == ["cstdint"]
    assert missing("std::abs(score)", frozenset()) == ["cmath or cstdlib"]
