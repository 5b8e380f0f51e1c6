"""The Mac app: frozen, with the licences of its parts and their list in it, and signed. On a Mac.

python3 packaging/macos/app.py        makes dist/Harzdame.app; what signs it: signing.py
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import sysconfig
from pathlib import Path, PurePosixPath

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import licences
import plist
import signing
from assembly import LICENCES, Assembly
from environment import ROOT, Environment, InstallError, say, version
from parts import Parts, UnknownFileError

from build import WORK, add_tables, freeze

APP = ROOT / "dist" / "Harzdame.app"
TERMS = Path("Contents", "Resources")
_FOLDERS = {"EXECUTABLE": "MacOS", "DATA": "Resources"}
"""The folder of a kind of file; all else is code, which must be in `Frameworks`."""
_DOT = "__dot__"
"""What PyInstaller writes for a dot in a folder's name, which Apple has for other purposes among code."""
_SIGNATURE = "Contents/_CodeSignature/"


def main() -> int:
    """Make the app; the exit code is 0 if that succeeded."""
    if platform.system() != "Darwin":
        say("The app is made on a Mac. What can be told elsewhere, packaging/macos/engine.py does.")
        return 2
    try:
        environment = Environment(WORK / "venv")
        environment.make_anew()
        environment.install({"bundle"}, editable=False)
        add_tables(environment)
        freeze(environment)
        made = WORK / "pyinstaller"
        [packages] = environment.folder.glob("lib/**/site-packages")
        assemble(
            WORK / "frozen" / APP.name, made, Parts(packages, Path(sysconfig.get_path("stdlib")), made), APP
        )
        signing.finish(APP, os.environ)
    except (InstallError, UnknownFileError, OSError, subprocess.CalledProcessError) as error:
        say(str(error))
        return 1
    say(f"{APP} is made.")
    return 0


def assemble(frozen: Path, made: Path, parts: Parts, app: Path) -> None:
    """Move the app that PyInstaller made, and put the terms of all that is in it beside that.

    Raises:
        UnknownFileError: something in it has no licence, or is not in PyInstaller's list.
    """
    assembly = Assembly(app, version(), TERMS)
    assembly.take_frozen(frozen, made / "harzdame" / "collected.json", Path(), place=place)
    assembly.note(Path("Contents", "Info.plist"), Path(plist.__file__))
    assembly.note(TERMS / plist.ICON, ROOT / "resources" / "icons" / "harzdame.svg")
    assembly.add_terms(parts)
    own = (_SIGNATURE, f"{TERMS.as_posix()}/{LICENCES}/")
    without = [
        name for name in licences.without_terms(app, app / TERMS / LICENCES) if not name.startswith(own)
    ]
    if without:
        raise UnknownFileError("Nobody knows what these files are: " + ", ".join(without))


def place(kind: str, name: str) -> Path:
    """Where PyInstaller puts a file into an app: code and whole frameworks among code, data elsewhere."""
    path = PurePosixPath(name)
    framework = next((parent for parent in path.parents if parent.suffix == ".framework"), None)
    folder = "Frameworks" if framework else _FOLDERS.get(kind, "Frameworks")
    if folder == "Resources":
        return Path("Contents", folder, name)
    plain = framework.parent if framework else path.parent
    return Path(
        "Contents", folder, *(part.replace(".", _DOT) for part in plain.parts), path.relative_to(plain)
    )


if __name__ == "__main__":
    sys.exit(main())
