"""Games over the network as a person plays them, against another end in this process."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from contextlib import closing

import pytest
from harzdame_engine import LEVELS, Color, Position, Termination
from harzdame_engine.dxp.channel import LOOPBACK, Listener
from harzdame_engine.dxp.conversation import (
    Ended,
    MoveArrived,
    Started,
    State,
    WordsArrived,
)
from harzdame_engine.dxp.messages import GameAnswer, GameRequest, RequestAnswer
from harzdame_engine.version import version
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from harzdame_gui.controllers.game.analysis import AnalysisState
from harzdame_gui.controllers.game.new_game import PERSON, NewGame, PlayerSpec
from harzdame_gui.controllers.network.network_game import Meeting
from harzdame_gui.controllers.network.network_opponents import NetworkOpponent, keep
from harzdame_gui.network.chat import ChatCard
from harzdame_gui.network.dialog import NetworkDialog
from harzdame_gui.new_game.dialog import NewGameDialog
from harzdame_gui.widgets.labels import PlainLabel
from tests.gui.driver import Driver
from tests.gui.network.opponent import LONG, Opponent, come

Start = Callable[..., Driver]
HARZDAME = f"Harzdame {version()}"


def chat(driver: Driver) -> ChatCard:
    return driver.window.findChild(ChatCard)


def test_a_person_plays_whoever_connects(driver: Driver, opponent: Opponent) -> None:
    assert driver.card == "Connected to Tornado. International draughts. You play Black."
    assert driver.session.players[Color.WHITE].name == "Tornado"
    assert driver.session.tree.tags["White"] == "Tornado"
    assert driver.board.orientation.flipped
    opponent.play("32-28")
    driver.drag("19", "23")
    assert str(opponent.wait_for(MoveArrived).move) == "19-23"
    opponent.play("28x19")
    driver.drag("14", "23")
    assert str(opponent.wait_for(MoveArrived).move) == "14x23"
    opponent.talk.say("Nice move")
    driver.qtbot.waitUntil(lambda: chat(driver).lines == ("They: Nice move",), timeout=LONG)
    opponent.talk.end(0.0)
    driver.qtbot.waitUntil(lambda: driver.session.outcome is not None, timeout=LONG)
    assert driver.session.outcome == (Color.BLACK, Termination.RESIGNATION)
    assert opponent.wait_for(Ended).points == 0.0


def test_both_clocks_run_and_end_nothing(driver: Driver, opponent: Opponent) -> None:
    clock = driver.session.clock
    analysis = driver.app.workspace.analysis.analysis
    analysis.switch(True)
    assert driver.session.thinking
    assert analysis.state is AnalysisState.SEARCHING  # nothing here waits for whoever thinks elsewhere
    opponent.play("32-28")
    assert driver.session.tree.tags["TimeControl"] == "300"
    assert (clock.running, clock.can_pause) == (Color.BLACK, False)
    assert driver.window.ground.area.above.clock.isVisible()
    clock._since -= 300_000  # five minutes later
    clock._on_time()
    assert driver.card.startswith("Your time is up.")
    driver.drag("19", "23")
    opponent.wait_for(MoveArrived)
    assert driver.session.outcome is None
    assert clock.running is Color.WHITE
    opponent.channel.close()
    driver.qtbot.waitUntil(lambda: driver.card.startswith("The connection is lost."), timeout=LONG)
    assert not clock.active
    assert not driver.window.ground.area.above.clock.isVisible()


def test_who_resigns_tells_the_other_side_at_the_next_turn(driver: Driver, opponent: Opponent) -> None:
    opponent.play("32-28")
    driver.drag("19", "23")
    opponent.wait_for(MoveArrived)
    driver.window.commands.resign_now.trigger()
    assert driver.session.outcome == (Color.WHITE, Termination.RESIGNATION)
    opponent.talk.play(opponent.talk.position.parse_move("28x19"))
    assert opponent.wait_for(Ended).points == 1.0


def test_a_draw_ends_the_game(driver: Driver, opponent: Opponent) -> None:
    opponent.talk.end(0.5)
    driver.qtbot.waitUntil(lambda: driver.session.outcome is not None, timeout=LONG)
    assert driver.session.outcome == (None, Termination.AGREEMENT)


def test_a_win_is_not_believed_without_proof(driver: Driver, opponent: Opponent) -> None:
    opponent.talk.end(1.0)
    driver.qtbot.waitUntil(lambda: driver.card.startswith("The other side left the game."), timeout=LONG)
    assert driver.session.outcome is None


@pytest.mark.parametrize("data", [None, b"M0000015000\0", b"\xff" * 999])
def test_a_connection_that_breaks_or_lies_is_left(
    driver: Driver, opponent: Opponent, data: bytes | None
) -> None:
    if data is None:
        opponent.channel.close()
    else:
        opponent.channel._socket.sendall(data)
    driver.qtbot.waitUntil(lambda: driver.card.startswith("The connection is lost."), timeout=LONG)
    assert not driver.session.thinking


def test_another_game_leaves_the_connection(driver: Driver, opponent: Opponent) -> None:
    opponent.play("32-28")
    driver.session.load(driver.session.tree)
    assert opponent.wait_for(Ended).stop
    driver.qtbot.waitUntil(lambda: opponent.channel._socket.recv(10) == b"", timeout=LONG)


def test_another_language_waits_for_the_end_of_the_game(driver: Driver, opponent: Opponent) -> None:
    opponent.play("32-28")
    window = driver.window
    driver.app.services.settings.language.set("de")
    said = "The connection over the network stays. The language changes with the next start."
    driver.qtbot.waitUntil(lambda: driver.card == said)
    QTest.qWait(50)
    assert driver.window is window
    driver.drag("19", "23")
    assert str(opponent.wait_for(MoveArrived).move) == "19-23"
    opponent.talk.end(stop=True)
    opponent.wait_for(Ended)
    driver.qtbot.waitUntil(lambda: not driver.app.workspace.windows.is_on_network, timeout=LONG)
    driver.app.services.settings.language.set("en")  # which it speaks still
    driver.speak("de")


def test_the_app_connects_and_asks(driver: Driver) -> None:
    opponent = Opponent(driver)
    with closing(Listener(0)) as listener:
        driver.app.workspace.windows.network().meet(Meeting(False, LOOPBACK, listener.port, Color.WHITE, 7))
        opponent.channel = listener.accept()
        started = opponent.wait_for(Started)
        assert (started.minutes, started.color) == (7, Color.BLACK)
        driver.qtbot.waitUntil(
            lambda: driver.card == "Connected to Tornado. International draughts. You play White.",
            timeout=LONG,
        )
        driver.drag("32", "28")
        assert str(opponent.wait_for(MoveArrived).move) == "32-28"
        opponent.channel.close()
        driver.qtbot.waitUntil(lambda: driver.card.startswith("The connection is lost."), timeout=LONG)


def test_harzdame_is_played_with_another_harzdame(start: Start, port: int) -> None:
    driver = start(game="international")  # whatever is on the board
    driver.app.workspace.windows.network().meet(Meeting(True, LOOPBACK, port))
    opponent = come(driver, port)
    opponent.talk.ask(Position.start("harzdame"), Color.BLACK, 5)
    opponent.wait_for(Started)
    assert driver.card == "Connected to Tornado. Harzdame. You play White."
    assert driver.session.position == Position.start("harzdame")
    driver.drag("f1", "g1")
    assert str(opponent.wait_for(MoveArrived).move) == "f1-g1"
    opponent.play("c8-b8")
    opponent.channel.close()


@pytest.mark.parametrize(("player", "name"), [("Jürgen", "Juergen"), ("", HARZDAME), ("Борис", HARZDAME)])
def test_a_person_is_known_by_the_name_that_the_protocol_can_spell(
    start: Start, port: int, player: str, name: str
) -> None:
    driver = start(game="harzdame", player_name=player)
    driver.app.workspace.windows.network().meet(Meeting(True, LOOPBACK, port))
    opponent = come(driver, port)
    opponent.talk.ask(Position.start("harzdame"), Color.BLACK, 5)
    assert opponent.wait_for(Started).name == name
    opponent.channel.close()


def test_another_game_is_asked_for_from_the_dialog(start: Start) -> None:
    driver = start()
    opponent = Opponent(driver)
    with closing(Listener(0)) as listener:
        driver.window.commands.network.trigger()
        dialog = driver.wait_for_dialog(NetworkDialog)
        driver.press("More")
        dialog.address._port.setValue(listener.port)
        driver.press("Play")
        opponent.channel = listener.accept()
        started = opponent.wait_for(Started)
        assert (started.position, started.color) == (Position.start("harzdame"), Color.BLACK)
        driver.qtbot.waitUntil(
            lambda: driver.card == "Connected to Tornado. Harzdame. You play White.", timeout=LONG
        )
    opponent.channel.close()


@pytest.mark.parametrize("answer", [None, GameAnswer("Tornado", RequestAnswer.OTHER_VERSION)])
def test_who_knows_only_the_standards_game_is_suspected(driver: Driver, answer: GameAnswer | None) -> None:
    only = "Programs other than Harzdame play International draughts only."
    for game, told in (("harzdame", True), ("international", False)):
        with closing(Listener(0)) as listener:
            meeting = Meeting(False, LOOPBACK, listener.port, game=game)
            driver.app.workspace.windows.network().meet(meeting)
            other = Opponent(driver)
            other.channel = listener.accept()
            driver.qtbot.waitUntil(lambda other=other: isinstance(other.read(), GameRequest), timeout=LONG)
            if answer is not None:
                other.channel.send(answer)
            other.channel.close()
            said = "No connection could be made." if answer is None else "The other side does not want"
            driver.qtbot.waitUntil(lambda said=said: driver.card.startswith(said), timeout=LONG)
            assert (only in driver.card) is told


def test_nobody_there_is_told(driver: Driver, port: int) -> None:
    driver.app.workspace.windows.network().meet(Meeting(False, LOOPBACK, port))
    driver.qtbot.waitUntil(lambda: driver.card.startswith("No connection could be made."), timeout=LONG)
    assert "No program is waiting there." in driver.card


def test_words_without_end_are_cut_and_tags_are_words(driver: Driver, opponent: Opponent) -> None:
    for _ in range(30):
        opponent.talk.say("x" * 126)
    opponent.talk.say("<b>bold</b> <img src='x'>")
    wanted = "They: <b>bold</b> <img src='x'>"
    driver.qtbot.waitUntil(lambda: chat(driver).lines[-1:] == (wanted,), timeout=LONG)
    assert chat(driver).lines == ("They: " + "x" * 120,) * 2 + (wanted,)
    labels = [label for label in chat(driver).findChildren(PlainLabel) if label.isVisible()]
    assert labels[-1].text().replace("\u200b", "") == wanted
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in labels)
    assert "img src='x'" not in labels[-1].toolTip()


def is_whole(label: PlainLabel) -> bool:
    room = label.contentsRect()
    taken = label.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, label.text())
    return taken.width() <= room.width() and taken.height() <= room.height()


def test_the_newest_words_are_shown_whole_and_widen_nothing(driver: Driver, opponent: Opponent) -> None:
    width = driver.window.minimumSizeHint().width()
    card = chat(driver).width()
    said = ("Good luck! " * 10, "x" * 120)
    for words in said:
        opponent.talk.say(words)
        line = "They: " + words.strip()
        driver.qtbot.waitUntil(lambda line=line: chat(driver).lines[-1:] == (line,), timeout=LONG)
        newest = next(
            label
            for label in chat(driver).findChildren(PlainLabel)
            if label.isVisible() and label.text().replace("\u200b", "") == line
        )
        driver.qtbot.waitUntil(lambda shown=newest: is_whole(shown), timeout=LONG)
    assert (driver.window.minimumSizeHint().width(), chat(driver).width()) == (width, card)


def test_one_can_answer(driver: Driver, opponent: Opponent) -> None:
    field = chat(driver).field
    field.setFocus()
    field.setText("Schöne Grüße!")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert opponent.wait_for(WordsArrived).text == "Schoene Gruesse!"
    assert chat(driver).lines == ("You: Schoene Gruesse!",)
    assert field.text() == ""
    QTest.keyClicks(field, "x" * 300)  # and more at once than anybody types
    for _ in range(5):
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert len(field.text()) == 120
    opponent.listen()
    assert opponent.heard == []
    QTest.qWait(1100)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert opponent.wait_for(WordsArrived).text == "x" * 120
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert driver.window.focusWidget() is driver.board
    opponent.play("32-28")  # the game is none the worse for it


def test_the_chat_goes_with_the_game(driver: Driver, opponent: Opponent) -> None:
    chat(driver).field.setFocus()
    opponent.talk.end(0.5)
    driver.qtbot.waitUntil(lambda: not chat(driver).isVisible(), timeout=LONG)
    assert driver.window.focusWidget() is driver.board


def test_a_program_that_was_kept_is_chosen_for_a_new_game(start: Start) -> None:
    driver = start(game="international", player_name="Anna")
    settings = driver.app.services.settings
    opponent = Opponent(driver)
    with closing(Listener(0)) as listener:
        keep(settings, NetworkOpponent("Tornado in the cellar", LOOPBACK, listener.port))
        driver.ctrl(Qt.Key.Key_N)
        dialog = driver.wait_for_dialog(NewGameDialog)
        boxes = [box for box in dialog.findChildren(QComboBox) if box.accessibleName() == "White"]
        boxes[0].setCurrentIndex(boxes[0].findText("Tornado in the cellar"))
        black = next(box for box in dialog.findChildren(QComboBox) if box.accessibleName() == "Black")
        black.setCurrentIndex(black.findText("You"))
        driver.press("Start")
        opponent.channel = listener.accept()
        assert opponent.wait_for(Started).color is Color.WHITE
        driver.qtbot.waitUntil(
            lambda: driver.card.startswith("Connected to Tornado in the cellar."), timeout=LONG
        )
        assert driver.session.tree.tags["Black"] == "Anna"
        opponent.play("32-28")
        driver.window.commands.resign_now.trigger()
        opponent.talk.end(1.0)
        driver.qtbot.waitUntil(lambda: not driver.window.findChild(ChatCard).isVisible(), timeout=LONG)
        opponent.channel.close()
        driver.window.commands.other_colors.trigger()  # it is asked once more
        opponent.channel = listener.accept()
        opponent.talk.state = State.IDLE
        assert opponent.wait_for(Started).color is Color.BLACK
    opponent.channel.close()
    driver.qtbot.waitUntil(lambda: driver.card.startswith("The connection is lost."), timeout=LONG)
    driver.ctrl(Qt.Key.Key_N)
    dialog = driver.wait_for_dialog(NewGameDialog)
    boxes = [box for box in dialog.findChildren(QComboBox) if box.accessibleName() == "White"]
    assert boxes[0].currentText() == "Tornado in the cellar"


def test_two_ends_of_the_network_are_one_too_many(driver: Driver) -> None:
    keep(driver.app.services.settings, NetworkOpponent("A", LOOPBACK, 9))
    network = PlayerSpec.added("dxp:A", name="A")
    driver.app.workspace.games.start(NewGame("international", network, network))
    assert driver.card.startswith("Only one side can be played over the network.")


def test_one_that_was_forgotten_is_told(driver: Driver) -> None:
    network = PlayerSpec.added("dxp:B", name="B")
    driver.app.workspace.games.start(NewGame("international", network, PERSON))
    assert driver.card.startswith("B is no longer among the opponents.")


def test_the_engine_of_the_command_line_plays_the_computer_of_the_app(start: Start) -> None:
    driver = start(game="international")
    with closing(Listener(0)) as listener:
        port = listener.port
    command = [sys.executable, "-m", "harzdame_engine.cli", "dxp", "serve", "--port", str(port)]
    other = subprocess.Popen([*command, "--level", "first-day", "--time", "0.05"], stdout=subprocess.PIPE)
    try:
        assert other.stdout.readline().startswith(b"waiting")
        keep(driver.app.services.settings, NetworkOpponent("Command line", LOOPBACK, port))
        network = PlayerSpec.added("dxp:Command line", name="Command line")
        choice = NewGame("international", PlayerSpec.engine(LEVELS[0], 0.05), network)
        driver.app.workspace.games.start(choice)
        driver.qtbot.waitUntil(lambda: driver.session.node.ply >= 6, timeout=LONG)
    finally:
        other.kill()
        other.communicate()
    driver.qtbot.waitUntil(lambda: driver.card.startswith("The connection is lost."), timeout=LONG)
