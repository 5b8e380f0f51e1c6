"""Every text that a person sees exists in every language, as it stands in the source now."""

from __future__ import annotations

import ast
import re
import runpy
import shutil
import string
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from harzdame_gui.controllers.settings.languages import languages
from tests.checkout import ROOT

FOLDER = ROOT / "resources" / "translations"
SCRIPTS = Path(sys.executable).parent
LANGUAGES = languages()
extracted = runpy.run_path(str(ROOT / "packaging" / "translations.py"))["extracted"]
GERMAN = FOLDER / "harzdame_de.ts"

Message = tuple[str, str, str]
"""Context, source text, and the comment that tells equal texts apart."""


def messages(path: Path) -> dict[Message, ET.Element]:
    found = {}
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 our own file
        name = context.findtext("name", "")
        for message in context.iter("message"):
            key = (name, message.findtext("source", ""), message.findtext("comment", ""))
            found[key] = message
    return found


def translations(message: ET.Element) -> list[str]:
    """The translated text, or for a text with a number its forms."""
    translation = message.find("translation")
    assert translation is not None
    forms = translation.findall("numerusform")
    return [form.text or "" for form in forms] if forms else [translation.text or ""]


def fields(text: str) -> set[str]:
    """The named fields that a text leaves open."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def language_of(catalogue: Path) -> str:
    return catalogue.stem.removeprefix("harzdame_")


@pytest.fixture(params=LANGUAGES)
def catalogue(request: pytest.FixtureRequest) -> Path:
    return FOLDER / f"harzdame_{request.param}.ts"


def test_it_holds_exactly_the_texts_of_the_source(catalogue: Path, tmp_path: Path) -> None:
    # packaging/translations.py brings it up to date
    fresh = tmp_path / catalogue.name
    shutil.copy(catalogue, fresh)
    extracted(fresh, language_of(catalogue))
    assert messages(catalogue).keys() == messages(fresh).keys()


def test_nothing_is_left_untranslated(catalogue: Path) -> None:
    texts = messages(catalogue)
    assert texts
    for key, message in texts.items():
        translation = message.find("translation")
        assert translation is not None
        assert translation.get("type") is None, f"{translation.get('type')}: {key}"
        assert all(translations(message)), f"empty: {key}"


def test_translations_leave_the_same_fields_open(catalogue: Path) -> None:
    for (context, source, _), message in messages(catalogue).items():
        said_by_the_form = {"number"} if message.get("numerus") else set()  # "a piece" for "{number} pieces"
        for text in translations(message):
            left = fields(source) - fields(text) - said_by_the_form
            assert not left and fields(text) <= fields(source), f"{context}: {source!r} became {text!r}"


def test_what_says_a_number_of_things_has_a_form_for_each_number(catalogue: Path) -> None:
    """What the tool does not see as such, as in `translate`, is the same for one as for many."""
    for (context, source, _), message in messages(catalogue).items():
        counts = bool(re.search("%L?n", source)) or context == "counted"
        assert counts == (message.get("numerus") == "yes"), f"{context}: {source!r}"
        several = translations(message)[1:] or translations(message) if counts else []
        assert all("%Ln" in text for text in several if "%Ln" in source), f"{context}: {source!r}"


def test_a_number_has_the_forms_of_the_language(catalogue: Path) -> None:
    forms = {"fr": 2, "nl": 2, "es": 2, "de": 2, "en": 2, "ru": 3, "pl": 3, "tr": 1}
    for (context, source, _), message in messages(catalogue).items():
        if message.get("numerus"):
            assert len(translations(message)) == forms[language_of(catalogue)], f"{context}: {source!r}"


def test_letters_of_menus_and_tags_are_kept(catalogue: Path) -> None:
    for (context, source, _), message in messages(catalogue).items():
        for text in translations(message):
            for sign in (r"&\w", r"</?[a-z]+[^>]*>"):
                kept = len(re.findall(sign, text)) == len(re.findall(sign, source))
                assert kept or not text, f"{context}: {source!r} became {text!r}"


def test_what_the_app_loads_was_made_from_it(catalogue: Path, tmp_path: Path) -> None:
    fresh = tmp_path / "fresh.qm"
    subprocess.run([SCRIPTS / "pyside6-lrelease", catalogue, "-qm", fresh], check=True, capture_output=True)
    assert catalogue.with_suffix(".qm").read_bytes() == fresh.read_bytes()


def test_texts_are_literals_that_can_be_extracted() -> None:
    """What is put together first, an f-string for example, is shown in English for ever."""
    literals_of = {
        "self.tr": 1,
        "counted.tr": 2,
        "translate": 2,
        "QCoreApplication.translate": 2,
        "QT_TR_NOOP": 1,
    }
    translators = {
        ROOT / "harzdame_gui" / "commands" / "command.py",  # what QT_TR_NOOP has marked
        ROOT / "harzdame_gui" / "translation.py",
    }
    for path in {*(ROOT / "harzdame_gui").rglob("*.py")} - translators:
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call):
                for argument in call.args[: literals_of.get(ast.unparse(call.func), 0)]:
                    literal = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                    assert literal, f"{path.relative_to(ROOT)}:{call.lineno}"


def test_only_counted_texts_have_a_number() -> None:
    """Elsewhere it would be lost: `harzdame_gui.translation` says how."""
    for path in (ROOT / "harzdame_gui").rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and path.name != "translation.py":
                numbered = len(call.args) > {"self.tr": 2, "translate": 3}.get(ast.unparse(call.func), 99)
                assert not numbered, f"{path.relative_to(ROOT)}:{call.lineno}"


def test_the_texts_of_commands_are_marked() -> None:
    """One without `QT_TR_NOOP` is shown in English for ever; signs are the same in every language."""
    for path in (ROOT / "harzdame_gui").rglob("*commands.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "Command":
                texts = [
                    *call.args[:1],
                    *(each.value for each in call.keywords if each.arg in {"tip", "short"}),
                ]
                for text in texts:
                    sign = not isinstance(text, ast.Constant) or len(text.value) <= len("A+")
                    assert sign, f"{path.relative_to(ROOT)}:{call.lineno}"


def test_a_german_ellipsis_for_missing_words_stands_apart() -> None:
    for (context, source, _), message in messages(GERMAN).items():
        for text in translations(message):
            assert not re.search(r"\w…$", text), f"{context}: {source!r} became {text!r}"


def test_no_text_names_a_key_that_has_another_name_elsewhere() -> None:
    for _context, source, _comment in messages(GERMAN):
        assert "Ctrl+" not in source, source  # on a Mac it is ⌘: `with_key`
