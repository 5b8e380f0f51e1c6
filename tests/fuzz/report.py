"""What the run of a target came to."""

from __future__ import annotations

from typing import NamedTuple


class Report(NamedTuple):
    """`reached`: places of the program; `raised`: a description of each finding, its file first."""

    target: str
    executions: int
    reached: int
    raised: list[str]
