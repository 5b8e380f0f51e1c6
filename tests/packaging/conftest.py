"""The scripts in packaging/ are no package: each is imported as when it is run, from its own folder."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from types import ModuleType

import pytest

from tests.checkout import ROOT

Script = Callable[[str], ModuleType]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Iterator[Script]:
    monkeypatch.syspath_prepend(ROOT / "packaging")
    before = set(sys.modules)
    yield importlib.import_module
    for name in set(sys.modules) - before:
        if getattr(sys.modules[name], "__file__", None) == str(ROOT / "packaging" / f"{name}.py"):
            del sys.modules[name]
