"""Arguments of ``dxp`` that make no sense: they are refused before anybody is called or waited for."""

import pytest
from harzdame_engine.cli.__main__ import main


def refusal(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as raised:
        main(["dxp", *arguments])
    assert raised.value.code == 2
    return capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize("role", ["serve", "connect"])
@pytest.mark.parametrize(
    ("option", "value", "problem"),
    [
        ("--port", "9" * 20, "must be a whole number from 0 to 65535"),
        ("--port", "-1", "must be a whole number from 0 to 65535"),
        ("--minutes", "5000", "must be a whole number from 1 to 999"),
        ("--minutes", "-1", "must be a whole number from 1 to 999"),
        ("--moves", "5000", "must be a whole number from 0 to 999"),
        ("--games", "0", "must be a whole number from 1 to"),
        ("--hash", "9" * 20, "must be a whole number from 1 to"),
        ("--time", "nan", "must be more than 0"),
    ],
)
def test_numbers_out_of_bounds_are_refused(
    role: str, option: str, value: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert f"argument {option}: {problem}" in refusal([role, option, value], capsys)


@pytest.mark.parametrize("role", ["serve", "connect"])
@pytest.mark.parametrize("host", ["..x", "a" * 70, "é" * 70, "\udce9", ""])
def test_what_can_be_no_host_is_refused(role: str, host: str, capsys: pytest.CaptureFixture[str]) -> None:
    sentence = refusal([role, "--host", host], capsys)
    assert "argument --host: must be the name or the address of a machine" in sentence


def test_a_host_of_another_script_is_looked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as raised:
        main(["dxp", "connect", "--host", "bücher.invalid"])
    assert raised.value.code == 1
    assert "harzdame-engine: " in capsys.readouterr().err
