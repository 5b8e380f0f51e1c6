"""What a source of the core uses of the standard library it includes, itself or through headers of ours.

A compiler lets a missing one pass as long as another standard header brings it
along, which the next version of the same compiler may not: GCC 13 did not build
what GCC 12 builds.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from tests.checkout import ROOT
from tests.engine.test_core_storeys import INCLUDE
from tests.for_each import for_each

ENGINE = ROOT / "engine"
NAMES = {
    "algorithm": r"sort|min|max|clamp|find_if|any_of|all_of|none_of|ranges::\w+",
    "array": r"array",
    "atomic": r"atomic",
    "cmath": r"exp|log|log1p|sqrt|pow|lround|isfinite",
    "cmath or cstdlib": r"abs",
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
SOURCES = sorted(path for path in ENGINE.rglob("*.[ch]pp") if "build" not in path.parts)


def missing(text: str, there: frozenset[str]) -> list[str]:
    """The headers that `text` needs beside those that are there."""
    code = re.sub(r"//.*", "", text)
    return [
        name
        for name, names in NAMES.items()
        if there.isdisjoint(name.split(" or ")) and re.search(rf"\bstd::(?:{names})\b", code)
    ]


@cache
def included(path: Path) -> frozenset[str]:
    """The standard headers that a source includes, itself or through ours."""
    text = path.read_text(encoding="utf-8")
    includes = INCLUDE.findall(text)
    found = frozenset(name for sign, name in includes if sign == "<")
    for name in (name for sign, name in includes if sign == '"'):
        places = (path.parent / name, ENGINE / "core" / name, ENGINE / "checks" / name)
        found |= included(next(place for place in places if place.exists()).resolve())
    # these come with nanobind's forms of them, by what they convert
    return found | {Path(name).stem for name in found if name.startswith("nanobind/stl/")}


@for_each("path", SOURCES, ids=lambda path: str(path.relative_to(ENGINE)))
def test_what_is_used_is_included(path: Path) -> None:
    assert missing(path.read_text(encoding="utf-8"), included(path)) == []


def test_a_missing_header_is_found() -> None:
    assert missing("std::uint8_t sign; // std::vector", frozenset({"vector"})) == ["cstdint"]
    assert missing("std::abs(score)", frozenset()) == ["cmath or cstdlib"]
