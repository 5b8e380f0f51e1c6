"""Still pictures show what the board on screen shows."""

from __future__ import annotations

from time import process_time

import pytest
from harzdame_engine import Position, variants
from PySide6.QtCore import QPoint, QSizeF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from harzdame_gui.board import BoardView
from harzdame_gui.board.geometry.cells import cells_of
from harzdame_gui.board.geometry.layout import Orientation, fit
from harzdame_gui.board.picture import render_position
from harzdame_gui.theme import DARK_THEME, LIGHT_THEME

EMPTY = {"harzdame": ("d5", "e4"), "international": ("27", "28"), "hexdame": ("a3", "a4")}
GAMES = tuple(EMPTY)


def picture(game: str, size: int = 200, ratio: float = 1.0, **more: object) -> QImage:
    position = Position.start(game)
    return render_position(position.rules, position.pieces, LIGHT_THEME, size, ratio, **more).toImage()  # type: ignore[arg-type]


def place(game: str, square: str, size: int = 200, flipped: bool = False) -> QPoint:
    cells = cells_of(Position.start(game).rules.board)
    return fit(cells, QSizeF(size, size), Orientation(flipped), coordinates=False).center(square).toPoint()


@pytest.mark.parametrize("game", GAMES)
class TestPicture:
    def test_it_is_the_board_on_screen(self, qtbot: QtBot, game: str) -> None:
        view = BoardView()
        qtbot.addWidget(view)
        view.resize(400, 400)
        view.set_animation_speed(0)
        view.set_flipped(True)
        with qtbot.waitExposed(view):
            view.show()
        view.set_position(Position.start(game))
        on_screen = view.grab().toImage()
        still = picture(game, 400, flipped=True, coordinates=True)
        for x in range(0, 400, 7):
            for y in range(0, 400, 7):
                if still.pixelColor(x, y).alpha() == 255:
                    assert on_screen.pixelColor(x, y) == still.pixelColor(x, y)

    def test_it_has_the_size_and_the_device_pixels_asked_for(self, qtbot: QtBot, game: str) -> None:
        still = picture(game, 120, 2.0)
        assert (still.width(), still.height(), still.devicePixelRatio()) == (240, 240, 2.0)

    def test_lit_squares_arrows_and_the_theme_show(self, qtbot: QtBot, game: str) -> None:
        plain = picture(game)
        one, other = EMPTY[game]
        lit = picture(game, squares=(one,))
        arrow = picture(game, arrows=((one, other),))
        assert lit.pixelColor(place(game, one)) != plain.pixelColor(place(game, one))
        assert lit.pixelColor(place(game, other)) == plain.pixelColor(place(game, other))
        assert arrow != plain
        position = Position.start(game)
        dark = render_position(position.rules, {}, DARK_THEME, 200).toImage()
        assert dark.pixelColor(place(game, one)) != plain.pixelColor(place(game, one))


def test_flipped_white_is_above(qtbot: QtBot) -> None:
    upright, flipped = picture("harzdame"), picture("harzdame", flipped=True)
    middle = place("harzdame", "a1")
    assert upright.pixelColor(middle).lightness() > 200
    assert flipped.pixelColor(middle).lightness() < 100


def test_that_of_every_game_takes_about_as_long_as_harzdames(qtbot: QtBot) -> None:
    picture("hexdame")
    usual = min(time_of("harzdame") for _ in range(5))
    assert {rules.id for rules in variants() if min(time_of(rules.id) for _ in range(3)) > 4 * usual} == set()


def time_of(game: str) -> float:
    """The seconds of the processor that a picture takes."""
    start = process_time()
    assert not picture(game).isNull()
    return process_time() - start
