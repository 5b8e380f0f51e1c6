"""The dialog before a review: how deep to look, and about how long that takes."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.review.file_games import ReviewSurvey
from harzdame_gui.controllers.review.game_review import EFFORTS
from harzdame_gui.controllers.review.speed import seconds_of
from harzdame_gui.controllers.settings.choices import ReviewDepth
from harzdame_gui.text.sizes import duration
from harzdame_gui.theme import current_theme
from harzdame_gui.translation import counted
from harzdame_gui.widgets.dialog_buttons import make_default, reject_with
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import as_read, fill


class ReviewDialog(QDialog):
    """One choice and a button.

    *Signals*
    chosen(ReviewDepth): the review is to begin.
    """

    chosen = Signal(object)

    def __init__(
        self,
        positions: float,
        depth: ReviewDepth,
        parent: QWidget | None = None,
        *,
        games: ReviewSurvey | None = None,
    ) -> None:
        """`positions`: the number of those to be searched; `depth`: what was chosen last.

        `games`: not the game on the board is reviewed, but those of a file.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Review the game") if games is None else self.tr("Review games"))
        space = current_theme().spacing
        words = self.tr(
            "Every move is judged by a search. Bad moves get a sign, a better line and a sentence; "
            "you can undo all of it at once."
        )
        text = QLabel(words, wordWrap=True)
        more = QLabel(self._about(games) if games is not None else "", wordWrap=True)
        more.setVisible(games is not None)
        self._group = QButtonGroup(self)
        self._depths = list(ReviewDepth)
        self._times: dict[ReviewDepth, QLabel] = {}
        self._positions = positions
        rows = self._rows(depth)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        start = buttons.addButton(self.tr("Review"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._accept)
        reject_with(buttons, self)
        column = QVBoxLayout(self)
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)  # any smaller would cut the text
        margins = (space.xl, space.xl, space.xl, space.xl)
        fill(column, text, more, space.m, *rows, space.m, buttons, spacing=space.xs, margins=margins)
        make_default(start, buttons)
        self._group.button(self._depths.index(depth)).setFocus()
        self.setMinimumWidth(400)

    @Slot(float)
    def show_speed(self, nodes_a_second: float) -> None:
        """Say how long it takes at such a speed."""
        for depth, label_of_time in self._times.items():
            seconds = seconds_of(self._positions, EFFORTS[depth], nodes_a_second)
            text = self.tr("about {time}").format(time=duration(seconds, exact=True))
            label_of_time.setText(text if seconds >= 1 else self.tr("less than a second"))
            self._group.button(self._depths.index(depth)).setAccessibleDescription(label_of_time.text())

    def _rows(self, depth: ReviewDepth) -> list[QWidget | int]:
        """A button for each depth, with the time that it takes below it; `depth` is chosen."""
        space = current_theme().spacing
        rows: list[QWidget | int] = []
        for number, each in enumerate(self._depths):
            button = QRadioButton(self._name(each))
            button.setChecked(each is depth)
            self._group.addButton(button, number)
            time = label("muted", "…")
            time.setContentsMargins(as_read(space.xl, 0, 0, 0))
            self._times[each] = time
            rows += [button, time, space.xs]
        return rows

    def _about(self, games: ReviewSurvey) -> str:
        """The sentences that say how many games are reviewed, and how."""
        sentences = [counted.tr("%Ln games will be reviewed.", "", len(games.games))]
        if games.passed:
            passed = counted.tr("%Ln that were reviewed before will be passed over.", "", games.passed)
            sentences.append(passed)
        sentences.append(
            self.tr("Each is saved in the file when it is done. You can go on playing meanwhile.")
        )
        return " ".join(sentences)

    def _name(self, depth: ReviewDepth) -> str:
        names = {
            ReviewDepth.QUICK: self.tr("Quick: finds what a good player sees"),
            ReviewDepth.NORMAL: self.tr("Normal: finds most shots"),
            ReviewDepth.THOROUGH: self.tr("Thorough: for games that matter"),
        }
        return names[depth]

    @Slot()
    def _accept(self) -> None:
        self.chosen.emit(self._depths[self._group.checkedId()])
        self.accept()
