"""The language of the app and of Qt's own buttons. Knows no widget."""

from __future__ import annotations

from PySide6 import QtCore
from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt, QTranslator

from harzdame_gui.controllers.settings.languages import OF_THE_SOURCES, SYSTEM, nearest
from harzdame_gui.resources import resource

OF_BRITAIN = "en_GB"

translate = QCoreApplication.translate
"""Looks a text up in a context, for functions that word something; a QObject has its own `tr`."""


class _Counted:
    """The texts that say a number of things; each language has as many forms of one as it needs.

    Their context is `counted` for all: `lupdate` takes the name before `tr` for it, and knows no
    number in `translate`. The `tr` of an object would ask for the context of each of its classes
    in turn, and take a text for translated as soon as the number is in it.
    """

    def tr(self, text: str, comment: str, number: int) -> str:
        """`text` in the form for `number`, which stands in place of ``%Ln``."""
        return translate("counted", text, comment, number)


counted = _Counted()


def locale_of(language: str) -> QLocale:
    """Numbers and dates of a language: as the system has them where that speaks it, too.

    English alone would be that of the United States; its words here are British, and so are its dates.
    """
    system = QLocale.system()
    if language == SYSTEM or QLocale(language).language() == system.language():
        locale = system
    else:
        locale = QLocale(OF_BRITAIN if language == OF_THE_SOURCES else language)
    if locale.language() == QLocale.Language.C:  # that of a system without a language groups no digits
        locale = QLocale(OF_BRITAIN)
    return locale


class Translation(QObject):
    """The translators of one language at a time; of English, that of the sources, only forms of numbers."""

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        self._app = app
        self._locale = QLocale()
        self._installed: list[QTranslator] = []
        self.language: str | None = None
        """The one in use, as it was asked for."""

    def use(self, language: str) -> None:
        """Change to a language, by its code, or to that of the system; existing widgets keep their texts."""
        self.stop()
        self.language = language
        locale = locale_of(language)
        QLocale.setDefault(locale)
        spoken = nearest(locale.name())
        self._direct(QLocale(spoken).textDirection())
        if spoken != OF_THE_SOURCES:
            places = QtCore.QLibraryInfo
            self._install(f"qtbase_{spoken}", places.path(places.LibraryPath.TranslationsPath))
        self._install(f"harzdame_{spoken}", str(resource("translations")))

    def stop(self) -> None:
        """Go back to the texts of the sources, and to the formats of numbers from before `use`."""
        QLocale.setDefault(self._locale)
        self._direct(Qt.LayoutDirection.LeftToRight)
        for translator in self._installed:
            self._app.removeTranslator(translator)
            translator.deleteLater()
        self._installed = []

    def _direct(self, direction: Qt.LayoutDirection) -> None:
        """Have windows laid out in a direction; set by its name, for this module knows no QGuiApplication."""
        self._app.setProperty("layoutDirection", direction)

    def _install(self, name: str, folder: str) -> None:
        translator = QTranslator(self)
        if translator.load(name, folder):
            self._app.installTranslator(translator)
            self._installed.append(translator)
        else:
            translator.deleteLater()
