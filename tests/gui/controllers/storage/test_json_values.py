"""What a versioned file of JSON values holds, whatever is in it."""

from __future__ import annotations

import pytest

from harzdame_gui.controllers.storage.json_values import values_in, version_of


@pytest.mark.parametrize("data", [b"", b"[]", b"3", b"{", b"\xff", b"[" * 9999])
def test_what_holds_no_values_is_not_understood(data: bytes) -> None:
    assert values_in(data) is None


def test_a_newer_version_stays() -> None:
    assert values_in(b'{"version": 2}') == {"version": 2}
    assert version_of({"version": 2}, 1) == 2
    assert version_of({"version": 1}, 2) == 2
    assert version_of({"version": "odd"}, 1) == version_of({}, 1) == 1
