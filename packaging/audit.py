"""The known security holes in what Harzdame is built from and what its bundle carries.

    python3 packaging/audit.py                              the pins of constraints.txt
    python3 packaging/audit.py dist/harzdame/sbom.cdx.json  the parts of a bundle

Asks the public database of OSV, which knows the holes of Python's packages and
of the distributions'. Only names and versions leave the machine. It never says
that all is well unless the database has answered for every part.
"""

from __future__ import annotations

import argparse
import json
import sys
import urllib.error
import urllib.request
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

ROOT = Path(__file__).resolve().parent.parent
DATABASE = "https://api.osv.dev/v1/querybatch"
NONE_KNOWN, KNOWN, NOT_CHECKED = 0, 1, 4
"""Exit codes."""
_TIMEOUT_S = 20
_AT_ONCE = 500
_ECOSYSTEMS = {"debian": "Debian", "ubuntu": "Ubuntu"}


class PinnedPackage(NamedTuple):
    """A package at a version, in the database's terms."""

    ecosystem: str
    name: str
    version: str


class NoAnswerError(Exception):
    """The database cannot be asked, or what it says is no answer; the text says which."""


def main(arguments: list[str]) -> int:
    """Ask, tell, and return the exit code."""
    parser = argparse.ArgumentParser(prog="audit.py", description="Look for known security holes.")
    parser.add_argument("sbom", nargs="?", type=Path, help="a bundle's list of parts, instead of the pins")
    parser.add_argument("--database", default=DATABASE, help="where to ask (default: %(default)s)")
    options = parser.parse_args(arguments)
    unknown: list[str] = []
    if options.sbom is None:
        items = pins((ROOT / "constraints.txt").read_text(encoding="utf-8"))
    else:
        items, unknown = parts(json.loads(options.sbom.read_text(encoding="utf-8")))
    try:
        holes = ask(items, options.database)
    except NoAnswerError as error:
        print(f"NOT CHECKED for known holes: {error}")
        return NOT_CHECKED
    for item, names in holes.items():
        print(f"{item.name} {item.version}: {', '.join(names)}")
    if unknown:
        print(f"Not in the database, look yourself: {', '.join(unknown)}")
    print(f"{len(items)} packages checked, {len(holes)} with known holes.")
    return KNOWN if holes else NONE_KNOWN


def pins(text: str) -> list[PinnedPackage]:
    """The packages of constraints.txt."""
    lines = (line for line in text.splitlines() if line and not line.startswith("#"))
    return [
        PinnedPackage("PyPI", name, version) for name, _, version in (line.partition("==") for line in lines)
    ]


def parts(document: dict[str, Any]) -> tuple[list[PinnedPackage], list[str]]:
    """The packages of an SBOM that the database may know, and the names of the others."""
    items: dict[PinnedPackage, None] = {}
    others = []
    for component in document["components"]:
        item = _item(component.get("purl", ""))
        if item is None:
            others.append(f"{component['name']} {component['version']}")
        else:
            items[item] = None  # several libraries may come from one source
    return list(items), others


def ask(items: Iterable[PinnedPackage], database: str = DATABASE) -> dict[PinnedPackage, list[str]]:
    """The names of the holes that are known in these packages.

    Raises:
        NoAnswerError: the database did not answer for each of them.
    """
    found: dict[PinnedPackage, list[str]] = {}
    wanted = list(items)
    for begin in range(0, len(wanted), _AT_ONCE):
        batch = wanted[begin : begin + _AT_ONCE]
        results = _post(database, {"queries": [_query(item) for item in batch]}).get("results")
        if not isinstance(results, list) or len(results) != len(batch):
            raise NoAnswerError(f"{database} gives no answer for each package")
        for item, result in zip(batch, results, strict=True):
            if names := _holes(result):
                found[item] = names
    return found


def _holes(result: Any) -> list[str]:
    try:
        names = [str(hole["id"]) for hole in result.get("vulns", [])]
        cut_off = not names and "next_page_token" in result
    except (AttributeError, KeyError, TypeError) as error:
        raise NoAnswerError("the answer is in no known form") from error
    if cut_off:
        raise NoAnswerError("the answer is not complete")
    return names


def _query(item: PinnedPackage) -> dict[str, Any]:
    return {"package": {"ecosystem": item.ecosystem, "name": item.name}, "version": item.version}


def _item(purl: str) -> PinnedPackage | None:
    """The package that a purl names, such as `pkg:deb/debian/expat@2.5.0-1?distro=debian-12`."""
    parsed = urlsplit(purl)
    path, _, version = parsed.path.rpartition("@")
    kind, _, name = path.partition("/")
    if kind == "pypi":
        return PinnedPackage("PyPI", name, unquote(version))
    system, _, name = name.partition("/")
    release = parse_qs(parsed.query).get("distro", [""])[0].partition("-")[2]
    if kind != "deb" or system not in _ECOSYSTEMS or not release:
        return None
    ecosystem = f"{_ECOSYSTEMS[system]}:{release}{':LTS' if system == 'ubuntu' else ''}"
    return PinnedPackage(ecosystem, name, unquote(version))


def _post(database: str, question: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(  # noqa: S310 - the address is ours, or the caller's
        database, json.dumps(question).encode(), {"Content-Type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=_TIMEOUT_S) as answer:  # noqa: S310
            said = json.loads(answer.read())
    except (OSError, ValueError) as error:
        reason = error.reason if isinstance(error, urllib.error.URLError) else error
        raise NoAnswerError(f"{urlsplit(database).hostname} does not answer ({reason})") from error
    if not isinstance(said, dict):
        raise NoAnswerError(f"{database} answers something else")
    return said


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
