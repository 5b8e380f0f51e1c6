"""Wine: names of files there and here."""

from __future__ import annotations

from tests.packaging.conftest import Script


def test_names_are_those_of_windows_and_back(windows_script: Script) -> None:
    wine = windows_script("wine")
    assert wine.windows("/made/Größe 1.pdn") == r"Z:\made\Größe 1.pdn"
    assert wine.outside(r"Z:\made\Größe 1.pdn") == "/made/Größe 1.pdn"
