"""What the app carries, with its licences: told by the bundle, else by the packages that are installed."""

from __future__ import annotations

import json
import re
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import suppress
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

_OWN = "harzdame"
_BUNDLE_LIST = "sbom.cdx.json"
_TEXTS = re.compile(r"licen[cs]e|copying|notice|authors", re.IGNORECASE)
_LONGEST = 2 << 20
"""Bytes of a text: the longest that is carried, all the notices of Qt, is a tenth of that."""


class CarriedPart(NamedTuple):
    """A part by its name, with its version, its licence in a few words, and the whole text of it."""

    name: str
    version: str
    licence: str
    text: str


def carried() -> list[CarriedPart]:
    """All parts, by name. Slow: it reads some twenty files."""
    bundle = bundle_folder(Path(sys.executable))
    return _of_bundle(bundle) if bundle is not None else sorted(_of_packages(), key=_by_name)


def bundle_folder(program: Path) -> Path | None:
    """The folder of the bundle that a program belongs to; None: it belongs to none."""
    for folder in (*program.parents[:3], *(parent / "Resources" for parent in program.parents[:2])):
        if (folder / "licenses").is_dir() and (folder / _BUNDLE_LIST).is_file():
            return folder
    return None


def _by_name(part: CarriedPart) -> tuple[bool, str]:
    return part.name != _OWN, part.name.casefold()


def _of_bundle(bundle: Path) -> list[CarriedPart]:
    listed = json.loads((bundle / _BUNDLE_LIST).read_text(encoding="utf-8"))
    known = {part["name"]: part for part in (listed["metadata"]["component"], *listed["components"])}
    parts = []
    for folder in (bundle / "licenses").iterdir():
        if folder.is_dir():
            part = known.get(folder.name, {})
            texts = [_read(file) for file in sorted(folder.iterdir()) if file.is_file()]
            told = (each.get("expression", "") for each in part.get("licenses", ()))
            parts.append(
                CarriedPart(folder.name, part.get("version", ""), next(told, ""), "\n\n".join(texts))
            )
    return sorted(parts, key=_by_name)


def _of_packages() -> Iterator[CarriedPart]:
    for name in sorted(_needed(_OWN)):
        distribution = metadata.distribution(name)
        told = distribution.metadata.json
        licence = told.get("license_expression") or str(told.get("license", "")).partition("\n")[0]
        texts = [
            _read(Path(str(file.locate())))
            for file in distribution.files or ()
            if ".dist-info" in file.parts[0] and _TEXTS.match(file.name)
        ]
        yield CarriedPart(str(told["name"]), distribution.version, str(licence), "\n\n".join(texts))
    text = _read(Path(sysconfig.get_path("stdlib"), "LICENSE.txt"))
    yield CarriedPart("Python", sys.version.partition(" ")[0], "Python-2.0", text)


def _needed(name: str, known: frozenset[str] = frozenset()) -> frozenset[str]:
    """A package and all that it needs, as far as that is installed."""
    try:
        requirements = metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        return known
    known |= {name}
    for requirement in requirements:
        needed = re.match(r"[\w.-]+", requirement)
        if needed and "extra ==" not in requirement and needed[0].lower() not in known:
            known |= _needed(needed[0].lower(), known)
    return known


def _read(path: Path) -> str:
    with suppress(OSError):
        return path.read_bytes()[:_LONGEST].decode(errors="replace")
    return ""
