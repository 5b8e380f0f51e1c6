"""Names of files, told apart by no more of their folders than is needed."""

from __future__ import annotations

from pathlib import Path

import pytest

from harzdame_gui.text.file_names import names_apart


@pytest.mark.parametrize(
    ("paths", "names"),
    [
        ([], []),
        (["/a/x.pdn", "/a/y.pdn"], ["x.pdn", "y.pdn"]),
        (["/Club/x.pdn", "/Home/x.pdn", "/Home/y.pdn"], ["x.pdn – Club", "x.pdn – Home", "y.pdn"]),
        (["/Club/2023/x.pdn", "/Home/2023/x.pdn"], ["x.pdn – Club/2023", "x.pdn – Home/2023"]),
        (["/x.pdn", "/a/x.pdn", "/a/b/x.pdn"], ["x.pdn – /", "x.pdn – a", "x.pdn – b"]),
        (["/a/x.pdn", "/a/x.pdn"], ["x.pdn", "x.pdn"]),
        (["/a/x.pdn", "/b/a/x.pdn"], ["x.pdn – /a", "x.pdn – b/a"]),
    ],
)
def test_equal_names_are_told_apart(paths: list[str], names: list[str]) -> None:
    assert names_apart([Path(path) for path in paths]) == names
