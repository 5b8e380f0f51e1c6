"""Steps that can be undone."""

from __future__ import annotations

from harzdame_gui.setup.steps import Steps


def test_back_and_forth() -> None:
    steps = Steps("a")
    steps.note("b")
    steps.note("c")
    assert [steps.undo(), steps.undo(), steps.undo()] == ["b", "a", "a"]
    assert not steps.can_undo
    assert [steps.redo(), steps.redo(), steps.redo()] == ["b", "c", "c"]
    assert not steps.can_redo


def test_a_new_state_ends_redoing() -> None:
    steps = Steps("a")
    steps.note("b")
    steps.undo()
    steps.note("c")
    assert not steps.can_redo
    assert steps.undo() == "a"


def test_a_stroke_is_one_step() -> None:
    steps = Steps("a")
    for state in "bcd":
        steps.note(state, joined=state != "b")
    assert steps.undo() == "a"
    assert steps.redo() == "d"


def test_the_same_again_is_no_step() -> None:
    steps = Steps("a")
    steps.note("a")
    assert not steps.can_undo
