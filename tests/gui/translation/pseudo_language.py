"""Languages that nobody speaks, made of the English texts: what is not in them was never translated.

Each text is half as long again and has none of the letters of English, so that a word with these letters is
one that no translation can reach. One is written from the left, with accents, one from the right.
"""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QLocale

from harzdame_gui import resources
from harzdame_gui.controllers.settings.languages import languages
from harzdame_gui.text.languages import own_names
from tests.checkout import ROOT

KEPT = re.compile(r"(\{\w*\}|%L?n|</?[a-z][^>]*>|&\w+;|…$)")
"""What a translation leaves as it is."""
LRELEASE = Path(sys.executable).parent / "pyside6-lrelease"
_OF_QT = {
    "QPlatformTheme": (
        "OK", "Save", "Save All", "Open", "&Yes", "Yes to &All", "&No", "N&o to All", "Abort", "Retry",
        "Ignore", "Close", "Cancel", "Discard", "Help", "Apply", "Reset", "Restore Defaults",
    ),
    "QShortcut": (
        "Ctrl", "Shift", "Alt", "Meta", "Home", "End", "Left", "Right", "Up", "Down", "PgUp", "PgDown",
        "Space", "Return", "Enter", "Esc", "Tab", "Del", "Ins", "Backspace", "Undo", "Redo", "Cut", "Copy",
        "Paste", "Find", "Refresh", "Back", "Forward",
    ),
    "QKeySequenceEdit": ("Press shortcut",),
    "QTabBar": ("Scroll Left", "Scroll Right"),
}  # fmt: skip
"""Buttons, keys and the like, for languages that Qt does not speak wholly."""


class MadeUp(NamedTuple):
    """A made-up language: the code of a real one, which the app does not speak, and 26 letters of its own."""

    code: str
    forms: int
    """Of numbers."""
    letters: str
    capitals: str

    def said(self, text: str) -> str:
        """A text in this language, between brackets; names of fields, tags and keys of menus are kept."""
        if not text:
            return text
        end = "…" if text.endswith("…") else ""
        body = text.removesuffix("…")
        told = "".join(part if KEPT.fullmatch(part) else self._spelt(part) for part in KEPT.split(body))
        plain = KEPT.sub("", body)
        return f"[{told} {self._more(len(plain) // 2)}]{end}"

    def named(self, text: str) -> str:
        """A name, which no language has longer."""
        return f"[{self._spelt(text)}]"

    def _spelt(self, text: str) -> str:
        table = str.maketrans(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", self.letters + self.capitals
        )
        return text.translate(table)

    def _more(self, length: int) -> str:
        """Words to wrap, as many letters as are wanted, one at least."""
        word = self.letters[4] * 5 + " "
        return (word * (length // len(word) + 1))[: max(1, length)].strip()


ACCENTED = MadeUp("eo", 2, "áƀçďéƒğĥíĵķłɱñöþʠřšţüṽŵẋýž", "ÁɃÇĎÉƑĞĤÍĴĶŁṀÑÖÞɊŘŠŢÜṼŴẊÝŽ")
_ARABIC = "ابتثجحخدذرزسشصضطظعغفقكلمنهو"
FROM_THE_RIGHT = MadeUp("ar", 6, _ARABIC[:26], _ARABIC[:26])


def make(language: MadeUp, folder: Path) -> Path:
    """The resources of the app with one language more, which `spoken` has it use."""
    for each in (ROOT / "resources").iterdir():
        if each.name not in {"translations", "rules"}:
            (folder / each.name).symlink_to(each)
    for name in ("translations", "rules"):
        (folder / name).mkdir()
        for each in (ROOT / "resources" / name).iterdir():
            (folder / name / each.name).symlink_to(each)
    catalogue = folder / "translations" / f"harzdame_{language.code}.ts"
    _translate(ROOT / "resources" / "translations" / "harzdame_de.ts", catalogue, language)
    subprocess.run(
        [LRELEASE, catalogue, "-qm", catalogue.with_suffix(".qm")], check=True, capture_output=True
    )
    make_heads(language, folder)
    offered = folder / "translations" / "languages.toml"
    text = offered.read_text(encoding="utf-8")
    offered.unlink()
    row = f'\n[{language.code}]\nname = "{language.said("Made up")}"\nread = false\n'
    offered.write_text(text + row, encoding="utf-8")
    return folder


def make_heads(language: MadeUp, folder: Path) -> None:
    """The names of all games."""
    lines = (ROOT / "resources" / "rules" / "heads.fr.txt").read_text(encoding="utf-8").splitlines()
    told = []
    for line in lines:
        identifier, *_ = line.split("|")
        head = (ROOT / "resources" / "rules" / f"{identifier}.en.md").read_text(encoding="utf-8")
        name, family = (re.search(rf"^{key}: (.*)$", head, re.MULTILINE) for key in ("name", "family"))
        assert name
        assert family
        told.append(f"{identifier}|{language.said(name[1])}|{language.said(family[1])}")
    (folder / "rules" / f"heads.{language.code}.txt").write_text("\n".join(told) + "\n", encoding="utf-8")


def _translate(source: Path, target: Path, language: MadeUp) -> None:
    tree = ET.parse(source)  # noqa: S314 our own file
    root = tree.getroot()
    root.set("language", language.code)
    for message in root.iter("message"):
        text = message.findtext("source", "")
        translation = message.find("translation")
        assert translation is not None
        translation.attrib.clear()
        for form in list(translation):
            translation.remove(form)
        if message.get("numerus"):
            translation.text = None
            for _ in range(language.forms):
                ET.SubElement(translation, "numerusform").text = language.said(text)
        else:
            translation.text = language.said(text)
    for name, texts in _OF_QT.items():
        context = ET.SubElement(root, "context")
        ET.SubElement(context, "name").text = name
        for text in texts:
            message = ET.SubElement(context, "message")
            ET.SubElement(message, "source").text = text
            said = language.named(text) if name == "QShortcut" else language.said(text)
            ET.SubElement(message, "translation").text = said
    tree.write(target, encoding="utf-8", xml_declaration=True)


@contextmanager
def spoken(language: MadeUp, folder: Path) -> Iterator[None]:
    """The language is that of the system, and the app reads its resources in this folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QLocale, "system", lambda: QLocale(language.code))
        patch.setattr(resources, "_folder", lambda: folder)
        _forget()
        yield
    _forget()


def _forget() -> None:
    for each in (languages, own_names):
        each.cache_clear()
