"""A study in another language: it is worked on where it was."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.gui.study.test_study_editor import Workshop


def test_a_study_is_worked_on_in_another_language_where_it_was(shop: Workshop) -> None:
    shop.form.add_text.trigger()
    shop.settle()
    for move in (("a6", "a7"), ("h3", "h2")):
        shop.click(*move)
        shop.settle()
    shop.key(Qt.Key.Key_Left)
    shop.click("h3", "g3")  # a variation
    shop.settle()
    shop.form.text.setFocus()
    QTest.keyClicks(shop.form.text, "Not taken over yet")
    place = shop.room.editor.hand_over()
    shop.app.speak("de")
    shop.wait(lambda: shop.room.editor.active)
    shop.settle()
    assert shop.room.editor.hand_over() == place
    assert place.number == 2
    assert shop.form.text.toPlainText() == "Not taken over yet"
    assert shop.study.chapters[1].tree.root.children[0].children[1].comment == "Not taken over yet"
    assert shop.room.window.edit.isChecked()
