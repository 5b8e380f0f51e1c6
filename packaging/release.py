"""A release: its version and tag, the files that are given to people, and two builds beside each other.

    python3 packaging/release.py prepare 1.0.0      version, changelog, a commit, a tag, all on this machine
    python3 packaging/release.py gather             what dist has of this version, with checksums and notes
    python3 packaging/release.py compare ONE OTHER  the files in which two archives of the same kind differ

The builds themselves are commands of their own, named in CONTRIBUTING.md. What is gathered lies in
`dist/release`; whoever publishes it looks at it first.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
import time
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

from environment import ROOT, say, version

GATHERED = Path("release")
NOTES = "NOTES.md"
SUMS = "SHA256SUMS"
KINDS = {
    "the Linux archive": "harzdame-{version}-linux-*.tar.xz",
    "the single file for Linux": "harzdame-{version}-*.run",
    "the Debian package": "harzdame_{version}-*_amd64.deb",
    "the Windows archive": "windows/harzdame-{version}-*.zip",
    "the Windows installer": "windows/harzdame-{version}-*-setup.exe",
    "a wheel": "harzdame-{version}-*.whl",
    "the source": "harzdame-{version}.tar.gz",
}
"""What a release consists of, by patterns below dist."""
PARTS = {"linux": "harzdame/sbom.cdx.json", "windows": "windows/harzdame/sbom.cdx.json"}
"""The lists of parts, which are in the bundles as well."""
_UNRELEASED = "## [Unreleased]\n"
_TELLS_THE_VERSION = {"pyproject.toml": 'version = "{}"', "docs/hub.md": "version={} "}
_STABLE = {"Development Status :: 4 - Beta": "Development Status :: 5 - Production/Stable"}


class ReleaseError(Exception):
    """Something is in the way; the text says what, and what comes next."""


def main(arguments: list[str]) -> int:
    """Do what the command line asks; the exit code is 0 if that succeeded, and for two builds alike."""
    parser = argparse.ArgumentParser(prog="release.py", description="Prepare, gather or compare a release.")
    acts = parser.add_subparsers(dest="act", required=True)
    acts.add_parser("prepare", help="write version and changelog, commit and tag").add_argument("version")
    acts.add_parser("gather", help="collect what was built of this version")
    compare = acts.add_parser("compare", help="name what differs between two archives")
    compare.add_argument("one", type=Path)
    compare.add_argument("other", type=Path)
    options = parser.parse_args(arguments)
    try:
        if options.act == "prepare":
            prepare(ROOT, options.version, time.strftime("%Y-%m-%d"))
        elif options.act == "gather":
            gather(ROOT, version())
        else:
            found = list(differences(options.one, options.other))
            print("\n".join(found) or "They are alike.")
            return 1 if found else 0
    except (ReleaseError, OSError, subprocess.CalledProcessError) as error:
        say(str(error))
        return 1
    return 0


def prepare(root: Path, new: str, day: str) -> None:
    """Write a version into the files that tell it, the changelog's heading, a commit and a tag.

    Raises:
        ReleaseError: it is no version, none that comes later, or the checkout is not ready for it.
    """
    described = (root / "pyproject.toml").read_text(encoding="utf-8")
    old: str = tomllib.loads(described)["project"]["version"]
    if not re.fullmatch(r"\d+\.\d+\.\d+", new) or _parts(new) <= _parts(old):
        raise ReleaseError(f"{new} is no version after {old}: three numbers, as in 1.0.0.")
    if _git(root, "status", "--porcelain"):
        raise ReleaseError("There are changes that are not committed; a release is made of what is.")
    if _git(root, "tag", "--list", f"v{new}"):
        raise ReleaseError(f"There is a tag v{new} already.")
    changelog = root / "CHANGELOG.md"
    if not notes_of(changelog.read_text(encoding="utf-8"), "Unreleased"):
        raise ReleaseError("CHANGELOG.md has nothing under “Unreleased” to tell of.")
    _replace(changelog, _UNRELEASED, f"{_UNRELEASED}\n## [{new}] – {day}\n")
    for name, form in _TELLS_THE_VERSION.items():
        _replace(root / name, form.format(old), form.format(new))
    if _parts(new)[0] > 0:
        for before, after in _STABLE.items():
            _replace(root / "pyproject.toml", before, after)
    _git(root, "commit", "-q", "-a", "-m", f"Release {new}")
    _git(root, "tag", "-a", f"v{new}", "-m", f"Harzdame {new}")
    say(f"Version {new} is committed and tagged here. Check and build it, then: release.py gather.")


def gather(root: Path, made: str) -> Path:
    """Collect what dist has of a version, with the lists of parts, notes and checksums; returns where.

    Raises:
        ReleaseError: something of it has not been built.
    """
    dist = root / "dist"
    found = {what: sorted(dist.glob(pattern.format(version=made))) for what, pattern in KINDS.items()}
    if missing := [what for what, files in found.items() if not files]:
        raise ReleaseError(
            f"Of {made}, dist lacks {', '.join(missing)}. CONTRIBUTING.md says what makes them."
        )
    place = dist / GATHERED
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    for file in (file for files in found.values() for file in files):
        shutil.copy2(file, place)
    for system, name in PARTS.items():
        shutil.copy2(dist / name, place / f"harzdame-{made}-{system}.cdx.json")
    notes = notes_of((root / "CHANGELOG.md").read_text(encoding="utf-8"), made)
    if not notes:
        raise ReleaseError(f"CHANGELOG.md tells nothing of {made}: release.py prepare writes its heading.")
    (place / NOTES).write_text(f"# Harzdame {made}\n\n{notes}\n", encoding="utf-8")
    files = sorted(place.iterdir())
    sums = (f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)
    (place / SUMS).write_text("".join(sums), encoding="utf-8")
    say(f"{len(files)} files and their checksums are in {place}.")
    return place


def notes_of(changelog: str, heading: str) -> str:
    """What a changelog tells of a version; empty: nothing."""
    found = re.search(rf"^## \[{re.escape(heading)}\].*\n((?:(?!## \[).*\n?)*)", changelog, re.MULTILINE)
    return found[1].strip() if found else ""


def differences(one: Path, other: Path) -> Iterator[str]:
    """The files in which two archives differ, a line each; for other files, whether they do."""
    first, second = contents(one), contents(other)
    for name in sorted(first.keys() | second.keys()):
        if name not in second:
            yield f"{name}: only in {one}"
        elif name not in first:
            yield f"{name}: only in {other}"
        elif first[name] != second[name]:
            yield f"{name}: {first[name][0]} and {second[name][0]} bytes, not the same"


def contents(path: Path) -> dict[str, tuple[int, str]]:
    """Sizes and checksums of what is in an archive, by its names; of another file, of itself."""
    if zipfile.is_zipfile(path):
        with zipfile.ZipFile(path) as archive:
            return {name: _fingerprint(archive.read(name)) for name in archive.namelist()}
    if tarfile.is_tarfile(path):
        with tarfile.open(path) as archive:
            members = {member.name: archive.extractfile(member) for member in archive if member.isreg()}
            return {name: _fingerprint(file.read()) for name, file in members.items() if file is not None}
    return {"": _fingerprint(path.read_bytes())}


def _fingerprint(data: bytes) -> tuple[int, str]:
    return len(data), hashlib.sha256(data).hexdigest()


def _parts(told: str) -> tuple[int, ...]:
    return tuple(int(part) for part in told.split("."))


def _replace(path: Path, before: str, after: str) -> None:
    path.write_text(path.read_text(encoding="utf-8").replace(before, after), encoding="utf-8")


def _git(root: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
