"""Many small cases of one test, tried one after another in a single item.

    @for_each("case", cases(), ids=str)
    def test_legal_moves(case: Case) -> None: ...

It is written as `pytest.mark.parametrize` is, for cases that take a millisecond or so, where
an item for each costs more than what it tries. All of them are tried, whatever happens in
others; at the end those that failed are raised together, each with its name and its own
traceback. What takes long, or needs a fixture made anew for each case, stays with `parametrize`.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

Test = Callable[..., None]

_LONGEST_NAME = 100


def _name(value: object) -> str:
    return value if isinstance(value, str) and value.isprintable() and value else repr(value)


def for_each(
    names: str | Sequence[str], cases: Iterable[Any], ids: Callable[[Any], object] = _name
) -> Callable[[Test], Test]:
    """Run the test for each of the cases, which have a value for every one of the names.

    Two of these, one above the other, run it for every combination. A case is called by the
    `ids` of its values.
    """
    arguments = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    own = [_case(arguments, case, ids) for case in cases]

    def decorate(test: Test) -> Test:
        body, inner = getattr(test, "cases_of", (test, [([], {})]))
        walked = [([*name, *more], {**a, **b}) for name, a in own for more, b in inner]
        assert walked, f"{body.__name__} has no case"

        @functools.wraps(body)
        def walk(*self: object, **fixtures: object) -> None:
            failed: list[tuple[str, BaseException]] = []
            for names_of_values, values in walked:
                try:
                    body(*self, **fixtures, **values)
                # `pytest.fail` and `pytest.skip` raise what is no Exception
                except (Exception, pytest.fail.Exception, pytest.skip.Exception) as error:
                    name = "-".join(names_of_values)
                    error.add_note(f"This was the case {name}.")
                    failed.append((name, error))
            if failed:
                called = ", ".join(name for name, _ in failed)
                raise BaseExceptionGroup(
                    f"{len(failed)} of {len(walked)} cases fail: {called}", [error for _, error in failed]
                )

        signature = inspect.signature(body)
        fixtures = [asked for name, asked in signature.parameters.items() if name not in walked[0][1]]
        walk.__signature__ = signature.replace(parameters=fixtures)  # type: ignore[attr-defined]
        walk.cases_of = (body, walked)  # type: ignore[attr-defined]
        return walk

    return decorate


def _case(names: list[str], case: Any, ids: Callable[[Any], object]) -> tuple[list[str], dict[str, object]]:
    values = (case,) if len(names) == 1 else tuple(case)
    called = [str(ids(value))[:_LONGEST_NAME] for value in values]
    return called, dict(zip(names, values, strict=True))
