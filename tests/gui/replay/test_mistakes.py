"""Learning from the mistakes of a reviewed game: what is asked, what is told, helps, the summary, leaving."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine import Color, GameTree, Info, Line, Move, Position, Score
from harzdame_engine.game.edits import glyphs
from harzdame_engine.game.tree import Evaluation
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from harzdame_gui.controllers.game.new_game import PERSON, PlayerSpec
from harzdame_gui.replay.mistakes_game import MistakesGame, MistakeStage
from harzdame_gui.replay.mistakes_page import MistakesPage
from harzdame_gui.review.panel import ReviewPanel
from tests.gui.replay.conftest import Room, game

Make = Callable[..., Room]
Judged = Callable[..., Room]
LEFT = Qt.MouseButton.LeftButton


def reviewed(*plies: int) -> GameTree:
    """A game in which the moves of these plies are mistakes, each with the best one beside it."""
    tree = game()
    for ply in plies:
        node = tree.mainline()[ply]
        before = node.parent
        assert before is not None
        sign = 1 if before.position.turn is Color.WHITE else -1
        node.glyphs, node.comment = [2], "Too early."
        node.evaluation = Evaluation(-2.0 * sign)
        better = tree.add(before, before.position.legal_moves()[-1])
        better.evaluation = Evaluation(0.5 * sign)
        tree.add(better, better.position.legal_moves()[0])
    return tree


def command(room: Room) -> QAction:
    return next(each for each in room.driver.window.actions() if each.text() == "Learn from the mistakes…")


class Learner:
    """A person in front of the page."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.qtbot = room.driver.qtbot
        self.qtbot.waitUntil(lambda: command(room).isEnabled())
        room.driver.key(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
        self.page: MistakesPage = room.driver.window.findChild(MistakesPage)

    @property
    def game(self) -> MistakesGame:
        assert self.page._game is not None
        return self.page._game

    @property
    def card(self) -> str:
        return f"{self.page.card._question.text()} {self.page.card._text.text()}"

    @property
    def summary(self) -> str:
        return f"{self.page.card._word.text()}: {self.page.card._result.text()}"

    @property
    def rows(self) -> list[str]:
        rows = self.page.card.results
        return [rows.item(row).text() for row in range(rows.count())]

    def button(self, text: str) -> QAbstractButton | None:
        buttons = self.page.findChildren(QAbstractButton)
        return next((each for each in buttons if each.isVisible() and each.text() == text), None)

    def press(self, text: str) -> None:
        button = self.button(text)
        assert button is not None, text
        QTest.mouseClick(button, LEFT)

    def wait(self, stage: MistakeStage) -> None:
        self.qtbot.waitUntil(lambda: self.game.stage is stage, timeout=30_000)

    def play(self, move: Move) -> None:
        surface = self.page.board.viewport()
        for square in (move.origin, move.target):
            QTest.mouseClick(surface, LEFT, pos=self.page.board.square_center(square).toPoint())

    def other_move(self) -> Move:
        known = {self.game.best, self.game.mistake.node.move}
        moves = self.game.mistake.before.position.legal_moves()
        return next(move for move in moves if move not in known)


@pytest.fixture
def judged(make_room: Make, monkeypatch: pytest.MonkeyPatch) -> Judged:
    """The app with an engine whose scores after the move tried and after the best are given."""

    def made(own: int, best: int, tree: GameTree | None = None) -> Room:
        room = make_room(tree or reviewed(3))
        service = room.driver.app.services.engine
        asked: list[object] = []
        real = service.analyse

        def analyse(position: Position, *args: object, **options: object) -> object:
            search = real(position, *args, **options)
            asked.append(search)
            service.stop(search)
            score = own if len(asked) % 2 else best
            line = Line(Score(-score), (position.legal_moves()[0],))
            info = Info(1, 1, (line,), 1, 0.0, 0.0)
            QTimer.singleShot(0, lambda: service.finished.emit(search, info))
            return search

        monkeypatch.setattr(service, "analyse", analyse)
        return room

    return made


@pytest.fixture
def learner(make_room: Make) -> Learner:
    """A person whose game has two mistakes of White and one of Black."""
    learner = Learner(make_room(reviewed(3, 4, 7)))
    learner.press("Begin")
    return learner


def test_it_is_offered_for_games_with_mistakes(make_room: Make) -> None:
    room = make_room(game())
    action = command(room)
    assert not action.isEnabled()
    room.session.load(reviewed(3))
    room.driver.qtbot.waitUntil(action.isEnabled)
    panel = room.driver.window.findChild(ReviewPanel)
    assert not panel._learn.isHidden()
    room.session.load(game())
    room.driver.qtbot.waitUntil(lambda: not action.isEnabled())
    assert panel._learn.isHidden()


@pytest.mark.parametrize("width", [880, 1300])
def test_the_button_cuts_nothing_off_and_is_not_cut_off(make_room: Make, width: int) -> None:
    room = make_room(reviewed(3, 4, 7))
    for node in room.line:
        node.evaluation = node.evaluation or Evaluation(0.0)
    room.session.show_edit(room.session.node)
    panel = room.driver.window.findChild(ReviewPanel)
    room.driver.window.resize(width, 1000)
    room.driver.qtbot.waitUntil(panel._learn.isVisible)
    QTest.qWait(10)
    for part in (panel._learn, panel._button, *panel._counted):
        assert part.width() >= part.sizeHint().width()
    assert panel._learn.geometry().right() <= panel.width()
    room.driver.press("Learn from them")
    assert room.driver.window.findChild(MistakesPage).isVisible()


def test_it_is_offered_once_a_better_line_is_in_the_record(make_room: Make) -> None:
    tree = reviewed(3)
    node = tree.mainline()[3]
    node.glyphs = []
    room = make_room(tree)
    QTest.qWait(10)
    assert not command(room).isEnabled()
    room.session.game.do(glyphs(node, [4]))
    room.session.show_edit(node)
    room.driver.qtbot.waitUntil(command(room).isEnabled)


def test_a_side_is_chosen_where_no_single_person_played(make_room: Make) -> None:
    learner = Learner(make_room(reviewed(3, 4, 7)))
    assert learner.button("White (2)").isChecked()
    learner.press("Black (1)")
    learner.press("Begin")
    assert learner.game.mistake.mover is Color.BLACK
    assert learner.page.board.orientation.flipped
    assert "Find a better move for Black." in learner.card


def test_a_side_without_mistakes_cannot_be_chosen(make_room: Make) -> None:
    learner = Learner(make_room(reviewed(4)))
    assert not learner.button("White (0)").isEnabled()
    assert learner.button("Black (1)").isChecked()
    learner.room.driver.key(Qt.Key.Key_Return)
    assert learner.game.mistake.mover is Color.BLACK


@pytest.mark.parametrize("color", Color)
def test_the_person_learns_from_own_mistakes(make_room: Make, color: Color) -> None:
    room = make_room(game())
    players = {color: PERSON, color.other: PlayerSpec.engine()}
    room.session.load(reviewed(3, 4), players)
    learner = Learner(room)
    assert learner.game.mistake.mover is color


def test_the_bad_move_is_marked_in_the_position_before_it(learner: Learner) -> None:
    page, line = learner.page, learner.room.line
    played = line[3].move
    assert page.isVisible()
    assert not page._screen.isVisible()
    assert page.board._position == line[2].position
    assert [mark[1:] for mark in page.board._hands.marks.marks] == [(played.origin, played.target)]
    assert page.card._count.text() == "1 of 2"
    assert learner.card == f"2. {played}? was played. Find a better move for White."


def test_the_best_move_is_right_and_its_line_is_told(learner: Learner) -> None:
    best = learner.game.best
    learner.play(best)
    assert learner.game.stage is MistakeStage.SOLVED  # without a search
    told = learner.card.replace("\u2011", "-").replace("\u00a0", " ")
    assert told.startswith(f"The best move! The best line: 2. {best} ")
    assert "?: Too early." in told
    learner.room.driver.key(Qt.Key.Key_Space)
    assert learner.page.card._count.text() == "2 of 2"
    learner.play(learner.game.best)
    learner.room.driver.key(Qt.Key.Key_Return)
    assert learner.summary == "All mended: Found 2 of 2 at first try"


def test_the_card_has_room_for_long_comments(make_room: Make) -> None:
    tree = reviewed(3)
    tree.mainline()[3].comment = "word " * 10_000
    learner = Learner(make_room(tree))
    learner.press("Begin")
    learner.play(learner.game.best)
    assert learner.card.endswith("word …")
    assert len(learner.card) < 500
    assert learner.page.card.minimumSizeHint().height() < learner.page.card.height()


def test_the_move_of_the_game_is_not_right(learner: Learner) -> None:
    learner.play(learner.game.mistake.node.move)
    assert learner.card == "That was played. Try another move."
    learner.press("Try again")
    assert learner.game.stage is MistakeStage.ASKED
    assert learner.page.board._position == learner.room.line[2].position
    learner.play(learner.game.best)
    learner.room.driver.key(Qt.Key.Key_Return)
    learner.press("Skip")
    assert learner.summary == "Worth another look: Found 0 of 2 at first try"
    assert [row.partition(" – ")[2] for row in learner.rows] == ["found later", "skipped"]


def test_a_move_that_a_review_calls_good_is_right(judged: Judged) -> None:
    learner = Learner(judged(-10, 0))
    learner.press("Begin")
    tried = learner.other_move()
    learner.play(tried)
    learner.wait(MistakeStage.SOLVED)
    assert learner.card.startswith("Just as good! The best line: ")
    assert learner.page.board._position == learner.room.line[2].position.play(tried)
    learner.press("Show the line once more")
    best = learner.game.best
    assert learner.page.board._position == learner.room.line[2].position.play(best)


def test_another_move_is_told_how_much_it_falls_short_and_refuted(judged: Judged) -> None:
    learner = Learner(judged(-300, 0))
    learner.press("Begin")
    tried = learner.other_move()
    learner.play(tried)
    learner.wait(MistakeStage.REFUSED)
    reply = learner.room.line[2].position.play(tried).legal_moves()[0]
    count = round(100 * learner.game.shortfall)
    assert count > 10
    told = learner.card.replace("\u2011", "-").replace("\u00a0", " ")
    assert f"it scores {count} points less than the best move." in told
    assert f"The answer: 2… {reply}" in told
    marks = learner.page.board._hands.marks.marks
    assert [mark[1:] for mark in marks] == [(reply.origin, reply.target)]
    learner.room.driver.key(Qt.Key.Key_Return)
    assert learner.game.stage is MistakeStage.ASKED
    assert learner.page.board._position == learner.room.line[2].position
    assert "Find a better move" in learner.card


def test_a_real_search_compares(make_room: Make) -> None:
    learner = Learner(make_room(reviewed(3)))
    learner.press("Begin")
    learner.play(learner.other_move())
    learner.qtbot.waitUntil(
        lambda: learner.game.stage in {MistakeStage.REFUSED, MistakeStage.SOLVED}, timeout=30_000
    )
    assert not learner.room.driver.app.services.engine.searches


def test_hints_give_the_piece_and_then_the_move(learner: Learner) -> None:
    best = learner.game.best
    learner.press("Hint")
    assert f"The piece on {best.origin} moves." in learner.card
    learner.room.driver.key(Qt.Key.Key_H)
    assert f"It goes to {best.target}." in learner.card
    assert not learner.button("Hint").isEnabled()
    learner.play(best)
    assert "The best move!" in learner.card
    learner.room.driver.key(Qt.Key.Key_Return)
    assert "Find a better move" in learner.card  # the hints were for the first one
    learner.press("Skip")
    assert "Found 0 of 2" in learner.summary


def test_the_solution_is_shown(learner: Learner) -> None:
    learner.press("Show the solution")
    assert learner.card.startswith("This is better. The best line: ")
    assert learner.page.board._position == learner.room.line[2].position.play(learner.game.best)
    learner.room.driver.key(Qt.Key.Key_Return)
    learner.room.driver.key(Qt.Key.Key_S)
    learner.room.driver.key(Qt.Key.Key_Return)
    assert [row.partition(" – ")[2] for row in learner.rows] == ["shown", "shown"]


def test_a_mistake_is_shown_from_the_summary_and_all_come_once_more(learner: Learner) -> None:
    learner.press("Skip")
    learner.press("Skip")
    learner.page.card.results.setCurrentRow(1)
    assert learner.page.board._position == learner.room.line[6].position
    learner.press("Once more")
    assert learner.page.card._count.text() == "1 of 2"
    assert learner.game.mistake.node is learner.room.line[3]
    assert not learner.game.results
    learner.press("Skip")
    learner.press("Skip")
    learner.press("Black’s mistakes")
    assert learner.game.mistake.mover is Color.BLACK


def test_one_key_too_many_does_not_begin_anew(learner: Learner) -> None:
    learner.press("Skip")
    learner.press("Skip")
    learner.page.card.results.setFocus()
    learner.room.driver.key(Qt.Key.Key_Return)
    assert learner.game.stage is MistakeStage.OVER


def test_it_leads_back_to_the_game_and_to_the_mistake_in_it(learner: Learner) -> None:
    room = learner.room
    before = room.session.revision
    learner.play(learner.game.best)
    room.driver.key(Qt.Key.Key_Escape)
    assert not learner.page.isVisible()
    assert room.driver.board.isVisible()
    assert room.ply == 0
    room.driver.key(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    learner.press("Begin")
    learner.press("To this move in the game")
    assert not learner.page.isVisible()
    assert room.session.node is room.line[3]
    assert room.session.revision == before
    assert len(room.line[2].children) == 2


def test_a_move_can_be_typed_and_a_gesture_that_is_none_is_explained(learner: Learner) -> None:
    learner.room.driver.key(Qt.Key.Key_M)
    entry = learner.page.card.entry
    assert entry.hasFocus()
    QTest.keyClicks(entry, "zz")
    QTest.keyClick(entry, Qt.Key.Key_Return)
    learner.qtbot.waitUntil(lambda: "“zz” is not a move." in learner.card)
    assert "was played." in learner.card
    entry.clear()
    QTest.keyClicks(entry, str(learner.game.best))
    QTest.keyClick(entry, Qt.Key.Key_Return)
    learner.qtbot.waitUntil(
        lambda: learner.game.stage is MistakeStage.SOLVED
    )  # Return has not gone on already
    assert learner.page.board.hasFocus()


def test_another_game_on_the_board_ends_it(learner: Learner) -> None:
    learner.room.session.load(game())
    assert not learner.page.isVisible()


def test_leaving_ends_the_searches(learner: Learner, monkeypatch: pytest.MonkeyPatch) -> None:
    service = learner.room.driver.app.services.engine
    stopped: list[object] = []
    real = service.stop
    monkeypatch.setattr(service, "stop", lambda search: (stopped.append(search), real(search)))
    learner.play(learner.other_move())
    searches = set(service.searches)
    assert len(searches) == 2
    learner.room.driver.key(Qt.Key.Key_Escape)
    assert set(stopped) == searches
    assert learner.page._game is None


def test_the_window_closes_while_moves_are_compared(learner: Learner) -> None:
    learner.play(learner.other_move())
    learner.room.driver.window.close()
    assert learner.page._game is None
