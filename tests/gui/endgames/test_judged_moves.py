"""Moves and their verdicts as a list model."""

from __future__ import annotations

import pytest
from harzdame_engine import Position
from harzdame_engine.endgames.verdict import JudgedMove, Verdict
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from harzdame_gui.endgames.judged_moves import JUDGED_ROLE, VERDICT_ROLE, JudgedMovesModel

MOVES = tuple(
    JudgedMove(move, Verdict(plies))
    for move, plies in zip(Position.start().legal_moves(), (27, None, 6), strict=False)
)


@pytest.fixture
def model(qapp: object) -> JudgedMovesModel:
    return JudgedMovesModel(lambda verdict: f"<{verdict.moves}>")


def test_it_holds_a_row_for_each_move(model: JudgedMovesModel) -> None:
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert model.rowCount() == 0
    model.set_moves(MOVES)
    assert model.rowCount() == len(MOVES) == 3
    assert model.index(1).data(JUDGED_ROLE) == MOVES[1]
    model.set_moves(())
    assert model.rowCount() == 0


def test_a_verdict_is_worded_as_it_is_told(model: JudgedMovesModel) -> None:
    model.set_moves(MOVES)
    first = model.index(0)
    assert first.data() == str(MOVES[0].move)
    assert first.data(VERDICT_ROLE) == "<14>"
    assert first.data(Qt.ItemDataRole.AccessibleTextRole) == f"{MOVES[0].move}: <14>"
