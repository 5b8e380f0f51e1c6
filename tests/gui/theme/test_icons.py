"""Icons take the theme's colours and are drawn at the size they are shown."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from harzdame_gui.resources import resource
from harzdame_gui.theme import CONTRAST_DARK_THEME, DARK_THEME, LIGHT_THEME, Theme, icon
from harzdame_gui.theme.current import wear
from harzdame_gui.theme.icons import _LineIcon
from tests.for_each import for_each

NAMES = sorted(path.stem for path in resource("icons").glob("*.svg"))


def _inks(image: QImage) -> set[str]:
    """The colours of all opaque pixels."""
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {pixel.name() for pixel in pixels if pixel.alpha() == 255}


@for_each("name", NAMES)
def test_every_drawing_is_valid_and_draws_something(qapp: QApplication, name: str) -> None:
    assert QSvgRenderer(str(resource(f"icons/{name}.svg"))).isValid()
    assert _inks(icon(name).pixmap(QSize(64, 64)).toImage())


@pytest.mark.parametrize("theme", [LIGHT_THEME, DARK_THEME], ids=["light", "dark"])
def test_ink_follows_theme_and_state(qapp: QApplication, theme: Theme) -> None:
    drawn = icon("menu")
    wear(theme)  # an icon that there is already takes its colours
    size = QSize(64, 64)
    assert _inks(drawn.pixmap(size).toImage()) == {QColor(theme.palette.text).name()}
    disabled = drawn.pixmap(size, QIcon.Mode.Disabled).toImage()
    assert _inks(disabled) == {QColor(theme.palette.text_disabled).name()}
    checked = drawn.pixmap(size, QIcon.Mode.Normal, QIcon.State.On).toImage()
    assert _inks(checked) == {QColor(theme.palette.accent).name()}


@pytest.mark.parametrize("king", ["man", "king"])
@pytest.mark.parametrize("theme", [DARK_THEME, CONTRAST_DARK_THEME], ids=["dark", "contrast"])
def test_pieces_are_icons_too_and_keep_their_colours(qapp: QApplication, theme: Theme, king: str) -> None:
    wear(theme)
    white, black = (
        icon(f"{color}-{king}").pixmap(QSize(64, 64)).toImage().pixelColor(32, 52).lightness()
        for color in ("white", "black")
    )
    assert white > black


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0, 3.0])
def test_icons_have_every_device_pixel(qapp: QApplication, ratio: float) -> None:
    pixmap = icon("menu").pixmap(QSize(20, 20), ratio)
    assert pixmap.size() == QSize(20, 20) * ratio
    assert pixmap.devicePixelRatio() == ratio


def test_an_icon_survives_a_copy_that_is_changed(qapp: QApplication) -> None:
    copy = QIcon(icon("menu"))
    copy.addPixmap(icon("open").pixmap(16, 16))
    assert not copy.pixmap(20, 20).isNull()


def test_an_unknown_icon_is_an_error(qapp: QApplication) -> None:
    with pytest.raises(FileNotFoundError):
        icon("no-such-icon")


def test_an_icon_without_room_is_drawn_in_silence(qapp: QApplication, qtlog: Any) -> None:
    drawing = _LineIcon("menu")
    assert drawing.scaledPixmap(QSize(0, 24), QIcon.Mode.Normal, QIcon.State.Off, 1.0).isNull()
    assert not qtlog.records
