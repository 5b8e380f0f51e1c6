"""Guessing the moves of a game: what is hidden, points, verdicts by a search, the summary, and leaving."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine import Color, GameTree, Info, Line, Move, Node, Position, Score
from harzdame_engine.review.guessing import Guess, GuessVerdict
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from harzdame_gui.play.move_list import MoveList
from harzdame_gui.replay.guess_game import GuessStage
from harzdame_gui.replay.guess_page import GuessPage
from harzdame_gui.replay.guess_words import missed_line, summary
from tests.gui.replay.conftest import Room, game, remarked

Make = Callable[..., Room]
LEFT = Qt.MouseButton.LeftButton


class Guesser:
    """A person in front of the page."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.qtbot = room.driver.qtbot
        room.driver.key(Qt.Key.Key_F6)
        self.page: GuessPage = room.driver.window.findChild(GuessPage)

    @property
    def card(self) -> str:
        return f"{self.page.card._question.text()} {self.page.card._text.text()}"

    def press(self, text: str) -> None:
        for button in self.page.findChildren(QAbstractButton):
            if button.isVisible() and button.text() == text:
                QTest.mouseClick(button, LEFT)
                return
        raise AssertionError(text)

    def begin(self) -> None:
        self.press("Begin")
        self.wait(GuessStage.ASKED)

    def wait(self, stage: GuessStage) -> None:
        def reached() -> bool:
            return self.page._game is not None and self.page._game.stage is stage

        self.qtbot.waitUntil(reached, timeout=30_000)

    def play(self, move: Move) -> None:
        surface = self.page.board.viewport()
        for square in (move.origin, move.target):
            QTest.mouseClick(surface, LEFT, pos=self.page.board.square_center(square).toPoint())

    @property
    def node(self) -> Node:
        assert self.page._game is not None
        return self.page._game.node

    def other_move(self) -> Move:
        played = self.node.children[0].move
        return next(move for move in self.node.position.legal_moves() if move != played)


@pytest.fixture
def judged(make_room: Make, monkeypatch: pytest.MonkeyPatch) -> Callable[[int, int], Room]:
    """The app with an engine whose scores after a guess and after the move of the game are given."""

    def made(own: int, played: int) -> Room:
        room = make_room()
        service = room.driver.app.services.engine
        asked: list[object] = []
        real = service.analyse

        def analyse(position: Position, *args: object, **options: object) -> object:
            search = real(position, *args, **options)
            asked.append(search)
            service.stop(search)
            score = own if len(asked) % 2 else played
            info = Info(1, 1, (Line(Score(-score), ()),), 1, 0.0, 0.0)
            QTimer.singleShot(0, lambda: service.finished.emit(search, info))
            return search

        monkeypatch.setattr(service, "analyse", analyse)
        return room

    return made


def test_the_page_hides_everything_that_tells_the_moves(room: Room) -> None:
    moves = room.driver.window.findChild(MoveList)
    assert moves.isVisible()
    guesser = Guesser(room)
    assert guesser.page.isVisible()
    visible = [each for each in room.driver.window.findChildren(MoveList) if each.isVisible()]
    assert visible == []
    assert not room.replay.panel.isVisible()
    assert not room.replay.bar.isVisible()
    assert guesser.page.geometry() == room.driver.window.rect()
    room.driver.window.resize(1100, 720)
    QTest.qWait(10)
    assert guesser.page.geometry() == room.driver.window.rect()
    room.driver.key(Qt.Key.Key_Escape)
    assert moves.isVisible()
    assert not guesser.page.isVisible()


def test_the_moves_of_the_game_score_and_the_other_side_answers(room: Room) -> None:
    guesser = Guesser(room)
    guesser.begin()
    assert "White to move" in guesser.card
    guesser.play(room.line[1].move)
    assert "Right" in guesser.card
    guesser.wait(GuessStage.ASKED)  # after Black's answer
    assert guesser.node is room.line[2]
    assert "3 of 3 points" in guesser.page.card._score.text()
    assert room.ply == 0  # the session's game has not moved


def test_a_move_can_be_typed(room: Room) -> None:
    guesser = Guesser(room)
    guesser.begin()
    room.driver.key(Qt.Key.Key_M)
    entry = guesser.page.card.entry
    assert entry.hasFocus()
    QTest.keyClicks(entry, "zz")
    QTest.keyClick(entry, Qt.Key.Key_Return)
    guesser.qtbot.waitUntil(lambda: "“zz” is not a move. Type it like" in guesser.card)
    entry.clear()
    QTest.keyClicks(entry, str(room.line[1].move))
    QTest.keyClick(entry, Qt.Key.Key_Return)
    guesser.qtbot.waitUntil(lambda: guesser.page._game.last is not None)
    assert guesser.page._game.last.verdict is GuessVerdict.PLAYED
    assert "Right" in guesser.card  # Return has not gone on already
    assert entry.hasFocus() or not entry.isVisible()


def test_a_gesture_that_is_no_move_is_explained(room: Room) -> None:
    guesser = Guesser(room)
    guesser.begin()
    surface = guesser.page.board.viewport()
    for square in ("d3", "d8"):
        QTest.mouseClick(surface, LEFT, pos=guesser.page.board.square_center(square).toPoint())
    assert "what was played?" in guesser.card
    assert "or type it" not in guesser.card
    assert guesser.page._game.stage is GuessStage.ASKED


def test_keys_go_through_the_page_and_not_to_the_window(room: Room) -> None:
    guesser = Guesser(room)
    room.driver.key(Qt.Key.Key_Return)
    guesser.wait(GuessStage.ASKED)
    for key in (Qt.Key.Key_End, Qt.Key.Key_H, Qt.Key.Key_A, Qt.Key.Key_X):
        room.driver.key(key)
    room.driver.ctrl(Qt.Key.Key_N)
    assert room.ply == 0
    assert room.driver.dialog is None
    room.driver.key(Qt.Key.Key_F6)
    assert not guesser.page.isVisible()
    room.driver.key(Qt.Key.Key_End)
    assert room.session.node is room.line[-1]


@pytest.mark.parametrize(
    ("own", "played", "verdict", "words", "points"),
    [
        (300, 0, GuessVerdict.BETTER, "Better than the game", "3 of 3"),
        (0, 0, GuessVerdict.EQUAL, "Just as good", "3 of 3"),
        (-10, 0, GuessVerdict.CLOSE, "Nearly as good", "1 of 3"),
        (-300, 0, GuessVerdict.WORSE, "Not as good", "0 of 3"),
    ],
)
def test_another_move_is_compared(  # noqa: PLR0917
    judged: Callable[[int, int], Room], own: int, played: int, verdict: GuessVerdict, words: str, points: str
) -> None:
    room = judged(own, played)
    guesser = Guesser(room)
    guesser.begin()
    tried = guesser.other_move()
    guesser.play(tried)
    guesser.wait(GuessStage.TOLD)
    assert guesser.page._game.last.verdict is verdict
    assert words in guesser.card
    assert "Of 100 such games it scores 50" in guesser.card
    assert points in guesser.page.card._score.text()
    assert guesser.page.board._position == room.line[0].position.play(tried)
    room.driver.key(Qt.Key.Key_Return)  # read: back, and on with the game
    guesser.wait(GuessStage.ASKED)
    assert guesser.node is room.line[2]
    assert guesser.page.board._position == room.line[2].position


def test_a_real_search_compares(room: Room) -> None:
    guesser = Guesser(room)
    guesser.begin()
    guesser.play(guesser.other_move())
    guesser.wait(GuessStage.TOLD)
    last = guesser.page._game.last
    assert last.own is not None
    assert last.played is not None
    assert not room.driver.app.services.engine.searches


def test_a_move_can_be_shown_and_the_end_has_a_summary(make_room: Make) -> None:
    room = make_room(game(4))
    guesser = Guesser(room)
    guesser.begin()
    guesser.press("Show the move")
    guesser.wait(GuessStage.ASKED)
    guesser.play(room.line[3].move)
    guesser.wait(GuessStage.OVER)
    card = guesser.page.card
    assert card._result.text() == "3 of 6 points"
    assert "missed: 1" in card._counts.text()
    assert card.missed.count() == 1
    card.missed.setCurrentRow(0)
    assert guesser.page.board._position == room.line[0].position
    assert not card.record_button.isVisible()  # there is no other move to keep
    guesser.press("Once more…")
    assert guesser.page._game is None


def test_the_record_is_untouched_unless_variations_are_wanted(judged: Callable[[int, int], Room]) -> None:
    room = judged(-300, 0)
    before = room.session.revision
    guesser = Guesser(room)
    guesser.begin()
    tried = guesser.other_move()
    guesser.play(tried)
    guesser.wait(GuessStage.TOLD)
    assert len(room.line[0].children) == 1
    room.driver.key(Qt.Key.Key_Escape)
    assert room.session.revision == before
    assert room.ply == 0
    room.driver.key(Qt.Key.Key_F6)
    guesser.begin()
    guesser.play(tried)
    guesser.wait(GuessStage.TOLD)
    guesser.page._done = list(guesser.page._game.guesses)
    guesser.page._record()
    assert [child.move for child in room.line[0].children] == [room.line[1].move, tried]
    assert room.session.game.history.next_undo is not None


def test_a_side_and_a_beginning_are_chosen(make_room: Make) -> None:
    room = make_room()
    room.session.go_to(room.line[5])
    guesser = Guesser(room)
    assert "4 moves" in guesser.page.card._count.text() or "3 moves" in guesser.page.card._count.text()
    guesser.press("Black")
    guesser.press("From the start of the game")
    assert "6 moves" in guesser.page.card._count.text()
    guesser.begin()
    assert guesser.node.position.turn is Color.BLACK
    assert guesser.page.board.orientation.flipped


def test_another_game_on_the_board_ends_it(room: Room) -> None:
    guesser = Guesser(room)
    guesser.begin()
    room.session.load(remarked())
    assert not guesser.page.isVisible()
    assert room.driver.board.isVisible()


def test_the_window_closes_while_moves_are_compared(room: Room) -> None:
    guesser = Guesser(room)
    guesser.begin()
    guesser.play(guesser.other_move())
    room.driver.window.close()
    assert guesser.page._game is None or not room.driver.app.services.engine.searches


def test_a_refused_gesture_lights_up_and_counts_for_nothing(room: Room) -> None:
    guesser = Guesser(room)
    guesser.begin()
    QTest.mouseClick(guesser.page.board.viewport(), LEFT, pos=QPoint(2, 2))
    assert guesser.page._game.stage is GuessStage.ASKED
    assert not guesser.page._game.guesses


def test_words_of_a_summary() -> None:
    assert summary(()).title == "Nothing was guessed."
    tree = GameTree(Position.start())
    move = tree.root.position.legal_moves()[0]
    node = tree.add(tree.root, move)
    assert missed_line(Guess(node, None, GuessVerdict.SHOWN)) == f"1. {move} – shown"
    assert missed_line(Guess(node, move, GuessVerdict.WORSE, 0.2, 0.5)) == f"1. {move} – yours: {move} (−30)"
