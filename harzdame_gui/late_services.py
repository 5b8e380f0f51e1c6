"""Services that are made once the window has been painted, and outlive it as well."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import Engine
from harzdame_engine.library.library import FILE_NAME
from PySide6.QtCore import QObject, SignalInstance

from harzdame_gui.controllers.crashes.crashes import Crashes
from harzdame_gui.controllers.engine.endgame_builder import TableBuilder
from harzdame_gui.controllers.engine.endgames import Endgames
from harzdame_gui.controllers.engine.engines import Engines
from harzdame_gui.controllers.engine.openings import Openings
from harzdame_gui.controllers.files.edit_journal import EditJournal
from harzdame_gui.controllers.files.file_editing import FileEditing
from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.files.open_files import OpenFiles
from harzdame_gui.controllers.files.outside_changes import OutsideChanges
from harzdame_gui.controllers.game.my_games import MyGames
from harzdame_gui.controllers.game.recovery import Recovery
from harzdame_gui.controllers.game.unsaved_games import EarlierVersions, UnsavedGames
from harzdame_gui.controllers.library.ended_games import EndedGames
from harzdame_gui.controllers.library.library_service import LibraryService
from harzdame_gui.controllers.openings.repertoires import Repertoires
from harzdame_gui.controllers.review.board_game import BoardGame
from harzdame_gui.controllers.review.file_review import FileReview
from harzdame_gui.controllers.review.game_review import GameReview
from harzdame_gui.controllers.study.rescue import Rescue
from harzdame_gui.controllers.study.study_service import StudyService
from harzdame_gui.controllers.study.study_writer import StudyWriter
from harzdame_gui.controllers.tournament.tournament_service import TournamentService
from harzdame_gui.services import Services
from harzdame_gui.text.unsaved import rescued_title
from harzdame_gui.text.wording import app_worder


class LateServices(NamedTuple):
    """The services that deal with files, and the engines, which read some of them.

    `folder` is that of the profile, for rooms that keep something of their own there.
    """

    folder: Path
    file: GameFile
    files: OpenFiles
    editing: FileEditing
    outside: OutsideChanges
    edit_journal: EditJournal
    recovery: Recovery
    own: MyGames
    unsaved: UnsavedGames
    earlier: EarlierVersions
    openings: Openings
    endgames: Endgames
    builder: TableBuilder
    engines: Engines
    library: LibraryService
    tournaments: TournamentService
    repertoires: Repertoires
    studies: StudyService
    study_writing: StudyWriter
    review: GameReview
    file_review: FileReview
    crashes: Crashes

    @classmethod
    def build(
        cls,
        services: Services,
        folder: Path,
        unusable: SignalInstance,
        parent: QObject,
    ) -> LateServices:
        """Make them; `folder` is that of the profile.

        `unusable` is emitted with the error of a file that cannot be used, from any thread.
        """
        jobs = services.jobs
        openings = Openings(jobs, parent=parent)
        endgames = Endgames(folder / "tables", jobs, parent)
        openings.unusable.connect(unusable)
        endgames.unusable.connect(unusable)
        recovery = Recovery(folder, jobs, parent)
        own = MyGames(folder, jobs, parent)
        recovery.ownToKeep.connect(own.put)
        recovery.listed.changed.connect(own.note_listed)
        file = GameFile(jobs, parent)
        files = OpenFiles(jobs, file, services.settings, parent)
        unsaved = UnsavedGames(services.session, file, recovery, own, parent)
        make_engine = partial(Engine, on_problem=unusable.emit, tables=endgames.cache)
        library = LibraryService(folder / FILE_NAME, jobs, openings.cache, parent)
        EndedGames(services.session, recovery, library, parent)
        editing = FileEditing(jobs, file, files, parent)
        editing.arranged.connect(unsaved.follow)
        review = GameReview(
            services.session,
            services.engine,
            books=openings.cache,
            tables=endgames.cache,
            word=app_worder(endgames.cache),
            parent=parent,
        )
        review.found.connect(recovery.note_review)
        file_review = FileReview(
            services.engine,
            files,
            editing,
            BoardGame(services.session, file, files, parent),
            books=openings.cache,
            tables=endgames.cache,
            word=app_worder(endgames.cache),
            parent=parent,
        )
        studies = StudyService(folder, jobs, parent)
        study_writing = StudyWriter(
            files,
            editing,
            jobs,
            lambda document: file.number if services.session.modified and file.is_in(document) else 0,
            parent,
        )
        Rescue(study_writing, studies, jobs, titled=rescued_title, parent=parent)
        return cls(
            folder,
            file,
            files,
            editing,
            OutsideChanges(
                files,
                file,
                jobs,
                is_unsaved=lambda: services.session.modified,
                is_busy=lambda document: file.is_writing(document) or editing.is_busy(document.path),
                parent=parent,
            ),
            EditJournal(folder, jobs, files, editing, parent),
            recovery,
            own,
            unsaved,
            EarlierVersions(own, files, unsaved, jobs, parent),
            openings,
            endgames,
            TableBuilder(endgames, jobs, parent),
            Engines(make_engine, openings.cache),
            library,
            TournamentService(folder / "tournaments", jobs, library, parent),
            Repertoires(folder, services.settings, jobs, parent),
            studies,
            study_writing,
            review,
            file_review,
            Crashes(folder, jobs, parent),
        )
