"""Dates in figures, as the language of the app writes them, and read back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from harzdame_gui.text.dates import as_iso, day_text, known_day_text, moment_text, tag_day_text
from harzdame_gui.translation import locale_of


@pytest.fixture(autouse=True)
def usual_again() -> object:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("locale", "day", "month", "year"),
    [
        ("en_GB", "07/05/2024", "05/2024", "2024"),
        ("en_US", "5/7/2024", "5/2024", "2024"),
        ("de_DE", "07.05.2024", "05.2024", "2024"),
        ("nl_NL", "07-05-2024", "05-2024", "2024"),
        ("hu_HU", "2024. 05. 07", "2024. 05", "2024"),
        ("bg_BG", "7.05.2024", "05.2024", "2024"),
        ("eo", "2024-05-07", "2024-05", "2024"),
        ("ar_EG", "٧\u200f/٥\u200f/٢٠٢٤", "٥\u200f/٢٠٢٤", "٢٠٢٤"),
    ],
)
def test_a_day_is_shown_as_far_as_it_is_known(locale: str, day: str, month: str, year: str) -> None:
    QLocale.setDefault(QLocale(locale))
    assert (day_text(2024, 5, 7), day_text(2024, 5), day_text(2024)) == (day, month, year)
    assert tag_day_text("2024.05.07") == tag_day_text("2024-05-07") == known_day_text(20240507, "") == day
    assert tag_day_text("2024.05.??") == month
    assert tag_day_text("2024.??.??") == year
    assert moment_text(1_700_000_000).startswith(day_text(2023, 11, 14) + " ") or "15" in moment_text(1.7e9)


@pytest.mark.parametrize("written", ["a day in May 2024", "2024.13.40.1", "2024.02.30", "31.12.99"])
def test_what_is_no_date_stays_as_it_was_written(written: str) -> None:
    assert tag_day_text(written) == written


@pytest.mark.parametrize("written", ["????.??.??", "?", ""])
def test_what_is_not_known_is_left_out(written: str) -> None:
    assert tag_day_text(written) == ""


@pytest.mark.parametrize(
    ("locale", "typed", "iso"),
    [
        ("en_GB", "5/6/2024", "2024-06-05"),
        ("en_US", "5/6/2024", "2024-05-06"),
        ("en_US", "17.5.2024", "2024-05-17"),
        ("en_GB", "5/17/2024", "5/17/2024"),
        ("de_DE", "Anna 7.5.2024 x", "Anna 2024-05-07 x"),
        ("de_DE", "2024-05-07 2024 31.2.2024", "2024-05-07 2024 31.2.2024"),
    ],
)
def test_a_date_is_read_as_it_is_shown(locale: str, typed: str, iso: str) -> None:
    QLocale.setDefault(QLocale(locale))
    assert as_iso(typed) == iso


@pytest.mark.parametrize(
    ("system", "language", "name"),
    [
        ("C", "system", "en_GB"),
        ("de_DE", "en", "en_GB"),
        ("en_US", "en", "en_US"),
        ("en_US", "system", "en_US"),
        ("de_AT", "de", "de_AT"),
        ("en_US", "de", "de_DE"),
    ],
)
def test_english_is_that_of_the_system_else_that_of_britain(
    monkeypatch: pytest.MonkeyPatch, system: str, language: str, name: str
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))
    assert locale_of(language).name() == name
