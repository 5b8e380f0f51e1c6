"""The dialog about the app: its versions, the folder of the data, and the ways on."""

from __future__ import annotations

import os
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import pytest
from harzdame_engine.version import engine_version, version
from PySide6.QtCore import QUrl, qVersion
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from harzdame_gui.about.dialog import AboutDialog
from harzdame_gui.about.licences_window import LicencesWindow
from harzdame_gui.about.outside import open_folder, releases_page
from tests.gui.driver import Driver
from tests.gui.main_window.test_nothing_cut_off import cut_off


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The folders that were opened by a program of the system."""
    folders: list[str] = []

    def note(url: QUrl) -> bool:
        folders.append(url.toLocalFile())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", note)
    return folders


def about(driver: Driver) -> AboutDialog:
    driver.window.commands.about.trigger()
    dialog = driver.wait_for_dialog(AboutDialog)
    assert isinstance(dialog, AboutDialog)
    return dialog


def test_all_versions_are_told(driver: Driver) -> None:
    said = " ".join(label.text() for label in about(driver).findChildren(QLabel))
    for told in (version(), engine_version(), qVersion(), "Hub 2", "DXP", "PDN 3.0", "Python", "PySide"):
        assert told in said
    assert str(driver.folder) in said


def test_nothing_is_cut_off(driver: Driver) -> None:
    dialog = about(driver)
    assert cut_off(dialog) == []
    dialog.resize(dialog.minimumSizeHint().expandedTo(dialog.minimumSize()))
    assert cut_off(dialog) == []


def test_the_folder_of_the_data_is_opened(driver: Driver, opened: list[str]) -> None:
    about(driver)
    driver.press("Open the data folder")
    assert opened == [str(driver.folder)]


def test_where_no_program_opens_it_its_path_is_told(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    dialog = about(driver)
    driver.press("Open the data folder")
    assert any(f"It is {driver.folder}." in label.text() for label in dialog.findChildren(QLabel))


@pytest.fixture
def published(monkeypatch: pytest.MonkeyPatch) -> str:
    """The page that the package names."""
    page = "https://harzdame.invalid/releases"
    told = Message()
    for name in ("Homepage, https://harzdame.invalid", f"Releases, {page}"):
        told["Project-URL"] = name
    monkeypatch.setattr("importlib.metadata.metadata", lambda _name: told)
    return page


def test_a_newer_version_is_looked_for_in_the_browser_of_who_asks(
    driver: Driver, published: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: asked.append(url.toString()) or True)
    dialog = about(driver)
    assert asked == []
    assert cut_off(dialog) == []
    driver.press("Look for a newer version")
    assert asked == [published]
    assert any(f"This one is {version()}." in label.text() for label in dialog.findChildren(QLabel))


def test_where_no_browser_is_found_the_page_is_told(
    driver: Driver, published: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    dialog = about(driver)
    driver.press("Look for a newer version")
    assert any(published in label.text() for label in dialog.findChildren(QLabel))


@pytest.mark.parametrize("named", [[], ["Homepage, https://harzdame.invalid"], ["Releases, file:///etc"]])
def test_where_no_page_is_named_nothing_is_offered(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, named: list[str]
) -> None:
    told = Message()
    for each in named:
        told["Project-URL"] = each
    monkeypatch.setattr("importlib.metadata.metadata", lambda _name: told)
    assert releases_page() == ""
    shown = {button.text() for button in about(driver).findChildren(QPushButton)}
    assert "Licences…" in shown and "Look for a newer version" not in shown


def test_what_is_started_from_a_bundle_does_without_its_libraries(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seen: list[str | None] = []
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "bundle")
    monkeypatch.setattr(
        QDesktopServices, "openUrl", lambda _url: seen.append(os.environ.get("LD_LIBRARY_PATH"))
    )
    open_folder(tmp_path)
    assert seen == [None]
    assert os.environ["LD_LIBRARY_PATH"] == "bundle"


def test_the_versions_are_copied_without_the_home(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: driver.folder.parent)
    about(driver)
    driver.press("Copy the versions")
    copied = QApplication.clipboard().text()
    assert f"Harzdame: {version()}\n" in copied
    assert "Data folder: ~" in copied
    assert str(driver.folder) not in copied


def test_the_way_to_the_licences(driver: Driver) -> None:
    about(driver)
    driver.press("Licences…")
    shown = [each for each in QApplication.topLevelWidgets() if isinstance(each, LicencesWindow)]
    assert [each for each in shown if each.isVisible()]


@pytest.mark.parametrize("has_report", [True, False])
def test_a_report_is_offered_where_there_is_one(qtbot: QtBot, tmp_path: Path, has_report: bool) -> None:
    dialog = AboutDialog(tmp_path, has_report=has_report)
    qtbot.addWidget(dialog)
    texts = [button.text() for button in dialog.findChildren(QPushButton)]
    assert ("Last crash…" in texts) is has_report
