"""Changes of bytes: made, taken back, and made after others."""

from __future__ import annotations

import random

import pytest
from harzdame_engine.pdn.patch import Patch, PatchError, Splice

PATCH = Patch((Splice(1, b"b", b"BBB"), Splice(3, b"", b"+"), Splice(4, b"ef", b"")))


def test_a_change_is_made_and_taken_back() -> None:
    assert PATCH.applied(b"abcdefg") == b"aBBBc+dg"
    assert PATCH.reverse.applied(b"aBBBc+dg") == b"abcdefg"
    assert PATCH.reverse.reverse == PATCH


@pytest.mark.parametrize(
    "splices",
    [
        (Splice(-3, b"e", b""),),
        (Splice(4, b"e", b""), Splice(0, b"ab", b"")),
        (Splice(0, b"abc", b""), Splice(2, b"cd", b"")),
    ],
)
def test_splices_in_no_order_write_nothing(splices: tuple[Splice, ...]) -> None:
    with pytest.raises(PatchError):
        Patch(splices).applied(b"abcdefg")


def test_other_bytes_are_not_replaced() -> None:
    with pytest.raises(ValueError, match="bytes at 1"):
        PATCH.applied(b"aXcdefg")


def test_it_is_found_by_comparison() -> None:
    rng = random.Random(1)
    for _ in range(300):
        old = bytes(rng.choices(b"ab", k=rng.randrange(60)))
        start = rng.randrange(len(old) + 1)
        end = rng.randrange(start, len(old) + 1)
        new = old[:start] + bytes(rng.choices(b"abc", k=rng.randrange(9))) + old[end:]
        patch = Patch.between(old, new)
        assert patch.applied(old) == new
        assert patch.reverse.applied(new) == old
        assert bool(patch.splices) is (old != new)


def test_changes_are_told_past_one_another() -> None:
    rng = random.Random(2)
    told = 0
    for _ in range(500):
        old = bytes(rng.choices(b"abcdef", k=40))
        one, other = a_patch(rng, old), a_patch(rng, old)
        after = one.after(other)
        if after is None:
            assert touch(one.splices[0], other.splices[0])
            continue
        told += 1
        back = other.after(one)
        assert back is not None
        assert after.applied(other.applied(old)) == back.applied(one.applied(old))
    assert told > 200


def test_of_two_texts_put_in_at_one_place_nobody_knows_which_comes_first() -> None:
    one, other = Patch((Splice(3, b"", b"x"),)), Patch((Splice(3, b"", b"yy"),))
    assert one.after(other) is None
    assert other.after(one) is None
    beside = Patch((Splice(3, b"d", b"D"),))
    moved = beside.after(one)
    assert moved is not None
    assert moved.applied(one.applied(b"abcdef")) == b"abcxDef"


def test_changes_that_follow_one_another_are_one() -> None:
    rng = random.Random(3)
    joined = 0
    for _ in range(500):
        old = bytes(rng.choices(b"abcdef", k=40))
        one = a_patch(rng, old)
        between = one.applied(old)
        other = a_patch(rng, between)
        both = one.then(other)
        if both is None:
            continue
        joined += 1
        assert both.applied(old) == other.applied(between)
        assert both.reverse.applied(other.applied(between)) == old
    assert joined > 200


def a_patch(rng: random.Random, data: bytes) -> Patch:
    start = rng.randrange(len(data))
    end = min(len(data), start + rng.randrange(12))
    return Patch((Splice(start, data[start:end], bytes(rng.choices(b"xyz", k=rng.randrange(6)))),))


def touch(one: Splice, other: Splice) -> bool:
    return one.start <= other.end and other.start <= one.end
