"""The table of what a person does in the window: how each is entered, when it can be, and how it ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from harzdame_engine.clocks.control import parse_control
from harzdame_engine.dxp.conversation import State
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from harzdame_gui.analysis.panel import AnalysisPanel
from harzdame_gui.controllers.game.new_game import PERSON, NewGame
from harzdame_gui.controllers.settings.choices import Appearance, CoachMode
from harzdame_gui.replay.guess_page import GuessPage
from harzdame_gui.replay.mistakes_page import MistakesPage
from harzdame_gui.replay.presenter import Replay
from harzdame_gui.review.dialog import ReviewDialog
from harzdame_gui.setup.editor import SetupEditor
from harzdame_gui.theme import current_theme
from tests.gui.tournament.tourney import Tourney
from tests.soak.pairs.filing import (
    close_export,
    close_library,
    close_my_games,
    export,
    import_file,
    keep_in_library,
    library_holds,
    list_my_games,
    open_another,
    open_file,
    open_library,
    paste,
    save,
    save_holds,
)
from tests.soak.pairs.records import path
from tests.soak.pairs.stage import COMPUTER, Stage


def _nothing(_stage: Stage) -> None: ...


def _always(stage: Stage) -> bool:
    """There is always a way to close the window, but for a dialog that waits for an answer."""
    return not stage.blocked


def _true(_stage: Stage) -> str:
    return ""


class Activity(NamedTuple):
    """`begin` is called where `possible`, `holds` while it is on: "" or what is wrong; `end` ends it."""

    name: str
    begin: Callable[[Stage], None]
    possible: Callable[[Stage], bool] = _always
    holds: Callable[[Stage], str] = _true
    end: Callable[[Stage], None] = _nothing


def _key(keys: str) -> Callable[[Stage], bool]:
    return lambda stage: stage.can(keys)


def _at_board(stage: Stage) -> bool:
    return _always(stage) and stage.driver.board.isVisible()


# Playing


def _clock(stage: Stage) -> None:
    control = parse_control("300+3")
    stage.begin(NewGame("harzdame", PERSON, COMPUTER, white_clock=control, black_clock=control))
    stage.move()


def _clock_holds(stage: Stage) -> str:
    session = stage.session
    if session.game.studied or not any(session.clock.controls):
        return ""
    if session.tree.result is not None:
        return "the clock runs on behind the end" if session.clock.running is not None else ""
    live = session.game.live
    if session.thinking:  # a coach may hold back an answer that is found, whose time is over
        return ""
    running = live is None or live.ply < 2 or session.clock.paused or session.clock.running is not None
    return "" if running else "no clock runs in a game by the clock"


def _take_back(stage: Stage) -> None:
    before = len(path(stage.session.node))
    stage.press("Ctrl+Z")
    if len(path(stage.session.node)) > before:
        raise AssertionError("a takeback went forward")


def _take_back_holds(stage: Stage) -> str:
    """Arrow keys do not walk into what was withdrawn while the game goes on."""
    session = stage.session
    if session.game.studied or session.game.live is not session.node or not stage.can("Right"):
        return ""
    before = session.node
    stage.press("Right")
    walked = session.node is not before and session.tree.result is None
    return "→ walks into moves that were taken back" if walked else ""


def _can_resign(stage: Stage) -> bool:
    return _at_board(stage) and stage.driver.window.commands.resign.isEnabled()


def _resign(stage: Stage) -> None:
    actions = stage.driver.window.commands
    actions.resign.trigger()
    actions.resign_now.trigger()
    stage.ended_at, stage.ended_by = tuple(path(stage.session.node)), stage.session.tree.result


def _result_holds(stage: Stage) -> str:
    session = stage.session
    if session.game.studied or session.tree.result is None:
        return ""
    if session.game.can_resign or session.thinking:
        return "the game goes on behind its result"
    line = tuple(path(session.tree.mainline()[-1]))  # nodes are others when the app was started again
    at_end = session.tree.result == stage.ended_by and line != stage.ended_at
    return "the result stands behind moves after which the game did not end" if at_end else ""


# Looking


def _analysis_off(stage: Stage) -> None:
    action = stage.command("A")
    if action is not None and action.isChecked():
        stage.press("A")


def _analysis_on(stage: Stage) -> None:
    if not stage.command("A").isChecked():
        stage.press("A")


def _analysis_holds(stage: Stage) -> str:
    """Lines are shown of whatever is on the board, as long as it can be played on."""

    def told() -> bool:
        action = stage.command("A")
        off = action is None or not action.isChecked()
        lines = stage.driver.window.findChild(AnalysisPanel).lines
        return off or not stage.session.position.legal_moves() or bool(lines._lines)

    return "" if stage.comes(told) else "the analysis is on and shows nothing"


def _threat(stage: Stage) -> None:
    _analysis_on(stage)
    if not stage.command("Shift+A").isChecked():
        stage.press("Shift+A")


def _threat_off(stage: Stage) -> None:
    action = stage.command("Shift+A")
    if action is not None and action.isChecked():
        stage.press("Shift+A")
    _analysis_off(stage)


def _review(stage: Stage) -> None:
    if stage.late.review.gives_away:  # it waits for the end of a game that is played
        open_file(stage, stage.mistakes)
    stage.press("Ctrl+R")
    if dialog := stage.shown(ReviewDialog):
        stage.accept(dialog)


def _review_off(stage: Stage) -> None:
    stage.late.review.cancel()
    stage.wait(lambda: not stage.late.review.running)


def _coach(stage: Stage) -> None:
    stage.driver.app.services.settings.coach.set(CoachMode.STRICT)
    stage.move_if_possible()


def _coach_off(stage: Stage) -> None:
    stage.driver.app.services.settings.coach.set(CoachMode.OFF)


def _autoplay(stage: Stage) -> None:
    stage.press("Home")
    stage.press("F5")


def _autoplay_off(stage: Stage) -> None:
    replay = stage.driver.window.findChild(Replay)
    if replay.autoplay.playing:
        stage.press("F5")
    if not replay.bar.isHidden():
        stage.press("Esc")


def _guess(stage: Stage) -> None:
    stage.press("F6")
    page = stage.driver.window.findChild(GuessPage)
    QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_Return)


def _learn(stage: Stage) -> None:
    open_file(stage, stage.mistakes)
    stage.wait(lambda: stage.can("Shift+F6"))
    stage.press("Shift+F6")


def _leave_page(kind: type) -> Callable[[Stage], None]:
    def leave(stage: Stage) -> None:
        page = stage.driver.window.findChild(kind)
        if page is not None and page.isVisible():
            QTest.keyClick(page.board, Qt.Key.Key_Escape)

    return leave


# Others


def _tournament(stage: Stage) -> None:
    tourney = Tourney(stage.driver)
    tourney.begin(2)


def _end_tournament(stage: Stage) -> None:
    stage.late.tournaments.stop()
    stage.wait(lambda: not stage.late.tournaments.running)
    room = stage.driver.app.workspace.tournaments.room
    if room is not None and room.window.isVisible():
        room.window.close()


def _can_review(stage: Stage) -> bool:
    return stage.can("Ctrl+R") and not stage.on_network


def _can_learn(stage: Stage) -> bool:
    return _at_board(stage) and not stage.on_network


def _can_meet(stage: Stage) -> bool:
    """Moves that play by themselves end the search for an opponent, and that is said.

    Whoever comes while something else is asked is refused, as the report of an import is shown.
    """
    stage.settle()
    asked = QApplication.activeModalWidget() is not None
    return _at_board(stage) and not asked and not stage.driver.window.findChild(Replay).autoplay.playing


def _network(stage: Stage) -> None:
    stage.meet()
    stage.wait(lambda: "Tornado" in stage.session.tree.tags.get("White", ""))


def _network_holds(stage: Stage) -> str:
    """The driver answers no question, so a game over the network that others replace was left in silence."""
    left = (
        stage.peer is not None
        and stage.session.outcome is None
        and "Tornado" not in (stage.session.tree.tags.get("White", ""))
    )
    if left:
        return "the game over the network was left in silence"
    return "" if stage.peer is None else _both_ends_agree(stage)


def _both_ends_agree(stage: Stage) -> str:
    """The opponent's record and the board's are one game."""
    talk = stage.peer.talk
    if stage.session.outcome is not None or talk.state is not State.PLAYING:
        return ""

    def agree() -> bool:
        return stage.peer is None or [str(move) for move in talk.moves] == stage.driver.played

    if stage.comes(agree, 10_000):
        return ""
    return f"the opponent has {[str(move) for move in talk.moves]}, the board {stage.driver.played}"


def _set_up(stage: Stage) -> None:
    stage.press("Ctrl+E")
    stage.opened(SetupEditor)


def _close_set_up(stage: Stage) -> None:
    if dialog := stage.shown(SetupEditor):
        stage.escape(dialog)


def _language(stage: Stage) -> None:
    settings = stage.driver.app.services.settings
    other = "de" if settings.language.value == "en" else "en"
    window = stage.driver.window
    on_network = stage.on_network
    settings.language.set(other)
    if not on_network:
        stage.driver.wait_for_another(window)
    QTest.qWait(20)


def _language_holds(stage: Stage) -> str:
    """A game over the network keeps the window in the language of before."""
    settings, text = stage.driver.app.services.settings, stage.driver.window.commands.new_game.text()
    wanted = "New game" if settings.language.value == "en" else "Neue Partie"
    return "" if stage.on_network or text == wanted else f"the language is another, the window says {text!r}"


def _look(stage: Stage) -> None:
    appearance = stage.driver.app.services.settings.appearance
    appearance.set(Appearance.LIGHT if appearance.value is Appearance.DARK else Appearance.DARK)
    QTest.qWait(20)


def _look_holds(stage: Stage) -> str:
    dark = stage.driver.app.services.settings.appearance.value is Appearance.DARK

    def worn() -> bool:
        grounds = [each.palette().window().color() for each in (stage.driver.window, *stage.windows())]
        return current_theme().dark is dark and all((each.lightness() < 128) is dark for each in grounds)

    return "" if stage.comes(worn, 5000) else "not all windows wear the look that was chosen"


def _come_back(stage: Stage) -> None:
    stage.settle()
    before = stage.on_board() if stage.session.modified else None
    stage.witness.faults += stage.close()
    stage.start()
    if before is not None and stage.on_board() != before:
        stage.witness.faults.append(f"{before} was left on the board, {stage.on_board()} came back")


TABLE = (
    Activity("clock", _clock, _at_board, _clock_holds),
    Activity("takeback", _take_back, _key("Ctrl+Z"), _take_back_holds),
    Activity("result", _resign, _can_resign, _result_holds),
    Activity("analysis", _analysis_on, _key("A"), _analysis_holds, _analysis_off),
    Activity("threat", _threat, lambda stage: stage.can("A") and stage.can("Shift+A"), end=_threat_off),
    Activity("review", _review, _can_review, end=_review_off),
    Activity("coach", _coach, _at_board, end=_coach_off),
    Activity("hint", lambda stage: stage.press("H"), _key("H")),
    Activity("autoplay", _autoplay, _key("F5"), end=_autoplay_off),
    Activity("guessing", _guess, _key("F6"), end=_leave_page(GuessPage)),
    Activity("learning", _learn, _can_learn, end=_leave_page(MistakesPage)),
    Activity("another game", open_another, _at_board),
    Activity("paste", paste, _key("Ctrl+V")),
    Activity("import", import_file, _key("Ctrl+L"), end=close_library),
    Activity("library", open_library, _key("Ctrl+L"), library_holds, end=close_library),
    Activity("keep", keep_in_library, _key("Ctrl+Shift+L")),
    Activity("export", export, _key("Ctrl+Shift+E"), end=close_export),
    Activity("saving", save, _key("Ctrl+S"), save_holds),
    Activity("my games", list_my_games, _key("Ctrl+Shift+G"), end=close_my_games),
    Activity("tournament", _tournament, _key("Ctrl+Shift+T"), end=_end_tournament),
    Activity("network", _network, _can_meet, _network_holds, end=Stage.part),
    Activity("set-up", _set_up, _key("Ctrl+E"), end=_close_set_up),
    Activity("language", _language, _at_board, _language_holds),
    Activity("look", _look, _at_board, _look_holds),
    Activity("coming back", _come_back),
)
BY_NAME = {activity.name: activity for activity in TABLE}
