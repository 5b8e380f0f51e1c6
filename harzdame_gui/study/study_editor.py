"""The editor of a study: joins the form and the board to the file, which every change is written to at once.

A chapter is worked on as a record of its own. What is changed goes into the file by the same edits
as any other change of a file of games, so that it can be undone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from harzdame_engine import GameTree, Move, Node, Position, pdn
from harzdame_engine.game.edits import delete, make_main_line
from harzdame_engine.game.edits import marks as marked
from harzdame_engine.game.tree import Mark
from harzdame_engine.study.study import chapter_name, chapter_tags, heading_of
from harzdame_engine.study.tags import IDENTITY, LANGUAGE, ORIENTATION, STUDY
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.board import BoardView
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.game.standing import Transition
from harzdame_gui.controllers.study.arranging import ChapterChange
from harzdame_gui.controllers.study.unsaved_study import new_id
from harzdame_gui.late_services import LateServices
from harzdame_gui.services import Services
from harzdame_gui.study.chapter_form import ChapterForm, FormWords
from harzdame_gui.study.chapter_sources import ChapterSources
from harzdame_gui.study.new_chapter import NewChapter, as_text
from harzdame_gui.study.stand import EditorStand, way_to


class StudyEditor(QObject):
    """Works on the study in one file.

    *Signals*
    chaptersChanged(tuple[str, ...], int): these are the chapters, and the one worked on, from 0.
    named(str): that is the name of the study.
    """

    chaptersChanged = Signal(object, int)
    named = Signal(str)

    def __init__(
        self, services: Services, late: LateServices, form: ChapterForm, board: BoardView, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._late = late
        sources = ChapterSources(services, form, lambda: self._node.position)
        sources.found.connect(self.add)
        self._form = form
        self._board = board
        self._path: Path | None = None
        self._number = 1
        self._tree = GameTree(Position.start())
        self._node: Node = self._tree.root
        self.writing = late.study_writing
        self._connect()

    @property
    def active(self) -> bool:
        """Whether a study is being made."""
        return self._path is not None

    @property
    def busy(self) -> bool:
        """Whether the file is being written."""
        return self._late.editing.is_busy(self._path)

    @property
    def number(self) -> int:
        """The number of the chapter that is worked on, from 1."""
        return self._number

    @property
    def place(self) -> tuple[GameTree, Node]:
        """The chapter and the position that are worked on."""
        return self._tree, self._node

    @property
    def main_ply(self) -> int:
        """The moves of the main line that lead to the position, or to where its own line leaves that."""
        main = set(self._tree.mainline())
        return max(node.ply for node in self._tree.line_to(self._node) if node in main)

    def hand_over(self) -> EditorStand | None:
        """Have all that was typed written; returns what is worked on. None: nothing is."""
        if not self.active:
            return None
        self._form.take_over()
        return EditorStand(self._number, way_to(self._node))

    def begin(self, document: PdnDocument, stand: EditorStand) -> PdnDocument:
        """Work on a chapter of a file; returns the file as it is listed."""
        known = self.writing.begin(document)
        self._path = known.path
        self._load(*stand)
        return known

    def end(self) -> PdnDocument | None:
        """Stop; returns the file as it is now."""
        self._form.take_over()
        document, self._path = self._document, None
        return document

    def show_chapter(self, index: int) -> None:
        """Work on another chapter, from 0."""
        self._form.take_over()
        self._load(index + 1)

    def say(self, text: str) -> None:
        """Say why what was done on the board is no move."""
        self._form.show_refusal(text)

    def step(self, by: int) -> None:
        """Go along the line, on or back, as far as it leads."""
        self._form.take_over()
        line = self._tree.line_through(self._node)
        node = line[min(max(self._node.ply + by, 0), len(line) - 1)]
        if node is not self._node:
            self._go_to(node)

    def play(self, move: Move) -> None:
        """Play a move: it is added where it is new."""
        self._form.take_over()
        before = len(self._node.children)
        node = self._tree.add(self._node, move)
        if len(self._node.children) > before:
            self._save()
        self._go_to(node)

    def mark(self, marks: tuple[Mark, ...]) -> None:
        """Draw these arrows and squares on the position, and no others."""
        edit = marked(self._node, marks)
        if edit:
            edit.apply()
            self._save()
        self._board.set_drawn_marks(self._node.marks)

    # Inside

    def _connect(self) -> None:
        form, writing = self._form, self.writing
        form.changed.connect(self._on_written)
        form.stepped.connect(self.step)
        form.moveChosen.connect(self._on_move_chosen)
        form.moved.connect(self._move_chapter)
        form.deleted.connect(self._delete_chapter)
        form.moveDeleted.connect(self._delete_move)
        form.promoted.connect(self._promote)
        form.undoWanted.connect(self._undo)
        form.redoWanted.connect(self._redo)
        writing.written.connect(self._on_rewritten)
        writing.arranged.connect(self._on_arranged)
        writing.replacing.connect(self._on_replacing)
        writing.replaced.connect(self._on_replaced)
        self._late.editing.changed.connect(self._show_undo)

    @property
    def _document(self) -> PdnDocument | None:
        return self.writing.document(self._path)

    @property
    def _count(self) -> int:
        document = self._document
        return len(document.content.games) if document is not None else 0

    def _load(self, number: int, way: Sequence[int] = ()) -> None:
        """Read a chapter anew, and go `way` in it, child by child, as far as it leads."""
        document = self._document
        if document is None or not document.content.games:
            return
        self._number = min(max(number, 1), len(document.content.games))
        tree = self._read(document, self._number)
        self._tree = tree if tree is not None else GameTree(Position.start())
        node = self._tree.root
        for index in way:
            if index >= len(node.children):
                break
            node = node.children[index]
        self._node = node
        self._tell_chapters(document)
        self._show()
        self._board.set_flipped(self._flipped)
        self._board.set_position(node.position)

    def _read(self, document: PdnDocument, number: int) -> GameTree | None:
        """A chapter as it is, or will be in the file."""
        text = self.writing.text(document.path, number)
        game = document.content.games[number - 1] if text is None else pdn.scan(text).games[0]
        tree = game.read().tree
        if tree is not None and (name := self.writing.name(document.path)):
            tree.tags = self._tags(tree.tags, name, chapter_name(tree.tags) or str(number))
        return tree

    def _tell_chapters(self, document: PdnDocument) -> None:
        games = document.content.games
        names = tuple(chapter_name(game.tags) or str(game.number) for game in games)
        self.chaptersChanged.emit(names, self._number - 1)
        title = heading_of(document.content, document.path.stem).title
        self.named.emit(self.writing.name(document.path) or title)

    @property
    def _study_name(self) -> str:
        """As the chapter has it; games that were no chapters yet are called as the shelf calls them."""
        document = self._document
        title = heading_of(document.content, document.path.stem).title if document is not None else ""
        return self._tree.tags.get(STUDY) or title

    @property
    def _flipped(self) -> bool:
        return self._tree.tags.get(ORIENTATION, "").lower() == "black"

    def _show(self) -> None:
        name, index = chapter_name(self._tree.tags), self._number - 1
        self._form.show_chapter(
            self._study_name, name, flipped=self._flipped, number=index, count=self._count
        )
        main = self._node in self._tree.mainline()
        self._form.show_node(self._node, self._tree.root, main=main)
        self._board.set_last_move(self._node.move)
        self._board.set_drawn_marks(self._node.marks)
        self._board.set_playable(True)
        self._show_undo()

    def _go_to(self, node: Node) -> None:
        before, self._node = self._node, node
        self._board.set_position(node.position, Transition.between(before, node))
        self._show()

    # Writing

    @Slot()
    def _on_written(self) -> None:
        """Take over what the form says of this position."""
        if not self.active:
            return
        written, tree, node = self._form.written(), self._tree, self._node
        study = self._study_name
        edits = written.edits(node)
        for edit in edits:
            edit.apply()
        changed = self._take_tags(written, study) or bool(edits)
        renamed = bool(written.study) and written.study != study
        if renamed:
            self._take_tags(written, written.study)
        if changed:
            self._save()
            self._form.show_node(node, tree.root, main=node in tree.mainline())
        if renamed:
            self._rename_study(written.study)

    def _take_tags(self, written: FormWords, study: str) -> bool:
        """Take over what is said of the chapter, in a study of that name; whether anything differs."""
        before = self._tree.tags
        tags = self._tags(before, study, written.name or chapter_name(before))
        if written.flipped:
            tags[ORIENTATION] = "black"
        elif ORIENTATION in tags:
            del tags[ORIENTATION]
        if tags == before:
            return False
        self._tree.tags = tags
        self._board.set_flipped(written.flipped)
        return True

    def _tags(self, tags: Mapping[str, str], study: str, chapter: str) -> dict[str, str]:
        document = self._document
        heading = heading_of(document.content) if document is not None else None
        study_id = (heading.id if heading is not None else "") or tags.get(IDENTITY) or new_id()
        return chapter_tags(tags, study=study, chapter=chapter, study_id=study_id)

    def _rename_study(self, name: str) -> None:
        """Write the study's name into every chapter."""
        if self._path is not None:
            self.writing.rename(self._path, name, self._tree.tags[IDENTITY])
            self.named.emit(name)

    def _save(self) -> None:
        if self._path is not None:
            self.writing.rewrite(self._path, {self._number: pdn.write(self._tree)})

    @Slot(object, object)
    def _on_rewritten(self, document: PdnDocument, numbers: Sequence[int]) -> None:
        """The chapter that is on the main board, too, is read anew there."""
        file = self._late.file
        if file.is_in(document) and file.number in numbers:
            file.read(document, file.number)
        if document.path == self._path:
            self._tell_chapters(document)
            self._show_undo()

    @Slot(object, object)
    def _on_arranged(self, document: PdnDocument, done: ChapterChange) -> None:
        """Go to the chapter; what is being typed stays in its own, by the number that this has now."""
        if document.path == self._path:
            if (here := done.follow(self._number)) is not None:
                self._number = here
                self._form.take_over()
            self._load(done.target)

    @Slot(object)
    def _on_replacing(self, path: Path) -> None:
        """What is being typed is about the chapter as it was."""
        if path == self._path:
            self._form.take_over()

    @Slot(object)
    def _on_replaced(self, document: PdnDocument) -> None:
        if document.path == self._path:
            self._load(self._number, way_to(self._node))

    @Slot()
    def _show_undo(self) -> None:
        editing, path = self._late.editing, self._path
        if path is not None:
            self._form.undo.setEnabled(not editing.is_busy(path) and editing.next_undo(path) is not None)
            self._form.redo.setEnabled(not editing.is_busy(path) and editing.next_redo(path) is not None)

    @Slot()
    def _undo(self) -> None:
        if self._path is not None and self.writing.failure(self._path) is not None:
            self.writing.retry(self._path)  # first of all what was done last must be in the file
        elif self._path is not None:
            self._late.editing.undo(self._path)

    @Slot()
    def _redo(self) -> None:
        if self._path is not None:
            self._late.editing.redo(self._path)

    # Moves

    @Slot(int)
    def _on_move_chosen(self, index: int) -> None:
        if index < len(self._node.children):
            self._go_to(self._node.children[index])

    @Slot()
    def _delete_move(self) -> None:
        if self._node.parent is not None:
            node = self._node
            self._go_to(self._node.parent)
            delete(node).apply()
            self._save()
            self._show()

    @Slot()
    def _promote(self) -> None:
        make_main_line(self._node).apply()
        self._save()
        self._show()

    # Chapters

    @Slot(object)
    def add(self, chapters: Sequence[NewChapter]) -> None:
        """Add chapters behind the one that is worked on."""
        document = self._document
        if self._path is None or document is None:
            return
        study_id = heading_of(document.content).id or self._tree.tags.get(IDENTITY) or new_id()
        language = self._tree.tags.get(LANGUAGE, "")
        for new in chapters:
            text = as_text(new, study=self._study_name, study_id=study_id, language=language)
            self.writing.add(self._path, text, self._number)

    @Slot(int)
    def _move_chapter(self, by: int) -> None:
        if self._path is not None:
            self.writing.move(self._path, self._number, by)

    @Slot()
    def _delete_chapter(self) -> None:
        if self._path is not None:
            self.writing.delete(self._path, self._number)
