"""Colours as eyes that see fewer of them see them, and how far apart two colours are.

The matrices are those of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, “A Physiologically-
based Model for Simulation of Color Vision Deficiency”, IEEE TVCG 15 (2009), for severity 1.0, on linear RGB.
Distances are CIEDE2000 (CIE 142-2001), by the formulae of G. Sharma, W. Wu and E. N. Dalal, “The CIEDE2000
Color-Difference Formula”, Color Research and Application 30 (2005). About 2.3 is what an eye just sees of
two patches that touch; `APART` is three times that.
"""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import NamedTuple

from PySide6.QtGui import QColor

APART = 7.0
_Linear = tuple[float, float, float]
_AS_THEY_ARE = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
_LUMINANCE = (0.2126, 0.7152, 0.0722)
EYES = {
    "usual": _AS_THEY_ARE,
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "greyscale": (_LUMINANCE, _LUMINANCE, _LUMINANCE),
}
"""What each makes of the three channels."""
_WHITE = (0.95047, 1.0, 1.08883)


class Lab(NamedTuple):
    """A colour in CIELAB, for daylight (D65)."""

    lightness: float
    a: float
    b: float


def on(color: str, ground: str) -> str:
    """A colour that may be seen through, as it is on a ground."""
    above, below = QColor(color), QColor(ground)
    share = above.alphaF()
    channels = (
        share * a + (1 - share) * b for a, b in zip(above.getRgbF()[:3], below.getRgbF()[:3], strict=True)
    )
    return QColor.fromRgbF(*channels).name()


def apart(one: str, other: str, eyes: str = "usual") -> float:
    """The distance of two colours in these eyes."""
    return distance(_lab(seen(one, eyes)), _lab(seen(other, eyes)))


def seen(color: str, eyes: str) -> _Linear:
    """A colour in linear RGB as these eyes see it."""
    linear = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in QColor(color).getRgbF()[:3]
    ]
    red, green, blue = (
        min(1.0, max(0.0, sum(weight * c for weight, c in zip(row, linear, strict=True))))
        for row in EYES[eyes]
    )
    return red, green, blue


def _lab(linear: _Linear) -> Lab:
    red, green, blue = linear
    xyz = (
        0.4124564 * red + 0.3575761 * green + 0.1804375 * blue,
        0.2126729 * red + 0.7151522 * green + 0.0721750 * blue,
        0.0193339 * red + 0.1191920 * green + 0.9503041 * blue,
    )
    x, y, z = (
        t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116
        for t in (value / white for value, white in zip(xyz, _WHITE, strict=True))
    )
    return Lab(116 * y - 16, 500 * (x - y), 200 * (y - z))


def distance(one: Lab, other: Lab) -> float:
    """CIEDE2000, with the names of the paper."""
    c_bar = (hypot(one.a, one.b) + hypot(other.a, other.b)) / 2
    g = 0.5 * (1 - sqrt(c_bar**7 / (c_bar**7 + 25.0**7)))
    (c1, h1), (c2, h2) = (_polar((1 + g) * each.a, each.b) for each in (one, other))
    d_l, d_c = other.lightness - one.lightness, c2 - c1
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    d_h = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    l_bar, c_bar = (one.lightness + other.lightness) / 2, (c1 + c2) / 2
    h_bar = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    t = (
        1
        - 0.17 * cos(radians(h_bar - 30))
        + 0.24 * cos(radians(2 * h_bar))
        + 0.32 * cos(radians(3 * h_bar + 6))
        - 0.20 * cos(radians(4 * h_bar - 63))
    )
    s_l = 1 + 0.015 * (l_bar - 50) ** 2 / sqrt(20 + (l_bar - 50) ** 2)
    s_c, s_h = 1 + 0.045 * c_bar, 1 + 0.015 * c_bar * t
    r_c = 2 * sqrt(c_bar**7 / (c_bar**7 + 25.0**7))
    r_t = -r_c * sin(radians(60 * exp(-(((h_bar - 275) / 25) ** 2))))
    chroma, hue = d_c / s_c, d_h / s_h
    return sqrt((d_l / s_l) ** 2 + chroma**2 + hue**2 + r_t * chroma * hue)


def _polar(a: float, b: float) -> tuple[float, float]:
    """Chroma, and the hue in degrees."""
    return hypot(a, b), degrees(atan2(b, a)) % 360
