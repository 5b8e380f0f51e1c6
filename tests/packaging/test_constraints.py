from __future__ import annotations

import re
import tomllib
from importlib import metadata

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.checkout import ROOT

PINS = {
    canonicalize_name(line.split("==")[0]): line.split("==")[1]
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
}


def declared() -> list[Requirement]:
    """Everything that pyproject.toml asks for: to run, to test, to bundle and to build."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = settings["project"]
    extras = [text for texts in project["optional-dependencies"].values() for text in texts]
    texts = [*project["dependencies"], *settings["build-system"]["requires"], *extras]
    return [one for text in texts if (one := Requirement(text)).name != "harzdame"]


def test_every_pin_is_exact_and_names_no_host() -> None:
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines():
        assert line.startswith("#") or re.fullmatch(r"[A-Za-z0-9_.-]+==[0-9][0-9a-z.]*", line), line


def test_what_is_asked_for_is_pinned_within_its_bounds() -> None:
    for requirement in declared():
        assert Version(PINS[canonicalize_name(requirement.name)]) in requirement.specifier, requirement


def test_what_that_brings_with_it_is_pinned_too() -> None:
    waiting = [requirement.name for requirement in declared()]
    seen: set[str] = set()
    while waiting:
        name = canonicalize_name(waiting.pop())
        if name in seen:
            continue
        seen.add(name)
        try:
            brought = metadata.requires(name) or []
        except metadata.PackageNotFoundError:
            continue  # not installed here: a tool for bundles
        for text in brought:
            requirement = Requirement(text)
            if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
                waiting.append(requirement.name)
    assert {name for name in seen if name not in PINS} == set()
