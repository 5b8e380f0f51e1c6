"""The steps of a set-up that can be undone. Knows no widget."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class Steps(Generic[T]):
    """The states that something has been in, one of which is the `present` one."""

    def __init__(self, first: T) -> None:
        self._states = [first]
        self._at = 0

    @property
    def present(self) -> T:
        """The state that it is in."""
        return self._states[self._at]

    @property
    def can_undo(self) -> bool:
        """Whether there is an earlier state."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether a state was undone."""
        return self._at < len(self._states) - 1

    def note(self, state: T, *, joined: bool = False) -> None:
        """A new state, which ends all redoing; `joined`: it belongs to the step before."""
        if state == self.present:
            return
        keep = self._at if joined and self._at else self._at + 1
        self._states[keep:] = [state]
        self._at = keep

    def undo(self) -> T:
        """The state before; the present one if there is none."""
        self._at = max(self._at - 1, 0)
        return self.present

    def redo(self) -> T:
        """The state that was undone last; the present one if there is none."""
        self._at = min(self._at + 1, len(self._states) - 1)
        return self.present
