"""The scripts in packaging/macos, imported as when one of them is run."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.checkout import ROOT
from tests.packaging.conftest import Script


@pytest.fixture
def macos_script(script: Script, monkeypatch: pytest.MonkeyPatch) -> Iterator[Script]:
    folder = ROOT / "packaging" / "macos"
    monkeypatch.syspath_prepend(folder)
    yield script
    for name, module in list(sys.modules.items()):  # one of them is called as one in packaging itself is
        if Path(getattr(module, "__file__", None) or "").parent == folder:
            del sys.modules[name]
