"""Old names of modules, of their contents and of attributes, as docs/renamed.md lists them."""

from __future__ import annotations

import re
import subprocess
import sys
import warnings
from collections.abc import Iterator
from copy import deepcopy
from importlib import import_module
from pathlib import Path
from types import ModuleType

import harzdame_engine
import pytest
from harzdame_engine import GameTree, Position, Rules, explain, variant
from harzdame_engine._renamed import ATTRIBUTES, MODULES, NAMES

from tests.checkout import ROOT

PACKAGES = ("game", "rules")
"""Old modules whose name a package has now."""


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    """Let every test import old modules for the first time."""
    kept = dict(sys.modules)
    named = vars(harzdame_engine).copy()
    yield
    for name in set(sys.modules) - set(kept):
        if name.startswith("harzdame_engine.") and type(sys.modules[name]).__name__ == "_OldModule":
            del sys.modules[name]
    for name in set(vars(harzdame_engine)) - set(named):
        delattr(harzdame_engine, name)
    vars(harzdame_engine).update(named)


def names_of(module: ModuleType) -> list[str]:
    return [
        name
        for name, value in vars(module).items()
        if not name.startswith("_") and getattr(value, "__module__", None) == module.__name__
    ]


@pytest.mark.parametrize(("old", "new"), [item for item in MODULES.items() if item[0] not in PACKAGES])
def test_an_old_module_has_what_the_new_one_has(old: str, new: str) -> None:
    today = import_module(f"harzdame_engine.{new}")
    with pytest.warns(
        DeprecationWarning, match=f"harzdame_engine.{old} is now harzdame_engine.{new}$"
    ) as told:
        before = import_module(f"harzdame_engine.{old}")
    assert len(told) == 1
    assert names_of(today)
    for name in names_of(today):
        assert getattr(before, name) is getattr(today, name)
    for was, name in NAMES.get(old, {}).items():
        assert getattr(before, was) is getattr(today, name)
    with pytest.raises(AttributeError, match="has no attribute nothing"):
        before.nothing  # noqa: B018


@pytest.mark.parametrize("old", PACKAGES)
def test_a_module_that_is_a_package_now_has_its_names(old: str) -> None:
    package, today = (import_module(f"harzdame_engine.{name}") for name in (old, MODULES[old]))
    for name in names_of(today):
        with pytest.warns(DeprecationWarning, match=f"harzdame_engine.{old}.{name} is now "):
            assert getattr(package, name) is getattr(today, name)
    with pytest.raises(AttributeError, match="has no attribute nothing"):
        package.nothing  # noqa: B018


def test_old_attributes_of_rules() -> None:
    rules = variant("harzdame")
    for old, new in ATTRIBUTES["Rules"].items():
        with pytest.warns(DeprecationWarning, match=f"Rules.{old} is now Rules.{new}") as told:
            assert getattr(rules, old) is getattr(rules, new) or getattr(rules, old) == getattr(rules, new)
        assert told[0].filename == __file__
    assert not hasattr(rules, "nothing")
    assert deepcopy(rules) == rules


def test_a_method_that_is_a_function_now() -> None:
    position = Position.start()
    with pytest.warns(
        DeprecationWarning, match=r"Position.explain is now harzdame_engine.game.explain"
    ) as told:
        assert position.explain("a1", "a1") == explain(position, "a1", "a1")
    assert told[0].filename == __file__


def test_the_warning_names_the_line_that_asks() -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        from harzdame_engine.book.shelf import BookShelf  # type: ignore[import-not-found]  # noqa: F401
        from harzdame_engine.game import GameTree as Tree  # type: ignore[attr-defined]
        from harzdame_engine.rules import Rules as Record  # type: ignore[attr-defined]
    assert (Tree, Record) == (GameTree, Rules)
    assert len(told) >= 3
    assert {one.filename for one in told} == {__file__}


def test_a_function_is_not_lost_to_the_old_module_of_its_name() -> None:
    with pytest.warns(DeprecationWarning):
        import_module("harzdame_engine.variants")
    assert harzdame_engine.variants()[0].id == "harzdame"


def test_a_module_that_never_was_is_not_found() -> None:
    for name in ("nothing", "book.nothing", "hub.nothing"):
        with pytest.raises(ModuleNotFoundError), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import_module(f"harzdame_engine.{name}")


def test_the_table_is_loaded_only_when_asked_for() -> None:
    script = (
        "import sys, harzdame_engine.cli.hub, harzdame_engine.cli.book; "
        "print('harzdame_engine._renamed' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_the_page_lists_them_all() -> None:
    page = (Path(ROOT) / "docs" / "renamed.md").read_text(encoding="utf-8")
    rows = [tuple(row) for row in re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|$", page, re.MULTILINE)]
    expected = list(MODULES.items())
    for old, names in NAMES.items():
        expected += [(f"{old}.{was}", f"{MODULES[old]}.{name}") for was, name in names.items()]
    for kind, names in ATTRIBUTES.items():
        expected += [(f"{kind}.{was}", f"{kind}.{name}") for was, name in names.items()]
    assert rows == expected
