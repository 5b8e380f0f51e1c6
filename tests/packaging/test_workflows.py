"""The workflows of the public forge do what commands of the checkout do, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.checkout import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TOOLS = (
    "sudo apt-get install",
    "python -m pip install -c constraints.txt",
    "python -m build",
    "python -m cibuildwheel",
)
"""What may stand in a workflow beside programs of the checkout."""


def jobs_of(path: Path) -> dict[str, Any]:
    return yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"]


def steps(key: str) -> Iterator[str]:
    for path in WORKFLOWS:
        for job in jobs_of(path).values():
            yield from (step[key] for step in job["steps"] if key in step)


def test_every_command_is_one_of_the_checkout() -> None:
    commands = list(steps("run"))
    assert len(commands) > 3
    for command in commands:
        words = command.removeprefix("sudo ").split()
        program = words[1] if words[0].startswith("python") else words[0]
        assert command.startswith(TOOLS) or (ROOT / program).is_file(), command


def test_every_action_is_pinned_by_its_content() -> None:
    actions = list(steps("uses"))
    assert actions
    for action in actions:
        assert re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", action), action


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_nothing_may_write_or_run_for_ever(path: Path) -> None:
    assert yaml.safe_load(path.read_text(encoding="utf-8"))["permissions"] == {"contents": "read"}
    assert all(job["timeout-minutes"] <= 90 for job in jobs_of(path).values())
