"""The analysis panel and the bar beside the board: figures in their places, moves to click."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, Info, Line, Position, Score
from harzdame_engine.search.expectation import Curve
from PySide6.QtCore import QLocale, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from harzdame_gui.analysis.evaluation_bar import EvaluationBar
from harzdame_gui.analysis.panel import AnalysisPanel
from harzdame_gui.text.sizes import short_number
from harzdame_gui.theme import DARK_THEME, LIGHT_THEME
from harzdame_gui.widgets.line_list import AnalysisLines
from tests.gui.looks import take_theme


def line_of(plies: int, score: Score, skip: int = 0) -> Line:
    position, moves = Position.start(), []
    for ply in range(plies):
        legal = position.legal_moves()
        moves.append(legal[(ply + skip) % len(legal)])
        position = position.play(moves[-1])
    return Line(score, tuple(moves))


LINES = (line_of(20, Score(35)), line_of(2, Score(-110), skip=3))
INFO = Info(14, 31, LINES, 8_400_000, 2.0, 0.123)


@pytest.fixture
def panel(qtbot: QtBot) -> AnalysisPanel:
    panel = AnalysisPanel()
    qtbot.addWidget(panel)
    panel.lines.set_rows(3)
    panel.resize(340, panel.sizeHint().height())
    panel.show()
    return panel


def texts(panel: AnalysisPanel) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]


def places(panel: AnalysisPanel) -> list[QRect]:
    QTest.qWait(1)
    return [panel.geometry(), *(label.geometry() for label in panel.findChildren(QLabel))]


def test_it_says_how_the_game_stands_and_how_far_it_was_looked_into(panel: AnalysisPanel) -> None:
    panel.show_findings(INFO, Color.BLACK)
    figures = ["−0.35", "White 43 %", "Depth 14/31", "4.2 M/s", "8.4 M positions", "Table 12 %"]
    assert [text for text in texts(panel) if text in figures] == figures


def test_nothing_moves_while_figures_change(panel: AnalysisPanel) -> None:
    panel.show_findings(INFO, Color.WHITE)
    before = places(panel)
    won = Line(Score(29_900, 187), ())
    panel.show_findings(Info(100, 246, (won, *LINES), 98_765_432_100, 1000.0, 1.0), Color.BLACK)
    assert places(panel) == before
    panel.show_pending()
    assert places(panel) == before
    panel.show_message("The game is over here.")
    assert places(panel) == before
    take_theme(panel, DARK_THEME)
    assert places(panel) == before


def test_a_line_shows_as_many_whole_moves_as_it_has_room_for(panel: AnalysisPanel) -> None:
    panel.show_findings(INFO, Color.WHITE)
    shown = [ply for ply in range(20) if panel.lines.cell_rect(0, ply)]
    assert shown == list(range(len(shown)))
    assert 0 < len(shown) < 20
    assert panel.lines.rect().contains(panel.lines.cell_rect(0, shown[-1]))
    assert panel.lines.cell_rect(1, 1) is not None
    panel.resize(900, panel.height())
    assert panel.lines.cell_rect(0, shown[-1] + 1) is not None


def test_a_click_on_a_move_chooses_the_line_up_to_it(qtbot: QtBot, panel: AnalysisPanel) -> None:
    panel.show_findings(INFO, Color.WHITE)
    place = panel.lines.cell_rect(1, 1).center()
    with qtbot.waitSignal(panel.lines.moveChosen) as chosen:
        QTest.mouseClick(panel.lines, Qt.MouseButton.LeftButton, pos=place)
    assert chosen.args == [LINES[1].pv[:2], LINES[1].pv[2:]]
    QTest.mouseMove(panel.lines, place)
    assert panel.lines.cursor().shape() is Qt.CursorShape.PointingHandCursor
    QTest.mouseMove(panel.lines, QPoint(2, place.y()))
    assert panel.lines.cursor().shape() is Qt.CursorShape.ArrowCursor


def test_a_double_click_chooses_once(panel: AnalysisPanel) -> None:
    panel.show_findings(INFO, Color.WHITE)
    chosen: list[object] = []
    panel.lines.moveChosen.connect(lambda moves, _rest: chosen.append(moves))
    place = panel.lines.cell_rect(1, 1).center()
    QTest.mouseClick(panel.lines, Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(panel.lines, Qt.MouseButton.LeftButton, pos=place)
    assert chosen == [LINES[1].pv[:2]]


def test_the_line_under_the_pointer_is_told_by_its_first_move(qtbot: QtBot, panel: AnalysisPanel) -> None:
    told: list[object] = []
    panel.lines.pointedAt.connect(told.append)
    panel.show_findings(INFO, Color.WHITE)
    for line in (0, 1):
        QTest.mouseMove(panel.lines, panel.lines.cell_rect(line, 1).center())
    assert told == [LINES[0].pv[0], LINES[1].pv[0]]
    panel.show_findings(INFO._replace(lines=LINES[::-1]), Color.WHITE)  # the lines change under it
    assert told[-1] == LINES[0].pv[0]
    panel.show_pending()
    assert told[-1] is None


def test_lines_of_another_position_cannot_be_clicked(qtbot: QtBot, panel: AnalysisPanel) -> None:
    panel.show_findings(INFO, Color.WHITE)
    place = panel.lines.cell_rect(0, 0).center()
    panel.show_pending()
    with qtbot.assertNotEmitted(panel.lines.moveChosen):
        QTest.mouseClick(panel.lines, Qt.MouseButton.LeftButton, pos=place)
    panel.show_findings(INFO, Color.WHITE)
    with qtbot.waitSignal(panel.lines.moveChosen):
        QTest.mouseClick(panel.lines, Qt.MouseButton.LeftButton, pos=place)


def test_a_reason_to_wait_is_gone_when_the_wait_is_over(panel: AnalysisPanel) -> None:
    panel.show_message("Waits while the computer thinks.")
    panel.show_pending()
    assert panel.lines.accessibleDescription() == ""
    panel.show_findings(INFO, Color.WHITE)
    assert panel.lines.cell_rect(0, 0) is not None


def test_a_screen_reader_hears_the_lines(panel: AnalysisPanel) -> None:
    panel.show_findings(INFO, Color.BLACK)
    spoken = panel.lines.accessibleDescription()
    assert spoken.startswith("−0.35 ")
    assert spoken.endswith(" ".join(["+1.10", *map(str, LINES[1].pv)]))


def test_rows_beyond_those_asked_for_are_not_shown(qtbot: QtBot) -> None:
    lines = AnalysisLines("Lines")
    qtbot.addWidget(lines)
    lines.resize(400, 100)
    lines.set_rows(1)
    lines.show_lines(LINES, Color.WHITE)
    assert lines.cell_rect(0, 0) is not None
    assert lines.cell_rect(1, 0) is None
    lines.set_rows(2)
    assert lines.cell_rect(1, 0) is not None


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0"), (950, "950"), (1234, "1.2 k"), (7_640_000, "7.6 M"), (182_000_000, "182 M"), (3e9, "3.0 G")],
)
def test_large_numbers_are_short(value: float, text: str) -> None:
    QLocale.setDefault(QLocale("en"))
    assert short_number(value) == text


def test_whites_share_of_the_bar_grows_with_the_score(qtbot: QtBot) -> None:
    bar = EvaluationBar()
    qtbot.addWidget(bar)

    def share(score: Score) -> float:
        bar.show_score(score)
        return bar._share

    shares = [share(Score(score)) for score in (-1500, -100, 0, 100, 1500)]
    assert shares == sorted(shares)
    assert shares[2] == 0.5
    assert share(Score(29_000, 7)) == 1
    assert share(Score(-29_000, -7)) == 0


def test_whites_end_of_the_bar_is_where_white_sits(qtbot: QtBot) -> None:
    bar = EvaluationBar()
    qtbot.addWidget(bar)
    bar.setFixedHeight(200)
    bar.show_score(Score(100))
    bar.show()

    def ends() -> list[str]:
        image = bar.grab().toImage()
        middle = image.width() // 2
        return [image.pixelColor(middle, round(image.height() * y)).name() for y in (0.05, 0.95)]

    white = LIGHT_THEME.color("advantage_white").name()
    black = LIGHT_THEME.color("advantage_black").name()
    assert ends() == [black, white]
    bar.set_flipped(True)
    assert ends() == [white, black]


def test_the_opening_book_takes_room_only_where_it_says_something(panel: AnalysisPanel) -> None:
    panel.show_findings(INFO, Color.WHITE)
    height = panel.sizeHint().height()
    panel.show_book(LINES, Color.BLACK)
    assert texts(panel)[-1] == "Opening book"
    assert panel.book.accessibleDescription().startswith("−0.35 ")
    assert panel.sizeHint().height() > height
    assert panel.book.height() == 2 * panel.lines.height() // 3
    panel.show_book((), Color.WHITE)
    assert "Opening book" not in texts(panel)
    assert panel.sizeHint().height() == height


@pytest.mark.parametrize(
    ("score", "text"), [(Score(0), "White 50 %"), (Score(1500), "White 99 %"), (Score(0, -6), "White 0 %")]
)
def test_only_what_is_certain_is_told_as_certain(panel: AnalysisPanel, score: Score, text: str) -> None:
    line = Line(score, LINES[0].pv)
    panel.show_findings(INFO._replace(lines=(line,)), Color.WHITE)
    assert panel._share.text() == text


def test_the_odds_are_told_in_a_sentence_and_by_the_games_curve(panel: AnalysisPanel) -> None:
    panel.show_findings(INFO._replace(lines=(Line(Score(0), LINES[0].pv),)), Color.WHITE, Curve(0.0055, 1.63))
    assert panel._share.toolTip() == (
        "Of 100 such games between equal players White would win 16, draw 68 and lose 16."
    )


def test_a_recorded_score_stands_in_the_same_place(panel: AnalysisPanel) -> None:
    panel.show_findings(INFO, Color.BLACK)
    before = places(panel)
    panel.show_recorded(Score(85), 40, Color.BLACK)
    assert places(panel) == before
    assert panel._score.text() == "−0.85"
    assert "Known: depth 40" in texts(panel)
    panel.show_recorded(Score(85), None, Color.BLACK)
    assert "From the game" in texts(panel)


def test_no_button_is_cut_off_in_a_narrow_panel(panel: AnalysisPanel) -> None:
    panel.advice.set_count(3)
    panel.resize(700, panel.height())
    QTest.qWait(1)
    assert panel.advice._count.text() == "Lines: 3"
    panel.resize(270, panel.height())
    QTest.qWait(1)
    assert panel.advice._count.text() == "3"
    assert panel.advice._count.accessibleName() == "Lines: 3"
    for button in (panel.advice._best, panel.advice._threat):
        assert button.width() >= button.sizeHint().width()


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("width", [240, 270, 310, 340, 400])
def test_nothing_of_the_heading_is_cut_off_in_a_narrow_panel(qtbot: QtBot, width: int) -> None:
    panel = AnalysisPanel()
    qtbot.addWidget(panel)
    panel.resize(width, 400)
    panel.show()
    panel.show_findings(Info(17, 26, LINES, 98_765_432, 20.0, 1.0), Color.BLACK)
    QTest.qWait(1)
    shown = [fact.shown_text() for fact in panel._effort.facts if fact.isVisible()]
    assert len(shown) >= 2
    assert not any(text.endswith("…") for text in shown)
