"""The pairs of all points of a complete graph that cost least together: Edmonds' algorithm with prices.

Every point has a price, and so has every blossom, a cycle of an odd number of points or of smaller
blossoms that is treated as one point. A pair is tight when the prices pay for it exactly; only tight
pairs are matched. A search grows alternating trees of tight pairs from all free points at once: the
points at an even distance from a root are outer ones, the others inner. Where no tree can grow, the
prices of outer points fall and those of inner points rise until another pair is tight. It costs about
n³ steps for n points, some tenths of a second for a hundred.

Jack Edmonds, "Maximum matching and a polyhedron with 0,1-vertices", 1965; the prices and the nearest
outer points are kept as Harold Gabow proposed, "An efficient implementation of Edmonds' algorithm for
maximum matching on graphs", 1976.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from enum import Enum, auto

_NOBODY = 0


class _Part(Enum):
    FREE = auto()  # in no tree
    OUTER = auto()
    INNER = auto()


def cheapest_pairs(size: int, cost: Callable[[int, int], int | None]) -> list[tuple[int, int]]:
    """All points from 0 to `size` - 1 in pairs, the first of each the lower one.

    `cost(one, other)`, for one < other, is not negative; None: these two cannot be a pair.

    Raises:
        ValueError: there is no such pairing.
    """
    costs = {(one, other): cost(one, other) for other in range(size) for one in range(other)}
    known = [each for each in costs.values() if each is not None]
    dear = (size // 2 + 1) * (max(known, default=0) + 1)  # one pair more is worth any saving
    worth = [[0] * (size + 1) for _ in range(size + 1)]
    for (one, other), each in costs.items():
        if each is not None:
            worth[one + 1][other + 1] = worth[other + 1][one + 1] = dear - each
    partners = _Matching(worth).partners()
    pairs = [(one, other - 1) for one, other in enumerate(partners) if one < other - 1]
    if size != 2 * len(pairs):
        raise ValueError("these points cannot all be paired")
    return pairs


class _Matching:
    """The matching worth most. Points are numbered from 1, blossoms beyond them; a node is one or the other.

    `_pair` has the points by which two nodes are joined best.
    """

    def __init__(self, worth: Sequence[Sequence[int]]) -> None:
        self._count = len(worth) - 1
        most = 2 * self._count + 1  # blossoms within blossoms included
        nodes = range(most)
        self._worth = worth
        self._pair = {
            (one, other): (one, other) for one in self._points for other in self._points if worth[one][other]
        }
        self._price = [0] * most
        self._price[1 : self._count + 1] = [max(map(max, worth))] * self._count
        self._mate = [_NOBODY] * most  # a point
        self._top = [node if node <= self._count else _NOBODY for node in nodes]  # the outermost blossom
        self._cycle: list[list[int]] = [[] for _ in nodes]  # of a blossom: its base first
        self._way: list[dict[int, int]] = [{} for _ in nodes]  # of a blossom: the member that a point is in
        self._part = [_Part.FREE] * most
        self._parent = [_NOBODY] * most  # of an inner node: the outer point that it hangs on
        self._nearest = [_NOBODY] * most  # the outer point that is joined to it most cheaply
        self._queue = deque[int]()

    def partners(self) -> list[int]:
        """The partner of each point, in their order."""
        while self._improve():
            pass
        return self._mate[1 : self._count + 1]

    @property
    def _points(self) -> range:
        return range(1, self._count + 1)

    @property
    def _blossoms(self) -> list[int]:
        """The blossoms that are in no other one."""
        return [node for node in range(self._count + 1, len(self._top)) if self._top[node] == node]

    @property
    def _nodes(self) -> list[int]:
        return [point for point in self._points if self._top[point] == point] + self._blossoms

    # A search

    def _improve(self) -> bool:
        """Match two points more, if that is worth it."""
        most = len(self._top)
        self._part = [_Part.FREE] * most
        self._nearest = [_NOBODY] * most
        self._queue.clear()
        for node in self._nodes:
            if not self._mate[node]:
                self._parent[node] = _NOBODY
                self._part[node] = _Part.OUTER
                self._enqueue(node)
        if not self._queue:
            return False
        while True:
            if self._grow():
                return True
            if not self._reprice():
                return False
            if self._grow_along_nearest():
                return True
            for blossom in self._blossoms:
                if self._part[blossom] is _Part.INNER and self._price[blossom] == 0:
                    self._dissolve(blossom)

    def _grow(self) -> bool:
        """Follow tight pairs from all outer points; whether two points more are matched."""
        while self._queue:
            one = self._queue.popleft()
            if self._part[self._top[one]] is _Part.INNER:
                continue
            for other in self._points:
                if self._worth[one][other] and self._top[one] != self._top[other]:
                    if self._lack((one, other)) == 0:
                        if self._follow((one, other)):
                            return True
                    else:
                        self._note_nearest(one, self._top[other])
        return False

    def _grow_along_nearest(self) -> bool:
        self._queue.clear()
        for node in self._nodes:
            pair = self._pair.get((self._nearest[node], node))
            if self._top[node] != node or pair is None or self._top[self._nearest[node]] == node:
                continue
            if self._lack(pair) == 0 and self._follow(pair):
                return True
        return False

    def _reprice(self) -> bool:
        """Change prices until something can go on; False: nothing that is left is worth anything."""
        changes = [self._price[each] // 2 for each in self._blossoms if self._part[each] is _Part.INNER]
        for node in self._nodes:
            pair = self._pair.get((self._nearest[node], node))
            if pair is not None and self._part[node] is _Part.FREE:
                changes.append(self._lack(pair))
            elif pair is not None and self._part[node] is _Part.OUTER:
                changes.append(self._lack(pair) // 2)
        outer = [point for point in self._points if self._part[self._top[point]] is _Part.OUTER]
        least = min(self._price[point] for point in outer)
        change = min(changes, default=least)
        if least <= change:
            return False
        for point in self._points:
            self._price[point] += self._sign(self._top[point]) * change
        for blossom in self._blossoms:
            self._price[blossom] -= self._sign(blossom) * 2 * change
        return True

    def _sign(self, node: int) -> int:
        return {_Part.OUTER: -1, _Part.INNER: 1, _Part.FREE: 0}[self._part[node]]

    def _lack(self, pair: tuple[int, int]) -> int:
        """By how much the prices of two points exceed their worth, twice."""
        one, other = pair
        return self._price[one] + self._price[other] - 2 * self._worth[one][other]

    def _lack_between(self, one: int, other: int) -> int:
        return self._lack(self._pair[one, other])

    def _note_nearest(self, point: int, node: int) -> None:
        known = self._nearest[node]
        if not known or self._lack_between(point, node) < self._lack_between(known, node):
            self._nearest[node] = point

    def _find_nearest(self, node: int) -> None:
        self._nearest[node] = _NOBODY
        for point in self._points:
            top = self._top[point]
            if (point, node) in self._pair and top != node and self._part[top] is _Part.OUTER:
                self._note_nearest(point, node)

    def _enqueue(self, node: int) -> None:
        self._queue.extend(self._points_of(node))

    def _points_of(self, node: int) -> list[int]:
        if node <= self._count:
            return [node]
        return [point for member in self._cycle[node] for point in self._points_of(member)]

    # What is done with a tight pair

    def _follow(self, pair: tuple[int, int]) -> bool:
        """Grow a tree by a tight pair, the first of which is outer; whether two points more are matched."""
        one, other = self._top[pair[0]], self._top[pair[1]]
        if self._part[other] is _Part.FREE:
            mate = self._top[self._mate[other]]
            self._parent[other] = pair[0]
            self._part[other], self._part[mate] = _Part.INNER, _Part.OUTER
            self._nearest[other] = self._nearest[mate] = _NOBODY
            self._enqueue(mate)
        elif self._part[other] is _Part.OUTER:
            root = self._common(one, other)
            if root is None:
                self._augment(one, other)
                self._augment(other, one)
                return True
            self._contract(one, root, other)
        return False

    def _outward(self, node: int) -> list[int]:
        """The outer nodes from this one to the root of its tree."""
        path = [node]
        while mate := self._mate[path[-1]]:
            path.append(self._top[self._parent[self._top[mate]]])
        return path

    def _common(self, one: int, other: int) -> int | None:
        """The first node that both meet on their ways to a root; None: their trees are apart."""
        passed = set(self._outward(other))
        return next((node for node in self._outward(one) if node in passed), None)

    def _augment(self, node: int, other: int) -> None:
        """Match `node` with `other`, and change partners along the way to the root of its tree."""
        while True:
            before = self._mate[node]
            self._match(node, other)
            if not before:
                return
            inner = self._top[before]
            node = self._top[self._parent[inner]]
            self._match(inner, node)
            other = inner

    def _match(self, node: int, other: int) -> None:
        pair = self._pair[node, other]
        self._mate[node] = pair[1]
        if node > self._count:
            entry = self._way[node][pair[0]]
            place = self._even_place(node, entry)
            cycle = self._cycle[node]
            for number in range(place):
                self._match(cycle[number], cycle[number ^ 1])
            self._match(entry, other)
            self._cycle[node] = cycle[place:] + cycle[:place]

    def _even_place(self, blossom: int, member: int) -> int:
        """The place of a member in the cycle, which is turned round if that was odd."""
        cycle = self._cycle[blossom]
        place = cycle.index(member)
        if place % 2:
            cycle[1:] = reversed(cycle[1:])
            place = len(cycle) - place
        return place

    # Blossoms

    def _contract(self, one: int, root: int, other: int) -> None:
        """Make a blossom of the cycle from `root` to `one`, to `other` and back."""
        blossom = next(node for node in range(self._count + 1, len(self._top)) if self._top[node] == _NOBODY)
        cycle = [root, *reversed(self._between(one, root)), *self._between(other, root)]
        self._price[blossom] = 0
        self._part[blossom] = _Part.OUTER
        self._mate[blossom] = self._mate[root]
        self._cycle[blossom] = cycle
        self._way[blossom] = {point: member for member in cycle for point in self._points_of(member)}
        for member in cycle:
            if self._part[member] is _Part.INNER:
                self._enqueue(member)
        self._put_into(blossom, blossom)
        for node in range(1, len(self._top)):
            pairs = [self._pair[member, node] for member in cycle if (member, node) in self._pair]
            if pairs:
                best = min(pairs, key=self._lack)
                self._pair[blossom, node] = best
                self._pair[node, blossom] = best[1], best[0]
            else:  # of an earlier blossom of this number
                self._pair.pop((blossom, node), None)
                self._pair.pop((node, blossom), None)
        self._find_nearest(blossom)

    def _between(self, node: int, root: int) -> list[int]:
        """The nodes from an outer one to a root of it, which is not among them."""
        path = []
        while node != root:
            mate = self._top[self._mate[node]]
            path += [node, mate]
            node = self._top[self._parent[mate]]
        return path

    def _put_into(self, node: int, top: int) -> None:
        self._top[node] = top
        for member in self._cycle[node] if node > self._count else ():
            self._put_into(member, top)

    def _dissolve(self, blossom: int) -> None:
        """Take an inner blossom apart; the way through it stays in its tree."""
        cycle = self._cycle[blossom]
        for member in cycle:
            self._put_into(member, member)
        entry = self._way[blossom][self._pair[blossom, self._parent[blossom]][0]]
        place = self._even_place(blossom, entry)
        cycle = self._cycle[blossom]
        for inner, outer in zip(cycle[:place:2], cycle[1:place:2], strict=True):
            self._parent[inner] = self._pair[outer, inner][0]
            self._part[inner], self._part[outer] = _Part.INNER, _Part.OUTER
            self._nearest[inner] = _NOBODY
            self._find_nearest(outer)
            self._enqueue(outer)
        self._part[entry], self._parent[entry] = _Part.INNER, self._parent[blossom]
        for member in cycle[place + 1 :]:
            self._part[member] = _Part.FREE
            self._find_nearest(member)
        self._top[blossom] = _NOBODY
