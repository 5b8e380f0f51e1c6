"""The core read by a compiler for macOS and for Windows, on any system: nothing is linked, nothing runs.

    python packaging/portability.py

Finds what only another system's headers object to: types that are the same here and not there, functions
that are Linux's own, or newer than the oldest macOS that Qt runs on. The package `ziglang` has Clang with the
headers of both. All headers are read once and kept for all files, so that a missing include is not noticed
here: the builds for those systems compile each file by itself.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from environment import ROOT

CORE = ROOT / "engine" / "core"
_INCLUDE = re.compile(r"^#include <(\w+)>$", re.MULTILINE)
"""Of the standard library's headers, which have neither a folder nor an ending."""
WARNINGS = ("-Wall", "-Wextra", "-Wconversion", "-Wshadow", "-Werror")
"""As in CMakeLists.txt."""
_LIBRARY = (
    "ABI_VERSION=1", "ABI_NAMESPACE=__1", "HAS_THREADS=1", "HAS_MONOTONIC_CLOCK=1", "HAS_MUSL_LIBC=0",
    "HAS_FILESYSTEM=1", "HAS_RANDOM_DEVICE=1", "HAS_LOCALIZATION=1", "HAS_UNICODE=1", "HAS_WIDE_CHARACTERS=1",
    "HAS_TERMINAL=1", "PSTL_BACKEND_SERIAL",
    "HARDENING_MODE=_LIBCPP_HARDENING_MODE_NONE",
    "ASSERTION_SEMANTIC_DEFAULT=_LIBCPP_ASSERTION_SEMANTIC_IGNORE",
)  # fmt: skip
"""What libc++ is told when it is installed, here with each file. It knows what an older macOS lacks."""


class System(NamedTuple):
    """A system to compile for."""

    name: str
    target: str
    headers: str
    """Of its C library, among those of zig."""
    tells_since: bool
    """Whether libc++ knows since which version of the system each function has been there."""


SYSTEMS = (
    System("macOS", "arm64-apple-macos13.0", "any-darwin-any", tells_since=True),
    System("Windows", "x86_64-windows-gnu", "any-windows-any", tells_since=False),
)


def main() -> int:
    """Print what each system's compiler objects to; the exit code is 0 when it is nothing."""
    found = [complaints(system, sorted(CORE.rglob("*.cpp"))) for system in SYSTEMS]
    for system, text in zip(SYSTEMS, found, strict=True):
        print(f"{system.name}: {text or 'nothing to object to'}")
    return 1 if any(found) else 0


def complaints(system: System, sources: list[Path]) -> str:
    """What the compiler for a system says of these files of the core; empty: nothing."""
    with tempfile.TemporaryDirectory() as folder:
        headers = Path(folder, "headers.hpp")
        lines = [*(f"<{name}>" for name in standard_headers()), *(f'"{name}"' for name in own_headers())]
        headers.write_text("".join(f"#include {line}\n" for line in lines), encoding="utf-8")
        kept = headers.with_suffix(".pch")
        ended = _compile(
            system,
            ["-fpch-instantiate-templates", *WARNINGS, "-x", "c++-header", str(headers), "-o", str(kept)],
        )
        if ended.returncode == 0:
            how = ["-include-pch", str(kept), "-fsyntax-only", *WARNINGS]
            ended = _compile(system, [*how, *map(str, sources)])
    return ended.stderr if ended.returncode else ""


def standard_headers() -> list[str]:
    """The headers of the standard library that the core includes."""
    texts = (path.read_text(encoding="utf-8") for path in CORE.rglob("*.[ch]pp"))
    return sorted({name for text in texts for name in _INCLUDE.findall(text)})


def own_headers() -> list[str]:
    """The headers of the core, as its files name them."""
    return sorted(path.relative_to(CORE).as_posix() for path in CORE.rglob("*.hpp"))


def _compile(system: System, what: list[str]) -> subprocess.CompletedProcess[str]:
    import ziglang

    zig = Path(ziglang.__file__).parent
    folders = ("libcxx/include", "include", f"libc/include/{system.headers}")
    command = [
        str(zig / ("zig.exe" if sys.platform == "win32" else "zig")),
        "clang",
        f"--target={system.target}",
        "-std=c++20",
        "-nostdinc",
        "-nostdinc++",
        *(f"-D_LIBCPP_{setting}" for setting in _LIBRARY),
        f"-D_LIBCPP_HAS_VENDOR_AVAILABILITY_ANNOTATIONS={system.tells_since:d}",
        *(f"-isystem{zig / 'lib' / each}" for each in folders),
        f"-I{CORE}",
        *what,
    ]
    return subprocess.run(command, capture_output=True, text=True, check=False)


if __name__ == "__main__":
    sys.exit(main())
