"""Friends in one house: seen on both sides, asked, and played with; all by real sockets on this machine."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import pytest
from harzdame_engine import Color, Position
from harzdame_engine.dxp import neighbours
from harzdame_engine.dxp.channel import LOOPBACK, Listener
from harzdame_engine.dxp.conversation import RequestRefused, Started
from harzdame_engine.dxp.invitation import knock
from harzdame_engine.dxp.neighbours import Announcement, Friend
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from harzdame_gui.controllers.network import house, reception
from harzdame_gui.controllers.network.house import House
from harzdame_gui.network.dialog import NetworkDialog
from tests.gui.driver import Driver
from tests.gui.network.opponent import LONG, Opponent, come


@pytest.fixture(autouse=True)
def port(monkeypatch: pytest.MonkeyPatch) -> int:
    """The apps of other tests are neither seen nor in the way."""
    monkeypatch.setattr(neighbours, "KIND", f"_hz{secrets.token_hex(4)}._tcp.local.")
    monkeypatch.setattr(house, "INTERFACES", (LOOPBACK,))
    monkeypatch.setattr(reception, "EVERYWHERE", LOOPBACK)
    with Listener(0)._socket as free:
        number: int = free.getsockname()[1]
    monkeypatch.setattr(reception, "PORT", number)
    return number


class Ben:
    """Another app that looks for friends."""

    def __init__(self, driver: Driver, port: int, game: str = "harzdame") -> None:
        self.seen: tuple[Friend, ...] = ()
        self._house = House(driver.app.services.jobs)
        self._house.changed.connect(self._on_changed)
        self._house.open(Announcement("Ben", game, 5, port, "his"))

    def _on_changed(self, friends: tuple[Friend, ...]) -> None:
        self.seen = friends


@pytest.fixture
def dialog(start: Callable[..., Driver]) -> NetworkDialog:
    driver = start(player_name="Anna")
    driver.window.commands.network.trigger()
    dialog = driver.wait_for_dialog(NetworkDialog)
    dialog.test_driver = driver
    return dialog


def buttons(dialog: NetworkDialog, text: str) -> list[QPushButton]:
    return [each for each in dialog.findChildren(QPushButton) if each.text() == text and each.isVisible()]


def press(dialog: NetworkDialog, text: str) -> None:
    QTest.mouseClick(buttons(dialog, text)[0], Qt.MouseButton.LeftButton)


def invite(dialog: NetworkDialog, port: int) -> Opponent:
    """Somebody asks for a game as an app does that has found us."""
    driver: Driver = dialog.test_driver
    press(dialog, "Look for friends")
    ben = come(driver, port)
    ben.channel.send(knock(dialog._house._reception.secret))
    ben.talk.ask(Position.start("harzdame"), Color.BLACK, 10)
    driver.qtbot.waitUntil(dialog._house._question.isVisible, timeout=LONG)
    assert dialog._house._asked.text() == "Tornado invites you to Harzdame, 10 minutes. You play White."
    return ben


def test_both_see_each_other_and_one_click_asks(dialog: NetworkDialog) -> None:
    driver: Driver = dialog.test_driver
    with Listener(0)._socket as waiting:
        ben = Ben(driver, waiting.getsockname()[1])
        press(dialog, "Look for friends")
        driver.qtbot.waitUntil(lambda: bool(buttons(dialog, "Invite") and ben.seen), timeout=LONG)
        assert (ben.seen[0].name, ben.seen[0].game, ben.seen[0].minutes) == ("Anna", "harzdame", 10)
        [button] = buttons(dialog, "Invite")
        assert button.accessibleName() == "Invite Ben: Harzdame, 5 minutes"
        press(dialog, "Invite")
        assert driver.card.startswith("Ben is asked to play. Harzdame, 5 minutes")
        driver.qtbot.waitUntil(lambda: ben.seen == (), timeout=LONG)  # we are seen no longer
        driver.press("Cancel")


def test_a_game_that_is_unknown_here_cannot_be_asked_for(dialog: NetworkDialog) -> None:
    driver: Driver = dialog.test_driver
    _ben = Ben(driver, 4000, game="chess")
    press(dialog, "Look for friends")
    driver.qtbot.waitUntil(lambda: bool(buttons(dialog, "Invite")), timeout=LONG)
    assert not buttons(dialog, "Invite")[0].isEnabled()


def test_whoever_accepts_plays(dialog: NetworkDialog, port: int) -> None:
    driver: Driver = dialog.test_driver
    ben = invite(dialog, port)
    press(dialog, "Accept")
    assert ben.wait_for(Started).name == "Anna"
    driver.qtbot.waitUntil(lambda: driver.card.startswith("Connected to Tornado."), timeout=LONG)
    assert driver.dialog is None
    driver.drag("d1", "e2")
    ben.channel.close()


def test_whoever_declines_is_still_seen(dialog: NetworkDialog, port: int) -> None:
    driver: Driver = dialog.test_driver
    ben = invite(dialog, port)
    press(dialog, "Decline")
    ben.wait_for(RequestRefused)
    ben.channel.close()
    assert dialog.isVisible()
    assert dialog._house._reception.is_open
    assert not dialog._house._question.isVisible()
    driver.key(Qt.Key.Key_Escape)


def test_an_invitation_can_be_withdrawn(dialog: NetworkDialog, port: int) -> None:
    driver: Driver = dialog.test_driver
    invite(dialog, port).channel.close()
    driver.qtbot.waitUntil(lambda: not dialog._house._question.isVisible(), timeout=LONG)
    assert dialog._house._words.text() == "The invitation was withdrawn."


def test_whoever_does_not_know_the_secret_is_not_heard(dialog: NetworkDialog, port: int) -> None:
    driver: Driver = dialog.test_driver
    press(dialog, "Look for friends")
    stranger = come(driver, port)
    stranger.talk.ask(Position.start("harzdame"), Color.WHITE, 10)
    driver.qtbot.waitUntil(stranger.channel.has_left, timeout=LONG)
    assert not dialog._house._question.isVisible()
    stranger.channel.close()


def test_another_port_is_used_where_the_usual_one_is_taken(dialog: NetworkDialog, port: int) -> None:
    driver: Driver = dialog.test_driver
    opened: list[int] = []
    dialog._house._reception.opened.connect(opened.append)
    with Listener(port)._socket:
        press(dialog, "Look for friends")
        driver.qtbot.waitUntil(lambda: bool(opened), timeout=LONG)
    assert opened[0] != port


def test_all_ends_with_the_dialog(dialog: NetworkDialog) -> None:
    driver: Driver = dialog.test_driver
    jobs = driver.app.services.jobs
    driver.qtbot.waitUntil(lambda: not jobs.under_way, timeout=LONG)
    press(dialog, "Look for friends")
    driver.qtbot.waitUntil(lambda: len(jobs.under_way) == 2, timeout=LONG)
    driver.key(Qt.Key.Key_Escape)
    driver.qtbot.waitUntil(lambda: not jobs.under_way and jobs.threads == 0, timeout=LONG)


def test_whoever_finds_nobody_is_told_why_that_may_be(dialog: NetworkDialog) -> None:
    dialog._house._late.setInterval(1)
    press(dialog, "Look for friends")
    found = dialog.test_driver.qtbot
    found.waitUntil(lambda: dialog._house._words.text().startswith("Nobody found yet."), timeout=LONG)
