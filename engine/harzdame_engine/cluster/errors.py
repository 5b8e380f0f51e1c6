"""Errors of work that is spread out; their messages are for the person who started it."""

from __future__ import annotations


class ClusterError(Exception):
    """The work cannot begin or go on. What was handed over before is sound."""


class ChunkError(ClusterError):
    """A chunk could not be worked; the error that it met is the cause of this one."""

    def __init__(self, number: int, problem: object) -> None:
        super().__init__(f"chunk {number}: {problem}")
        self.number = number
