"""The bar of a game that plays itself through: play and pause, speed, and what it heeds."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QSlider, QToolButton, QWidget

from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.replay.autoplay import PAUSES, Autoplay, pause_step
from harzdame_gui.replay.commands import ReplayCommands
from harzdame_gui.theme import current_theme, icon
from harzdame_gui.widgets.buttons import ActionButton
from harzdame_gui.widgets.layouts import fill
from harzdame_gui.widgets.setting_tick import SettingTick

_SLIDER = 56
"""The least width: with it the row has room beside the list of games."""


class AutoplayBar(QFrame):
    """One slim row, hidden until the game plays for the first time.

    *Signals*
    closed(): it is no longer wanted.
    """

    closed = Signal()

    def __init__(
        self,
        autoplay: Autoplay,
        settings: Settings,
        actions: ReplayCommands,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("noticeCard")
        self.setProperty("tone", "calm")
        self._autoplay = autoplay
        self._settings = settings
        self._actions = actions
        self._play = ActionButton(actions.autoplay)
        self._speed = QSlider(Qt.Orientation.Horizontal)
        self._told = QLabel()
        self._options = QToolButton()
        self._close = QToolButton()
        self._real_time = QAction(self.tr("Real times of the game"), self)
        self._build()
        for button, name in ((self._options, "more"), (self._close, "close")):
            button.setIcon(icon(name))
            button.setIconSize(QSize(1, 1) * current_theme().sizes.icon_small)
        autoplay.add_control(self)
        autoplay.changed.connect(self._show)
        self._show()
        self.hide()

    def _build(self) -> None:
        self._speed.setRange(0, len(PAUSES) - 1)
        self._speed.setInvertedAppearance(True)  # the right end is the fast one
        self._speed.setInvertedControls(True)
        self._speed.setPageStep(1)
        self._speed.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._speed.setAccessibleName(self.tr("Speed"))
        self._speed.setToolTip(self.tr("Speed (+ and −)"))
        self._speed.setMinimumWidth(_SLIDER)
        self._speed.valueChanged.connect(self._on_slid)
        self._told.setMinimumWidth(self._told.fontMetrics().horizontalAdvance("00,0 s  "))
        menu = QMenu(self._options)
        self._autoplay.add_control(menu)
        rests, loop = (
            QAction(self.tr("Rest at comments"), self),
            QAction(self.tr("Begin again at the end"), self),
        )
        ticks = (
            (self._real_time, self._settings.autoplay_real_time),
            (rests, self._settings.autoplay_rests),
            (loop, self._settings.autoplay_loop),
        )
        for action, setting in ticks:
            SettingTick(action, setting)
            menu.addAction(action)
        self._options.setMenu(menu)
        self._options.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._close.clicked.connect(self.closed)
        named = ((self._options, self.tr("Options of playing through")), (self._close, self.tr("Close")))
        for button, name in named:
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setToolTip(name)
            button.setAccessibleName(name)
        space = current_theme().spacing
        fill(
            QHBoxLayout(self),
            self._play,
            self._speed,
            self._told,
            self._options,
            self._close,
            spacing=space.xs,
            margins=(space.s, space.xs, space.s, space.xs),
            grow=(self._speed,),
        )

    @Slot()
    def _show(self) -> None:
        playing = self._autoplay.playing
        self._actions.show_playing(playing=playing)
        known = self._autoplay.has_times
        self._real_time.setEnabled(known)
        pause = self._settings.autoplay_pause.value
        self._speed.blockSignals(True)  # it is told, and tells nothing
        self._speed.setValue(pause_step(pause))
        self._speed.blockSignals(False)
        if known and self._settings.autoplay_real_time.value:
            self._told.setText(self.tr("as played"))
        else:
            self._told.setText(self.tr("{seconds} s").format(seconds=QLocale().toString(pause, "g", 3)))

    @Slot(int)
    def _on_slid(self, step: int) -> None:
        self._settings.autoplay_real_time.set(False)
        self._settings.autoplay_pause.set(PAUSES[step])
