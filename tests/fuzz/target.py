"""What is tried with made-up bytes, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple


class Target(NamedTuple):
    """A reader of the program, and what is then done with what it has read.

    `run` may raise nothing: errors that the reader documents are caught in it.
    Where a file holds a checksum, the input is what stands under it, and `run`
    puts the right one on, so that it keeps nothing from being reached.
    `words` are put into inputs. `run` may write into the folder it is given.
    """

    name: str
    run: Callable[[bytes, Path], object]
    words: tuple[bytes, ...] = ()


class Report(NamedTuple):
    """The run of a target. `reached`: places of the program; `raised`: each finding, its file first."""

    target: str
    executions: int
    reached: int
    raised: list[str]
