"""Going through a game goes on in another language where it was."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine import Move, Node
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from harzdame_gui.replay.compare_window import CompareWindow
from harzdame_gui.replay.guess_game import GuessGame, GuessStage
from harzdame_gui.replay.guess_page import GuessPage
from harzdame_gui.replay.mistakes_game import MistakeStage
from harzdame_gui.replay.mistakes_page import MistakesPage
from harzdame_gui.replay.presentation import Presentation
from tests.gui.replay.conftest import Room
from tests.gui.replay.test_compare import beside, other, plies
from tests.gui.replay.test_guess import Guesser
from tests.gui.replay.test_mistakes import Learner, reviewed

Make = Callable[..., Room]


def german(room: Room) -> None:
    room.driver.speak("de")


def guessing_on(guesser: Guesser) -> None:
    """The same person in front of the page of the other window."""
    german(guesser.room)
    guesser.page = guesser.room.driver.window.findChild(GuessPage)
    assert guesser.page.isVisible()
    assert not guesser.room.driver.board.isVisible()


def learning_on(learner: Learner) -> None:
    german(learner.room)
    learner.page = learner.room.driver.window.findChild(MistakesPage)
    assert learner.page.isVisible()


def shown(page: GuessPage | MistakesPage) -> object:
    return page.board._position


def test_the_choice_of_what_is_guessed_stays(room: Room) -> None:
    guesser = Guesser(room)
    sides, starts = guesser.page.card.choices
    sides.button(2).click()
    starts.button(0).click()
    guessing_on(guesser)
    assert [group.checkedId() for group in guesser.page.card.choices] == [2, 0]
    guesser.press("Beginnen")
    guesser.wait(GuessStage.ASKED)


def test_guessing_goes_on_at_the_same_move_with_the_same_points(room: Room) -> None:
    guesser = Guesser(room)
    guesser.begin()
    guesser.play(guesser.node.children[0].move)
    guesser.wait(GuessStage.TOLD)
    guesser.wait(GuessStage.ASKED)
    node, position, guesses = guesser.node, shown(guesser.page), list(guesser.page._game.guesses)
    guessing_on(guesser)
    assert guesser.node is node
    assert shown(guesser.page) == position
    assert guesser.page._game.guesses == guesses
    assert guesser.page.card.history.count() == 1
    assert "Was wurde gespielt?" in guesser.card
    assert guesser.page.board.hasFocus()
    guesser.play(node.children[0].move)
    guesser.wait(GuessStage.TOLD)
    guesser.wait(GuessStage.ASKED)
    assert len(guesser.page._game.guesses) == 2


@pytest.mark.parametrize("stage", [GuessStage.COMPARING, GuessStage.TOLD])
def test_another_move_that_was_tried_is_compared_and_told_on(room: Room, stage: GuessStage) -> None:
    guesser = Guesser(room)
    guesser.begin()
    move = guesser.other_move()
    guesser.play(move)
    guesser.wait(stage)
    after = guesser.node.position.play(move)
    guessing_on(guesser)
    assert shown(guesser.page) == after
    guesser.wait(GuessStage.TOLD)
    assert len(guesser.page._game.guesses) == 1
    guesser.press("Weiter")
    guesser.wait(GuessStage.ASKED)


def test_what_was_guessed_is_summed_up(room: Room) -> None:
    guesser = Guesser(room)
    guesser.begin()
    while guesser.page._game.stage is not GuessStage.OVER:
        if guesser.page._game.stage is GuessStage.ASKED:
            guesser.page._game.show()
        QTest.qWait(5)
    guessing_on(guesser)
    assert guesser.page.card.pages.currentIndex() == 2
    assert guesser.page.card.missed.count() > 0
    guesser.press("Noch einmal …")
    assert guesser.page.card.pages.currentIndex() == 0


def test_a_page_of_another_game_does_not_come_back(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    guesser = Guesser(room)
    guesser.begin()
    take_up = GuessPage.take_up

    def replaced(page: GuessPage, stand: object) -> None:
        room.session.load(other())
        take_up(page, stand)

    monkeypatch.setattr(GuessPage, "take_up", replaced)
    stopped: list[GuessGame] = []
    stop = GuessGame.stop
    monkeypatch.setattr(GuessGame, "stop", lambda game: (stopped.append(game), stop(game)))
    game = guesser.page._game
    german(room)
    assert stopped == [game]
    assert room.driver.board.isVisible()
    assert not room.driver.window.findChild(GuessPage).isVisible()


def learner(make_room: Make) -> Learner:
    return Learner(make_room(reviewed(3, 7)))


def test_learning_goes_on_at_the_same_mistake(make_room: Make) -> None:
    person = learner(make_room)
    if person.page._game is None:
        person.press("Begin")
    person.page._hint()
    game, position = person.game, shown(person.page)
    learning_on(person)
    assert person.game is game
    assert game.hints == 1
    assert shown(person.page) == position
    assert person.button("Überspringen") is not None
    person.page._show_solution()
    assert game.stage is MistakeStage.SOLVED
    solved = shown(person.page)
    assert solved != position
    person.room.driver.speak("en")
    person.page = person.room.driver.window.findChild(MistakesPage)
    assert shown(person.page) == solved
    assert person.button("Go on") is not None
    person.press("Go on")
    assert shown(person.page) != solved or game.stage is MistakeStage.OVER


def test_the_page_is_left_for_the_game_as_ever(make_room: Make) -> None:
    person = learner(make_room)
    learning_on(person)
    QTest.keyClick(person.page.board, Qt.Key.Key_Escape)
    assert not person.page.isVisible()
    assert person.room.driver.board.isVisible()


def test_two_games_side_by_side_are_the_same_at_the_same_moves(room: Room) -> None:
    window = beside(room, other())
    window.commands.together.setChecked(False)
    window._activate(1)
    QTest.keyClick(window, Qt.Key.Key_Home)
    QTest.keyClick(window, Qt.Key.Key_Right)
    window.commands.flip.trigger()
    before, trees = plies(window), [pane.tree for pane in window.panes]
    german(room)
    window = room.driver.window.findChild(CompareWindow)
    assert window.isVisible()
    assert plies(window) == before
    assert [pane.tree for pane in window.panes] == trees
    assert not window.commands.together.isChecked()
    assert window.panes[0].board.orientation.flipped
    room.activate(window)
    QTest.keyClick(window, Qt.Key.Key_Right)
    assert plies(window) == [before[0], before[1] + 1]


def test_a_line_that_is_looked_at_is_looked_at_on(room: Room) -> None:
    room.session.go_to(room.line[2])
    moves: list[Move] = [node.move for node in room.line[3:6]]
    room.driver.app.workspace.look_ahead.show(moves[:2], moves[2:])
    german(room)
    ahead = room.driver.app.workspace.look_ahead
    assert (ahead.moves, ahead.rest) == (tuple(moves[:2]), tuple(moves[2:]))
    assert room.driver.board._position == room.line[4].position


@pytest.mark.parametrize("playing", [True, False])
def test_a_game_that_plays_by_itself_plays_on(room: Room, playing: bool) -> None:
    room.session.to_start()
    room.actions.autoplay.trigger()
    if not playing:
        room.actions.autoplay.trigger()
    before: Node = room.session.node
    german(room)
    replay = room.driver.app.workspace.replaying.replay
    assert not replay.bar.isHidden()
    assert replay.autoplay.playing is playing
    if playing:
        room.driver.qtbot.waitUntil(lambda: room.session.node is not before)


def test_the_presentation_covers_the_screen_on(room: Room) -> None:
    room.actions.present.trigger()
    german(room)
    [presentation] = (each for each in QApplication.topLevelWidgets() if isinstance(each, Presentation))
    assert presentation.isVisible()
    assert presentation.isFullScreen()
    assert presentation.windowTitle() == "Vorführung"
