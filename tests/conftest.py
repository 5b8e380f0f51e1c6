"""What tests of all rooms ask for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests import rights


@pytest.fixture
def bound_by_rights() -> Iterator[None]:
    """Nothing forbidden can be done, not even by root; ask for it before whatever starts threads."""
    if not rights.hold_for_us():
        pytest.skip("nothing can be forbidden to this user")
    with rights.held():
        yield
