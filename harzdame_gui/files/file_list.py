"""The list of the games of open files: joins its panel to the files, the board and the edits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from harzdame_engine import pdn
from PySide6.QtCore import QObject, QPoint, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QMenu

from harzdame_gui.controllers.files.file_editing import FileEditing
from harzdame_gui.controllers.files.file_history import FileEdit
from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.files.open_files import OpenFiles
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.game.unsaved_games import UnsavedGames
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Doing, Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.files.file_commands import FileCommands
from harzdame_gui.files.files_panel import FilesPanel
from harzdame_gui.files.game_search import ListOrder
from harzdame_gui.files.games_view import ListStand
from harzdame_gui.late_services import LateServices
from harzdame_gui.services import Services
from harzdame_gui.text.file_names import names_apart


class FileList(QObject):
    """Shows the file chosen, and has its games opened and edited.

    *Signals*
    gameWanted(PdnDocument, int): this game is to be put on the board.
    nothingToPaste(): the clipboard holds no game.
    reviewWanted(Path, tuple[int, ...]): these games of a file are to be reviewed; none: all.
    studyWanted(str): games, as PDN, are to be added to a study.
    """

    gameWanted = Signal(object, int)
    nothingToPaste = Signal()
    reviewWanted = Signal(object, object)
    studyWanted = Signal(str)

    def __init__(self, services: Services, late: LateServices, panel: FilesPanel) -> None:
        super().__init__(panel)
        self._jobs: Jobs = services.jobs
        self._session: GameSession = services.session
        self._files: OpenFiles = late.files
        self._editing: FileEditing = late.editing
        self._file: GameFile = late.file
        self._unsaved: UnsavedGames = late.unsaved
        self._panel = panel
        self._listed: PdnDocument | None = None
        self._awake = False
        self._wanted: tuple[Path, bool] | None = None  # a file to be read before games go there
        self.commands = FileCommands(self)
        self._menu = QMenu(panel)
        panel.menu_button.setMenu(self._menu)
        panel.view.model.mark_unsaved(self._is_unsaved)
        panel.view.rows.allow_moving()
        panel.view.rows.set_commands(self._command_of)
        self._connect()
        self._connect_commands()
        self._on_listed()

    @property
    def current(self) -> PdnDocument | None:
        """The file whose games are listed."""
        return self._listed

    @property
    def stand(self) -> tuple[Path, ListStand] | None:
        """How the games listed stand, for the list of another window; None: no games are listed."""
        return (self._listed.path, self._panel.view.stand) if self._listed is not None else None

    def take_up(self, path: Path, stand: ListStand) -> None:
        """Stand as the list of another window, if that showed the same file."""
        if self._listed is not None and self._listed.path == path:
            self.commands.show_order(stand.wanted.order)
            self._panel.view.take_up(stand)

    def wake(self) -> None:
        """The panel is seen: find the games of the file shown if that was not done."""
        self._awake = True
        self._files.load()
        self._show()

    def sleep(self) -> None:
        """The panel is hidden."""
        self._awake = False

    def _connect(self) -> None:
        files, panel, view = self._files, self._panel, self._panel.view
        files.listed.connect(self._on_listed)
        files.shown.connect(self._on_shown)
        files.changed.connect(self._on_changed)
        self._file.changed.connect(self._mark_current)
        self._unsaved.changed.connect(view.model.refresh)
        self._session.gameReplaced.connect(self._on_game_replaced)
        self._editing.changed.connect(self._refresh)
        self._editing.edited.connect(self._on_edited)
        self._editing.undone.connect(self._on_reversed)
        self._editing.redone.connect(self._on_reversed)
        panel.tabs.chosen.connect(files.show)
        panel.tabs.closeWanted.connect(files.close)
        panel.tabs.placed.connect(files.move)
        panel.tabs.dropped.connect(self._on_dropped_on_tab)
        view.gameChosen.connect(self._choose)
        view.selectionChanged.connect(self._refresh)
        view.listed.connect(self._refresh)
        view.encodingChosen.connect(self._on_encoding_chosen)
        view.rows.dropped.connect(self._on_dropped)
        view.rows.customContextMenuRequested.connect(self._on_menu_wanted)
        self._menu.aboutToShow.connect(self._fill_menu)

    def _connect_commands(self) -> None:
        commands, view = self.commands, self._panel.view
        for action, slot in (
            (commands.put_on_board, view.choose),
            (commands.undo, self._undo),
            (commands.undo_last, self._undo),
            (commands.redo, self._redo),
            (commands.cut, partial(self._copy, cut=True)),
            (commands.copy, self._copy),
            (commands.paste, self._paste),
            (commands.delete, self._delete),
            (commands.move_up, partial(self._step, -1)),
            (commands.move_down, partial(self._step, 1)),
            (commands.select_all, view.rows.selectAll),
            (commands.find, view.search.setFocus),
            (commands.review, self._review),
            (commands.study, self._add_to_study),
            (commands.read_again, self._read_again),
            (commands.close_file, self._close),
        ):
            action.triggered.connect(lambda _checked=False, slot=slot: slot())
        commands.orders.triggered.connect(self._on_order)

    # What is shown

    @Slot()
    def _on_listed(self) -> None:
        self._panel.show_files(self._files.paths, self._files.current)
        self._show()

    @Slot()
    def _on_shown(self) -> None:
        self._panel.show_files(self._files.paths, self._files.current)
        if self._awake:
            self._files.load()
        self._show()

    @Slot(object)
    def _on_changed(self, path: Path) -> None:
        if path == self._files.current:
            self._show()
        wanted, self._wanted = self._wanted, None
        if wanted is not None and wanted[0] == path:
            self._transfer(path, copy=wanted[1])

    @Slot(object)
    def _on_reversed(self, edit: FileEdit) -> None:
        self._on_edited(edit.reverse)

    @Slot(object)
    def _on_edited(self, edit: FileEdit) -> None:
        """Select what was moved or added, or what is next to what was deleted."""
        for change in edit.changes:
            if change.path == self._files.current:
                numbers = change.arrangement.numbers
                if numbers.given or numbers.taken:  # else all are where they were
                    self._panel.view.follow(numbers)

    def _show(self) -> None:
        document = self._files.document(self._files.current)
        view, before = self._panel.view, self._listed
        self._listed = document
        if document is before:
            return
        if document is None:
            view.show_file(None)
            return
        if before is None or before.path != document.path:
            view.show_file(None)  # first, or the search would look in that file once more
            view.search.clear()
        view.set_usual(self._session.position.rules)
        self._mark_current()
        number = self._number_on_board
        if number and (before is None or before.path != document.path):
            view.go_to(number)
        same = before is not None and before.path == document.path
        selected = sorted(view.rows.selected) if same else []
        view.show_file(document.content, document.document.form.encoding, document.document.data)
        if len(selected) > 1 and selected[-1] <= len(document.content.games):
            view.select(selected)  # where games come or go, `_on_edited` selects others
        self._refresh()

    @property
    def _up_to_date(self) -> bool:
        """Whether the games listed are the file’s as it now is; after a change they are searched anew."""
        return self._listed is not None and self._panel.view.model.content is self._listed.content

    @property
    def _chosen(self) -> list[int]:
        """The games selected, in the file's order."""
        return sorted(self._panel.view.rows.selected) if self._up_to_date else []

    @property
    def _number_on_board(self) -> int:
        """The number of the game on the board, if it is of the file shown."""
        shown, archive = self._listed, self._file.archive
        return self._file.number if shown is not None and archive is not None and archive is shown else 0

    @Slot()
    def _mark_current(self) -> None:
        number = self._number_on_board
        view = self._panel.view
        view.model.set_current(number)
        if number and view.model.content is not None and len(view.rows.selected) <= 1:
            view.go_to(number)

    def _is_unsaved(self, number: int) -> bool:
        document = self._listed
        return document is not None and self._up_to_date and self._unsaved.is_unsaved(document, number)

    @Slot()
    def _on_game_replaced(self) -> None:
        self._panel.view.set_usual(self._session.position.rules)

    # What is done

    @Slot(int)
    def _choose(self, number: int) -> None:
        if self._listed is not None and not self._editing.is_busy(self._listed.path):
            self.gameWanted.emit(self._listed, number)

    @Slot(str)
    def _on_encoding_chosen(self, encoding: str) -> None:
        if self._listed is not None:
            self._files.read_as(self._listed.path, encoding)

    @Slot(QAction)
    def _on_order(self, action: QAction) -> None:
        self._panel.view.order_by(ListOrder(action.data()))

    def _copy(self, *, cut: bool = False) -> None:
        document, numbers = self._listed, self._chosen
        if document is not None and numbers:
            self._read(partial(self._on_copied, document, numbers if cut else ()))

    def _add_to_study(self) -> None:
        if self._listed is not None and self._chosen:
            self._read(self._on_wanted_in_study)

    def _on_wanted_in_study(self, text: str) -> None:
        self.studyWanted.emit(text)

    def _read(self, then: Callable[[str], None]) -> None:
        """Do something with the games selected, as PDN."""
        document, numbers = self._listed, self._chosen
        if document is not None:
            work = partial(_text_of, document.document, numbers)
            hear(self, self._jobs.run(work, lane=Lane.PREVIEWS, doing=Doing.READING), finished=then)

    def _on_copied(self, document: PdnDocument, cut: Sequence[int], text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        if cut and self._files.document(document.path) is document:
            self._editing.delete(document.path, cut, cut=True)

    def _paste(self) -> None:
        document, text = self._listed, QGuiApplication.clipboard().text()
        if document is None:
            return
        numbers = self._chosen
        before = max(numbers, default=len(document.content.games)) + 1
        job = self._jobs.run(partial(_games_in, text), lane=Lane.PREVIEWS, doing=Doing.READING)
        hear(self, job, finished=partial(self._on_pasted, document, before))

    def _on_pasted(self, document: PdnDocument, before: int, games: Sequence[str]) -> None:
        if not games:
            self.nothingToPaste.emit()
        elif self._files.document(document.path) is document:  # else its games have other numbers now
            self._editing.paste(document.path, games, before)

    def _delete(self) -> None:
        numbers = self._chosen
        if self._listed is not None and numbers:
            self._editing.delete(self._listed.path, numbers)

    def _step(self, step: int) -> None:
        """Move the games selected past their neighbour in the list."""
        view, document = self._panel.view, self._listed
        numbers = self._chosen
        if document is None or not numbers or not view.model.in_file_order:
            return
        end = view.model.row_of(numbers[0] if step < 0 else numbers[-1])
        row = (end or 0) + step
        if 0 <= row < len(view.model.numbers):
            self._relocate(numbers, view.model.numbers[row] + (step > 0))

    @Slot(int)
    def _on_dropped(self, row: int) -> None:
        numbers, listed = self._chosen, self._panel.view.model.numbers
        if row < len(listed):
            self._relocate(numbers, listed[row])
        else:
            self._relocate(numbers, listed[-1] + 1 if listed else 1)

    def _relocate(self, numbers: Sequence[int], before: int) -> None:
        if self._listed is not None and numbers:
            self._editing.relocate(self._listed.path, numbers, before)

    @Slot(object, bool)
    def _on_dropped_on_tab(self, target: Path, copy: bool) -> None:
        self._transfer(target, copy=copy)

    def _transfer(self, target: Path, *, copy: bool) -> None:
        numbers = self._chosen
        if self._listed is None or not numbers:
            return
        if self._files.document(target) is None:
            self._wanted = (target, copy)
            self._files.read_again(target)
            return
        self._editing.transfer(self._listed.path, numbers, target, copy=copy)

    def _undo(self) -> None:
        if self._files.current is not None:
            self._editing.undo(self._files.current)

    def _redo(self) -> None:
        if self._files.current is not None:
            self._editing.redo(self._files.current)

    def _review(self) -> None:
        if self._listed is not None:
            self.reviewWanted.emit(self._listed.path, self._several)

    @property
    def _several(self) -> tuple[int, ...]:
        """The games selected, if they are more than the one with the cursor."""
        numbers = self._chosen
        return tuple(numbers) if len(numbers) > 1 else ()

    def _read_again(self) -> None:
        if self._files.current is not None:
            self._files.read_again(self._files.current)

    def _close(self) -> None:
        if self._files.current is not None:
            self._files.close(self._files.current)

    # Commands

    def _command_of(self, event: QKeyEvent) -> Callable[[], None] | None:
        action = self.commands.of_key(event)
        return action.trigger if action is not None else None

    @Slot()
    def _refresh(self) -> None:
        """Offer what can be done now."""
        commands, view, path = self.commands, self._panel.view, self._files.current
        idle = not self._editing.is_busy(path) and self._up_to_date
        some = idle and view.rows.selectionModel().hasSelection()
        undo = self._editing.next_undo(path) if path is not None else None
        redo = self._editing.next_redo(path) if path is not None else None
        commands.offer(idle=idle, some=some, in_order=view.model.in_file_order, selected=len(self._several))
        commands.offer_undo(undo if idle else None, redo if idle else None)

    @Slot(QPoint)
    def _on_menu_wanted(self, point: QPoint) -> None:
        self._menu.popup(self._panel.view.rows.viewport().mapToGlobal(point))

    @Slot()
    def _fill_menu(self) -> None:
        self._refresh()
        copy, move = self.commands.fill(self._menu)
        others = [path for path in self._files.paths if path != self._files.current]
        self._add_targets(copy, others, copy=True)
        self._add_targets(move, others, copy=False)

    def _add_targets(self, menu: QMenu, paths: Sequence[Path], *, copy: bool) -> None:
        menu.setEnabled(bool(paths) and self.commands.copy.isEnabled())
        names = dict(zip(self._files.paths, names_apart(self._files.paths), strict=True))
        for path in paths:
            action = menu.addAction(names[path].replace("&", "&&"))
            action.triggered.connect(partial(self._transfer, path, copy=copy))


def _text_of(document: pdn.Document, numbers: Sequence[int], _job: Job) -> str:
    return "\n\n".join(document.content.games[number - 1].text for number in numbers) + "\n"


def _games_in(text: str, _job: Job) -> list[str]:
    return [game.text for game in pdn.scan(text).games]
