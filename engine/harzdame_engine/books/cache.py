"""A cache of opening books: the installed book of one game at a time, loaded when it is first needed."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING

from harzdame_engine.files.errors import BookError
from harzdame_engine.rules.rules import Rules

if TYPE_CHECKING:
    from harzdame_engine.books.opening_book import OpeningBook


class BookCache:
    """Holds the book of one game at a time; may be used from any thread."""

    def __init__(
        self,
        on_problem: Callable[[BookError], None] = lambda _error: None,
        load: Callable[[Rules], OpeningBook | None] | None = None,
    ) -> None:
        """`on_problem` is called with a book that cannot be used, once while its game is played.

        `load` finds the book of a game; None means the installed one.
        """
        self._on_problem = on_problem
        self._load = load or _installed
        self._lock = Lock()
        self._rules: Rules | None = None
        self._book: OpeningBook | None = None

    def book(self, rules: Rules) -> OpeningBook | None:
        """The book of a game; None if there is no usable one."""
        with self._lock:
            if self._rules != rules:
                self._rules, self._book = rules, self._loaded(rules)
            return self._book

    def _loaded(self, rules: Rules) -> OpeningBook | None:
        try:
            return self._load(rules)
        except BookError as error:
            self._on_problem(error)
            return None


def _installed(rules: Rules) -> OpeningBook | None:
    from harzdame_engine.books.opening_book import installed_book  # slow to import

    return installed_book(rules)
