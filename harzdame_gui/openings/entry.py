"""The way from the main window to the openings, and what they have to say there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from harzdame_engine import Color, Move, Node, Position, pdn
from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from harzdame_gui.context import Context
from harzdame_gui.controllers.storage.file_failure import LASTING, FileFailure
from harzdame_gui.notices.card import Tone
from harzdame_gui.openings.commands import RepertoireCommands
from harzdame_gui.openings.text import (
    added_message,
    chosen_message,
    departure_message,
    missing_message,
    returned_message,
    set_aside_message,
)
from harzdame_gui.text.files import failure_message, failure_reason
from harzdame_gui.text.message import Message

if TYPE_CHECKING:
    from harzdame_engine.books.repertoire import Departure

    from harzdame_gui.controllers.openings.drill import Drill
    from harzdame_gui.openings.room import OpeningsRoom
    from harzdame_gui.study.presenter import AddToStudy


class OpeningsEntry(QObject):
    """Commands in the menu: the window, and the line on the board into the repertoire.

    The side is the one at the bottom of the board. When a game is over, it is said where it left the
    repertoire of the person who played it.
    """

    def __init__(self, context: Context, add: AddToStudy) -> None:
        """`add` puts something into a study."""
        super().__init__(context.window)
        self._add_to_study = add
        late, window = context.late, context.window
        self._services = context.services
        self._session = context.session
        self._late = late
        self._board = context.board
        self._look_ahead = context.look_ahead
        self._notices = context.notices
        self._window = window
        self.room: OpeningsRoom | None = None
        self._kept: Drill | None = None
        self._before: tuple[str, Color, pdn.Words] | None = None
        self._told_of: object = None
        self.commands = RepertoireCommands(self)
        self._undo = QAction(self.tr("Undo"), self)
        self._open_here = QAction(self.tr("Show"), self)
        for action, slot in (
            (self.commands.open, self.open),
            (self.commands.add, self._add),
            (self.commands.left, self._find),
            (self._undo, self._on_undo),
            (self._open_here, self._on_open_here),
        ):
            action.triggered.connect(slot)
        window.addActions(self.commands.all())
        context.menu.offer(self.commands)
        self._session.stateChanged.connect(self._look)
        self._session.gameReplaced.connect(self._on_replaced)
        late.repertoires.changed.connect(self._look)
        late.repertoires.changed.connect(self._on_changed)
        late.repertoires.failed.connect(self._on_failed)
        late.repertoires.overtaken.connect(self._on_overtaken)
        late.repertoires.missing.connect(self._on_missing)
        late.repertoires.returned.connect(self._on_returned)
        late.repertoires.chosen.connect(self._on_chosen)
        late.repertoires.setAside.connect(self._on_set_aside)
        self._on_replaced()

    def close(self) -> None:
        """Close the window, as the main one closes."""
        if self.room is not None:
            self.room.close()

    @Slot()
    def open(self) -> None:
        """Show the repertoire of the game on the board, for the side at its bottom."""
        self._open(self._side, None)

    def show(self, game: str, color: Color, position: Position | None = None) -> None:
        """Open the window on a repertoire, at a position if that is in it."""
        self._entered().open(game, color, position)

    def keep(self, drill: Drill) -> None:
        """Have what was practised in another window go on in this one, unless another one was begun."""
        if self.room is None:
            drill.setParent(self)
            self._kept = drill

    def _open(self, color: Color, position: Position | None) -> None:
        self._entered().open(self._session.position.rules.id, color, position)

    def _entered(self) -> OpeningsRoom:
        if self.room is None:
            from harzdame_gui.openings.room import OpeningsRoom

            kept, self._kept = self._kept, None
            self.room = OpeningsRoom(self._services, self._late, self._window, kept)
            self.room.answersNotRead.connect(self._on_answers_not_read)
            self.room.addWanted.connect(self._on_add_wanted)
        return self.room

    @Slot(object)
    def _on_add_wanted(self, node: Node) -> None:
        from harzdame_gui.study.new_chapter import Offer, line_to, of_position

        offers = [Offer(self.tr("This position"), (of_position(node.position),))]
        if node.parent is not None:
            offers.append(Offer(self.tr("The line that leads here"), (line_to(node),)))
        self._add_to_study(offers, self._room_window)

    @property
    def _side(self) -> Color:
        return Color.BLACK if self._board.orientation.flipped else Color.WHITE

    # A line into the repertoire

    @Slot()
    def _add(self) -> None:
        ahead = self._look_ahead.moves if self._look_ahead.active else ()
        self.add_line(ahead)

    @Slot(object)
    def add_move(self, move: Move) -> None:
        """Add a move of the position on the board, with all that led there."""
        self.add_line((move,))

    def add_line(self, ahead: Sequence[Move] = ()) -> None:
        """Add the moves to the position on the board, and those `ahead` of it."""
        session = self._session
        game = session.position.rules.id
        if session.tree.root.position != Position.start(game):
            self._notices.say(Message(self.tr("Only games from the usual start can be in a repertoire.")))
            return
        line = [node.move for node in session.tree.line_to(session.node) if node.move is not None]
        repertoire = self._late.repertoires.of(game, self._side)
        if repertoire is None:
            self._notices.say(Message(self.tr("Your repertoire is not read yet.")))
            return
        if not (line or ahead):
            self._notices.say(Message(self.tr("Play the moves first that you want to know.")))
            return
        before = pdn.Words(repertoire.tree)
        added = self._late.repertoires.add(game, self._side, [*line, *ahead])
        if added is not None:
            changed = bool(added.new or added.replaced)
            self._before = (game, self._side, before) if changed else None
            self._undo.setEnabled(changed)
            actions = (self._undo, self.commands.open) if changed else (self.commands.open,)
            self._notices.say(added_message(added, self._side), actions=actions)

    @Slot()
    def _on_undo(self) -> None:
        if self._before is not None:
            self._late.repertoires.replace(*self._before)
            self._forget_before()
            self._notices.dismiss()

    @Slot(str)
    def _on_changed(self, game: str) -> None:
        if self._before is not None and self._before[0] == game:
            self._forget_before()

    def _forget_before(self) -> None:
        """Have what was before not take the place of what came after."""
        self._before = None
        self._undo.setEnabled(False)

    # After a game

    @property
    def _mine(self) -> Color:
        """The side of the one person who plays, else the one at the bottom of the board."""
        persons = self._session.persons
        return persons[0] if len(persons) == 1 else self._side

    def departure(self) -> Departure | None:
        """Where the game on the board left the repertoire of the person who looks at it."""
        repertoire = self._late.repertoires.of(self._session.position.rules.id, self._mine)
        return None if repertoire is None else repertoire.departure(self._session.tree)

    @Slot()
    def _find(self) -> None:
        """Go to the move by which the game left the repertoire, and say so."""
        departure = self.departure()
        if departure is None:
            self._notices.say(Message(self.tr("This game left nothing that you know.")))
            return
        self._session.go_to(departure.node)
        self._notices.say(departure_message(departure), actions=(self._open_here,))

    @Slot()
    def _on_replaced(self) -> None:
        """Read the repertoires of the game on the board, so that they are there when they are wanted."""
        self._told_of = None
        self._late.repertoires.of(self._session.position.rules.id, Color.WHITE)

    @Slot()
    def _look(self, *_: object) -> None:
        session = self._session
        over = session.tree.result is not None and not session.studied
        if not over or len(session.persons) != 1 or self._told_of is session.tree:
            return
        departure = self.departure()
        if departure is not None:
            self._told_of = session.tree
            self._notices.say(departure_message(departure), actions=(self._open_here,))

    @Slot()
    def _on_open_here(self) -> None:
        departure = self.departure()
        if departure is not None and departure.node.parent is not None:
            self._open(self._mine, departure.node.parent.position)

    @Slot(object, bool)
    def _on_failed(self, failure: FileFailure, saving: bool) -> None:
        if not saving or failure.kind in LASTING:  # else it is told with all that cannot be written
            self._notices.tell(failure_message(failure, saving=saving))

    @Slot(object)
    def _on_answers_not_read(self, failure: FileFailure) -> None:
        title = self.tr("Your answers in practice cannot be read now.")
        self._notices.tell(Message(title, failure_reason(failure, saving=False)), room=self._room_window)

    @Slot(object)
    def _on_missing(self, path: Path) -> None:
        self._notices.tell(missing_message(path))

    @Slot(object, bool)
    def _on_returned(self, path: Path, joined: bool) -> None:
        self._forget_before()
        self._notices.withdraw(missing_message(path))
        self._notices.tell(returned_message(path, joined=joined), Tone.CALM, room=self._room_window)

    @Slot(object)
    def _on_overtaken(self, path: Path) -> None:
        self._forget_before()
        title = self.tr("“{name}” was changed elsewhere.").format(name=path.name)
        self._notices.tell(Message(title, self.tr("It was read again; your last change is not in it.")))

    @Slot(object, int)
    def _on_chosen(self, path: Path, others: int) -> None:
        self._notices.tell(chosen_message(path, others), Tone.CALM, room=self._room_window)

    @Slot(object)
    def _on_set_aside(self, copy: Path) -> None:
        self._notices.tell(set_aside_message(copy))

    @property
    def _room_window(self) -> QWidget | None:
        return self.room.window if self.room is not None else None
