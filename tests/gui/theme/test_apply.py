"""The theme reaches the application and follows the wanted scheme."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QFileDialog,
    QListWidget,
    QRadioButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.settings.choices import Appearance, BoardLook
from harzdame_gui.notices.card import Notice, NoticeCard, Tone
from harzdame_gui.text.message import Message
from harzdame_gui.theme import (
    CONTRAST_DARK_THEME,
    CONTRAST_LIGHT_THEME,
    DARK_THEME,
    LIGHT_THEME,
    FontRole,
    Theme,
    Themed,
    ThemeSource,
    current_theme,
    usual_theme,
)


@pytest.mark.parametrize(
    ("appearance", "theme"),
    [
        (Appearance.LIGHT, LIGHT_THEME),
        (Appearance.DARK, DARK_THEME),
        (Appearance.CONTRAST_LIGHT, CONTRAST_LIGHT_THEME),
        (Appearance.CONTRAST_DARK, CONTRAST_DARK_THEME),
    ],
)
def test_an_appearance_dresses_the_application(
    app: QApplication, appearance: Appearance, theme: Theme
) -> None:
    assert ThemeSource(appearance).theme == theme
    assert app.palette().color(QPalette.ColorRole.Window) == theme.color("window")
    assert theme.palette.accent in app.styleSheet()


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize("appearance", [each for each in Appearance if each is not Appearance.SYSTEM])
def test_the_arrows_of_the_file_dialog_are_seen_on_their_ground(qtbot: QtBot, appearance: Appearance) -> None:
    theme = ThemeSource(appearance).theme
    dialog = QFileDialog()
    qtbot.addWidget(dialog)
    for name in ("backButton", "forwardButton", "toParentButton"):
        button = dialog.findChild(QToolButton, name)
        image = button.icon().pixmap(16).toImage()
        pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
        ink = [each for each in pixels if each.alpha() > 200]
        assert ink
        ground = theme.color("window").lightness()
        assert all(abs(each.lightness() - ground) > 80 for each in ink), name


def test_the_sheet_leaves_no_name_unfilled(app: QApplication) -> None:
    ThemeSource(Appearance.LIGHT)
    assert "$" not in app.styleSheet()


@pytest.fixture
def system(app: QApplication, monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], None]:
    """Switches the system between light and dark; the offscreen platform has no scheme of its own."""

    def switch(dark: bool) -> None:
        monkeypatch.setattr("harzdame_gui.theme.apply._system_is_dark", lambda: dark)
        scheme = Qt.ColorScheme.Dark if dark else Qt.ColorScheme.Light
        QGuiApplication.styleHints().colorSchemeChanged.emit(scheme)

    switch(False)
    return switch


def test_the_systems_appearance_follows_the_system(system: Callable[[bool], None], qtbot: QtBot) -> None:
    source = ThemeSource(Appearance.SYSTEM)
    assert source.theme == LIGHT_THEME
    with qtbot.waitSignal(source.changed, timeout=20_000):
        system(True)
    assert source.theme == current_theme() == DARK_THEME


def test_an_override_does_not_follow_the_system(system: Callable[[bool], None], qtbot: QtBot) -> None:
    source = ThemeSource(Appearance.SYSTEM)
    source.set_appearance(Appearance.LIGHT)
    with qtbot.assertNotEmitted(source.changed):
        system(True)
    assert source.theme == LIGHT_THEME


def test_the_systems_wish_for_contrast_is_followed(
    system: Callable[[bool], None], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = ThemeSource(Appearance.SYSTEM)
    monkeypatch.setattr("harzdame_gui.theme.apply._system_wants_contrast", lambda: True)
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        pytest.skip("this Qt does not know what the system wishes")
    with qtbot.waitSignal(source.changed, timeout=20_000):
        hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert source.theme == current_theme() == CONTRAST_LIGHT_THEME
    with qtbot.waitSignal(source.changed, timeout=20_000):
        system(True)
    assert source.theme == current_theme() == CONTRAST_DARK_THEME


def test_the_board_has_the_look_that_was_chosen_but_where_contrast_is_high(
    app: QApplication, qtbot: QtBot
) -> None:
    source = ThemeSource(Appearance.LIGHT, BoardLook.GREEN)
    assert source.theme == usual_theme(BoardLook.GREEN, dark=False)
    with qtbot.waitSignal(source.changed, timeout=20_000):
        source.set_board_look(BoardLook.BLUE)
    assert source.theme == current_theme() == usual_theme(BoardLook.BLUE, dark=False)
    source.set_appearance(Appearance.CONTRAST_DARK)
    with qtbot.assertNotEmitted(source.changed):
        source.set_board_look(BoardLook.GREY)
    assert source.theme == CONTRAST_DARK_THEME


@pytest.mark.parametrize("appearance", [Appearance.CONTRAST_LIGHT, Appearance.CONTRAST_DARK])
def test_cards_have_an_edge_where_grounds_look_alike(
    app: QApplication, qtbot: QtBot, appearance: Appearance
) -> None:
    theme = ThemeSource(appearance).theme
    card = NoticeCard()
    qtbot.addWidget(card)
    card.show_notice(Notice(Message("Kept."), Tone.CALM))
    card.resize(200, 60)
    picture = card.grab().toImage()
    assert picture.pixelColor(picture.width() // 2, 0).name() == QColor(theme.palette.line_strong).name()


def test_fonts_form_a_hierarchy(qapp: QApplication) -> None:
    sizes = [
        LIGHT_THEME.font(role).pointSizeF()
        for role in (FontRole.CAPTION, FontRole.BODY, FontRole.HEADING, FontRole.TITLE)
    ]
    assert sizes == sorted(set(sizes))
    assert LIGHT_THEME.font(FontRole.STRONG).weight() > LIGHT_THEME.font(FontRole.BODY).weight()


@pytest.mark.parametrize("role", ["", "games"])
def test_the_frame_of_a_list_with_the_focus_is_whole(app: QApplication, qtbot: QtBot, role: str) -> None:
    themes = ThemeSource(Appearance.LIGHT)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(220, 160)
    rows = QListWidget(window)
    rows.setProperty("role", role)
    rows.setGeometry(10, 10, 200, 140)
    rows.addItems([f"Item {number}" for number in range(30)])
    rows.setCurrentRow(1)
    with qtbot.waitActive(window):
        window.show()
    rows.setFocus()
    picture = rows.grab().toImage()
    frame = themes.theme.color("focus").name()
    left = [picture.pixelColor(0, y).name() for y in range(12, rows.height() - 12)]
    assert set(left) == {frame}


@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
@pytest.mark.parametrize("appearance", [Appearance.CONTRAST_LIGHT, Appearance.CONTRAST_DARK])
def test_a_tick_that_cannot_be_changed_is_seen(
    app: QApplication, qtbot: QtBot, appearance: Appearance, kind: type[QAbstractButton]
) -> None:
    ThemeSource(appearance)
    shades = []
    for ticked in (False, True):
        button = kind(enabled=False)
        button.setChecked(ticked)
        qtbot.addWidget(button)
        picture = button.grab().toImage()
        places = ((x, y) for x in range(7, 17) for y in range(7, picture.height() - 7))
        shades.append([picture.pixelColor(*place).lightness() for place in places])
    assert max(abs(one - other) for one, other in zip(*shades, strict=True)) > 100


def test_what_draws_takes_another_theme_though_something_else_fails(qapp: QApplication, qtbot: QtBot) -> None:
    class Drawing(QWidget, Themed):
        def take_theme(self) -> None:
            told.append(self)
            raise ValueError("drawing")

    told: list[QWidget] = []
    source = ThemeSource(Appearance.LIGHT)
    widgets = [Drawing() for _ in range(3)]
    for widget in widgets:
        qtbot.addWidget(widget)
    with qtbot.captureExceptions() as failures:
        source.set_appearance(Appearance.DARK)
        qtbot.waitUntil(lambda: len(told) == len(widgets))
    (failure,) = (error for _, error, _ in failures)
    assert [str(error) for error in failure.exceptions] == ["drawing"] * len(widgets)
