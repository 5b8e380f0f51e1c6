"""The dialog for a game over the network: nothing but this machine unless that is ticked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine import Color
from harzdame_engine.dxp.channel import EVERYWHERE, LOOPBACK, PORT
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.network.network_game import Meeting
from harzdame_gui.controllers.network.network_opponents import NetworkOpponent
from harzdame_gui.controllers.settings.choices import Language
from harzdame_gui.network.dialog import NetworkDialog
from tests.gui.driver import Driver, default_button


@pytest.fixture
def dialog(qtbot: QtBot) -> NetworkDialog:
    dialog = NetworkDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def press(dialog: NetworkDialog, text: str) -> None:
    button = next(each for each in dialog.findChildren(QPushButton) if each.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def paste(dialog: NetworkDialog, host: str) -> None:
    QApplication.clipboard().setText(host)
    dialog._host.selectAll()
    QTest.keyClick(dialog._host, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def test_it_connects_to_this_machine_at_first(qtbot: QtBot, dialog: NetworkDialog) -> None:
    press(dialog, "Black")
    with qtbot.waitSignal(dialog.meetingWanted) as wanted:
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert wanted.args == [Meeting(False, LOOPBACK, PORT, Color.BLACK, 30)]


def test_it_asks_for_the_game_on_the_board_unless_another_is_chosen(qtbot: QtBot) -> None:
    dialog = NetworkDialog(game="harzdame")
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.meeting.game == "harzdame"
    QTest.keyClicks(dialog._game, "Hex")
    assert dialog.meeting.game == "hexdame"
    press(dialog, "Wait")
    assert not dialog._game.isVisible()  # whoever comes chooses


def test_it_waits_for_this_machine_unless_others_are_let_in(qtbot: QtBot, dialog: NetworkDialog) -> None:
    press(dialog, "Wait")
    assert dialog.meeting == Meeting(True, LOOPBACK, PORT)
    assert not dialog._host.isVisible()
    assert dialog._words.text().startswith("Only programs on this computer")
    box = dialog.findChild(QCheckBox)
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert dialog.meeting.host == EVERYWHERE
    assert dialog._words.text().startswith("Whoever can reach this computer")


def test_an_address_is_needed(dialog: NetworkDialog) -> None:
    dialog._host.setText("  ")
    assert not default_button(dialog).isEnabled()
    press(dialog, "Wait")
    assert default_button(dialog).isEnabled()


@pytest.mark.parametrize("typed", ["a..b", "a" * 300, "é" * 70, "a\u202eb"])
def test_what_can_be_no_computer_is_told_and_not_called(
    qtbot: QtBot, dialog: NetworkDialog, typed: str
) -> None:
    paste(dialog, typed)
    assert dialog._words.text() == "This cannot be the name or the address of a computer."
    assert not default_button(dialog).isEnabled()
    with qtbot.assertNotEmitted(dialog.meetingWanted):
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    paste(dialog, "bücher.example")
    assert dialog._words.text() == "The other side has to wait for you."
    assert default_button(dialog).isEnabled()


def test_an_opponent_is_kept_under_the_name_typed(qtbot: QtBot, dialog: NetworkDialog) -> None:
    dialog._host.setText("10.0.0.7")
    dialog._name.setText(" Tornado ")
    with qtbot.waitSignal(dialog.keepWanted) as wanted:
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert wanted.args == [NetworkOpponent("Tornado", "10.0.0.7", PORT)]


def test_one_that_was_kept_is_chosen_and_can_be_forgotten(qtbot: QtBot) -> None:
    known = (NetworkOpponent("Tornado", "10.0.0.7", 5000), NetworkOpponent("Scan", "::1", 6000))
    dialog = NetworkDialog(known=known)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog._known.isVisible()
    dialog._known.setCurrentIndex(2)
    assert dialog.meeting[:3] == (False, "::1", 6000)
    assert dialog._name.text() == "Scan"
    with qtbot.waitSignal(dialog.forgetWanted) as wanted:
        press(dialog, "Forget")
    assert wanted.args == [known[1]]
    assert [dialog._known.itemText(at) for at in range(dialog._known.count())] == ["Another one", "Tornado"]
    dialog._known.setCurrentIndex(1)
    press(dialog, "Forget")
    for name, place in (("Tornado", 0), ("Scan", 1)):
        with qtbot.waitSignal(dialog.rememberWanted) as again:
            press(dialog, "Undo")
        assert (again.args[0].name, again.args[1]) == (name, place)
        assert dialog._name.text() == name
    assert [dialog._known.itemText(at) for at in range(dialog._known.count())] == [
        "Another one",
        "Tornado",
        "Scan",
    ]
    assert not dialog._remember.isVisible()


def test_it_fits_in_each_language(qtbot: QtBot, language: Language) -> None:
    dialog = NetworkDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.width() <= 800
    assert dialog.height() <= 600


def test_the_menu_opens_it(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.window.commands.network.trigger()
    driver.wait_for_dialog(NetworkDialog)
    driver.key(Qt.Key.Key_Escape)
    driver.qtbot.waitUntil(lambda: driver.dialog is None)
