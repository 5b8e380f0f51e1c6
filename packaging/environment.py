"""A virtual environment with Harzdame in it, made once and brought up to date only when something changed.

It installs what `constraints.txt` pins and records what it was made from.
Standard library only; it must not import the project.
"""

from __future__ import annotations

import datetime
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
CONSTRAINTS = "constraints.txt"

# A change in the text of these needs a new build; of the rest only the names matter,
# because an editable installation reads those files where they lie.
_BUILD_INPUTS = ("pyproject.toml", CONSTRAINTS, "engine/CMakeLists.txt", "engine/core", "engine/bindings")
_LISTED_INPUTS = ("engine/harzdame_engine", "harzdame_gui", "resources")
_CAUSES = {
    "The disk is full; what this makes needs several gigabytes. ": ("No space left on device",),
    "A package is not the one whose checksum is written down: it was cut short on its way, or somebody has "
    "changed it. Try again; if that stays, do not use it. ": ("DO NOT MATCH THE HASHES", "Hash Sum mismatch"),
    "The packages cannot be fetched: is there a network? ": (
        "Failed to establish a new connection",
        "name resolution",
        "Network is unreachable",
        "Connection refused",
        "from versions: none",  # pip reaches no index, though its advice is about versions
        "Failed getting release file",
        "Temporary failure resolving",
    ),
}
"""What has happened and what to do, by what pip, apt and debootstrap say then."""
_IGNORED_SUFFIXES = {".pyc", ".so", ".pyd"}


class InstallError(Exception):
    """Something could not be installed; the text says what, and where the log is."""


@dataclass(frozen=True)
class _Stamp:
    """A record of what an environment was made from; it is written last, so a half-made one has none."""

    identity: list[str]
    inputs: str
    extras: list[str]


class Environment:
    """One virtual environment: its folder, its Python, and whether it is current."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder.with_name("install.log")
        self._stamp_file = folder / "made-from.json"

    @property
    def scripts(self) -> Path:
        """The folder of its commands."""
        return self.folder / ("Scripts" if os.name == "nt" else "bin")

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.scripts / ("python.exe" if os.name == "nt" else "python")

    def is_current(self, extras: set[str]) -> bool:
        """Whether nothing has to be installed for these extras."""
        stamp = self._usable_stamp()
        return stamp is not None and stamp.inputs == _inputs() and extras <= set(stamp.extras)

    def bring_up_to_date(self, extras: set[str]) -> None:
        """Make the environment, or install again what changed, and say on the way what is going on.

        Raises:
            InstallError: a step failed; the environment is then not current, and the next call tries again.
        """
        begun = time.monotonic()
        self.log.unlink(missing_ok=True)
        stamp = self._usable_stamp()
        if stamp is None:
            self.make_anew()
        wanted = extras | set(stamp.extras if stamp else [])
        self._stamp_file.unlink(missing_ok=True)
        made = _Stamp(identity=_identity(), inputs=_inputs(), extras=sorted(wanted))
        self.install(wanted, editable=True)  # a source that changes meanwhile is not in it
        self._stamp_file.write_text(json.dumps(asdict(made), indent=1) + "\n", encoding="utf-8")
        say(f"Ready after {time.monotonic() - begun:.0f} seconds.")

    def make_anew(self) -> None:
        """Make it empty; whatever was there is another Python's, a moved checkout's, or half made.

        Raises:
            InstallError: Python could not make it.
        """
        say("Making a virtual environment …")
        if self.folder.exists():
            shutil.rmtree(self.folder)
        self._run([sys.executable, "-m", "venv", str(self.folder)], "There is no virtual environment")

    def install(self, extras: set[str], *, editable: bool) -> None:
        """Put Harzdame into it with these extras, and before it the tools that build it.

        Raises:
            InstallError: something could not be fetched or built.
        """
        say("Fetching the build tools …")
        self.pip("install", *_build_requirements())
        say("Fetching Qt and building the engine; the first time takes a few minutes …")
        # Without isolation the build tools keep their place, and a later build compiles only what changed.
        build_folder = f"build-dir={(self.folder.parent / 'cmake').as_posix()}"
        target = f".[{','.join(sorted(extras))}]" if extras else "."
        how = ["--editable", target] if editable else [target]
        self.pip("install", "--no-build-isolation", f"--config-settings={build_folder}", *how)

    def pip(self, *arguments: str) -> None:
        """Run its pip in the checkout, under the pins of constraints.txt, quietly."""
        command = [str(self.python), "-m", "pip", "--disable-pip-version-check", "--no-input"]
        self._run([*command, *arguments, "-c", CONSTRAINTS], "Not everything could be installed")

    def _run(self, command: list[str], failure: str) -> None:
        self.log.parent.mkdir(parents=True, exist_ok=True)
        with self.log.open("a", encoding="utf-8") as log:
            log.write(f"$ {' '.join(command)}\n")
            log.flush()
            result = subprocess.run(
                command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, check=False
            )
        if result.returncode != 0:
            last = self.log.read_text(encoding="utf-8", errors="replace").splitlines()[-15:]
            tail = "\n".join(f"  {line}" for line in last)
            raise InstallError(f"{cause(last)}{failure}. The end of {self.log}:\n{tail}")

    def _usable_stamp(self) -> _Stamp | None:
        """The stamp, if the environment under it can be used here and now at all."""
        try:
            stamp = _Stamp(**json.loads(self._stamp_file.read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            return None
        return stamp if stamp.identity == _identity() and self.python.exists() else None


def cause(said: Iterable[str]) -> str:
    """What has happened, and what to do, by what a command has said; empty: that is not known."""
    text = "\n".join(said)
    return next((words for words, signs in _CAUSES.items() if any(sign in text for sign in signs)), "")


def say(text: str) -> None:
    """One line of progress, at once also where output is piped."""
    print(text, file=sys.stderr, flush=True)


def now() -> datetime.datetime:
    """Now, or the moment that a reproducible build names."""
    named = os.environ.get("SOURCE_DATE_EPOCH")
    return (
        datetime.datetime.fromtimestamp(int(named), datetime.UTC)
        if named
        else datetime.datetime.now(datetime.UTC)
    )


def today() -> datetime.date:
    """The day of `now`."""
    return now().date()


def version() -> str:
    """The project's version."""
    found: str = _described()["project"]["version"]
    return found


def _build_requirements() -> list[str]:
    requires: list[str] = _described()["build-system"]["requires"]
    # Build isolation would fetch these two only where the system lacks them; named here they are pinned.
    return [*requires, "cmake", "ninja"]


def _described() -> dict[str, Any]:
    import tomllib  # from Python 3.11; an older one was turned away before

    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


def _identity() -> list[str]:
    """The place and the Python of an environment, which cannot be moved to others."""
    return [str(ROOT), sys.version, sys.base_prefix]


def _inputs() -> str:
    """A fingerprint of everything that a build or an installation depends on."""
    digest = hashlib.sha256()
    for path in _files(_BUILD_INPUTS):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(path.read_bytes())
    for path in _files(_LISTED_INPUTS):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
    return digest.hexdigest()


def _files(names: tuple[str, ...]) -> list[Path]:
    found: list[Path] = []
    for name in names:
        top = ROOT / name
        found += [top] if top.is_file() else sorted(path for path in top.rglob("*") if path.is_file())
    return [path for path in found if path.suffix not in _IGNORED_SUFFIXES]
