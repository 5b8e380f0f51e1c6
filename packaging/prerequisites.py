"""Prerequisites of a build from source, all of them checked before it begins.

Runs on the bare system Python, an old one too, so it uses the standard
library only. Of the app it reads the one file that knows Qt's libraries.
"""

from __future__ import annotations

import importlib.util
import os
import platform as machine
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
OLDEST_PYTHON = (3, 11)
OLDEST_GLIBC = (2, 34)  # what the current PySide6 wheels are linked against
X86_64_V2 = {"cx16", "lahf_lm", "popcnt", "pni", "ssse3", "sse4_1", "sse4_2"}
"""What Linux calls the features of x86-64-v2 beyond the first x86-64."""

_TESTS_CALL = {"git": "git", "ps": "procps"}
"""The programs that the tests call, and the Debian packages that provide them."""
_TRANSLATION_TOOLS_LOAD = {"libgssapi_krb5.so.2": "libgssapi-krb5-2"}
"""What Qt's tools for translations need beyond the app's own libraries."""

_CPP20 = "#include <bit>\n#include <concepts>\nint main() { return std::popcount(0u); }\n"


class Missing:
    """A missing prerequisite: in words, and the Debian packages that provide it, if any do."""

    def __init__(self, what: str, *packages: str) -> None:
        self.what = what
        self.packages = packages


def find_missing(platform: str | None = None) -> list[Missing]:
    """Everything that prevents a build, or Qt on this platform ("offscreen" for tests).

    Without a platform, the one on which a window would open here and now.
    """
    too_old = _python_too_old()
    if too_old is not None:
        return [too_old]  # the rest would speak of the wrong Python
    found = [
        one for one in (_venv(), _python_header(), _compiler(), _glibc(), _processor()) if one is not None
    ]
    return found + _libraries(platform) if sys.platform == "linux" else found


def find_missing_for_tests() -> list[Missing]:
    """Everything that prevents a build, or the tests from passing."""
    found = find_missing("offscreen")
    if _python_too_old() is not None:
        return found
    programs = {name: package for name, package in _TESTS_CALL.items() if not shutil.which(name)}
    if programs:
        found.append(Missing(f"programs that the tests call: {', '.join(programs)}", *programs.values()))
    if sys.platform == "linux":
        is_present = _preflight()["library_finder"]()
        absent = {name: package for name, package in _TRANSLATION_TOOLS_LOAD.items() if not is_present(name)}
        if absent:
            what = f"system libraries that Qt's translation tools need: {', '.join(absent)}"
            found.append(Missing(what, *absent.values()))
    return found


def no_window() -> str | None:
    """The reason in words why no screen is there for the app, or None; libraries are another matter."""
    if sys.platform != "linux":
        return None
    problem: str | None = _preflight()["find_problem"](os.environ, lambda _soname: True, lambda *_: True)
    return problem


def describe(missing: list[Missing]) -> str:
    """A description of what is missing, and the one command that installs it on Debian and its relatives."""
    lines = ["Harzdame cannot be built here yet. Missing:"]
    lines += [f"  - {one.what}" for one in missing]
    packages = packages_for(missing)
    if packages:
        command = f"{'' if _is_root() else 'sudo '}apt-get install -y {' '.join(packages)}"
        lines += ["", "On Debian and Ubuntu this brings it:", f"  {command}"]
        lines += ["", "Then run the same command again."]
    return "\n".join(lines)


def packages_for(missing: list[Missing]) -> list[str]:
    """The Debian packages that provide what is missing, each once."""
    return sorted({package for one in missing for package in one.packages})


def _python_too_old() -> Missing | None:
    if sys.version_info[:2] >= OLDEST_PYTHON:
        return None
    needed = ".".join(map(str, OLDEST_PYTHON))
    text = f"Python {needed} or newer; {sys.executable} is {machine.python_version()}"
    for minor in range(15, OLDEST_PYTHON[1] - 1, -1):
        newer = shutil.which(f"python3.{minor}")
        if newer:
            text += f" (but {newer} is here: use it instead of python3)"
            break
    return Missing(text)


def _venv() -> Missing | None:
    if importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip"):
        return None
    return Missing("Python's venv module with pip in it", "python3-venv")


def _python_header() -> Missing | None:
    if Path(sysconfig.get_path("include"), "Python.h").is_file():
        return None
    return Missing("Python's C header, Python.h", "python3-dev")


def _compiler() -> Missing | None:
    if sys.platform == "win32":
        return None  # CMake finds Visual Studio by itself, and it is not on the path
    named = os.environ.get("CXX")
    candidates = [named] if named else ["c++", "g++", "clang++"]
    commands = [shlex.split(name) for name in candidates]
    present = [command for command in commands if command and shutil.which(command[0])]
    if not present:
        wanted = f"the C++ compiler that CXX names, {named}" if named else "a C++ compiler, for example g++"
        return Missing(wanted, "g++")
    if _compiles(present[0]):
        return None
    text = f"a C++20 compiler (g++ 10, clang 12 or newer); {present[0][0]} does not compile C++20"
    return Missing(text, "g++")


def _compiles(command: list[str]) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.cpp")
        source.write_text(_CPP20, encoding="utf-8")
        arguments = [*command, "-std=c++20", str(source), "-o", str(Path(folder, "probe"))]
        try:
            return subprocess.run(arguments, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def _glibc() -> Missing | None:
    name, version = machine.libc_ver()
    if sys.platform != "linux" or name != "glibc":
        return None
    if tuple(int(part) for part in version.split(".")[:2]) >= OLDEST_GLIBC:
        return None
    needed = ".".join(map(str, OLDEST_GLIBC))
    return Missing(f"glibc {needed} or newer, which Qt needs; here is {version} (Debian 12 is new enough)")


def _processor(described: Path = Path("/proc/cpuinfo")) -> Missing | None:
    """An x86-64 processor without x86-64-v2, for which the engine is compiled."""
    if sys.platform != "linux" or machine.machine() != "x86_64" or not described.is_file():
        return None
    flags = re.search(
        r"^flags\s*:(.*)$", described.read_text(encoding="utf-8", errors="replace"), re.MULTILINE
    )
    if flags is None or set(flags[1].split()) >= X86_64_V2:
        return None
    return Missing("a processor with SSE4.2 and POPCNT (x86-64-v2, usual since 2009), which the engine needs")


def _libraries(platform: str | None) -> list[Missing]:
    preflight = _preflight()
    if platform is None:
        platform = next(iter(preflight["platforms"](os.environ)), "offscreen")
    absent: dict[str, str] = preflight["missing_libraries"](platform, preflight["library_finder"]())
    return (
        [Missing(f"system libraries that Qt needs: {', '.join(absent)}", *absent.values())] if absent else []
    )


def _preflight() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "harzdame_gui" / "preflight.py"))


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
