"""Changes of a file's bytes as values: they can be made, taken back, and told past one another."""

from __future__ import annotations

from typing import NamedTuple


class PatchError(ValueError):
    """The bytes that are to be replaced are not there."""


class Splice(NamedTuple):
    """The bytes `old` at offset `start`, with `new` in their place."""

    start: int
    old: bytes
    new: bytes

    @property
    def end(self) -> int:
        """The offset behind the old bytes."""
        return self.start + len(self.old)


class Patch(NamedTuple):
    """Splices of one file in its order; none overlaps another. Offsets are those before any is made."""

    splices: tuple[Splice, ...]

    @classmethod
    def between(cls, old: bytes, new: bytes) -> Patch:
        """The change that makes `new` of `old`: what lies between the parts that they share at both ends."""
        if old == new:
            return cls(())
        shared = min(len(old), len(new))
        head = _common(old, new, shared)
        tail = _common_end(old, new, shared - head)
        return cls((Splice(head, old[head : len(old) - tail], new[head : len(new) - tail]),))

    @property
    def reverse(self) -> Patch:
        """The change that takes this one back."""
        shift, back = 0, []
        for start, old, new in self.splices:
            back.append(Splice(start + shift, new, old))
            shift += len(new) - len(old)
        return Patch(tuple(back))

    def applied(self, data: bytes) -> bytes:
        """The bytes after the change.

        Raises:
            PatchError: what is to be replaced is not there, or the splices are in no order.
        """
        parts, kept = [], 0
        view = memoryview(data)
        for splice in self.splices:
            if splice.start < kept or view[splice.start : splice.end] != splice.old:
                raise PatchError(f"the bytes at {splice.start} are not those that were to be replaced")
            parts += [view[kept : splice.start], memoryview(splice.new)]
            kept = splice.end
        return b"".join((*parts, view[kept:]))

    def after(self, other: Patch) -> Patch | None:
        """The same change in a file in which `other` was made; None if they concern the same bytes."""
        moved = []
        for splice in self.splices:
            shift = 0
            for its in other.splices:
                both_put_in = its.start == its.end == splice.start == splice.end
                if both_put_in or (its.start < splice.end and splice.start < its.end):
                    return None
                if its.end <= splice.start:
                    shift += len(its.new) - len(its.old)
            moved.append(splice._replace(start=splice.start + shift))
        return Patch(tuple(moved))

    def then(self, other: Patch) -> Patch | None:
        """This change and then `other` as one; None if they concern the same bytes or one place."""
        moved = other.after(self.reverse)
        if moved is None:
            return None
        splices = sorted((*self.splices, *moved.splices))
        apart = len({splice.start for splice in splices}) == len(splices)
        return Patch(tuple(splices)) if apart else None


_STEP = 1 << 16


def _common(one: bytes, other: bytes, most: int) -> int:
    """The length of the beginning that two texts share, compared in large pieces first."""
    count, step = 0, _STEP
    while step:
        while count + step <= most and one[count : count + step] == other[count : count + step]:
            count += step
        step //= 2
    return count


def _common_end(one: bytes, other: bytes, most: int) -> int:
    """The length of the end that two texts share."""
    count, step = 0, _STEP
    while step:
        while count + step <= most and (
            one[len(one) - count - step : len(one) - count]
            == other[len(other) - count - step : len(other) - count]
        ):
            count += step
        step //= 2
    return count
