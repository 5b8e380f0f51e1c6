"""Windows as Wine is: the programs of Windows in the Debian of root.py, and a Python among them."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from root import Root

PYTHON = "/made/python/python.exe"
SITE = "/made/python/site"
"""Its packages."""
_PREFIX = "/made/prefix"
_SCRIPT_S = 300.0
_SURROUNDINGS = {
    "WINEARCH": "win64",
    "WINEPREFIX": _PREFIX,
    "WINEDEBUG": "-all",
    "XDG_RUNTIME_DIR": "/run",
    "QT_QPA_PLATFORM": "offscreen",
    "PYTHONDONTWRITEBYTECODE": "1",
}


class Wine:
    """A fresh Windows in the folder `prefix` of the work folder."""

    def __init__(self, root: Root) -> None:
        self.root = root

    def make(self) -> None:
        """Make it anew, with the one library that Wine lacks and Qt wants.

        Raises:
            RootError: Wine does not start.
        """
        shutil.rmtree(self.root.path(_PREFIX), ignore_errors=True)
        self.root.run(["sh", "-c", "wineboot --init; wineserver --wait"], _SURROUNDINGS)
        stand_in = f"{_PREFIX}/drive_c/windows/system32/icuuc.dll"
        compiler = ["x86_64-w64-mingw32ucrt-gcc", "-O2", "-s", "-shared", "-static-libgcc"]
        self.root.run([*compiler, "-o", stand_in, "/checkout/packaging/windows/icuuc.c"])

    def lay_out(self, python: Path, wheels: Iterable[Path]) -> None:
        """Put Python and these wheels into it.

        `python`: the archive with Python's embeddable package in it.
        """
        home = self.root.path(PYTHON).parent
        shutil.rmtree(home, ignore_errors=True)
        with zipfile.ZipFile(python) as archive:
            archive.extractall(home.parent)
        (home.parent / "cp313").rename(home)
        (home / "python313._pth").write_text("python313.zip\n.\nsite\nimport site\n", encoding="utf-8")
        for wheel in wheels:
            self.add(wheel)

    def add(self, wheel: Path) -> None:
        """Put one more wheel into its Python."""
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(self.root.path(SITE))

    def run(self, command: Sequence[str], surroundings: Mapping[str, str] | None = None) -> None:
        """Run a Windows program; what it says goes to the log.

        Raises:
            RootError: it failed.
        """
        self.root.run(["wine", *command], _SURROUNDINGS | dict(surroundings or {}))

    def ask(
        self, command: Sequence[str], surroundings: Mapping[str, str] | None = None, timeout_s: float = 300
    ) -> subprocess.CompletedProcess[str]:
        """Run a Windows program, and return what it says and its exit code.

        Raises:
            TimeoutExpired: it was ended, for it took longer.
        """
        return self.root.ask(["wine", *command], _SURROUNDINGS | dict(surroundings or {}), timeout_s)

    def change(self, command: Sequence[str]) -> int:
        """Run a Windows program until what it changed is in the registry on disk; returns its exit code."""
        script = f"code=0; wine {shlex.join(command)} || code=$?; wineserver --wait; exit $code"
        return self.shell(script).returncode

    def shell(
        self, script: str, surroundings: Mapping[str, str] | None = None, timeout_s: float = _SCRIPT_S
    ) -> subprocess.CompletedProcess[str]:
        """Run a script of the Debian around it, which calls `wine` itself.

        Raises:
            TimeoutExpired: it was ended, for it took longer.
        """
        return self.root.ask(["sh", "-ec", script], _SURROUNDINGS | dict(surroundings or {}), timeout_s)


def windows(inside: str) -> str:
    """The name in Windows of a file by its path in the Debian around it."""
    return "Z:" + inside.replace("/", "\\")


def outside(name: str) -> str:
    """The path in the Debian around it of a file by its name in Windows."""
    return name.removeprefix("Z:").removeprefix("z:").replace("\\", "/")
