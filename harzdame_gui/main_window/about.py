"""The dialog with the name, version and licence of the app."""

from __future__ import annotations

from harzdame_engine.version import version
from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from harzdame_gui.theme import FontRole, current_theme, icon
from harzdame_gui.widgets.dialog_buttons import make_default, reject_with

_SIGN = 72


class AboutDialog(QDialog):
    """One page with one button."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = current_theme()
        self.setWindowTitle(self.tr("About Harzdame"))
        space = theme.spacing
        sign = QLabel(pixmap=icon("harzdame").pixmap(QSize(_SIGN, _SIGN), self.devicePixelRatioF()))
        name = QLabel("Harzdame")
        name.setFont(theme.font(FontRole.TITLE))
        number = QLabel(self.tr("Version {version} · Qt {qt}").format(version=version(), qt=qVersion()))
        number.setProperty("role", "muted")
        number.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        text = QLabel(
            self.tr(
                "Harzdame is draughts on all squares: men climb from one corner of the board "
                "to the other, step straight ahead and capture straight in every direction. "
                "The most that can be captured must be captured."
            ),
            wordWrap=True,
        )
        licence = QLabel(self.tr("Free software under the MIT licence."))
        licence.setProperty("role", "muted")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        reject_with(buttons, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space.xl, space.xl, space.xl, space.xl)
        layout.setSpacing(space.s)
        for widget in (sign, name, number):
            widget.setAlignment(Qt.AlignmentFlag.AlignCenter)
            layout.addWidget(widget)
        layout.addSpacing(space.m)
        layout.addWidget(text)
        layout.addWidget(licence)
        layout.addStretch(1)
        layout.addSpacing(space.m)
        layout.addWidget(buttons)
        make_default(buttons.button(QDialogButtonBox.StandardButton.Close), buttons)
        self.setMinimumWidth(420)
