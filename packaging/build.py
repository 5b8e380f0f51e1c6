"""The bundle: the app frozen into a folder that runs without Python, tried and packed.

    python3 packaging/build.py

Makes `dist/harzdame` and beside it an archive of the same. The bundle is frozen
from an environment of its own: an editable one would lose the native module.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path

from environment import ROOT, Environment, InstallError, say
from prerequisites import describe, find_missing

WORK = ROOT / "build" / "bundle"
BUNDLE = ROOT / "dist" / "harzdame"
TABLE_PIECES = 4
"""Of Harzdame's endgame tables: 12 MB, made in a minute or two rather than kept in the history."""
SECONDS_TO_LIVE = 8.0
"""An app that still runs after this long has found all its parts; one that misses some has ended by then."""


class SelfTestError(Exception):
    """The bundle was made, but does not work; the text says how that showed."""


def main() -> int:
    """Build, try and pack the bundle; the exit code is 0 when it works."""
    missing = find_missing("offscreen")
    if missing:
        say(describe(missing))
        return 3
    try:
        environment = Environment(WORK / "venv")
        environment.make_anew()
        environment.install({"bundle"}, editable=False)
        add_tables(environment)
        freeze(environment)
        add_desktop_files(BUNDLE)
        try_out(BUNDLE / "harzdame", version())
    except (InstallError, SelfTestError, subprocess.CalledProcessError) as error:
        say(str(error))
        return 1
    archive = pack()
    say(f"{BUNDLE}: {size(BUNDLE) / 1e6:.0f} MB; {archive}: {size(archive) / 1e6:.0f} MB")
    return 0


def version() -> str:
    """The version in pyproject.toml."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        found: str = tomllib.load(file)["project"]["version"]
    return found


def add_tables(environment: Environment) -> None:
    """Work out the endgames that come with the bundle, beside those that come with the source."""
    say(f"Working out endgames of up to {TABLE_PIECES} pieces …")
    where = "from harzdame_engine.endgames.tables import installed_folders as f; print(f()[0])"
    python = str(environment.python)
    folder = subprocess.run([python, "-c", where], check=True, capture_output=True, text=True).stdout.strip()
    build = ["tables", "build", "--pieces", str(TABLE_PIECES), "--folder", folder]
    subprocess.run([python, "-m", "harzdame_engine.cli", *build], check=True)


def freeze(environment: Environment) -> None:
    """Let PyInstaller make `dist/harzdame`."""
    say("Freezing …")
    command = [str(environment.python), "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=WARN"]
    command += [f"--distpath={BUNDLE.parent}", f"--workpath={WORK / 'pyinstaller'}"]
    subprocess.run([*command, str(ROOT / "packaging" / "harzdame.spec")], cwd=WORK, check=True)


def add_desktop_files(bundle: Path) -> None:
    """Put the menu entry and the icon where a package would have them."""
    if sys.platform != "linux":
        return
    entry = bundle / "share" / "applications" / "harzdame.desktop"
    icon = bundle / "share" / "icons" / "hicolor" / "scalable" / "apps" / "harzdame.svg"
    for source, target in (
        (ROOT / "packaging" / "linux" / "harzdame.desktop", entry),
        (ROOT / "resources" / "icons" / "harzdame.svg", icon),
    ):
        target.parent.mkdir(parents=True)
        shutil.copy(source, target)


def try_out(program: Path, expected: str) -> None:
    """Start the program from another folder, without this checkout's Python: its version, then its window.

    Raises:
        SelfTestError: it says another version, or its window does not stay open.
    """
    say("Trying it …")
    with tempfile.TemporaryDirectory() as folder:
        surroundings = {"PATH": os.defpath, "HOME": folder, "QT_QPA_PLATFORM": "offscreen"}
        said = subprocess.run(
            [program, "--version"], cwd=folder, env=surroundings, capture_output=True, text=True, check=False
        )
        if said.returncode != 0 or expected not in said.stdout:
            raise SelfTestError(f"{program} --version says:\n{said.stdout}{said.stderr}")
        app = subprocess.Popen(
            [program, "--temp-profile"],
            cwd=folder,
            env=surroundings,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            output, _ = app.communicate(timeout=SECONDS_TO_LIVE)
        except subprocess.TimeoutExpired:
            app.terminate()
            output, _ = app.communicate()
        else:
            raise SelfTestError(f"{program} ended by itself with {app.returncode}:\n{output}")
        if "Traceback" in output:
            raise SelfTestError(f"{program} runs, but reports an error:\n{output}")


def pack() -> Path:
    """The bundle as one file to pass on."""
    say("Packing …")
    name = BUNDLE.parent / f"harzdame-{version()}-{sysconfig.get_platform()}"
    kind = "zip" if sys.platform == "win32" else "gztar"
    return Path(shutil.make_archive(str(name), kind, BUNDLE.parent, BUNDLE.name))


def size(path: Path) -> int:
    """The bytes of a file, or of all files in a folder, links counted once."""
    files = [path] if path.is_file() else [found for found in path.rglob("*") if found.is_file()]
    return sum(found.stat().st_size for found in files if not found.is_symlink())


if __name__ == "__main__":
    sys.exit(main())
