"""What the workspace is made of, loaded part by part, so that the window answers meanwhile."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module

from PySide6 import QtWidgets

PARTS = (
    "harzdame_engine.search.engine",
    "charset_normalizer",
    "harzdame_engine.pdn",
    "harzdame_engine.library.library",
    "harzdame_engine.tournament.plan",
    "harzdame_engine.tournament.runner",
    "harzdame_gui.controllers.tournament.tournament_service",
    "harzdame_gui.text.facts",
    "harzdame_gui.text.wording",
    "harzdame_gui.controllers.game.kept_game",
    "harzdame_gui.controllers.files.edit_journal",
    "harzdame_gui.controllers.review.board_game",
    "harzdame_gui.controllers.study.rescue",
    "harzdame_gui.late_services",
    "harzdame_gui.play.move_list",
    "harzdame_gui.notices.presenter",
    "harzdame_gui.context",
    "harzdame_gui.analysis.panel",
    "harzdame_gui.main_window.side_panel",
    "harzdame_gui.editing.presenter",
    "harzdame_gui.widgets.file_dialogs",
    "harzdame_gui.export.source",
    "harzdame_gui.export.product",
    "harzdame_gui.export.exporting",
    "harzdame_gui.files.file_list",
    "harzdame_gui.files.file_dock",
    "harzdame_gui.analysis.advice",
    "harzdame_gui.coach.room",
    "harzdame_gui.review.presenter",
    "harzdame_gui.replay.presenter",
    "harzdame_gui.analysis.install",
    "harzdame_gui.play.install",
    "harzdame_gui.files.pasting",
    "harzdame_gui.files.install",
    "harzdame_gui.library.stored_game",
    "harzdame_gui.main_window.tournaments",
    "harzdame_gui.my_games.presenter",
    "harzdame_gui.main_window.games",
    "harzdame_gui.main_window.study_rooms",
    "harzdame_gui.home.install",
    "harzdame_gui.main_window.workspace",
)
"""Each comes before those that need it."""
_WIDGETS = (
    "QColorDialog",
    "QDateTimeEdit",
    "QFontComboBox",
    "QMdiArea",
    "QTabWidget",
    "QTextBrowser",
    "QWizard",
)
"""Classes that are dear to make: the panel asks for a viewport, and PySide tries those of all widgets."""


def parts_of_the_workspace() -> Iterator[object]:
    """Loads what is not loaded yet, one by one: all at once takes too long while somebody looks on."""
    for name in PARTS:
        if name not in sys.modules:
            yield import_module(name)
    if missing := [name for name in _WIDGETS if name not in vars(QtWidgets)]:
        yield [getattr(QtWidgets, name) for name in missing]
