from pathlib import Path

import pytest


def test_a_forbidden_file_can_be_read_by_nobody_and_afterwards_again(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    file = tmp_path / "forbidden"
    file.write_text("text", encoding="utf-8")
    request.getfixturevalue("bound_by_rights")
    file.chmod(0)
    with pytest.raises(PermissionError):
        file.read_text(encoding="utf-8")
