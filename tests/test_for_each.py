"""Cases that are tried in one item hide nothing of what an item for each would tell."""

from __future__ import annotations

import pytest

from tests.for_each import for_each


def raised_by(test: object) -> BaseExceptionGroup[BaseException]:
    assert callable(test)
    with pytest.raises(BaseExceptionGroup) as caught:
        test()
    return caught.value


def told(error: BaseException) -> str:
    return "".join(error.__notes__)


def test_every_case_is_tried_and_each_that_fails_is_named_with_its_own_error() -> None:
    tried = []

    @for_each("number", range(6))
    def divides_twelve(number: int) -> None:
        tried.append(number)
        assert 12 % number == 0

    group = raised_by(divides_twelve)
    assert tried == [0, 1, 2, 3, 4, 5]
    assert group.message == "2 of 6 cases fail: 0, 5"
    assert [type(error) for error in group.exceptions] == [ZeroDivisionError, AssertionError]
    assert [told(error) for error in group.exceptions] == ["This was the case 0.", "This was the case 5."]
    assert all(error.__traceback__ for error in group.exceptions)


def test_of_cases_of_one_name_none_is_lost() -> None:
    @for_each("text", ["same", "same"])
    def is_other(text: str) -> None:
        assert text == "other"

    assert len(raised_by(is_other).exceptions) == 2


def test_what_pytest_raises_is_no_exception_and_counts() -> None:
    @for_each("number", [1, 2, 3])
    def is_zero_or_two(number: int) -> None:
        if number == 2:
            pytest.skip("a case that is left out must not go unseen")
        with pytest.raises(ZeroDivisionError):
            assert 1 / number

    assert raised_by(is_zero_or_two).message == "3 of 3 cases fail: 1, 2, 3"


def test_a_keyboard_interrupt_ends_it() -> None:
    @for_each("number", [1, 2])
    def interrupted(number: int) -> None:
        raise KeyboardInterrupt(number)

    with pytest.raises(KeyboardInterrupt, match="1"):
        interrupted()


def test_one_above_the_other_they_are_combined() -> None:
    tried = []

    @for_each("letter", "ab", ids=str)
    @for_each(("number", "sign"), [(1, "+"), (2, "-")], ids=str)
    def combined(number: int, sign: str, letter: str) -> None:
        tried.append(f"{letter}{number}{sign}")
        assert (letter, number) != ("b", 2)

    assert raised_by(combined).message == "1 of 4 cases fail: b-2--"
    assert tried == ["a1+", "a2-", "b1+", "b2-"]


def test_no_case_is_an_error() -> None:
    with pytest.raises(AssertionError, match="nothing has no case"):

        @for_each("case", [])
        def nothing(case: object) -> None:
            pytest.fail(f"{case} was tried")


def test_a_case_has_a_value_for_each_name() -> None:
    with pytest.raises(ValueError, match="zip"):
        for_each("one, two", [(1, 2), (1, 2, 3)])


class TestInAClass:
    @pytest.mark.parametrize("item", [1, 2])
    @for_each("case", [10, 20])
    def test_fixtures_and_parameters_are_given_to_each(self, case: int, item: int, tmp_path: object) -> None:
        assert case in {10, 20} and item in {1, 2} and tmp_path
