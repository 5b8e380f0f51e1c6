"""The Edit menu, a move's own menu and the panel of remarks, kept in step with the game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from harzdame_engine import Move, Node
from harzdame_engine.game import edits
from harzdame_engine.game.edit import Edit
from PySide6.QtCore import QObject, QPoint, Qt, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QMenu

from harzdame_gui.commands.command import Command, Menu, Place, tip_with_key
from harzdame_gui.commands.main_commands import MainCommands
from harzdame_gui.commands.main_menu import MainMenu
from harzdame_gui.context import Context
from harzdame_gui.controllers.game.editor import GameEditor
from harzdame_gui.editing.commands import (
    RESTORE_KEY,
    TAKE_BACK_KEY,
    EditCommands,
)
from harzdame_gui.editing.remarks import Remarks
from harzdame_gui.editing.remarks_panel import RemarksPanel
from harzdame_gui.play.move_list import MoveList
from harzdame_gui.text.edits import edit_name
from harzdame_gui.text.message import Message
from harzdame_gui.translation import counted
from harzdame_gui.widgets.connections import connect_in_qt

if TYPE_CHECKING:
    from harzdame_gui.setup.editor import SetupEditor


class Editing(QObject):
    """Carries the commands out, and says which are possible and why others are not."""

    def __init__(
        self, context: Context, *, panel: RemarksPanel, moves: MoveList, commands: EditCommands
    ) -> None:
        super().__init__(panel)
        session, board = context.session, context.board
        editor = GameEditor(session, panel)
        self._session = session
        self._settings = context.settings
        self._jobs = context.jobs
        context.settings.keys.changed.connect(self._show_state)
        self._editor = editor
        self._moves = moves
        self._board = board
        self._commands = commands
        self._actions = context.commands
        self._notices = context.notices
        self._window = panel
        self._remarks = Remarks(session, editor, panel=panel, commands=commands, board=board)
        self._menu = QMenu(panel)
        self._fill(context.menu)
        self._connect()
        self._show_state()

    def _fill(self, menu: MainMenu) -> None:
        commands = self._commands
        menu.offer(commands)
        menu.add_menu(Place(Menu.EDIT, 2), self._remarks.glyph_menu)
        self._menu.addAction(commands.comment)
        self._menu.addMenu(self._remarks.glyph_menu)
        for group in commands.of_move:
            self._menu.addSeparator()
            self._menu.addActions(group)
        for each in (menu.of(Menu.EDIT), self._menu):
            each.setToolTipsVisible(True)
            each.aboutToShow.connect(self._show_state)

    def _connect(self) -> None:
        session, commands = self._session, self._commands
        session.gameReplaced.connect(self._show_state)
        session.stateChanged.connect(self._show_state)
        self._moves.menuRequested.connect(self._show_menu)
        commands.undo.triggered.connect(self._editor.undo)
        commands.redo.triggered.connect(self._editor.redo)
        for action in self._makers():
            action.triggered.connect(self._on_edit)
        commands.replace.triggered.connect(self._replace)
        commands.insert.triggered.connect(self._insert)
        commands.start.triggered.connect(self._set_up_start)
        commands.facts.triggered.connect(self._show_facts)
        commands.deleted.triggered.connect(self._show_deleted)
        commands.move_menu.triggered.connect(self._show_menu_here)

    # The commands for the move shown

    def _makers(self) -> tuple[QAction, ...]:
        commands = self._commands
        return (
            commands.make_main_line,
            commands.promote,
            commands.demote,
            commands.move_up,
            commands.delete,
            commands.cut_off,
            commands.begin_here,
        )

    def _edit_of(self, action: QAction) -> Edit | None:
        """The edit that a command would make at the cursor; None where there is none."""
        commands, node = self._commands, self._session.node
        if action is commands.delete:
            return edits.delete(node) if node.parent is not None else None
        if action is commands.begin_here:
            return edits.begin_here(self._session.tree, node)
        if action is commands.cut_off:
            return edits.cut_off(node)
        if action is commands.make_main_line:
            return edits.make_main_line(node)
        if action is commands.promote:
            return edits.promote(node)
        return edits.demote(node) if action is commands.demote else edits.move_up(node)

    @Slot()
    def _on_edit(self) -> None:
        action = self.sender()
        if isinstance(action, QAction) and (edit := self._edit_of(action)) is not None:
            self._editor.make(edit)

    @Slot()
    def _show_state(self) -> None:
        commands, editor, node = self._commands, self._editor, self._session.node
        playing = editor.being_played
        self._name(commands.undo, editor.next_undo, self.tr("Undo"), self.tr("Undo {edit}"))
        self._name(commands.redo, editor.next_redo, self.tr("Redo"), self.tr("Redo {edit}"))
        for action in self._makers():
            edit = self._edit_of(action)
            self._allow(action, possible=bool(edit), allowed=edit is not None and editor.may(edit))
        self._allow(commands.replace, possible=node.move is not None, allowed=not playing)
        self._allow(commands.insert, possible=True, allowed=not playing)
        self._allow(commands.start, possible=True, allowed=not playing)
        self._give_keys(playing=playing)

    def _name(self, action: QAction, edit: Edit | None, plain: str, pattern: str) -> None:
        action.setEnabled(edit is not None)
        action.setText(plain if edit is None else pattern.format(edit=edit_name(edit.kind)))
        tip_with_key(action, action.text())

    def _allow(self, action: QAction, *, possible: bool, allowed: bool) -> None:
        """Enable an action, or say why it is not `allowed`."""
        action.setEnabled(possible and allowed)
        if possible and not allowed:
            action.setToolTip(
                self.tr("The game is being played: its moves stay as they are until it is over.")
            )
        else:
            tip_with_key(action, action.whatsThis())

    def _give_keys(self, *, playing: bool) -> None:
        """Give the keys of undo and redo to the takeback while a game is played, else to the edits."""
        commands, actions = self._commands, self._actions
        for edit, keys, action, own, tip in (
            (
                commands.undo,
                EditCommands.undo.shortcuts(),
                actions.take_back,
                _own(MainCommands.take_back, TAKE_BACK_KEY),
                self.tr("Take your last move back"),
            ),
            (
                commands.redo,
                EditCommands.redo.shortcuts(),
                actions.restore,
                _own(MainCommands.restore, RESTORE_KEY),
                self.tr("Undo the takeback"),
            ),
        ):
            of_action, of_edit = (
                ([*keys, *own], [QKeySequence()]) if playing else (own, keys or [QKeySequence()])
            )
            if edit.shortcuts() != of_edit or action.shortcuts() != of_action:
                edit.setShortcuts(of_edit)
                action.setShortcuts(of_action)
                tip_with_key(edit, edit.text())
                tip_with_key(action, tip)

    # Menus and dialogs

    @Slot(object, QPoint)
    def _show_menu(self, node: Node, place: QPoint) -> None:
        """The menu of a move, which the cursor goes to first."""
        self._session.go_to(node)
        self._menu.popup(place)

    @Slot()
    def _show_menu_here(self) -> None:
        rect = self._moves.cell_rect(self._session.node)
        place = rect.bottomLeft() if rect is not None else QPoint(0, 0)
        self._menu.popup(self._moves.viewport().mapToGlobal(place))

    @Slot()
    def _replace(self) -> None:
        self._ask_for_moves(insert=False)

    @Slot()
    def _insert(self) -> None:
        self._ask_for_moves(insert=True)

    def _ask_for_moves(self, *, insert: bool) -> None:
        from harzdame_gui.editing.replay_dialog import ReplayDialog

        dialog = ReplayDialog(
            self._session.node,
            self._settings,
            insert=insert,
            flipped=self._board.orientation.flipped,
            parent=self._window.window(),
        )
        dialog.movesChosen.connect(self._on_moves_chosen)
        self._open(dialog)

    @Slot(object, object, bool)
    def _on_moves_chosen(self, node: Node, moves: tuple[Move, ...], insert: bool) -> None:
        self._say_lost(self._editor.replace(node, moves, insert=insert))

    @Slot()
    def _set_up_start(self) -> None:
        from harzdame_gui.setup.editor import SetupEditor

        editor = SetupEditor(
            self._session.tree.root.position,
            self._jobs,
            self._window.window(),
            seen=self._board.orientation,
            as_seen=self._settings.setup_as_seen,
            only=self.tr("Let the game begin here"),
            one_game=True,
        )
        editor.follow(self._settings)
        editor.studyWanted.connect(partial(self._on_start_set_up, editor))
        self._open(editor)

    def _on_start_set_up(self, editor: SetupEditor) -> None:
        editor.accept()
        self._say_lost(self._editor.correct_start(editor.position))

    def _say_lost(self, lost: int) -> None:
        """Say how many moves did not fit, if any."""
        if lost:
            title = self.tr("Not all moves fitted.")
            text = counted.tr("%Ln are now among the deleted ones.", "", lost)
            self._notices.say(Message(title, text))

    @Slot()
    def _show_facts(self) -> None:
        from harzdame_gui.editing.facts_dialog import FactsDialog

        session = self._session
        dialog = FactsDialog(
            session.tree.tags,
            session.tree.result,
            session.position.rules,
            playing=self._editor.being_played,
            parent=self._window.window(),
        )
        dialog.chosen.connect(self._editor.set_facts)
        self._open(dialog)

    @Slot()
    def _show_deleted(self) -> None:
        from harzdame_gui.editing.deleted_dialog import DeletedDialog

        self._open(DeletedDialog(self._editor, self._session, self._window.window()))

    def _open(self, dialog: QDialog) -> None:
        """Ask about the game on the board, as long as that is there."""
        connect_in_qt(self._session, "gameLeaving()", dialog, "reject()")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


def _own(command: Command, key: QKeySequence) -> list[QKeySequence]:
    """The keys of a command that shares those of an edit, unless it was given another one."""
    return [key] if command.has_own_keys else command.shortcuts()
