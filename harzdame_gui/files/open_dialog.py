"""The dialog that chooses one of several games that come from no file, such as pasted ones."""

from __future__ import annotations

from harzdame_engine import Rules, pdn
from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.files.games_view import GamesView
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.connections import connect_in_qt
from harzdame_gui.widgets.dialog_buttons import make_default, reject_with
from harzdame_gui.widgets.layouts import fill
from harzdame_gui.widgets.placement import open_at

_USUAL = QSize(560, 560)


class OpenGameDialog(QDialog):
    """Typing filters, arrows choose, Return or a double click opens. `current` is the game on the board.

    *Signals*
    gameChosen(int): the number of the game to open.
    """

    gameChosen = Signal(int)

    def __init__(
        self,
        content: pdn.PdnFile,
        current: Rules,
        jobs: Jobs,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Open a game"))
        self._view = GamesView(jobs)
        self._view.set_usual(current)
        buttons = QDialogButtonBox()
        self._open = buttons.addButton(self.tr("Open"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        space = current_theme().spacing
        margins = (space.l, space.l, space.l, space.l)
        fill(QVBoxLayout(self), self._view, buttons, spacing=space.s, margins=margins, grow=(self._view,))
        make_default(self._open, buttons)
        open_at(self, _USUAL)
        self._view.gameShown.connect(self._on_game_shown)
        self._view.gameChosen.connect(self._on_game_chosen)
        connect_in_qt(self._view, "left()", self, "reject()")
        buttons.accepted.connect(self._view.choose)
        reject_with(buttons, self)
        self._view.show_file(content)
        self._view.search.setFocus()

    @Slot(int)
    def _on_game_shown(self, number: int) -> None:
        self._open.setEnabled(number > 0)

    @Slot(int)
    def _on_game_chosen(self, number: int) -> None:
        self.gameChosen.emit(number)
        self.accept()
