from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest
from harzdame_engine import pdn
from harzdame_engine.cli.__main__ import main

from tests.engine.pdn.trees import DATA, load

THREE = DATA / "three-games.pdn"
NAMES = sorted(path.name for path in DATA.glob("*.pdn") if path.name != "binary.pdn")


class Input:
    """Standard input with these bytes."""

    def __init__(self, data: bytes) -> None:
        self.buffer = io.BytesIO(data)


def converted(capfdbinary: pytest.CaptureFixture[bytes], *arguments: str | Path) -> bytes:
    assert main(["pdn", "convert", *map(str, arguments)]) == 0
    return capfdbinary.readouterr().out


def test_the_list_has_a_line_for_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pdn", "list", str(THREE)]) == 0
    first, second, third = capsys.readouterr().out.splitlines()
    assert first == f"{THREE}:1: 1. Anna  Bernd  1-0  2010.05.01  Club evening  Harzdame"
    assert second.startswith(f"{THREE}:15: 2. Bernd  Clara")
    assert third.startswith(f"{THREE}:28: 3.")


def test_the_list_as_json_has_all_tags(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pdn", "list", "--json", str(THREE), str(DATA / "turkish.pdn")]) == 0
    records = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [record["game"] for record in records] == [1, 2, 3, 1, 2]
    assert records[0]["tags"] == pdn.scan(load("three-games.pdn")).games[0].tags
    assert [record["rules"] for record in records] == ["harzdame"] * 3 + ["turkish"] * 2


def test_standard_input_is_read(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", Input(THREE.read_bytes()))
    assert main(["pdn", "list", "-"]) == 0
    assert capsys.readouterr().out.startswith("-:1: 1. Anna")


def test_a_file_without_problems_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pdn", "check", str(THREE)]) == 0
    assert capsys.readouterr().out == ""


def test_problems_are_told_with_file_line_and_game(capsys: pytest.CaptureFixture[str]) -> None:
    bad, empty = DATA / "illegal-move.pdn", DATA / "empty.pdn"
    with pytest.raises(SystemExit) as left:
        main(["pdn", "check", str(THREE), str(bad), str(empty)])
    assert left.value.code == 1
    out = capsys.readouterr().out.splitlines()
    (problem,) = pdn.scan(load("illegal-move.pdn")).games[1].read().problems
    assert out[0] == f"{bad}:{problem.line}:{problem.column}: game 2: illegal move: {problem.detail}"
    assert out[-1] == f"{empty}:1:1: empty"


def test_problems_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["pdn", "check", "--json", str(DATA / "illegal-move.pdn")])
    (line,) = capsys.readouterr().out.splitlines()
    record = json.loads(line)
    assert (record["game"], record["kind"]) == (2, "illegal move")


@pytest.mark.parametrize("name", ["binary.pdn", "there-is-none.pdn"])
def test_what_is_no_file_of_games_is_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["pdn", "list", str(DATA / name)])
    assert left.value.code == 1
    assert name in capsys.readouterr().err


@pytest.mark.parametrize("name", NAMES)
def test_what_no_option_asks_to_change_is_kept_byte_by_byte(
    name: str, capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path
) -> None:
    data = (DATA / name).read_bytes()
    assert converted(capfdbinary, DATA / name) == data
    converted(capfdbinary, DATA / name, "--output", tmp_path / "copy.pdn")
    assert (tmp_path / "copy.pdn").read_bytes() == data


def test_another_encoding(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    latin = DATA / "latin-1.pdn"
    text = pdn.decode(latin.read_bytes())
    assert converted(capfdbinary, latin, "--encoding", "utf-8") == text.encode()
    wide = converted(capfdbinary, latin, "--encoding", "utf-16-le")
    assert wide.startswith(b"\xff\xfe")
    assert pdn.decode(wide) == text


def test_a_character_that_an_encoding_lacks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, new = tmp_path / "games.pdn", tmp_path / "new.pdn"
    path.write_text('[White "Łódź"]\n\n1. d3-d4 *\n', encoding="utf-8")
    with pytest.raises(SystemExit) as left:
        main(["pdn", "convert", str(path), "--encoding", "latin-1", "--output", str(new)])
    assert left.value.code == 1
    assert "Ł cannot be written in latin-1" in capsys.readouterr().err
    assert not new.exists()


def test_the_form_of_results(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    changed = converted(capfdbinary, THREE, "--result-form", "2-0").decode()
    expected = load("three-games.pdn").replace("1/2-1/2", "1-1").replace("1-0", "2-0").replace("0-1", "0-2")
    assert changed == expected
    again = pdn.scan(changed).games
    assert [game.tags["Result"] for game in again] == ["2-0", "0-2", "1-1"]


def test_the_form_of_results_changes_nothing_else(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert converted(capfdbinary, THREE, "--result-form", "1-0") == THREE.read_bytes()
    path = DATA / "generous.pdn"
    twice = converted(capfdbinary, path, "--result-form", "1-0")
    assert pdn.decode(twice).count("\n") == pdn.decode(path.read_bytes()).count("\n")


def test_some_games_alone(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    games = pdn.scan(load("three-games.pdn")).games
    text = converted(capfdbinary, THREE, "--game", "3", "1").decode()
    assert text == f"{games[2].text}\n\n{games[0].text}\n"
    with pytest.raises(SystemExit) as left:
        main(["pdn", "convert", str(THREE), "--game", "4"])
    assert left.value.code == 2


def test_files_are_split_and_merged(capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    folder = tmp_path / "parts"
    converted(capfdbinary, THREE, "--split", "--output", folder)
    parts = sorted(folder.iterdir())
    assert [part.name for part in parts] == [f"three-games-{number}.pdn" for number in (1, 2, 3)]
    assert converted(capfdbinary, *parts, "--merge") == THREE.read_bytes()


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such device")
def test_the_output_may_be_the_standard_output(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert converted(capfdbinary, THREE, "--output", Path("/dev/stdout")) == THREE.read_bytes()


def test_several_files_need_to_be_merged_or_split(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([str(THREE), str(THREE)], [str(THREE), "--split"]):
        with pytest.raises(SystemExit) as left:
            main(["pdn", "convert", *arguments])
        assert left.value.code == 2


@pytest.mark.parametrize("name", ["cp1254", "windows-1254"])
def test_any_encoding_can_be_named(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "turkish.pdn"
    path.write_bytes('[White "Işık"]\n\n*'.encode("cp1254"))
    assert main(["pdn", "list", "--read-as", name, str(path)]) == 0
    assert "Işık" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["base64", "zip", "idna", "unicode_escape", "utf-7", "nonsense"])
def test_what_is_no_encoding_of_text_is_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["pdn", "list", "--read-as", name, str(THREE)])
    assert left.value.code == 2
    assert f"{name} is no encoding of text" in capsys.readouterr().err
