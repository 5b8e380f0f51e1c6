"""Distances, sizes and durations. Knows neither colours nor Qt."""

from __future__ import annotations

from typing import NamedTuple


class Spacing(NamedTuple):
    """Distances in device-independent pixels, on a grid of 4."""

    xs: int = 4
    s: int = 8
    m: int = 12
    l: int = 16  # noqa: E741 – the sizes of a shirt, as everywhere in the trade
    xl: int = 24
    xxl: int = 32


class Sizes(NamedTuple):
    """Sizes of controls in device-independent pixels."""

    radius: int = 6
    radius_card: int = 10
    control: int = 32  # the height of a button or field
    icon: int = 20
    icon_small: int = 16
    focus_ring: int = 2
    board_minimum: int = 280
    panel_minimum: int = 300


class TypeScale(NamedTuple):
    """Font sizes as factors of the system's font size."""

    caption: float = 0.88
    body: float = 1.0
    strong: float = 1.0  # semi-bold
    heading: float = 1.2  # semi-bold
    title: float = 1.6  # semi-bold
    clock: float = 1.35
    smallest_body: float = 10.0  # points; a smaller system font is raised to this


class Durations(NamedTuple):
    """Durations in milliseconds."""

    step: int = 200  # a piece's way to the next square
    jump: int = 240  # each jump of a capture
    capture_longest: int = 1500  # all jumps together; long captures hurry
    capture_fade: int = 180
    undo: int = 130  # a whole move taken back
    turn: int = 420  # the board turned or flipped
    settle: int = 120  # a piece put back after a refused drop
    refusal: int = 1600  # squares light up and fade
    dwell: int = 150  # a dragged piece rests on a landing square until the landing counts
    ghost_rest: int = 900  # a capture that was only shown stays in sight
    message: int = 6000
