"""The symmetries of a game: ways to turn, mirror and recolour its board that change no rule.

They are found by trying every way to lay the board on itself, starting with
one square and going on from neighbour to neighbour. The set-up plays no part:
a symmetry maps the legal moves of any position onto those of its image.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from harzdame_engine.rules.board import Board, Direction, Square
from harzdame_engine.rules.core_rules import CoreWalks
from harzdame_engine.rules.rules import Rules

Turn = Mapping[Direction, Direction]
"""Direction of a board → the direction it is turned to."""


@dataclass(frozen=True, slots=True)
class Symmetry:
    """A rearrangement of a board's squares, perhaps with the colours and the turn exchanged.

    `squares[bit]`: the bit number that the core's bit `bit` goes to; bits that
    are no square stay. `swaps`: White's pieces become Black's, and the turn
    passes to the other side.
    """

    squares: tuple[int, ...]
    swaps: bool

    def mask(self, bits: int) -> int:
        """The image of a set of squares, both in the core's bits."""
        return _image(bits, _images_of_bytes(self.squares))

    def pieces(self, bits: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
        """The image of `Position.bits`."""
        images = _images_of_bytes(self.squares)
        men, kings, other_men, other_kings = (_image(each, images) for each in bits)
        return (other_men, other_kings, men, kings) if self.swaps else (men, kings, other_men, other_kings)

    def walks(self, walks: CoreWalks) -> CoreWalks:
        """The image of the moves of kings in a row, in the core's form."""
        limit, *sides = walks
        white, black = ((self.squares[bit], moves) if moves else (0, 0) for bit, moves in sides)
        return (limit, black, white) if self.swaps else (limit, white, black)


def _image(bits: int, images_of_bytes: tuple[tuple[int, ...], ...]) -> int:
    image = 0
    for images in images_of_bytes:
        image |= images[bits & 0xFF]
        bits >>= 8
    return image


@lru_cache(maxsize=32)
def _images_of_bytes(squares: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For each byte of a set of squares, the lowest first, the images of its 256 values."""
    return tuple(
        tuple(
            sum(1 << image for bit, image in enumerate(squares[first : first + 8]) if value >> bit & 1)
            for value in range(256)
        )
        for first in range(0, len(squares), 8)
    )


@lru_cache(maxsize=128)
def symmetries(rules: Rules) -> tuple[Symmetry, ...]:
    """All symmetries of a game, the identity first; they form a group."""
    return tuple(
        Symmetry(_bits(rules.board, image), swaps)
        for swaps in (False, True)
        for turn, image in _automorphisms(rules.board)
        if _keeps(rules, turn, image, swaps)
    )


def _automorphisms(board: Board) -> Iterator[tuple[Turn, Mapping[Square, Square]]]:
    """The ways to lay a board on itself, the identity first."""
    first = board.names[0]
    for turn in _turns(board):
        for image in board.names:
            # the image of one square decides all others
            if found := _laid(board, first, image, turn):
                yield turn, found


def _turns(board: Board) -> Iterator[Turn]:
    """The rotations and reflections of a board's directions, the identity first."""
    around = [direction for direction in Direction if direction in board.vectors]
    for sense in (1, -1):
        for first in range(len(around)):
            yield {way: around[(first + sense * place) % len(around)] for place, way in enumerate(around)}


def _laid(board: Board, square: Square, image: Square, turn: Turn) -> dict[Square, Square] | None:
    """The images of all squares if `square` goes to `image` and neighbours stay neighbours, if they can."""
    images = {square: image}
    waiting = [square]
    while waiting:
        here = waiting.pop()
        for way, turned in turn.items():
            beside, image_beside = board.neighbour(here, way), board.neighbour(images[here], turned)
            if beside is None or image_beside is None:
                if beside is not image_beside:
                    return None
            elif beside not in images:
                images[beside] = image_beside
                waiting.append(beside)
            elif images[beside] != image_beside:
                return None
    return images


def _keeps(rules: Rules, turn: Turn, image: Mapping[Square, Square], swaps: bool) -> bool:
    """Whether everything in the rules that depends on directions or squares is mapped onto itself."""
    directions = (
        rules.man_steps,
        rules.man_captures,
        rules.man_first_captures or (),
        rules.king_steps,
        rules.king_captures,
        rules.line_leaps,
    )
    # the directions are White's; Black's are their opposites
    return all(
        {turn[way] for way in ways} == {way.opposite if swaps else way for way in ways} for ways in directions
    ) and all(
        {image[square] for square in squares} == (rules.turned(squares) if swaps else squares)
        for squares in (rules.promotion_squares, rules.line_leap_from)
    )


def _bits(board: Board, image: Mapping[Square, Square]) -> tuple[int, ...]:
    places = list(range(max(board.bits) + 1))
    for square, target in image.items():
        places[board.bit_of[square]] = board.bit_of[target]
    return tuple(places)
