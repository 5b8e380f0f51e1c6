"""The stub of the native core is the one that its build generates."""

import runpy
from types import SimpleNamespace
from typing import Any

import pytest
from harzdame_engine import _core  # noqa: TID251 - it is the core that is checked

from tests.checkout import ROOT


@pytest.fixture(scope="module")
def generator() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "engine" / "bindings" / "stub.py"))


def test_the_committed_stub_is_the_generated_one(generator: dict[str, Any]) -> None:
    """If it is not: run `python engine/bindings/stub.py` and commit the result."""
    assert generator["STUB"].read_text(encoding="utf-8") == generator["stub"](_core)


def test_both_widths_must_have_the_same_signatures(generator: dict[str, Any]) -> None:
    core = SimpleNamespace(narrow=_core.narrow, wide=_core)
    with pytest.raises(generator["WidthsDifferError"], match="Position"):
        generator["stub"](core)


def test_nothing_in_the_stub_is_untyped(generator: dict[str, Any]) -> None:
    text = generator["STUB"].read_text(encoding="utf-8").replace("other: object", "")
    assert not [word for word in ("object", "Any", "NDArray", "numpy", "*args") if word in text]
