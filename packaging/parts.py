"""The parts of a bundle: what each collected file belongs to, whose it is and under which licence.

A part is a Python distribution, Python itself, a package of the system, or
Harzdame. A file that belongs to none of them, or a part without the text of
its licence, is an error: nothing is passed on whose terms are not passed on.
"""

from __future__ import annotations

import os
import platform
import re
import subprocess
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from environment import ROOT

TEXTS = ROOT / "packaging" / "licences"
"""Texts that neither a wheel nor the system brings along."""
DOCUMENTS = Path("/usr/share/doc")

_QT = ("LGPL-3.0-only.txt", "GPL-3.0-only.txt", "qt-third-party.txt")
_BROUGHT = {"pyside6-essentials": _QT, "shiboken6": _QT[:2]}
"""The wheels of Qt have no licence texts in them."""
_LICENCES = {
    "MIT License": "MIT",
    "GPLv2-or-later with a special exception which allows to use PyInstaller to build and distribute "
    "non-free programs (including commercial ones)": "GPL-2.0-or-later WITH Bootloader-exception",
}
"""What some distributions call a licence, and its SPDX name."""


class UnknownFileError(Exception):
    """Files whose licence is not known; the text names them."""


class BundlePart(NamedTuple):
    """A part of the bundle, with the texts of its licence."""

    name: str
    version: str
    licence: str
    """An SPDX expression; empty: the texts say it."""
    purl: str
    texts: tuple[Path, ...]


class Parts:
    """The parts that a build may collect from: an environment, its Python, the system, the checkout."""

    def __init__(
        self, environment: Path, python: Path, made: Path, version: str = platform.python_version()
    ) -> None:
        """`environment`: site-packages; `python`: the standard library; `made`: PyInstaller's own folder.

        `version`: Python's, where it is not this one.
        """
        self._version = version
        self._environment = environment.resolve()
        self._python = python.resolve()
        self._made = made.resolve()
        # by text: there are thirty thousand files, and making a path of each takes seconds
        self._owners = {
            os.path.normpath(f"{self._environment}/{file}"): distribution
            for distribution in metadata.distributions(path=[str(environment)])
            for file in distribution.files or ()
        }

    def of(self, source: Path) -> BundlePart | None:
        """The part that this file was collected from, or None."""
        real = source.resolve()
        if real.name == "base_library.zip":
            return self._standard_library()
        owner = self._owners.get(str(real))
        if owner is not None:
            if real.name.startswith("libicu"):
                return _icu(real.name)
            return _distribution(owner)
        if real.is_relative_to(self._made):
            return self.named("pyinstaller")  # its program, with our modules in it
        if real.is_relative_to(self._environment):  # made there later, as endgame tables are
            tables = self._environment / "harzdame_engine" / "endgames"
            return self.named("harzdame") if real.is_relative_to(tables) else None
        if real.is_relative_to(self._python) or real.name.startswith("libpython"):
            return self._standard_library()
        if real.is_relative_to(ROOT):
            return self.named("harzdame")
        return _system(source)

    def named(self, name: str) -> BundlePart | None:
        """The part of a distribution by name."""
        found = metadata.distributions(name=name, path=[str(self._environment)])
        return next((_distribution(one) for one in found), None)

    def sort(self, collected: Iterable[tuple[str, Path]]) -> dict[str, BundlePart]:
        """The part of each destination.

        Raises:
            UnknownFileError: some belong to no part, or to one without the text of its licence.
        """
        found: dict[str, BundlePart] = {}
        unknown = []
        for destination, source in collected:
            part = self.of(source)
            if part is None:
                unknown.append(f"{destination} ({source}): of unknown origin")
            elif not part.texts:
                unknown.append(f"{destination} ({source}): {part.name} comes without the text of its licence")
            else:
                found[destination] = part
        if unknown:
            raise UnknownFileError("\n".join(unknown))
        return found

    def _standard_library(self) -> BundlePart:
        version = self._version
        texts = [
            self._python / "LICENSE.txt",
            DOCUMENTS / f"python{version.rpartition('.')[0]}" / "copyright",
        ]
        there = tuple(text for text in texts if text.is_file())[:1]
        return BundlePart("Python", version, "Python-2.0", f"pkg:generic/python@{version}", there)


def _distribution(distribution: metadata.Distribution) -> BundlePart:
    name = distribution.metadata["Name"].lower().replace("_", "-")
    told = _told(distribution, "License-Expression") or _told(distribution, "License")
    texts = tuple(TEXTS / text for text in _BROUGHT.get(name, ())) or tuple(_texts(distribution))
    purl = f"pkg:pypi/{name}@{distribution.version}"
    return BundlePart(name, distribution.version, _expression(told), purl, texts)


def _told(distribution: metadata.Distribution, field: str) -> str:
    """What a distribution says in one field; empty if it has none of that name."""
    return next(iter(distribution.metadata.get_all(field, [])), "")


def _expression(told: str) -> str:
    """The SPDX expression in what a distribution calls its licence; empty if it is none."""
    first = told.partition("\n")[0]
    name = _LICENCES.get(first, first)
    return name if re.fullmatch(r"[\w.+-]+( (OR|AND|WITH) [\w.+-]+)*", name) else ""


def _texts(distribution: metadata.Distribution) -> Iterator[Path]:
    """The texts of licences in a distribution's description of itself."""
    for file in distribution.files or ():
        described = file.parts[0].endswith(".dist-info")
        if described and re.match(r"licen[cs]e|copying|notice|authors", file.name, re.IGNORECASE):
            yield Path(str(file.locate()))


def _icu(name: str) -> BundlePart:
    version = name.rpartition(".so.")[2]
    purl = f"pkg:generic/icu@{version}"
    return BundlePart("icu", version, "Unicode-3.0", purl, (TEXTS / "icu.txt",))


@cache
def _system(path: Path) -> BundlePart | None:
    """The Debian package that a file of the system belongs to."""
    package = next((owner for place in _places(path) if (owner := _owner(place))), None)
    if package is None:
        return None
    form = "${Version} ${source:Package}"
    told = subprocess.run(
        ["dpkg-query", "-W", f"-f={form}", package], capture_output=True, text=True, check=True
    )
    version, source = told.stdout.split()
    name = package.partition(":")[0]
    text = DOCUMENTS / name / "copyright"
    system = platform.freedesktop_os_release()
    distribution = f"{system['ID']}-{system.get('VERSION_ID', '')}"
    purl = f"pkg:deb/{system['ID']}/{source}@{quote(version, safe=':~')}?arch=source&distro={distribution}"
    return BundlePart(name, version, "", purl, (text,) if text.is_file() else ())


def _places(path: Path) -> list[Path]:
    """The names under which dpkg may know a file: /lib is a link to /usr/lib today, links are followed."""
    places = [path, path.resolve()]
    places += [Path(str(place).removeprefix("/usr")) for place in places]
    return places


def _owner(path: Path) -> str | None:
    try:
        told = subprocess.run(["dpkg", "-S", str(path)], capture_output=True, text=True, check=False)
    except OSError:
        return None  # no Debian
    return told.stdout.partition(": ")[0].partition(",")[0] if told.returncode == 0 else None
