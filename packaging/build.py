"""The bundle: the app and its engine frozen into a folder that runs without Python, checked and packed.

    python3 packaging/build.py            make it and check it
    python3 packaging/build.py --check    check the one that is in dist, which takes two minutes

Makes `dist/harzdame` and beside it an archive of the same, on Linux also a file that unpacks itself and a
Debian package. The bundle is frozen from an environment of its own: an editable one would lose the native
module.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import checks
from assembly import INTERNAL, Assembly, typefaces
from environment import ROOT, Environment, InstallError, say, version
from linux import deb, single, slim
from parts import Parts, UnknownFileError
from prerequisites import describe, find_missing

WORK = ROOT / "build" / "bundle"
BUNDLE = ROOT / "dist" / "harzdame"
TABLE_PIECES = 4
"""Of Harzdame's endgame tables: 12 MB, made in a minute or two rather than kept in the history."""
MISSING = 3
"""Exit code: the machine lacks something; standard error says what."""


def main(arguments: list[str]) -> int:
    """Build, check and pack the bundle, or only check it; the exit code is 0 when it works."""
    parser = argparse.ArgumentParser(prog="build.py", description="Make the bundle, check it and pack it.")
    parser.add_argument(
        "--check", action="store_true", help="check the bundle that was made, and nothing else"
    )
    if not parser.parse_args(arguments).check:
        missing = find_missing("offscreen")
        if missing:
            say(describe(missing))
            return MISSING
        try:
            build()
        except (InstallError, UnknownFileError, FileNotFoundError, subprocess.CalledProcessError) as error:
            say(str(error))
            return 1
    elif not BUNDLE.is_dir():
        say(f"There is no bundle in {BUNDLE}: make it first, by this command without --check.")
        return MISSING
    say("Checking it …")
    if not checks.run(BUNDLE, version()):
        return 1
    if not arguments:
        say(f"{BUNDLE}: {size(BUNDLE) / 1e6:.1f} MB")
        for made in pack():
            say(f"{made}: {size(made) / 1e6:.1f} MB")
    return 0


def build() -> None:
    """Make `dist/harzdame`.

    Raises:
        InstallError, FileNotFoundError, CalledProcessError: something is missing or cannot be built.
        UnknownFileError: a file was collected whose licence is not known.
    """
    if sys.platform == "linux":
        typefaces()  # before minutes of work
    environment = Environment(WORK / "venv")
    environment.make_anew()
    environment.install({"bundle"}, editable=False)
    add_tables(environment)
    freeze(environment)
    assemble(environment)


def assemble(environment: Environment) -> None:
    """Put the bundle together around the frozen programs."""
    made = WORK / "pyinstaller"
    assembly = Assembly(BUNDLE, version())
    home = Path("lib") if sys.platform == "linux" else Path()
    assembly.take_frozen(WORK / "frozen" / "harzdame", made / "harzdame" / "collected.json", home)
    if sys.platform == "linux":
        slim.slim(BUNDLE / INTERNAL)
        assembly.add_font()
        assembly.add_starters()
        assembly.add_desktop_files(environment.python)
    [packages] = environment.folder.glob("[Ll]ib/**/site-packages")
    assembly.add_terms(Parts(packages, Path(sysconfig.get_path("stdlib")), made))


def add_tables(environment: Environment) -> None:
    """Work out the endgames that come with the bundle, beside those that come with the source."""
    say(f"Working out endgames of up to {TABLE_PIECES} pieces …")
    where = "from harzdame_engine.endgames.tables import installed_folders as f; print(f()[0])"
    python = str(environment.python)
    folder = subprocess.run([python, "-c", where], check=True, capture_output=True, text=True).stdout.strip()
    build = ["tables", "build", "--pieces", str(TABLE_PIECES), "--folder", folder]
    subprocess.run([python, "-m", "harzdame_engine.cli", *build], check=True)


def freeze(environment: Environment) -> None:
    """Let PyInstaller make the programs and their libraries."""
    say("Freezing …")
    command = [str(environment.python), "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=WARN"]
    command += [f"--distpath={WORK / 'frozen'}", f"--workpath={WORK / 'pyinstaller'}"]
    same = {**os.environ, "PYTHONHASHSEED": "0"}  # the order of names in bytecode is the same each time
    subprocess.run([*command, str(ROOT / "packaging" / "harzdame.spec")], cwd=WORK, check=True, env=same)


def pack() -> list[Path]:
    """The bundle as files to pass on."""
    say("Packing …")
    name = f"harzdame-{version()}-{sysconfig.get_platform()}"
    kind = {"win32": "zip", "linux": "xztar"}.get(sys.platform, "gztar")
    archive = Path(shutil.make_archive(str(BUNDLE.with_name(name)), kind, BUNDLE.parent, BUNDLE.name))
    if sys.platform != "linux":
        return [archive]
    alone = BUNDLE.with_name(f"{name}.run")
    single.make(archive, size(BUNDLE), version(), alone)
    if shutil.which("dpkg-deb") is None:
        say("dpkg-deb is not here: there will be no Debian package.")
        return [archive, alone]
    package = BUNDLE.with_name(f"{deb.NAME}_{deb.revision(version())}_amd64.deb")
    deb.make(BUNDLE, version(), package)
    return [archive, alone, package]


def size(path: Path) -> int:
    """The bytes of a file, or of all files in a folder, links counted once."""
    files = [path] if path.is_file() else [found for found in path.rglob("*") if found.is_file()]
    return sum(found.stat().st_size for found in files if not found.is_symlink())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
