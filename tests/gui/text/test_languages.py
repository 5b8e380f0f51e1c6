"""Each language by its own name."""

from __future__ import annotations

from harzdame_gui.controllers.settings.languages import languages
from harzdame_gui.text.languages import offered_name, own_names
from tests.checkout import ROOT


def test_every_language_is_offered_once_and_has_a_glossary_until_somebody_has_read_it() -> None:
    named = own_names()
    assert sorted(language.code for language in named) == sorted(languages())
    assert len({language.name for language in named}) == len(named)
    for language in named:
        assert offered_name(language).endswith("*") is not language.read
        assert language.read or (ROOT / "docs" / "languages" / f"{language.code}.md").is_file()
