"""Whether the points of a graph can all be paired: Edmonds' algorithm with contracted blossoms.

Pairing a Swiss round from the top, one must not use up opponents that those at
the bottom will need. Before each pair is settled, this tells whether the rest
still works out, so that nothing ever has to be taken back. It costs about n³
steps for n players, some milliseconds for fifty.

Jack Edmonds, "Paths, trees, and flowers", 1965.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping


def has_perfect_matching(neighbours: Mapping[int, Collection[int]]) -> bool:
    """Whether everybody gets a partner of their own; `neighbours` are those each may be paired with."""
    return len(neighbours) % 2 == 0 and _Matching(neighbours).complete()


class _Matching:
    def __init__(self, neighbours: Mapping[int, Collection[int]]) -> None:
        self._near = neighbours
        self._mate: dict[int, int] = {}
        self._parent: dict[int, int] = {}
        self._base: dict[int, int] = {}

    def complete(self) -> bool:
        for one in self._near:  # most pairs are found without a search
            if one not in self._mate:
                free = next((other for other in self._near[one] if other not in self._mate), None)
                if free is not None:
                    self._mate[one], self._mate[free] = free, one
        return all(one in self._mate or self._augment(one) for one in self._near)

    def _augment(self, root: int) -> bool:
        """Find a partner for `root` along an alternating path, and change partners along it."""
        end = self._path_from(root)
        while end is not None:
            before = self._parent[end]
            after = self._mate.get(before)
            self._mate[end], self._mate[before] = before, end
            end = after
        return root in self._mate

    def _path_from(self, root: int) -> int | None:
        """The free point at the other end of an alternating path."""
        self._parent = {}
        self._base = {point: point for point in self._near}
        seen, queue = {root}, deque([root])
        while queue:
            one = queue.popleft()
            for other in self._near[one]:
                if self._base[one] == self._base[other] or self._mate.get(one) == other:
                    continue
                if other == root or self._mate.get(other) in self._parent:
                    self._contract(one, other, seen, queue)
                elif other not in self._parent:
                    self._parent[other] = one
                    if other not in self._mate:
                        return other
                    seen.add(self._mate[other])
                    queue.append(self._mate[other])
        return None

    def _contract(self, one: int, other: int, seen: set[int], queue: deque[int]) -> None:
        base = self._common_base(one, other)
        blossom: set[int] = set()
        self._mark(one, base, other, blossom)
        self._mark(other, base, one, blossom)
        for point in self._near:
            if self._base[point] in blossom:
                self._base[point] = base
                if point not in seen:
                    seen.add(point)
                    queue.append(point)

    def _common_base(self, one: int, other: int) -> int:
        passed = set()
        while True:
            one = self._base[one]
            passed.add(one)
            if one not in self._mate or self._mate[one] not in self._parent:
                break
            one = self._parent[self._mate[one]]
        while (base := self._base[other]) not in passed:
            other = self._parent[self._mate[base]]
        return base

    def _mark(self, point: int, base: int, child: int, blossom: set[int]) -> None:
        while self._base[point] != base:
            mate = self._mate[point]
            blossom |= {self._base[point], self._base[mate]}
            self._parent[point] = child
            child = mate
            point = self._parent[mate]
