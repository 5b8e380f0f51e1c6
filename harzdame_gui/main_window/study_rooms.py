"""The rooms with windows of their own in which a person trains and studies: puzzles, openings, studies."""

from __future__ import annotations

from collections.abc import Callable

from harzdame_engine import GameTree
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from harzdame_gui.board import BoardView
from harzdame_gui.controllers.game.look_ahead import LookAhead
from harzdame_gui.late_services import LateServices
from harzdame_gui.notices.presenter import Notices
from harzdame_gui.openings.entry import OpeningsEntry
from harzdame_gui.puzzles.entry import Puzzles
from harzdame_gui.services import Services
from harzdame_gui.study.presenter import Studies
from harzdame_gui.widgets.menu import MainMenu


class StudyRooms(QObject):
    """The way to each of them, in the menu; `close` closes what is open."""

    def __init__(
        self,
        services: Services,
        late: LateServices,
        *,
        board: BoardView,
        look_ahead: LookAhead,
        study: Callable[[GameTree], None],
        menu: MainMenu,
        notices: Notices,
        window: QWidget,
    ) -> None:
        """`study` puts a game on the board of the main window."""
        super().__init__(window)
        self.puzzles = Puzzles(services, late, menu=menu, study=study, notices=notices, window=window)
        self.studies = Studies(services, late, study=study, notices=notices, menu=menu, window=window)
        self.openings = OpeningsEntry(
            services,
            late,
            board=board,
            look_ahead=look_ahead,
            menu=menu,
            notices=notices,
            window=window,
        )

    def close(self) -> None:
        """Close what is open."""
        for room in (self.puzzles, self.openings, self.studies):
            room.close()
