"""A test that fails sometimes is found by running it again."""

from __future__ import annotations

import pytest

from tests.soak import flaky

SAID = {
    "red": "F.\nFAILED tests/a/test_b.py::test_c[x] - assert 1 == 2\nERROR tests/d.py\n1 failed in 2.00s\n",
    "green": "..\n2 passed in 1.00s\n",
}


def test_how_often_each_failed_is_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    runs = iter(["green", "red", "red"])
    asked: list[list[str]] = []

    def run(passed_on: list[str]) -> tuple[str, int]:
        asked.append(passed_on)
        how = next(runs)
        return SAID[how], int(how == "red")

    monkeypatch.setattr(flaky, "run", run)
    assert flaky.main(["--times", "3", "--load", "1", "--", "tests/a", "-n", "2"]) == 1
    assert asked == 3 * [["tests/a", "-n", "2"]]
    told = capsys.readouterr().out.splitlines()
    assert told[:3] == ["1: 2 passed in 1.00s", *(f"{n}: 1 failed in 2.00s" for n in (2, 3))]
    assert set(told[3:5]) == {"2 of 3: tests/a/test_b.py::test_c[x]", "2 of 3: tests/d.py"}
    assert told[5].startswith("1 of 3 runs passed")


def test_pytest_is_run_beside_the_load() -> None:
    with flaky.load(1):
        said, code = flaky.run(["--version"])
    assert (code, said.splitlines()[-1].split()[0]) == (0, "pytest")
