"""States that colours tell are told where all of these are one colour: by a shape, a line or a sign."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from harzdame_engine import GameTree, Position
from harzdame_engine.endgames.verdict import Verdict
from harzdame_engine.game.tree import Mark
from harzdame_engine.review.judgement import Quality
from harzdame_engine.review.summary import GraphPoint
from harzdame_engine.rules.variants import HARZDAME
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QGraphicsItem,
    QLineEdit,
    QListWidget,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from harzdame_gui.analysis.advice_bar import _sample
from harzdame_gui.board.geometry.cells import cells_of
from harzdame_gui.board.items.arrows import Arrow, ArrowsItem
from harzdame_gui.board.items.drawn_marks import DrawnArrowsItem, DrawnSquaresItem
from harzdame_gui.board.items.marks import Marks, MarksItem, Target
from harzdame_gui.endgames.verdict_badge import paint_badge
from harzdame_gui.play.clock_face import ClockFace, FaceState
from harzdame_gui.review.graph import ScoreGraph
from harzdame_gui.theme import LIGHT_THEME, Theme
from harzdame_gui.theme.apply import stylesheet
from harzdame_gui.theme.current import wear

INK = "#404040"
_GROUND = "#FFFFFF"
_SIDE = 40
"""Pixels of a square."""


@pytest.fixture
def one_ink(qtbot: QtBot) -> Iterator[Theme]:
    """A theme in which all that marks something has one colour, and tints of a ground have none."""
    inks = dict.fromkeys(
        ("line", "line_strong", "accent", "warning", "error", "success", "text", "text_muted"), INK
    )
    grounds = dict.fromkeys(("surface", "raised", "pressed", "accent_soft", "window"), _GROUND)
    board = LIGHT_THEME.board
    tints = ("last_move", "hover")
    marks = ("trail", "selected", "target", "must_capture", "obstacle", "demand", "hint", "best", "threat")
    drawn = dict.fromkeys(("green", "red", "yellow", "blue"), INK)
    theme = LIGHT_THEME._replace(
        palette=LIGHT_THEME.palette._replace(**inks, **grounds),
        board=board._replace(
            **dict.fromkeys(tints, "#00FFFFFF"),
            **dict.fromkeys(marks, INK),
            drawn=board.drawn._replace(**drawn),
        ),
    )
    before = LIGHT_THEME
    wear(theme)
    yield theme
    wear(before)


def differing(pictures: list[QImage]) -> bool:
    """Whether each is another than all the others."""
    return all(one != other for at, one in enumerate(pictures) for other in pictures[:at])


def drawn(area: QRectF, paint: Callable[[QPainter], None]) -> QImage:
    """A picture of an area in squares of the board."""
    picture = QImage((area.size() * _SIDE).toSize(), QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    painter.scale(_SIDE, _SIDE)
    painter.translate(-area.topLeft())
    paint(painter)
    painter.end()
    return picture


def of_item(item: QGraphicsItem) -> QImage:
    return drawn(item.boundingRect(), lambda painter: item.paint(painter, None, None))


def of_widget(widget: QWidget) -> QImage:
    return widget.grab().toImage()


@pytest.mark.parametrize("target", [None, "c3"])
def test_marks_that_a_person_draws(one_ink: Theme, target: str | None) -> None:
    pictures = []
    for initial in "GRYB":
        item = (DrawnArrowsItem if target else DrawnSquaresItem)(cells_of(HARZDAME.board), one_ink)
        item.set_marks((Mark(initial, "a1", target),))
        pictures.append(of_item(item))
    assert differing(pictures)


def test_marks_on_squares(one_ink: Theme) -> None:
    b2 = frozenset({"b2"})
    item = MarksItem(cells_of(HARZDAME.board), one_ink)
    pictures = [of_item(item)]
    for marks in (
        Marks(last_move=b2),
        Marks(selected="b2"),
        Marks(must_capture=b2),
        Marks(targets={"b2": Target.STEP}),
        Marks(targets={"b2": Target.END}),
        Marks(targets={"b2": Target.LANDING}),
        Marks(refused=b2, refusal_strength=1.0),
        Marks(refused=b2, refused_by_obstacle=True, refusal_strength=1.0),
    ):
        item.set_marks(marks)
        pictures.append(of_item(item))
    assert differing(pictures)


def test_the_best_move_and_the_threat(one_ink: Theme) -> None:
    pictures = []
    for ink, dashed in (("best", False), ("threat", True)):
        item = ArrowsItem(cells_of(HARZDAME.board), one_ink, ink=ink, dashed=dashed)
        item.set_lines((Arrow(("a1", "c3")),))
        pictures.append(of_item(item))
    assert differing(pictures)
    samples = [_sample(one_ink.color("text"), dashed=dashed) for dashed in (False, True)]
    assert differing([sample.pixmap(24, 24).toImage() for sample in samples])


def test_what_a_move_is_worth_by_the_tables(one_ink: Theme) -> None:
    pictures = []
    for plies in (5, None, 4):  # won, drawn, lost
        picture = QPixmap(20, 20)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        paint_badge(painter, QRectF(picture.rect()), Verdict(plies))
        painter.end()
        pictures.append(picture.toImage())
    assert differing(pictures)


def test_mistakes_of_the_graph(one_ink: Theme, qtbot: QtBot) -> None:
    node = GameTree(Position.start(HARZDAME.id)).root
    pictures = []
    for quality in (Quality.GOOD, Quality.INACCURACY, Quality.MISTAKE, Quality.BLUNDER):
        graph = ScoreGraph()
        qtbot.addWidget(graph)
        graph.resize(200, 76)
        graph.show_moments([GraphPoint(node, 0.5), GraphPoint(node, 0.3, 0.2, quality)] * 2)
        pictures.append(of_widget(graph))
    assert differing(pictures)


@pytest.mark.parametrize("running", [True, False])
def test_a_clock_that_is_low(one_ink: Theme, qtbot: QtBot, running: bool) -> None:
    face = ClockFace()
    qtbot.addWidget(face)
    pictures = []
    for low in (False, True):
        face.show_state(FaceState("0:42", running=running, low=low))
        face.resize(face.sizeHint())
        pictures.append(of_widget(face))
    assert differing(pictures)


def test_a_field_with_an_error(one_ink: Theme, qtbot: QtBot) -> None:
    pictures = []
    for invalid in ("false", "true"):
        field = QLineEdit("f1-f3")
        qtbot.addWidget(field)
        field.setProperty("invalid", invalid)
        field.setStyleSheet(stylesheet(one_ink))
        field.resize(200, 32)
        pictures.append(of_widget(field))
    assert differing(pictures)


@pytest.mark.parametrize("kind", [QToolButton, QPushButton])
def test_a_button_that_is_pressed_down(
    one_ink: Theme, qtbot: QtBot, kind: Callable[[], QAbstractButton]
) -> None:
    pictures = []
    for down in (False, True):
        button = kind()
        qtbot.addWidget(button)
        button.setText("Analysis")
        button.setCheckable(True)
        button.setChecked(down)
        button.setStyleSheet(stylesheet(one_ink))
        button.resize(120, 32)
        pictures.append(of_widget(button))
    assert differing(pictures)


def test_a_row_that_is_chosen(one_ink: Theme, qtbot: QtBot) -> None:
    rows = QListWidget()
    qtbot.addWidget(rows)
    rows.addItems(["Anna – Ben", "Clara – Dirk"])
    rows.setStyleSheet(stylesheet(one_ink))
    pictures = [of_widget(rows)]
    rows.setCurrentRow(1)
    rows.clearFocus()
    pictures.append(of_widget(rows))
    assert differing(pictures)
