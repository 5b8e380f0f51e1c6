"""Puts the app, and Qt's own buttons, into a language. Knows no widget."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from harzdame_gui.controllers.settings.choices import Language
from harzdame_gui.resources import resource


class Translation(QObject):
    """Installs the translators of one language at a time; English needs none."""

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        self._app = app
        self._installed: list[QTranslator] = []

    def use(self, language: Language) -> None:
        """Speak `language` from now on; widgets that exist keep their words."""
        self.stop()
        locale = QLocale.system() if language is Language.SYSTEM else QLocale(language.value)
        if (
            locale.language() == QLocale.Language.C
        ):  # of a system without a language; large numbers in one piece
            locale = QLocale(QLocale.Language.English)
        QLocale.setDefault(locale)
        if locale.language() == QLocale.Language.German:
            self._install("qtbase_de", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
            self._install("harzdame_de", str(resource("translations")))

    def stop(self) -> None:
        """Speak English again."""
        for translator in self._installed:
            self._app.removeTranslator(translator)
        self._installed = []

    def _install(self, name: str, folder: str) -> None:
        translator = QTranslator(self)
        if translator.load(name, folder):
            self._app.installTranslator(translator)
            self._installed.append(translator)
