"""The list of games as a part of the window: shown and hidden by its key, as wide as it was left."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from harzdame_gui.context import Context
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.files.edit_notices import EditNotices
from harzdame_gui.files.file_list import FileList
from harzdame_gui.files.files_panel import FilesPanel
from harzdame_gui.widgets.connections import connect_in_qt
from harzdame_gui.widgets.side_card import SideCard


class FileDock(QObject):
    """The card, its panel, and what fills it. Leaving the list puts the focus on the board."""

    def __init__(self, context: Context, card: SideCard[FilesPanel]) -> None:
        super().__init__(context.notices)
        late, actions = context.late, context.commands
        self._settings: Settings = context.settings
        self._board = context.board
        self._chosen = False  # a game in the list, which is not on the board yet
        self.card = card
        self._panel = card.content
        self.list = FileList(context.services, late, self._panel)
        said = EditNotices(context, self.list.commands.undo_last)
        self.list.nothingToPaste.connect(said.say_nothing_to_paste)
        self.list.gameWanted.connect(self._on_chosen)
        late.file.gameRead.connect(self.leave)
        connect_in_qt(self._panel, "openWanted()", actions.open, "trigger()")
        self._panel.closed.connect(self.hide)
        actions.list_games.triggered.connect(self._on_action)
        actions.choose_encoding.triggered.connect(self._choose_encoding)
        self.card.widthChosen.connect(self._settings.games_list_width.set)

    def begin(self) -> None:
        """Show the card, and its width, as at the end of the last run; called once it has its place."""
        self.card.want_width(self._settings.games_list_width.value)
        if self._settings.games_list.value:
            self._want(shown=True)

    @Slot()
    def show(self) -> None:
        """Show the list, with the keyboard focus on it."""
        self._want(shown=True)
        self._panel.focus_list()

    @Slot()
    def hide(self) -> None:
        """Hide the list."""
        self._want(shown=False)
        self._board.setFocus()

    @Slot()
    def uncover(self) -> None:
        """Hide a list that lies over the panel: there is something to see below it."""
        if self.card.is_over:
            self.hide()

    @Slot()
    def leave(self) -> None:
        """Give the focus to the board if the game chosen is on it; hide a list that lies over the moves."""
        chosen, self._chosen = self._chosen, False
        if not chosen:
            return
        if self.card.is_over:
            self.hide()
        else:
            self._board.setFocus()

    @Slot()
    def _on_chosen(self) -> None:
        self._chosen = True

    @Slot()
    def _on_action(self) -> None:
        """Show it, go to it, or hide it if one is there."""
        if self.card.is_wanted and self._panel.isAncestorOf(
            self._panel.window().focusWidget() or self._board
        ):
            self.hide()
        else:
            self.show()

    @Slot()
    def _choose_encoding(self) -> None:
        self.show()
        self._panel.view.encoding.setFocus()

    def _want(self, *, shown: bool) -> None:
        self._settings.games_list.set(shown)
        self.card.want(shown=shown)
        if shown:
            self.list.wake()
        else:
            self.list.sleep()
