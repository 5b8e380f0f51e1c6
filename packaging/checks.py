"""The checks of a finished bundle: each says in words what it looked at, and what was wrong."""

from __future__ import annotations

import json
import os
import runpy
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import elf
import licences
import sbom
from assembly import ID, INTERNAL, LICENCES
from environment import ROOT
from lending import FOLDER

SECONDS_TO_LIVE = 8.0
"""An app that still runs after this long has found all its parts; one that misses some has ended by then."""
WAIT_S = 60.0
EVENING_S = 900.0
ROOMS = ROOT / "build" / "bundle" / "frozen" / "rooms"
"""What the build freezes for the check of all rooms."""
_UNUSUAL = "Häuser & Dörfer 1"
"""A name of a folder that programs stumble over."""
_GLIBC = ("ld-linux-x86-64.so.2", "libc.so.6", "libdl.so.2", "libm.so.6", "libpthread.so.0", "libresolv.so.2",
          "librt.so.1")  # fmt: skip
_LEFT_OUT = ("libcups.so.2",)
"""Asked for by a plugin that Qt does without."""


class Failed(Exception):  # noqa: N818 - it is no mistake of this program
    """The bundle does not pass; the text says why."""


class Unchecked(Exception):  # noqa: N818
    """What is needed for the check is not here; the text says what."""


class Check(NamedTuple):
    """A check of the bundle in a folder, and in words what passing it means."""

    means: str
    look: Callable[[Path], str]
    """Returns a remark, maybe empty."""


def run(bundle: Path, version: str) -> bool:
    """Make every check and tell of each; True if none failed."""
    return report(_checks(version), bundle)


def report(checks: Iterable[Check], bundle: Path) -> bool:
    """Make these checks and tell of each; True if none failed."""
    passed = True
    for check in checks:
        try:
            said, remark = "ok", check.look(bundle)
        except Unchecked as reason:
            said, remark = "NOT CHECKED", str(reason)
        except (Failed, OSError, subprocess.SubprocessError) as error:
            said, remark, passed = "FAILED", str(error), False
        print(f"{said:11}  {check.means}{f' ({remark})' if remark else ''}", flush=True)
    return passed


def _checks(version: str) -> list[Check]:
    checks = [
        Check("the app says its version", lambda bundle: says_version(program(bundle, "harzdame"), version)),
        Check("its window opens and stays open", lambda bundle: stays_open(program(bundle, "harzdame"))),
        Check("its self-test passes", lambda bundle: tests_itself(program(bundle, "harzdame"))),
        Check("the engine plays, started from a folder with spaces and accents", engine_plays),
        Check("every file has a licence, and the licence its text", all_licensed),
        Check("the list of parts (SBOM) names each of them", all_listed),
    ]
    if sys.platform != "linux":
        return checks
    return [
        *checks,
        Check("every room is entered, everything exported and printed, by its own libraries", rooms_work),
        Check("no link leads nowhere", links_lead_somewhere),
        Check("no program needs a newer glibc than the starter says", glibc_is_true),
        Check(
            "what is missing here is asked for by the check before Qt, and nothing else", preflight_is_true
        ),
        Check("install.sh puts it into the menu, and takes all of it away again", installs),
        Check("the menu entry is well formed", entry_is_valid),
        Check("the description for software centres is well formed", description_is_valid),
        Check("the manual pages are well formed", pages_are_valid),
    ]


def program(bundle: Path, name: str) -> Path:
    """One of the bundle's programs."""
    return bundle / (f"{name}.exe" if sys.platform == "win32" else name)


def says_version(app: Path, expected: str) -> str:
    """The version that it says, from another folder and without this checkout's Python."""
    with _elsewhere() as (folder, surroundings):
        said = _output([app, "--version"], folder, surroundings)
    if said.returncode != 0 or expected not in said.stdout:
        raise Failed(f"{app} --version says:\n{said.stdout}{said.stderr}")
    return said.stdout.strip()


def stays_open(app: Path) -> str:
    """Start it without a screen, and end it as a desktop does at the end of a session."""
    with _elsewhere() as (folder, surroundings):
        running = subprocess.Popen(
            [app, "--temp-profile"],
            cwd=folder,
            env=surroundings | {"TMPDIR": str(folder)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            output, _ = running.communicate(timeout=SECONDS_TO_LIVE)
        except subprocess.TimeoutExpired:
            running.terminate()
            output, _ = running.communicate(timeout=WAIT_S)
        else:
            raise Failed(f"{app} ended by itself with {running.returncode}:\n{output}")
        if "Traceback" in output:
            raise Failed(f"{app} runs, but reports an error:\n{output}")
        left = list(folder.glob("harzdame-*"))
    if left and sys.platform != "win32":
        raise Failed(f"when it is ended, it leaves {left[0].name} behind")
    return ""


def tests_itself(app: Path) -> str:
    """Have it make the checks that a person in trouble is told to make."""
    with _elsewhere() as (folder, surroundings):
        said = _output([app, "--self-test"], folder, surroundings, EVENING_S)
    return passed_self_test(said)


def passed_self_test(said: subprocess.CompletedProcess[str]) -> str:
    """What came of a self-test.

    Raises:
        Failed: not every check of it passed, or it says something else.
    """
    *lines, last = said.stdout.splitlines() or [""]
    passed = sum(line.startswith("ok ") for line in lines)
    if said.returncode != 0 or last != "Everything works." or not passed:
        raise Failed(f"it ended with {said.returncode}:\n{said.stdout}{said.stderr}")
    return f"{passed} checks"


def engine_plays(bundle: Path) -> str:
    """Let the engine count moves, and think of one."""
    with _elsewhere() as (folder, surroundings):
        moved = folder / _UNUSUAL
        moved.symlink_to(bundle.resolve(), target_is_directory=True)
        engine = program(moved, "harzdame-engine")
        for arguments in (["perft", "--depth", "3"], ["analyse", "--time", "0.2"]):
            begun = time.monotonic()
            said = _output([engine, *arguments], folder, surroundings)
            if said.returncode != 0 or not said.stdout:
                raise Failed(f"{engine} {' '.join(arguments)} says:\n{said.stdout}{said.stderr}")
    return f"{time.monotonic() - begun:.1f} s for the last command"


def all_licensed(bundle: Path) -> str:
    """Look each file up in the contents of the folder of licences."""
    folder = bundle / LICENCES
    without = [name for name in licences.without_terms(bundle, folder) if not name.startswith(f"{LICENCES}/")]
    if without:
        raise Failed("without a licence: " + ", ".join(without))
    return f"{sum(path.is_file() for path in bundle.rglob('*'))} files"


def all_listed(bundle: Path) -> str:
    """Compare the SBOM with the contents of the folder of licences."""
    document = json.loads((bundle / sbom.NAME).read_text(encoding="utf-8"))
    listed = {component["name"] for component in document["components"]} | {"harzdame"}
    contents = json.loads((bundle / LICENCES / licences.CONTENTS).read_text(encoding="utf-8"))
    if listed != set(contents.values()):
        raise Failed(f"they differ: {', '.join(sorted(listed ^ set(contents.values())))}")
    return f"{len(listed)} parts"


def rooms_work(bundle: Path) -> str:
    """Spend an evening in the app, frozen by linux/rooms.py, with the libraries that the bundle has."""
    if not ROOMS.is_dir():
        raise Unchecked(f"{ROOMS} is not there; it is made with the bundle")
    with _elsewhere() as (folder, surroundings):
        laid = folder / "rooms"
        shutil.copytree(bundle / INTERNAL, laid / "_internal", symlinks=True)
        shutil.copytree(ROOMS, laid, symlinks=True, dirs_exist_ok=True)
        said = _output([laid / "rooms"], folder, surroundings, EVENING_S)
    if said.returncode != 0 or "printed" not in said.stdout:
        raise Failed(f"it ended with {said.returncode}:\n{said.stdout}{said.stderr}")
    return f"{said.stdout.count('room ')} rooms, {said.stdout.count('exported ')} exports"


def links_lead_somewhere(bundle: Path) -> str:
    """Follow every link."""
    links = [path for path in bundle.rglob("*") if path.is_symlink()]
    lost = [path.name for path in links if not path.exists()]
    if lost:
        raise Failed(f"what they lead to is not there: {', '.join(lost)}")
    return f"{len(links)} links"


def glibc_is_true(bundle: Path) -> str:
    """Compare what the programs need with what the starter demands."""
    own = [path for path in elf.programs(bundle) if FOLDER not in path.parts]
    version, path = elf.newest(own, "GLIBC")
    text = elf.dotted(version[:2])
    cxx, _ = elf.newest(own, "GLIBCXX")
    if f"oldest={text}\n" not in (bundle / "harzdame").read_text(encoding="utf-8"):
        raise Failed(f"{path} needs glibc {text}, which the starter does not say")
    return f"glibc {text}, which {path.name if path else 'nothing'} needs; libstdc++ {elf.dotted(cxx)}"


def preflight_is_true(bundle: Path) -> str:
    """Compare what the libraries ask of the system with what the app would say is missing on a bare one."""
    internal = bundle / INTERNAL
    carried = {path.name for path in internal.rglob("*") if path.parent.name != FOLDER}
    wanted = {
        library
        for path in elf.programs(bundle / "lib")
        if path.parent.name != FOLDER
        for library in elf.demands(path).libraries
    }
    asked = wanted - carried - set(_GLIBC) - set(_LEFT_OUT)
    preflight = runpy.run_path(str(ROOT / "harzdame_gui" / "preflight.py"))
    named: set[str] = set()
    for platform in ("xcb", "wayland"):
        named |= set(preflight["missing_libraries"](platform, lambda name: (internal / name).exists()))
    if named != asked:
        raise Failed(f"asked for without need: {named - asked}; needed, but not asked for: {asked - named}")
    return "left to the system: " + ", ".join(sorted(asked))


def installs(bundle: Path) -> str:
    """Install for a user whose home is empty, and remove it."""
    with _elsewhere() as (folder, surroundings):
        home = folder / "home"
        home.mkdir()
        surroundings |= {"HOME": str(home)}
        surroundings.pop("XDG_DATA_HOME", None)
        script = [str(bundle / "install.sh")]  # as a person calls it, who needs the right to run it
        subprocess.run(script, env=surroundings, check=True, capture_output=True)
        entry = (home / f".local/share/applications/{ID}.desktop").read_text(encoding="utf-8")
        if f'Exec="{bundle.resolve() / "harzdame"}" %f' not in entry:
            raise Failed(f"the menu entry does not start this bundle:\n{entry}")
        cache = (home / ".local/share/applications/mimeinfo.cache").read_text(encoding="utf-8")
        if f"text/x-draughts-pdn={ID}.desktop" not in cache:
            raise Failed(f"no PDN file would be opened by a double click:\n{cache}")
        said = _output([home / ".local/bin/harzdame", "--version"], folder, surroundings)
        if said.returncode != 0:
            raise Failed(f"the installed command says:\n{said.stdout}{said.stderr}")
        subprocess.run([*script, "--remove"], env=surroundings, check=True, capture_output=True)
        made = {path for path in bundle.joinpath("share").rglob("*") if path.is_file()}
        left = [
            path for path in home.rglob("*") if path.name in {one.name for one in made} or path.is_symlink()
        ]
    if left:
        raise Failed(f"left behind: {', '.join(map(str, left))}")
    return ""


def entry_is_valid(bundle: Path) -> str:
    """Ask desktop-file-validate."""
    return _ask("desktop-file-validate", str(bundle / f"share/applications/{ID}.desktop"))


def description_is_valid(bundle: Path) -> str:
    """Ask appstreamcli."""
    return _ask("appstreamcli", "validate", "--no-net", str(bundle / f"share/metainfo/{ID}.metainfo.xml"))


def pages_are_valid(bundle: Path) -> str:
    """Ask mandoc; that the pages are not installed on this system is no fault."""
    pages = sorted(map(str, bundle.glob("share/man/man1/*.1")))
    return _ask("mandoc", "-T", "lint", "-W", "warning", *pages)


def _ask(command: str, *arguments: str) -> str:
    if shutil.which(command) is None:
        raise Unchecked(f"{command} is not installed")
    said = subprocess.run([command, *arguments], capture_output=True, text=True, check=False)
    if said.returncode != 0 or "warning:" in said.stdout:
        raise Failed(said.stdout + said.stderr)
    return ""


def _output(
    command: list[Path | str], folder: Path, surroundings: dict[str, str], timeout_s: float = WAIT_S
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=folder, env=surroundings, capture_output=True, text=True, check=False, timeout=timeout_s
    )


@contextmanager
def _elsewhere() -> Iterator[tuple[Path, dict[str, str]]]:
    """A folder and surroundings in which nothing of this checkout is found."""
    with tempfile.TemporaryDirectory() as folder:
        kept = {name: os.environ[name] for name in ("SystemRoot",) if name in os.environ}
        yield Path(folder), {"PATH": os.defpath, "HOME": folder, "QT_QPA_PLATFORM": "offscreen", **kept}
