"""One engine in full: its name, how it is started, and its parameters. Every change counts at once."""

from __future__ import annotations

import shlex
from pathlib import Path

from harzdame_engine.hub.words import split_words
from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.engine.added_program import (
    MOST_LETTERS,
    MOST_SECONDS,
    AddedProgram,
    ProgramLanguage,
)
from harzdame_gui.controllers.files.folders import Folders
from harzdame_gui.engines.parameter_form import ParameterForm
from harzdame_gui.text.programs import games_sentence
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.file_dialogs import OpenDialog
from harzdame_gui.widgets.labels import ElidedLabel, label, separator
from harzdame_gui.widgets.layouts import as_read, fill
from harzdame_gui.widgets.number_box import DecimalBox, number_box

_LEAST_SECONDS = 0.05


class EngineDetails(QWidget):
    """Shows one engine, and changes a copy of its record.

    *Signals*
    edited(AddedProgram): the person changed something.
    """

    edited = Signal(object)

    def __init__(self, folders: Folders, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folders = folders
        self._program = AddedProgram("", "", "")
        self.name = QLineEdit()
        self.name.setAccessibleName(self.tr("Name"))
        self.name.setMaxLength(MOST_LETTERS)
        self._origin = _line()
        self._origin.setProperty("role", "muted")
        self._games = label("muted", wrap=True)
        self._path = _line()
        self._other = QPushButton(self.tr("Change…"), autoDefault=False)
        self._other.setAccessibleName(self.tr("Change the program"))
        self._arguments = QLineEdit()
        self._arguments.setAccessibleName(self.tr("Arguments"))
        self._folder = QLineEdit()
        self._folder.setAccessibleName(self.tr("Folder"))
        self._folder.setPlaceholderText(self.tr("That of the program"))
        self._language = QComboBox()
        self._language.setAccessibleName(self.tr("Protocol"))
        self._language.addItem(self.tr("Hub, version 2"), ProgramLanguage.HUB_2.value)
        self._language.addItem(self.tr("Hub, version 1"), ProgramLanguage.HUB_1.value)
        self._seconds = DecimalBox(decimals=2, minimum=_LEAST_SECONDS, maximum=MOST_SECONDS)
        self._seconds.setSuffix(self.tr(" seconds a move"))
        number_box(self._seconds)
        self._seconds.setAccessibleName(self.tr("Thinking time"))
        self._usual = QPushButton(self.tr("Defaults"), autoDefault=False)
        self._usual.setProperty("role", "quiet")
        self._usual.setToolTip(self.tr("Set every parameter to what the engine suggests"))
        self._area = QScrollArea(widgetResizable=True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._build()
        self._connect()

    @property
    def program(self) -> AddedProgram:
        """The engine as it is now."""
        return self._program

    def show_program(self, program: AddedProgram) -> None:
        """Show another engine, or the same with other facts."""
        self._program = program
        quiet = [QSignalBlocker(field) for field in (self._language, self._seconds)]
        self.name.setText(program.name)
        self._path.setText(program.path)
        self._arguments.setText(shlex.join(program.arguments))
        self._folder.setText(program.folder)
        self._language.setCurrentIndex(self._language.findData(program.language.value))
        self._seconds.setValue(program.thinking_time)
        del quiet
        author = self.tr("by {author}").format(author=program.author) if program.author else ""
        origin = " · ".join(filter(None, (program.version, author)))
        self._origin.setText(origin)
        self._origin.setVisible(bool(origin))
        self._games.setText(games_sentence(program.games))
        self._show_parameters()

    def _build(self) -> None:
        space = current_theme().spacing
        form = QFormLayout()
        form.setHorizontalSpacing(space.l)
        form.setVerticalSpacing(space.s)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.addRow(self.tr("&Name"), self.name)
        row = fill(QHBoxLayout(), self._path, self._other, spacing=space.s, grow=[self._path])
        form.addRow(self.tr("Program"), row)
        form.addRow(self.tr("Ar&guments"), self._arguments)
        form.addRow(self.tr("&Folder"), self._folder)
        form.addRow(self.tr("&Protocol"), self._language)
        form.addRow(self.tr("&Thinking time"), self._seconds)
        heading = label("strong", self.tr("Parameters"))
        titles = fill(QHBoxLayout(), heading, self._usual, grow=[heading])
        parts = (self._origin, self._games, form, separator(), titles, self._area)
        fill(QVBoxLayout(self), *parts, spacing=space.s, grow=[self._area])

    def _connect(self) -> None:
        self.name.editingFinished.connect(self._on_named)
        self._other.clicked.connect(self._choose)
        self._arguments.editingFinished.connect(self._on_arguments)
        self._folder.editingFinished.connect(self._on_folder)
        self._language.currentIndexChanged.connect(self._on_language)
        self._seconds.valueChanged.connect(self._on_seconds)
        self._usual.clicked.connect(self._on_defaults)

    def _show_parameters(self) -> None:
        program = self._program
        form = ParameterForm(program.parameters, dict(program.values))
        form.valueChanged.connect(self._on_value)
        form.setContentsMargins(as_read(0, 0, current_theme().spacing.s, 0))
        self._area.setWidget(form)
        self._usual.setEnabled(bool(program.values))

    def _edit(self, program: AddedProgram) -> None:
        if program != self._program:
            self._program = program
            self._usual.setEnabled(bool(program.values))
            self.edited.emit(program)

    @Slot()
    def _on_named(self) -> None:
        name = " ".join(self.name.text().split())
        if name:
            self._edit(self._program._replace(name=name))
        else:
            self.name.setText(self._program.name)

    @Slot()
    def _choose(self) -> None:
        path = Path(self._program.path)
        chosen = path if self._program.path else None
        dialog = OpenDialog(self.tr("Choose an engine"), self, self._folders, chosen=chosen)
        dialog.fileSelected.connect(self._on_path)
        dialog.open()

    @Slot(str)
    def _on_path(self, path: str) -> None:
        self._path.setText(path)
        self._edit(self._program._replace(path=path))

    @Slot()
    def _on_arguments(self) -> None:
        try:
            arguments = tuple(split_words(self._arguments.text()))
        except ValueError:  # a quotation mark without its other half
            arguments = tuple(self._arguments.text().split())
        self._edit(self._program._replace(arguments=arguments))

    @Slot()
    def _on_folder(self) -> None:
        self._edit(self._program._replace(folder=self._folder.text().strip()))

    @Slot()
    def _on_language(self) -> None:
        self._edit(self._program._replace(language=ProgramLanguage(self._language.currentData())))

    @Slot(float)
    def _on_seconds(self, seconds: float) -> None:
        self._edit(self._program._replace(thinking_time=seconds))

    @Slot()
    def _on_defaults(self) -> None:
        self._edit(self._program._replace(values=()))
        self._show_parameters()

    @Slot(str, str)
    def _on_value(self, name: str, value: str) -> None:
        self._edit(self._program.with_value(name, value))


def _line() -> ElidedLabel:
    """A line that is cut off where it has no room, and never widens the dialog."""
    line = ElidedLabel()
    line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return line
