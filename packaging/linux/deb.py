"""The Debian package: the bundle below /usr/lib, and what a desktop reads where it looks for it.

It has no scripts of its own: the menu, the icons and the types of files are brought up to date by the
packages that keep them. It depends on what the bundle leaves to the system, as `preflight.py` names it.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import runpy
import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from email.utils import format_datetime
from pathlib import Path
from typing import Any

import licences
import sbom
from assembly import INTERNAL, LICENCES, LINUX, PROGRAMS
from environment import ROOT, now

NAME = "harzdame"
HOME = Path("usr/lib", NAME)
MAINTAINER = "The Harzdame authors <harzdame@localhost>"
"""A package needs an address, and the project has none."""
_PLAYERS = "pipewire-bin | pulseaudio-utils | alsa-utils"
"""What plays sounds: docs/decisions/0040."""
_CONTROL = """\
Package: {name}
Version: {version}
Architecture: amd64
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: shared-mime-info, {players}
Section: games
Priority: optional
Description: play, study and replay draughts on all squares
 Harzdame is a draughts game on all 64 squares in which men climb the board
 from corner to corner. Play it against a strong built-in player with fourteen
 levels, against a friend, over the network, or alone with a position.
 .
 Forty related games are included, from Turkish and International
 draughts to Dameo and Hexdame, with analysis, puzzles, studies, openings,
 endgame tables and a library of games.
 .
 The package brings its own Python and Qt.
"""
_CHANGES = """\
{name} ({version}) unstable; urgency=medium

  * Made from the release of the same number; see changelog.gz.

 -- {maintainer}  {date}
"""
_COPYRIGHT = """\
Upstream-Name: Harzdame
Comment: Each part that the package brings along is listed below; the texts of
 its terms are in /{home}/{licences}, and its README.md says how Qt is replaced.

Files: *
Copyright: The Harzdame authors
License: Expat

License: Expat
{text}
"""
_PART = """
Files: {files}
Copyright: see /{home}/{licences}/{part}
License: {licence}
Comment: {part} {version}
"""


def make(bundle: Path, version: str, target: Path) -> None:
    """Write the package of a finished bundle.

    Raises:
        CalledProcessError, FileNotFoundError: `dpkg-deb` fails or is not there.
    """
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        tree.chmod(0o755)
        lay_out(bundle, tree)
        document(bundle, version, tree)
        describe(bundle, version, tree)
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", folder, str(target)]
        moment = str(int(now().timestamp()))
        subprocess.run(
            command, check=True, capture_output=True, env={**os.environ, "SOURCE_DATE_EPOCH": moment}
        )


def lay_out(bundle: Path, tree: Path) -> None:
    """Put each file where a package of the system has it."""
    shutil.copytree(bundle, tree / HOME, symlinks=True, ignore=lambda folder, _: _unwanted(folder, bundle))
    shutil.copytree(bundle / "share", tree / "usr/share")
    commands = tree / "usr/bin"
    commands.mkdir(parents=True)
    for name in PROGRAMS:
        (commands / name).symlink_to(Path("..", "lib", NAME, name))
    for page in (tree / "usr/share/man").rglob("*.1"):
        page.with_name(f"{page.name}.gz").write_bytes(gzip.compress(page.read_bytes(), mtime=0))
        page.unlink()
    for path in tree.rglob("*"):
        if path.is_file() and not path.is_symlink():
            path.chmod(0o755 if _is_program(path) else 0o644)


def _unwanted(folder: str, bundle: Path) -> set[str]:
    return {"share", "install.sh"} if Path(folder) == bundle else set()


def _is_program(path: Path) -> bool:
    return path.name in PROGRAMS


def document(bundle: Path, version: str, tree: Path) -> None:
    """The terms and the changes, which every package has."""
    folder = tree / "usr/share/doc" / NAME
    folder.mkdir(parents=True)
    (folder / "copyright").write_text(copyright_of(bundle), encoding="utf-8")
    changes = _CHANGES.format(
        name=NAME, version=revision(version), maintainer=MAINTAINER, date=format_datetime(now())
    )
    for name, text in {
        "changelog.gz": (ROOT / "CHANGELOG.md").read_bytes(),
        "changelog.Debian.gz": changes.encode(),
    }.items():
        (folder / name).write_bytes(gzip.compress(text, mtime=0))
    overrides = tree / "usr/share/lintian/overrides"
    overrides.mkdir(parents=True)
    shutil.copyfile(LINUX / "lintian-overrides", overrides / NAME)


def copyright_of(bundle: Path) -> str:
    """The terms of Harzdame in full, and of each part its files and the name of its licence."""
    contents = json.loads((bundle / LICENCES / licences.CONTENTS).read_text(encoding="utf-8"))
    parts = json.loads((bundle / sbom.NAME).read_text(encoding="utf-8"))["components"]
    text = (ROOT / "LICENSE").read_text(encoding="utf-8").partition("\n\n")[2]
    own = "\n".join(f" {line}" if line else " ." for line in text.rstrip().splitlines())
    return _COPYRIGHT.format(home=HOME, licences=LICENCES, text=own) + "".join(
        _PART.format(
            files=_listed(name for name, owner in contents.items() if owner == part["name"]),
            home=HOME,
            licences=LICENCES,
            part=part["name"],
            licence=_licence(part),
            version=part["version"],
        )
        for part in parts
    )


def _listed(names: Iterable[str]) -> str:
    """The files of a part; of modules, which lie in the programs, one line says so."""
    files = sorted(
        f"{HOME}/{name}".replace(" ", "?") for name in names if not name.startswith(("module:", "linked:"))
    )
    return "\n ".join(files or [f"{HOME}/lib/{PROGRAMS[0]}"])


def _licence(part: dict[str, Any]) -> str:
    [licence] = part["licenses"]
    told = str(licence.get("expression") or f"{part['name']}-terms")
    return re.sub(" (AND|OR|WITH) ", lambda word: word[0].lower(), told)


def describe(bundle: Path, version: str, tree: Path) -> None:
    """What dpkg reads: the name, what is needed, and the sums of all files."""
    folder = tree / "DEBIAN"
    folder.mkdir()
    files = sorted(path for path in (tree / "usr").rglob("*") if path.is_file() and not path.is_symlink())
    sums = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(tree)}\n"
        for path in files
    ]
    (folder / "md5sums").write_text("".join(sums), encoding="utf-8")
    control = _CONTROL.format(
        name=NAME,
        version=revision(version),
        maintainer=MAINTAINER,
        size=-(-sum(path.stat().st_size for path in files) // 1024),
        depends=", ".join(depends(bundle)),
        players=_PLAYERS,
    )
    (folder / "control").write_text(control, encoding="utf-8")


def _sum(path: Path) -> str:
    return hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()


def depends(bundle: Path) -> list[str]:
    """The C library that the bundle needs, and the packages with what it leaves to the system."""
    starter = (bundle / PROGRAMS[0]).read_text(encoding="utf-8")
    oldest = starter.partition("oldest=")[2].partition("\n")[0]
    preflight = runpy.run_path(str(ROOT / "harzdame_gui" / "preflight.py"))
    internal = bundle / INTERNAL
    found = {
        package
        for platform in ("xcb", "wayland")
        for package in preflight["missing_libraries"](
            platform, lambda name: (internal / name).exists()
        ).values()
    }
    return [f"libc6 (>= {oldest})", *sorted(found)]


def revision(version: str) -> str:
    """The package's version: that of the release, and which packaging of it."""
    return f"{version}-1"
