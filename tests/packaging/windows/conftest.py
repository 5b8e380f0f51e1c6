"""The scripts in packaging/windows, imported as when one of them is run."""

from __future__ import annotations

import pytest

from tests.checkout import ROOT
from tests.packaging.conftest import Script


@pytest.fixture
def windows_script(script: Script, monkeypatch: pytest.MonkeyPatch) -> Script:
    monkeypatch.syspath_prepend(ROOT / "packaging" / "windows")
    return script
