"""Lines that invite: read as they were written, and refused where anything is wrong with them."""

from __future__ import annotations

import pytest
from harzdame_engine import Color
from harzdame_engine.dxp.invitation import (
    LONGEST,
    Invitation,
    NoInvitationError,
    OtherVersionError,
    is_invitation,
    knock,
    knows,
    new_secret,
    read_invitation,
    write_invitation,
)
from harzdame_engine.dxp.messages import LONGEST as LONGEST_MESSAGE
from harzdame_engine.dxp.messages import Chat, parse, write

ANNA = Invitation(("192.168.1.5", "10.0.0.3"), 27531, "harzdame", Color.BLACK, 10, "a-secret", "Änna & Bo")
LINE = write_invitation(ANNA)


def test_it_is_read_as_it_was_written() -> None:
    assert read_invitation(LINE) == ANNA


def test_what_a_messenger_does_to_a_line_does_not_matter() -> None:
    assert read_invitation(f"  {LINE[:40]}\n {LINE[40:]} ") == ANNA


@pytest.mark.parametrize("text", ["", "hello", "http://harzdame", LINE.partition(":")[2]])
def test_other_text_means_to_be_none(text: str) -> None:
    assert not is_invitation(text)
    with pytest.raises(NoInvitationError):
        read_invitation(text)


@pytest.mark.parametrize(
    ("told", "instead"),
    [
        ("port=27531", "port=0"),
        ("port=27531", "port=65536"),
        ("port=27531", "port=٣"),
        ("minutes=10", "minutes=1000"),
        ("minutes=10", ""),
        ("play=black", "play=red"),
        ("at=192.168.1.5,10.0.0.3", "at="),
        ("at=192.168.1.5,10.0.0.3", "at=a..b"),
        ("at=192.168.1.5,10.0.0.3", "at=" + ",".join("abcde")),
        ("key=a-secret", "key="),
        ("key=a-secret", "key=" + "x" * 41),
        ("key=a-secret", "key=%00"),
        ("game=harzdame", "game=" + "x" * 19),
        ("&", "&x=1" * 30 + "&"),
        ("name=", "name=" + "x" * LONGEST),
    ],
)
def test_a_damaged_one_is_refused(told: str, instead: str) -> None:
    assert told in LINE
    with pytest.raises(NoInvitationError):
        read_invitation(LINE.replace(told, instead, 1))


def test_half_a_line_is_refused() -> None:
    with pytest.raises(NoInvitationError):
        read_invitation(LINE[:60])


def test_one_of_another_version_is_told_from_a_damaged_one() -> None:
    with pytest.raises(OtherVersionError):
        read_invitation(LINE.replace("v=1", "v=2"))


def test_a_name_is_one_line_that_can_be_printed() -> None:
    assert read_invitation(LINE.replace("name=", "name=%0A%1B" + "x" * 40)).name == "x" * 32


def test_the_secret_goes_ahead_as_words() -> None:
    secret = new_secret()
    assert secret != new_secret()
    text = write(knock(secret))
    assert len(text) <= LONGEST_MESSAGE
    words = parse(text)
    assert isinstance(words, Chat)
    assert knows(words, secret)
    assert not knows(words, new_secret())
    assert not knows(Chat(secret), secret)
