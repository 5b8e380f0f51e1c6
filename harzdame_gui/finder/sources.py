"""Where entries come from: the commands of the window, and what other rooms can open by a name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import variants
from harzdame_engine.library.records import Folder
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from harzdame_gui.commands.command import Command, Commands
from harzdame_gui.controllers.study.study_service import OpenStudy
from harzdame_gui.finder.entries import Entry, Kind
from harzdame_gui.settings.offered import subjects
from harzdame_gui.text.file_names import names_apart
from harzdame_gui.text.games import game_head
from harzdame_gui.text.menu_words import plain
from harzdame_gui.translation import translate


class Ways(NamedTuple):
    """What other rooms do with a thing that was found."""

    start_game: Callable[[str], object]
    show_rules: Callable[[str], object]
    take_tour: Callable[[str], object]
    show_setting: Callable[[str], object]
    open_course: Callable[[Path, bool, int | None], object]
    """Opens a study, which came with the app or not, at a chapter, counted from 0, or where it was left."""
    open_file: Callable[[Path], object]
    show_folder: Callable[[int], object]


def commands_of(window: QWidget) -> Iterator[Entry]:
    """The commands of a window that a person may give at any time, those included that cannot be done now."""
    known = set(window.actions())
    for commands in window.findChildren(Commands):
        for command in commands.table():
            action = commands.actions[command.name]
            if action in known and action.isVisible() and _is_lasting(command):
                yield _command(action)


def _is_lasting(command: Command) -> bool:
    """Whether it is more than an answer on a card."""
    return command.place is not None or bool(command.keys)


def _command(action: QAction) -> Entry:
    tip = action.whatsThis()
    key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    name = plain(action.text())
    told = name if any(map(str.isalpha, name)) else f"{name}  {tip}"
    detail = "" if action.isEnabled() else translate("Finder", "not now")
    return Entry(Kind.COMMAND, told, action.trigger, f"{tip} {key}", detail, key, enabled=action.isEnabled())


def games(ways: Ways) -> Iterator[Entry]:
    """Each game, to be played, to be read about and to be tried in a tour."""
    for rules in variants():
        head = game_head(rules)
        more = f"{head.family} {rules.name}"
        yield Entry(Kind.GAME, head.name, partial(ways.start_game, rules.id), more, head.family)
        title = translate("Finder", "Rules of {game}").format(game=head.name)
        yield Entry(Kind.RULES, title, partial(ways.show_rules, rules.id), more)
        title = translate("Finder", "Tour of {game}").format(game=head.name)
        yield Entry(Kind.COURSE, title, partial(ways.take_tour, rules.id), more)


def settings(ways: Ways) -> Iterator[Entry]:
    """Each setting, to be seen in its window."""
    for subject in subjects():
        for row in subject.rows:
            show = partial(ways.show_setting, row.name)
            yield Entry(Kind.SETTING, row.label, show, f"{subject.title} {row.words}", subject.title)


def course(ways: Ways, opened: OpenStudy) -> Iterator[Entry]:
    """A study, and each of its chapters."""
    path, study = opened.document.path, opened.study
    yield Entry(Kind.COURSE, study.title, partial(ways.open_course, path, opened.shipped, None))
    for number, chapter in enumerate(study.chapters):
        show = partial(ways.open_course, path, opened.shipped, number)
        yield Entry(Kind.CHAPTER, chapter.name, show, study.title, study.title)


def files(ways: Ways, names: Sequence[str]) -> Iterator[Entry]:
    """Files that were opened or saved lately."""
    paths = [Path(name) for name in names]
    for path, name in zip(paths, names_apart(paths), strict=True):
        yield Entry(Kind.FILE, name, partial(ways.open_file, path), str(path), path.parent.name)


def folders(ways: Ways, found: Sequence[Folder]) -> Iterator[Entry]:
    """Folders of the library."""
    for folder in found:
        name = translate("Finder", "My games") if folder.own else folder.name
        yield Entry(Kind.FOLDER, name, partial(ways.show_folder, folder.id))
