"""The storeys of the core stand on one another, as its includes show."""

import re
from graphlib import TopologicalSorter
from pathlib import Path

from tests.checkout import ROOT
from tests.for_each import for_each

CORE = ROOT / "engine" / "core"
STOREYS = ("machine", "rules", "moves", "pdn", "eval", "endgames", "search", "training", "library")
"""Each may include those before it."""
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)
PYTHON = re.compile(r"nanobind|Python\.h")

SOURCES = sorted(path.relative_to(CORE).as_posix() for path in CORE.rglob("*.[ch]pp"))


def included(source: str) -> list[tuple[str, str]]:
    """The includes of a source, each with its form."""
    return INCLUDE.findall((CORE / source).read_text(encoding="utf-8"))


def own(source: str) -> list[str]:
    """Its includes from the core."""
    return [name for quote, name in included(source) if quote == '"']


def storey(source: str) -> int:
    return STOREYS.index(Path(source).parts[0])


def test_every_source_lies_on_a_storey() -> None:
    assert {Path(source).parts[0] for source in SOURCES} == {*STOREYS}


@for_each("source", SOURCES)
def test_a_source_includes_no_storey_above_its_own(source: str) -> None:
    unknown = [name for name in own(source) if not (CORE / name).is_file()]
    assert not unknown, "an include names its storey"
    assert not [name for name in own(source) if storey(name) > storey(source)]


def test_no_headers_include_each_other_in_a_circle() -> None:
    headers = {source: own(source) for source in SOURCES if source.endswith(".hpp")}
    TopologicalSorter(headers).prepare()  # CycleError names them


@for_each("source", SOURCES)
def test_the_core_knows_no_python(source: str) -> None:
    assert not [name for _, name in included(source) if PYTHON.search(name)]
