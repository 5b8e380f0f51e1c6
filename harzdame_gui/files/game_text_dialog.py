"""A game as the file has it: its text and its problems, for what cannot be shown on the board."""

from __future__ import annotations

from harzdame_engine import pdn
from PySide6.QtCore import QSize, Slot
from PySide6.QtGui import QFontDatabase, QTextCursor
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from harzdame_gui.files.game_search import game_title
from harzdame_gui.files.problem_list import ProblemList
from harzdame_gui.text.games import game_name
from harzdame_gui.text.sizes import beginning
from harzdame_gui.theme import FontRole, current_theme
from harzdame_gui.widgets.dialog_buttons import reject_with
from harzdame_gui.widgets.labels import ElidedLabel
from harzdame_gui.widgets.layouts import fill
from harzdame_gui.widgets.placement import open_at

_USUAL = QSize(720, 560)
_EARLIER_LINES = 2


class GameTextDialog(QDialog):
    """The name of the game, its text to read and copy, and a list of problems that leads to their lines."""

    def __init__(self, game: pdn.PdnGame, reading: pdn.PdnReading, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = current_theme()
        self.setWindowTitle(self.tr("Text of the game"))
        self._first_line = game.line
        title = ElidedLabel()
        title.setFont(theme.font(FontRole.HEADING))
        title.setText(_title(game))
        self._text = QPlainTextEdit(beginning(game.text), readOnly=True)
        self._text.setAccessibleName(self.windowTitle())
        self._text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._problems = ProblemList()
        self._problems.show_problems(reading.problems)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        reject_with(buttons, self)
        space = theme.spacing
        fill(
            QVBoxLayout(self),
            title,
            self._text,
            self._problems,
            buttons,
            spacing=space.s,
            margins=(space.l, space.l, space.l, space.l),
            grow=[self._text],
        )
        open_at(self, _USUAL)
        self._problems.chosen.connect(self._on_problem_chosen)
        if reading.problems:
            self._on_problem_chosen(reading.problems[0])
        self._text.setFocus()

    @Slot(object)
    def _on_problem_chosen(self, problem: pdn.PdnProblem) -> None:
        """Select the line of a problem, and show a little of what comes before it."""
        document = self._text.document()
        line = min(max(0, problem.line - self._first_line), document.blockCount() - 1)
        before = document.findBlockByNumber(max(0, line - _EARLIER_LINES))
        self._text.setTextCursor(QTextCursor(before))
        cursor = QTextCursor(document.findBlockByNumber(line))
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        self._text.setTextCursor(cursor)


def _title(game: pdn.PdnGame) -> str:
    """The game that is played and, if they are known, the players or the event."""
    tags = game.tags
    name = game_title(game, game_name)
    players = " – ".join(filter(None, (tags.get("White", ""), tags.get("Black", ""))))
    return ": ".join(filter(None, (name, players or tags.get("Event", ""))))
