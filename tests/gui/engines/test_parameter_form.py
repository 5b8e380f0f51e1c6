"""A control for each type of parameter, and the values that a person sets by it."""

from __future__ import annotations

import pytest
from harzdame_engine.hub.declared import Declared, ParameterKind
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from harzdame_gui.engines.parameter_form import ParameterForm
from harzdame_gui.widgets.number_box import DecimalBox

KIND = ParameterKind
PARAMETERS = (
    Declared("variant", "normal", ("normal", "frisian"), KIND.ENUM),
    Declared("book", "true", (), KIND.BOOL),
    Declared("threads", "1", (), KIND.INT, 1, 16),
    Declared("margin", "0.5", (), KIND.REAL, 0, 1),
    Declared("mode", "a", ("a", "b"), KIND.ENUM),
    Declared("folder", "data", (), KIND.STRING),
)


@pytest.fixture
def form(qtbot: QtBot) -> ParameterForm:
    form = ParameterForm(PARAMETERS, {"threads": "4"})
    qtbot.addWidget(form)
    form.show()
    return form


def control(form: ParameterForm, name: str) -> QWidget:
    return next(each for each in form.findChildren(QWidget) if each.accessibleName() == name)


def test_each_type_has_its_control_and_shows_its_value(form: ParameterForm) -> None:
    assert control(form, "book").isChecked()
    assert control(form, "threads").value() == 4
    assert control(form, "margin").value() == 0.5
    assert control(form, "mode").currentText() == "a"
    assert control(form, "folder").text() == "data"
    kinds = [QCheckBox, QSpinBox, DecimalBox, QComboBox, QLineEdit]
    names = ["book", "threads", "margin", "mode", "folder"]
    assert [type(control(form, name)) for name in names] == kinds
    assert "variant" not in [label.text() for label in form.findChildren(QLabel)]


def test_what_a_person_sets_is_told(qtbot: QtBot, form: ParameterForm) -> None:
    told: list[tuple[str, str]] = []
    form.valueChanged.connect(lambda name, value: told.append((name, value)))
    QTest.keyClick(control(form, "book"), Qt.Key.Key_Space)
    QTest.keyClick(control(form, "threads"), Qt.Key.Key_Up)
    QTest.keyClick(control(form, "margin"), Qt.Key.Key_Down)
    QTest.keyClick(control(form, "mode"), Qt.Key.Key_Down)
    field = control(form, "folder")
    field.selectAll()
    QTest.keyClicks(field, "other data")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert told == [
        ("book", "false"),
        ("threads", "5"),
        ("margin", "0.49"),
        ("mode", "b"),
        ("folder", "other data"),
    ]


def test_a_text_that_cannot_be_sent_is_put_back(qtbot: QtBot, form: ParameterForm) -> None:
    field = control(form, "folder")
    with qtbot.assertNotEmitted(form.valueChanged):
        field.setText('a"b')
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == "data"


@pytest.mark.parametrize(
    "parameter",
    [
        Declared("odd", "many", (), KIND.INT, 1, 16),
        Declared("odd", "99", (), KIND.INT, 1, 16),
        Declared("odd", "9" * 30, (), KIND.INT),
        Declared("odd", "1", (), KIND.INT, 1e300, -1e300),
        Declared("odd", "much", (), KIND.REAL),
        Declared("odd", "perhaps", (), KIND.BOOL),
        Declared("odd", "x", (), KIND.ENUM),
    ],
)
def test_a_value_that_does_not_fit_its_type_is_a_text(qtbot: QtBot, parameter: Declared) -> None:
    form = ParameterForm([parameter], {})
    qtbot.addWidget(form)
    assert control(form, "odd").text() == parameter.value


def test_an_engine_without_parameters_says_so(qtbot: QtBot) -> None:
    form = ParameterForm(PARAMETERS[:1], {})
    qtbot.addWidget(form)
    assert [label.text() for label in form.findChildren(QLabel)] == ["This engine has nothing to set."]


def test_very_many_parameters_come_a_few_at_a_time(qtbot: QtBot) -> None:
    many = [Declared(f"p{number}", "1", (), KIND.INT, 1, 16) for number in range(400)]
    form = ParameterForm(many, {})
    qtbot.addWidget(form)
    assert 0 < len(form.findChildren(QSpinBox)) < 50
    form.show()
    qtbot.waitUntil(lambda: len(form.findChildren(QSpinBox)) == 400)
    assert [box.accessibleName() for box in form.findChildren(QSpinBox)] == [each.name for each in many]
