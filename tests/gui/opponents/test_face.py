"""The faces: one for each opponent, each another one, and the tick of those that were beaten."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.opponents.opponents import OPPONENTS, Opponent
from harzdame_gui.opponents.face import Face, paint_face
from harzdame_gui.theme import CONTRAST_DARK_THEME, CONTRAST_LIGHT_THEME, DARK_THEME, LIGHT_THEME, Theme
from harzdame_gui.theme.current import wear

SIDE = 40


def painted(opponent: Opponent, *, beaten: bool = False) -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32)
    image.fill(QColor("transparent"))
    painter = QPainter(image)
    paint_face(painter, QRectF(0, 0, SIDE, SIDE), opponent, beaten=beaten)
    painter.end()
    return image


def test_every_opponent_has_another_face(qapp: object) -> None:
    faces = [bytes(painted(opponent).constBits()) for opponent in OPPONENTS]
    assert len(set(faces)) == len(OPPONENTS)
    assert all(len(set(face)) > 20 for face in faces)


@pytest.mark.parametrize("theme", [LIGHT_THEME, DARK_THEME, CONTRAST_LIGHT_THEME, CONTRAST_DARK_THEME])
def test_who_was_beaten_has_a_tick_in_the_colours_of_the_theme(qapp: object, theme: Theme) -> None:
    wear(theme)
    plain, ticked = painted(OPPONENTS[0]), painted(OPPONENTS[0], beaten=True)
    seen = {QColor(ticked.pixel(x, y)).name() for x in range(26, SIDE) for y in range(26, SIDE)}
    assert theme.color("success").name() in seen
    assert plain != ticked


def test_a_face_is_there_while_somebody_has_it(qtbot: QtBot) -> None:
    face = Face(SIDE)
    qtbot.addWidget(face)
    assert not face.isVisible()
    face.show_opponent(OPPONENTS[4])
    assert face.isVisible()
    assert face.grab().toImage().pixelColor(face.width() // 2, 4).name() == "#d4572f"  # Nora's hair
    face.show_opponent(None)
    assert not face.isVisible()
