"""What a machine must have before Harzdame can be built from source, all of it looked at first.

Runs on the bare system Python, an old one too, so it uses the standard
library only and knows nothing of the project's own packages.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

OLDEST_PYTHON = (3, 11)
OLDEST_GLIBC = (2, 34)  # what the current PySide6 wheels are linked against

# Debian package → the shared libraries that Qt's wheel expects the system to have.
QT_LIBRARIES = {
    "libegl1": ["libEGL.so.1"],
    "libgl1": ["libGL.so.1"],
    "libglib2.0-0": ["libglib-2.0.so.0", "libgthread-2.0.so.0"],
    "libx11-6": ["libX11.so.6"],
    "libxkbcommon0": ["libxkbcommon.so.0"],
    "libfontconfig1": ["libfontconfig.so.1"],
    "libfreetype6": ["libfreetype.so.6"],
    "libdbus-1-3": ["libdbus-1.so.3"],
    "libzstd1": ["libzstd.so.1"],
}
# The same for windows on an X11 screen; tests draw off screen and do without.
SCREEN_LIBRARIES = {
    "libx11-xcb1": ["libX11-xcb.so.1"],
    "libxcb-cursor0": ["libxcb-cursor.so.0"],
    "libxcb-icccm4": ["libxcb-icccm.so.4"],
    "libxcb-image0": ["libxcb-image.so.0"],
    "libxcb-keysyms1": ["libxcb-keysyms.so.1"],
    "libxcb-randr0": ["libxcb-randr.so.0"],
    "libxcb-render-util0": ["libxcb-render-util.so.0"],
    "libxcb-render0": ["libxcb-render.so.0"],
    "libxcb-shape0": ["libxcb-shape.so.0"],
    "libxcb-shm0": ["libxcb-shm.so.0"],
    "libxcb-sync1": ["libxcb-sync.so.1"],
    "libxcb-util1": ["libxcb-util.so.1"],
    "libxcb-xfixes0": ["libxcb-xfixes.so.0"],
    "libxcb-xkb1": ["libxcb-xkb.so.1"],
    "libxkbcommon-x11-0": ["libxkbcommon-x11.so.0"],
}

_CPP20 = "#include <bit>\n#include <concepts>\nint main() { return std::popcount(0u); }\n"


class Missing:
    """One thing that is not there: in words, and the Debian package that brings it, if one does."""

    def __init__(self, what: str, package: str | None = None) -> None:
        self.what = what
        self.package = package


def find_missing(*, screen: bool) -> list[Missing]:
    """Everything that stands in the way of a build; with `screen`, of a window on a screen too."""
    too_old = _python_too_old()
    if too_old is not None:
        return [too_old]  # the rest would speak of the wrong Python
    found = [_venv(), _python_header(), _compiler(), _glibc()]
    if sys.platform == "linux":
        found += _libraries(QT_LIBRARIES)
        if screen:
            found += _libraries(SCREEN_LIBRARIES)
    return [missing for missing in found if missing is not None]


def describe(missing: list[Missing]) -> str:
    """What is missing, and the one command that brings all of it on Debian and its relatives."""
    lines = ["Harzdame cannot be built here yet. Missing:"]
    lines += [f"  - {one.what}" for one in missing]
    packages = packages_for(missing)
    if packages:
        command = f"{'' if _is_root() else 'sudo '}apt-get install -y {' '.join(packages)}"
        lines += ["", "On Debian and Ubuntu this brings it:", f"  {command}"]
        lines += ["", "Then run the same command again."]
    return "\n".join(lines)


def packages_for(missing: list[Missing]) -> list[str]:
    """The Debian packages that bring what is missing, each once."""
    return sorted({one.package for one in missing if one.package is not None})


def _python_too_old() -> Missing | None:
    if sys.version_info[:2] >= OLDEST_PYTHON:
        return None
    needed = ".".join(map(str, OLDEST_PYTHON))
    text = f"Python {needed} or newer; {sys.executable} is {platform.python_version()}"
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
    name, version = platform.libc_ver()
    if sys.platform != "linux" or name != "glibc":
        return None
    if tuple(int(part) for part in version.split(".")[:2]) >= OLDEST_GLIBC:
        return None
    needed = ".".join(map(str, OLDEST_GLIBC))
    return Missing(f"glibc {needed} or newer, which Qt needs; here is {version} (Debian 12 is new enough)")


def _libraries(wanted: dict[str, list[str]]) -> list[Missing | None]:
    found: list[Missing | None] = []
    for package, names in wanted.items():
        absent = [name for name in names if not _loads(name)]
        if absent:
            found.append(Missing(f"Qt's system library {' and '.join(absent)}", package))
    return found


def _loads(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
