"""Bring the translations up to date with the texts of the sources.

    python packaging/translations.py [--filled FILE.json] [LANGUAGE …]

Without languages, all that there are. What is new is left unfinished, to be translated by hand or with
pyside6-linguist; then the same command makes the files that the app loads. `FILE.json` holds translations:
a list of objects with context, source, comment and text, which is a list of forms where a number is told.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "translations"
SCRIPTS = Path(sys.executable).parent
OF_THE_SOURCES = "en"
"""Of which only the forms of numbers are translated."""

Key = tuple[str, str, str]


def main() -> None:
    """Update, fill and make them; say what is left to be translated."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("languages", nargs="*", default=sorted(path.stem[9:] for path in FOLDER.glob("*.ts")))
    parser.add_argument("--filled", type=Path)
    options = parser.parse_args()
    texts = _texts(options.filled) if options.filled else {}
    for language in options.languages:
        catalogue = FOLDER / f"harzdame_{language}.ts"
        extracted(catalogue, language)
        left = _fill(catalogue, texts)
        extracted(catalogue, language)  # which writes it in its own way again
        subprocess.run(
            [SCRIPTS / "pyside6-lrelease", catalogue, "-qm", catalogue.with_suffix(".qm")],
            check=True,
            capture_output=True,
        )
        sys.stdout.write(f"{language}: {left} to be translated\n")


def extracted(catalogue: Path, language: str) -> None:
    """Have `lupdate` put into a catalogue what the sources say now."""
    sources = sorted(str(path) for path in (ROOT / "harzdame_gui").rglob("*.py"))
    numbers = ["-pluralonly"] if language == OF_THE_SOURCES else []
    options = ["-no-obsolete", "-locations", "none", "-target-language", language, *numbers]
    command = [str(SCRIPTS / "pyside6-lupdate"), *options, *sources, "-ts", str(catalogue)]
    subprocess.run(command, check=True, capture_output=True)


def _texts(path: Path) -> dict[Key, str | list[str]]:
    told = json.loads(path.read_text(encoding="utf-8"))
    return {(each["context"], each["source"], each["comment"]): each["text"] for each in told}


def _fill(catalogue: Path, texts: dict[Key, str | list[str]]) -> int:
    """Put in what is told; returns the number of texts that are left."""
    tree = ET.parse(catalogue)  # noqa: S314 our own file
    left = 0
    for context in tree.getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") != "unfinished":
                continue
            key = (
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
            )
            if key not in texts:
                left += 1
                continue
            _put(translation, texts[key])
    tree.write(catalogue, encoding="utf-8", xml_declaration=True)
    return left


def _put(translation: ET.Element, text: str | list[str]) -> None:
    del translation.attrib["type"]
    if isinstance(text, str):
        translation.text = text
        return
    for form, said in zip(translation.findall("numerusform"), text, strict=True):
        form.text = said


if __name__ == "__main__":
    main()
