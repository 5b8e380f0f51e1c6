"""An address and a port: nothing but this machine unless that is ticked."""

from __future__ import annotations

import pytest
from harzdame_engine import Color
from harzdame_engine.dxp.channel import EVERYWHERE, LOOPBACK, PORT
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.network.network_game import Meeting
from harzdame_gui.controllers.network.network_opponents import NetworkOpponent
from harzdame_gui.network.address_form import AddressForm


@pytest.fixture
def form(qtbot: QtBot) -> AddressForm:
    form = AddressForm()
    qtbot.addWidget(form)
    form.show()
    return form


def press(form: AddressForm, text: str) -> None:
    button = next(each for each in form.findChildren(QPushButton) if each.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def paste(form: AddressForm, host: str) -> None:
    QApplication.clipboard().setText(host)
    form._host.selectAll()
    QTest.keyClick(form._host, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def test_it_connects_to_this_machine_at_first(qtbot: QtBot, form: AddressForm) -> None:
    press(form, "Black")
    assert form.meeting == Meeting(False, LOOPBACK, PORT, Color.BLACK, 30)


def test_it_asks_for_the_game_on_the_board_unless_another_is_chosen(qtbot: QtBot) -> None:
    form = AddressForm(game="harzdame")
    qtbot.addWidget(form)
    form.show()
    assert form.meeting.game == "harzdame"
    QTest.keyClicks(form._game, "Hex")
    assert form.meeting.game == "hexdame"
    press(form, "Wait")
    assert not form._game.isVisible()  # whoever comes chooses


def test_it_waits_for_this_machine_unless_others_are_let_in(qtbot: QtBot, form: AddressForm) -> None:
    press(form, "Wait")
    assert form.meeting == Meeting(True, LOOPBACK, PORT)
    assert not form._host.isVisible()
    assert form._words.text().startswith("Only programs on this computer")
    box = form.findChild(QCheckBox)
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert form.meeting.host == EVERYWHERE
    assert form._words.text().startswith("Whoever can reach this computer")


def test_an_address_is_needed(form: AddressForm) -> None:
    form._host.setText("  ")
    assert not form.is_ready
    press(form, "Wait")
    assert form.is_ready


@pytest.mark.parametrize("typed", ["a..b", "a" * 300, "é" * 70, "a\u202eb"])
def test_what_can_be_no_computer_is_told_and_not_called(qtbot: QtBot, form: AddressForm, typed: str) -> None:
    paste(form, typed)
    assert form._words.text() == "This cannot be the name or the address of a computer."
    assert not form.is_ready
    paste(form, "bücher.example")
    assert form._words.text() == "The other side has to wait for you."
    assert form.is_ready


def test_an_opponent_is_kept_under_the_name_typed(qtbot: QtBot, form: AddressForm) -> None:
    form._host.setText("10.0.0.7")
    form._name.setText(" Tornado ")
    with qtbot.waitSignal(form.keepWanted) as wanted:
        form.keep()
    assert wanted.args == [NetworkOpponent("Tornado", "10.0.0.7", PORT)]


def test_one_that_was_kept_is_chosen_and_can_be_forgotten(qtbot: QtBot) -> None:
    known = (NetworkOpponent("Tornado", "10.0.0.7", 5000), NetworkOpponent("Scan", "::1", 6000))
    form = AddressForm(known=known)
    qtbot.addWidget(form)
    form.show()
    assert form._known.isVisible()
    form._known.setCurrentIndex(2)
    assert form.meeting[:3] == (False, "::1", 6000)
    assert form._name.text() == "Scan"
    with qtbot.waitSignal(form.forgetWanted) as wanted:
        press(form, "Forget")
    assert wanted.args == [known[1]]
    assert [form._known.itemText(at) for at in range(form._known.count())] == ["Another one", "Tornado"]
    form._known.setCurrentIndex(1)
    press(form, "Forget")
    for name, place in (("Tornado", 0), ("Scan", 1)):
        with qtbot.waitSignal(form.rememberWanted) as again:
            press(form, "Undo")
        assert (again.args[0].name, again.args[1]) == (name, place)
        assert form._name.text() == name
    assert [form._known.itemText(at) for at in range(form._known.count())] == [
        "Another one",
        "Tornado",
        "Scan",
    ]
    assert not form._remember.isVisible()


def test_it_fits_in_each_language(qtbot: QtBot, language: str) -> None:
    form = AddressForm()
    qtbot.addWidget(form)
    form.show()
    assert form.width() <= 800
    assert form.height() <= 600
