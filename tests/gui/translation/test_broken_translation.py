"""The app with a translation that is wrong or damaged: it says things in English, and nothing fails."""

from __future__ import annotations

import random
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from harzdame_gui.resources import resource
from harzdame_gui.translation import Translation, counted, translate
from tests.gui.driver import Driver
from tests.gui.translation.pseudo_language import ACCENTED, LRELEASE, make, spoken

Start = Callable[..., Driver]
_FIELD = re.compile(r"\{\w+\}")
_WRONG = ("{wrong}", "{", "}", "{}", "{0}", "{name.real}", "{name:d}", "{name!z}")
"""In place of fields, in turn."""


@pytest.fixture
def resources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make(ACCENTED, tmp_path_factory.mktemp("resources"))


def catalogue(resources: Path) -> Path:
    return resources / "translations" / f"harzdame_{ACCENTED.code}.qm"


def break_fields(resources: Path) -> None:
    """Have no text with the fields of its source."""
    written = catalogue(resources).with_suffix(".ts")
    head, *messages = written.read_text(encoding="utf-8").split("<translation>")
    for number, message in enumerate(messages):
        wrong = _WRONG[number % len(_WRONG)]
        said, end, rest = message.partition("</translation>")
        messages[number] = _FIELD.sub(wrong.replace("\\", ""), said) + end + rest
    written.write_text("<translation>".join([head, *messages]), encoding="utf-8")
    command = [LRELEASE, written, "-qm", catalogue(resources)]
    subprocess.run(command, check=True, capture_output=True)


def test_a_text_with_other_fields_is_said_in_english(start: Start, resources: Path) -> None:
    break_fields(resources)
    with spoken(ACCENTED, resources):
        driver = start(language="system")
        texts = [label.text() for label in driver.window.findChildren(QLabel)]
        assert any(text.startswith("[Ýöüř ɱöṽé") for text in texts)
        assert translate("Games", "{name} (Harzdame, {level})") == "{name} (Harzdame, {level})"
        driver.close()


def test_a_form_of_a_number_that_is_missing_is_said_in_english(qapp: QApplication, resources: Path) -> None:
    written = catalogue(resources).with_suffix(".ts")
    text = written.read_text(encoding="utf-8")
    text = re.sub(r"(<numerusform>[^<]*</numerusform>)\s*<numerusform>[^<]*</numerusform>", r"\1", text)
    written.write_text(text, encoding="utf-8")
    command = [LRELEASE, written, "-qm", catalogue(resources)]
    subprocess.run(command, check=True, capture_output=True)
    with spoken(ACCENTED, resources):
        translation = Translation(qapp)
        translation.use("system")
        assert counted.tr("%Ln games", "", 1)
        assert counted.tr("%Ln games", "", 5) == "5 games"
        translation.stop()


def test_a_damaged_file_is_none(qapp: QApplication, resources: Path) -> None:
    whole = catalogue(resources).read_bytes()
    chance = random.Random(7)
    damaged = [b"", b"\x00", whole[:1], whole[:16], whole[: len(whole) // 2], whole[:-100], bytes(5000)]
    for _ in range(30):
        some = bytearray(whole)
        for _ in range(chance.choice((1, 20, 2000))):
            some[chance.randrange(16, len(some))] = chance.randrange(256)
        damaged.append(bytes(some))
    with spoken(ACCENTED, resources):
        translation = Translation(qapp)
        for content in damaged:
            catalogue(resources).write_bytes(content)
            translation.use("system")
            assert isinstance(translate("", "Best move"), str)
            text = translate("Games", "{name} (Harzdame, {level})").format(name="A", level="B")
            assert isinstance(text, str)
            for number in (0, 1, 2, 5, 1_000_000):
                assert isinstance(counted.tr("%Ln games", "", number), str)
        translation.stop()
    assert resource("translations").is_dir()


def test_a_file_that_is_none_leaves_the_app_in_english(start: Start, resources: Path) -> None:
    catalogue(resources).write_bytes(b"no translation")
    with spoken(ACCENTED, resources):
        driver = start(language="system")
        texts = [label.text() for label in driver.window.findChildren(QLabel)]
        assert "Your move" in texts
        driver.close()
