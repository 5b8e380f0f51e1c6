"""The language of the app and of Qt's own buttons. Knows no widget."""

from __future__ import annotations

from functools import cache

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


class _Catalogue(QTranslator):
    """The texts of a language. One that cannot be filled in is left out: the English one is said instead.

    A file that somebody has added, or that is damaged, would else stop whatever says that text.
    """

    def translate(
        self, context: str, source: str, comment: str | None = None, number: int = -1
    ) -> str | None:
        """The translation; None: there is none, or it has other fields than `source`."""
        said = super().translate(context, source, comment, number)
        if "{" in source and said and not _can_be_filled(source, said):
            return None
        return said or None


@cache
def _can_be_filled(source: str, said: str) -> bool:
    """Whether a translation has only fields that its source has, written in the same way."""
    from string import Formatter  # which compiles patterns that the start needs for nothing else

    try:
        fields, known = ({field[1:] for field in Formatter().parse(text)} for text in (said, source))
    except ValueError:  # a brace alone
        return False
    return fields <= known | {(None, None, None)}


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
            folder = places.path(places.LibraryPath.TranslationsPath)
            self._install(QTranslator(self), f"qtbase_{spoken}", folder)
        # that of the sources has forms of numbers alone, and is asked for whatever a start says
        made = QTranslator if spoken == OF_THE_SOURCES else _Catalogue
        self._install(made(self), f"harzdame_{spoken}", str(resource("translations")))

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

    def _install(self, translator: QTranslator, name: str, folder: str) -> None:
        if translator.load(name, folder):
            self._app.installTranslator(translator)
            self._installed.append(translator)
        else:
            translator.deleteLater()
