"""A Debian in a folder, for what this system need not have, or to see how a bare one fares.

Every command in it gets namespaces of its own for processes and mounts: when it ends, or is
ended, nothing that it started goes on, and nothing stays mounted.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePosixPath

from environment import cause

_NEEDED = {"debootstrap": "debootstrap", "unshare": "util-linux", "chroot": "coreutils", "mount": "mount"}
_OWN = {
    "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    "HOME": "/root",
    "LANG": "C.UTF-8",
}
_ENTER = """
root=$1; shift
mount --rbind /dev "$root/dev"; mount -t proc proc "$root/proc"
while [ "$1" != -- ]; do mkdir -p "$root$1"; mount --bind "$2" "$root$1"; shift 2; done
shift
exec chroot "$root" "$@"
"""


class RootError(Exception):
    """The system cannot be made, or a command in it failed; the text says what to do."""


class Root:
    """The system in this folder. Only the superuser can make and enter it."""

    def __init__(self, folder: Path, suite: str, packages: Sequence[str], shown: Mapping[str, Path]) -> None:
        """`suite`: its release; `shown`: folders of this system, by the name that they have in it."""
        self.folder = folder
        self._suite = suite
        self._packages = packages
        self.log = folder.with_name(f"{folder.name}.log")
        self._shown = shown
        self._made = folder.with_name(f"{folder.name}.made")
        """Its release and packages, once they are all there."""

    def make(self) -> None:
        """Install it, unless it is there.

        Raises:
            RootError: something that is needed for it is missing, or the packages cannot be fetched.
        """
        self._require()
        packages = " ".join([self._suite, *self._packages])
        if self._made.is_file() and self._made.read_text(encoding="utf-8") == packages:
            return
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.parent.mkdir(parents=True, exist_ok=True)
        command = ["debootstrap", "--variant=minbase", self._suite, str(self.folder)]
        self._log(command, command)
        sources = self.folder / "etc" / "apt" / "sources.list"
        binary = sources.read_text(encoding="utf-8")
        sources.write_text(binary + binary.replace("deb ", "deb-src ", 1), encoding="utf-8")
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        self.run(["apt-get", "update", "-q"], quiet)
        if self._packages:
            self.run(["apt-get", "install", "-q", "-y", "--no-install-recommends", *self._packages], quiet)
        self._made.write_text(packages, encoding="utf-8")

    def copy(self, folder: Path, shown: Mapping[str, Path]) -> Root:
        """The same system once more, to be changed; whatever was in the folder is gone."""
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run(["cp", "-a", str(self.folder), str(folder)], check=True)
        return Root(folder, self._suite, self._packages, shown)

    def start(
        self, command: Sequence[str], surroundings: Mapping[str, str] | None = None
    ) -> subprocess.Popen[bytes]:
        """Run a command in it beside this one; what it says goes to the log.

        When it ends, or is ended, so does all that it has started.
        """
        with self.log.open("ab") as log:
            return subprocess.Popen(
                self.entering(command),
                env=_OWN | dict(surroundings or {}),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    def run(self, command: Sequence[str], surroundings: Mapping[str, str] | None = None) -> None:
        """Run a command in it; what it says goes to the log.

        Raises:
            RootError: it failed.
        """
        self._log(command, self.entering(command), _OWN | dict(surroundings or {}))

    def ask(
        self, command: Sequence[str], surroundings: Mapping[str, str] | None = None, timeout_s: float = 600
    ) -> subprocess.CompletedProcess[str]:
        """Run a command in it, and return what it says and its exit code.

        Raises:
            TimeoutExpired: it was ended, for it took longer.
        """
        return subprocess.run(
            self.entering(command),
            env=_OWN | dict(surroundings or {}),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=timeout_s,
            check=False,
        )

    def entering(self, command: Sequence[str]) -> list[str]:
        """The command line that runs this command in it."""
        alone = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
        shown = [part for inside, outside in self._shown.items() for part in (inside, str(outside))]
        return [*alone, "sh", "-ec", _ENTER, "sh", str(self.folder), *shown, "--", *command]

    def path(self, inside: str) -> Path:
        """The path from here of one in it."""
        for name, outside in self._shown.items():
            if PurePosixPath(inside).is_relative_to(name):
                return outside / PurePosixPath(inside).relative_to(name)
        return self.folder / inside.lstrip("/")

    def _require(self) -> None:
        missing = [package for command, package in _NEEDED.items() if shutil.which(command) is None]
        if missing:
            names = " ".join(missing)
            raise RootError(f"{names} is needed for a system to build in; on Debian: apt-get install {names}")
        if os.geteuid() != 0:
            raise RootError(
                "A system to build in can be made by the superuser only: try this command with sudo."
            )

    def _log(
        self, named: Sequence[str], command: Sequence[str], surroundings: Mapping[str, str] | None = None
    ) -> None:
        with self.log.open("ab") as log:
            log.write(f"$ {' '.join(named)}\n".encode())
            log.flush()
            ended = subprocess.run(
                command, env=surroundings, stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=False
            )
        if ended.returncode != 0:
            last = self.log.read_text(encoding="utf-8", errors="replace").splitlines()[-15:]
            failure = f"{cause(last)}A step of the build failed. The end of {self.log}:"
            raise RootError("\n".join([failure, *last]))
