"""Still pictures show what the board on screen shows."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from harzdame_engine import Position, variants
from PySide6.QtCore import QPoint, QSizeF
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from pytestqt.qtbot import QtBot

from harzdame_gui.board import BoardView
from harzdame_gui.board.geometry.cells import cells_of
from harzdame_gui.board.geometry.layout import Orientation, fit
from harzdame_gui.board.picture import render_position
from harzdame_gui.board.scene import BoardScene
from harzdame_gui.theme import DARK_THEME, LIGHT_THEME
from tests.counted import steps

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


class Recorder(QPainter):
    """Draws, and counts the corners of what it draws."""

    def __init__(self, picture: QPixmap) -> None:
        super().__init__(picture)
        self.corners = 0
        self.longest = 0
        """Of one path: many figures take ten times as long in one path as one by one."""

    def _note(self, path: QPainterPath) -> None:
        self.corners += path.elementCount()
        self.longest = max(self.longest, path.elementCount())

    def drawConvexPolygon(self, outline: QPolygonF) -> None:  # noqa: N802
        self.corners += outline.count()
        super().drawConvexPolygon(outline)

    def drawPath(self, path: QPainterPath) -> None:  # noqa: N802
        self._note(path)
        super().drawPath(path)

    def fillPath(self, path: QPainterPath, brush: QBrush) -> None:  # noqa: N802
        self._note(path)
        super().fillPath(path, brush)

    def strokePath(self, path: QPainterPath, pen: QPen) -> None:  # noqa: N802
        self._note(path)
        super().strokePath(path, pen)


class Work(NamedTuple):
    """What a picture takes: steps of Python, and the corners that its squares have."""

    steps: int
    corners: int
    longest: int


def work_of(game: str) -> Work:
    position = Position.start(game)
    picture(game)  # what is loaded for the first of them counts for none
    layout = fit(cells_of(position.rules.board), QSizeF(200, 200), Orientation())
    scene = BoardScene(position.rules, LIGHT_THEME, layout)
    canvas = QPixmap(200, 200)
    recorder = Recorder(canvas)
    scene._squares._draw(recorder, wood=True)
    recorder.end()
    return Work(steps(lambda: picture(game)), recorder.corners, recorder.longest)


def test_that_of_every_game_takes_about_as_much_as_harzdames(qtbot: QtBot) -> None:
    usual = work_of("harzdame")
    found = {rules.id: work_of(rules.id) for rules in variants()}
    assert max(work.longest for work in found.values()) < 200
    dear = {
        game
        for game, work in found.items()
        if work.steps > 3 * usual.steps or work.corners > 3 * usual.corners
    }
    assert dear == set()
