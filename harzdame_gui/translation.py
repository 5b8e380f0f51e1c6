"""The language of the app and of Qt's own buttons. Knows no widget."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from harzdame_gui.controllers.settings.choices import Language
from harzdame_gui.resources import resource

translate = QCoreApplication.translate
"""Looks a text up in a context, for functions that word something; a QObject has its own `tr`."""


class Translation(QObject):
    """The translators of one language at a time; English, the language of the sources, needs none."""

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        self._app = app
        self._locale = QLocale()
        self._installed: list[QTranslator] = []
        self.language: Language | None = None
        """The one in use, as it was asked for."""

    def use(self, language: Language) -> None:
        """Change to `language`; existing widgets keep their texts."""
        self.stop()
        self.language = language
        locale = QLocale.system() if language is Language.SYSTEM else QLocale(language.value)
        if locale.language() == QLocale.Language.C:  # that of a system without a language groups no digits
            locale = QLocale(QLocale.Language.English)
        QLocale.setDefault(locale)
        if locale.language() == QLocale.Language.German:
            self._install("qtbase_de", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
            self._install("harzdame_de", str(resource("translations")))

    def stop(self) -> None:
        """Go back to English, and to the formats of numbers from before `use`."""
        QLocale.setDefault(self._locale)
        for translator in self._installed:
            self._app.removeTranslator(translator)
            translator.deleteLater()
        self._installed = []

    def _install(self, name: str, folder: str) -> None:
        translator = QTranslator(self)
        if translator.load(name, folder):
            self._app.installTranslator(translator)
            self._installed.append(translator)
        else:
            translator.deleteLater()
