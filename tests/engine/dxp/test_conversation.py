"""Conversations between two ends, and with an end that says anything at any time."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from harzdame_engine import Color, Position, variant
from harzdame_engine.dxp.conversation import (
    BackAnswered,
    BackAsked,
    Conversation,
    Ended,
    Event,
    MoveArrived,
    RequestRefused,
    Started,
    State,
    WordsArrived,
)
from harzdame_engine.dxp.messages import (
    BackAnswer,
    BackReply,
    BackRequest,
    Chat,
    DxpError,
    EndReason,
    GameAnswer,
    GameEnd,
    GameRequest,
    Message,
    MoveMade,
    RequestAnswer,
)
from harzdame_engine.dxp.notation import format_position

START = Position.start("international")
BLACK_FIRST = Position.from_fen("B:W31,32,33:B18,19,20", "international")
ENGLISH = Position.start("english")
WHITE_FIRST = Position.from_fen("W:W21,22:B11,12", "english")
MOVES = {
    START: ("32-28", "19-23"),
    BLACK_FIRST: ("20-24", "32-27"),
    ENGLISH: ("9-14", "22-18"),
    WHITE_FIRST: ("21-17", "11-15"),
}


class Pair:
    """Two conversations; what one says the other hears at once."""

    def __init__(self, **options: object) -> None:
        self.heard: dict[str, list[Event]] = {"us": [], "them": []}
        self.us = Conversation("Us", self._to_them)
        self.them = Conversation("Them", self._to_us, **options)
        self._waiting: list[tuple[str, Message]] = []

    def _to_them(self, message: Message) -> None:
        self._waiting.append(("them", message))

    def _to_us(self, message: Message) -> None:
        self._waiting.append(("us", message))

    def deliver(self) -> None:
        while self._waiting:
            whose, message = self._waiting.pop(0)
            event = getattr(self, whose).hear(message)
            if event is not None:
                self.heard[whose].append(event)

    def begin(self, position: Position = START, color: Color = Color.WHITE) -> None:
        self.us.ask(position, color, 10, 60)
        self.deliver()

    def play(self, text: str) -> None:
        mover = self.us if self.us.our_turn else self.them
        mover.play(mover.position.parse_move(text), 3)
        self.deliver()


@pytest.mark.parametrize("position", [START, BLACK_FIRST])
@pytest.mark.parametrize("color", list(Color))
def test_a_game_begins_at_both_ends(position: Position, color: Color) -> None:
    pair = Pair()
    pair.begin(position, color)
    assert pair.heard["us"] == [Started("Them", color, position, 10, 60)]
    assert pair.heard["them"] == [Started("Us", color.other, position, 10, 60)]
    assert pair.us.our_turn is (position.turn is color)
    assert pair.them.our_turn is not pair.us.our_turn


def test_moves_go_to_and_fro_and_the_game_ends_for_both() -> None:
    pair = Pair()
    pair.begin()
    for text in ("32-28", "19-23", "28x19", "14x23"):
        pair.play(text)
    assert [event.seconds for event in pair.heard["us"][1:] if isinstance(event, MoveArrived)] == [3, 3]
    assert pair.us.position == pair.them.position
    pair.us.end(0.0)
    pair.deliver()
    assert pair.heard["us"][-1] == Ended(0.0, False, ours=True)
    assert pair.heard["them"][-1] == Ended(1.0, False, ours=False)
    pair.begin(color=Color.BLACK)
    assert pair.us.state is pair.them.state is State.PLAYING


def test_a_game_can_be_refused() -> None:
    pair = Pair(accepts=lambda request: request.minutes < 5)
    pair.begin()
    assert pair.heard["us"] == [RequestRefused(RequestAnswer.NOT_THIS_GAME)]
    assert pair.us.state is pair.them.state is State.IDLE


def test_a_game_of_ones_own_is_not_asked_for() -> None:
    pieces = Position.start("turkish").pieces
    mine = Position.of(replace(variant("turkish"), id="mine", name="Mine"), pieces, Color.WHITE)
    with pytest.raises(ValueError, match="cannot know Mine"):
        Conversation("Us", lambda _: None).ask(mine, Color.WHITE, 5)


@pytest.mark.parametrize("game", ["harzdame", "hexdame", "greek-3"])
def test_other_games_are_played_like_the_standards_own(game: str) -> None:
    rng = random.Random(3)
    pair = Pair()
    pair.begin(Position.start(game))
    assert pair.us.position == pair.them.position == Position.start(game)
    while pair.us.position.legal_moves() and len(pair.us.moves) < 80:
        mover = pair.us if pair.us.our_turn else pair.them
        mover.play(rng.choice(mover.position.legal_moves()))
        pair.deliver()
        assert pair.us.position == pair.them.position


def test_a_game_that_is_not_known_here_is_refused() -> None:
    pair = Pair()
    asked = GameRequest("Us", Color.WHITE, 5, game="mine")
    assert pair.them.hear(asked) is None
    assert pair.them.state is State.IDLE
    pair.us.state, pair.us._asked = State.ASKED, asked
    pair.deliver()
    assert pair.heard["us"] == [RequestRefused(RequestAnswer.NOT_THIS_GAME)]


@pytest.mark.parametrize("position", [START, BLACK_FIRST, ENGLISH, WHITE_FIRST])
@pytest.mark.parametrize("accepted", [True, False])
def test_moves_are_taken_back_if_both_want_that(position: Position, accepted: bool) -> None:
    pair = Pair()
    pair.begin(position, position.turn)
    for text in MOVES[position]:
        pair.play(text)
    pair.us.ask_back(0)
    pair.deliver()
    assert pair.heard["them"][-1] == BackAsked(0)
    pair.them.answer_back(accepted)
    pair.deliver()
    assert pair.heard["us"][-1] == BackAnswered(0, accepted)
    assert pair.us.moves == pair.them.moves == ([] if accepted else pair.us.moves)
    assert pair.us.position == pair.them.position
    assert pair.us.our_turn


@pytest.mark.parametrize("resigns", [False, True])
def test_who_plays_on_declines_to_go_back(resigns: bool) -> None:
    pair = Pair()
    pair.begin()
    pair.play("32-28")
    pair.play("19-23")
    pair.them.ask_back(1)
    pair.deliver()
    assert pair.us.back_wanted
    assert pair.us.our_turn
    if resigns:
        pair.us.end(0.0)
        pair.deliver()
    else:
        pair.play("28x19")
    assert not pair.us.back_wanted
    assert pair.heard["them"][-2] == BackAnswered(1, False)
    assert isinstance(pair.heard["them"][-1], Ended if resigns else MoveArrived)
    assert pair.us.position == pair.them.position


@pytest.mark.parametrize("late", [None, BackAnswer.DECLINED, BackAnswer.ACCEPTED])
def test_a_move_instead_of_an_answer_declines_to_go_back(late: BackAnswer | None) -> None:
    pair = Pair()
    pair.begin()
    pair.play("32-28")
    pair.us.ask_back(0)
    pair._waiting.clear()  # the other end passes over it
    pair.play("19-23")
    assert pair.heard["us"][-1].declines
    assert pair.us.our_turn
    if late is BackAnswer.ACCEPTED:  # the two have crossed
        assert pair.us.hear(BackReply(late)) == BackAnswered(0, True)
        assert pair.us.moves == []
        return
    if late is not None:
        assert pair.us.hear(BackReply(late)) is None
    pair.play("28x19")
    assert not pair.heard["them"][-1].declines
    with pytest.raises(DxpError):
        for _ in range(2):
            pair.us.hear(BackReply(BackAnswer.DECLINED))


@pytest.mark.parametrize("late", [None, BackAnswer.DECLINED, BackAnswer.ACCEPTED])
def test_who_asked_to_go_back_may_play_on_without_an_answer(late: BackAnswer | None) -> None:
    pair = Pair()
    pair.begin()
    pair.play("32-28")
    pair.play("19-23")
    pair.us.ask_back(0)
    pair.deliver()
    assert pair.us.our_turn
    pair.play("28x19")
    assert pair.us.position == pair.them.position
    assert not pair.them.back_wanted
    if late is BackAnswer.ACCEPTED:  # the two have crossed
        assert pair.us.hear(BackReply(late)) == BackAnswered(0, True)
        assert pair.us.moves == []
        return
    if late is not None:
        assert pair.us.hear(BackReply(late)) is None
    pair.play("14x23")
    assert not pair.heard["us"][-1].declines


@pytest.mark.parametrize("late", list(BackAnswer))
def test_who_asked_to_go_back_may_end_the_game_without_an_answer(late: BackAnswer) -> None:
    pair = Pair()
    pair.begin()
    pair.play("32-28")
    pair.play("19-23")
    pair.us.ask_back(0)
    pair.us.end(0.0)
    assert pair.us.hear(BackReply(late)) is None
    pair.deliver()
    assert pair.heard["us"][-1] == Ended(0.0, False, ours=True)
    assert pair.heard["them"][-1] == Ended(1.0, False, ours=False)


def test_words_are_heard_at_any_time() -> None:
    pair = Pair()
    pair.us.say("Hello")
    pair.us.say("")
    pair.deliver()
    assert pair.heard["them"] == [WordsArrived("Hello")]


def test_what_is_not_our_turn_is_not_done() -> None:
    pair = Pair()
    for act in (
        pair.us.end,
        lambda: pair.us.play(START.legal_moves()[0]),
        lambda: pair.us.ask_back(0),
        lambda: pair.us.answer_back(True),
    ):
        with pytest.raises(ValueError):
            act()


@pytest.mark.parametrize(
    "message",
    [
        GameAnswer("x", RequestAnswer.ACCEPTED),
        MoveMade(0, 32, 28),
        GameEnd(),
        BackReply(BackAnswer.ACCEPTED),
    ],
)
def test_what_makes_no_sense_without_a_game_is_refused(message: Message) -> None:
    with pytest.raises(DxpError):
        Conversation("Us", lambda _: None).hear(message)


def test_a_position_without_moves_is_no_game() -> None:
    sent: list[Message] = []
    us = Conversation("Us", sent.append)
    blocked = format_position(Position.from_fen("B:W31,37:B26", "international"))
    assert us.hear(GameRequest("x", Color.WHITE, 1, 0, blocked, Color.BLACK)) is None
    assert sent == [GameAnswer("Us", RequestAnswer.NOT_THIS_GAME)]


def test_a_position_with_the_pieces_of_one_side_is_no_game() -> None:
    sent: list[Message] = []
    us = Conversation("Us", sent.append)
    alone = "e" * 49 + "W"
    assert us.hear(GameRequest("x", Color.WHITE, 1, 0, alone, Color.WHITE)) is None
    assert sent == [GameAnswer("Us", RequestAnswer.NOT_THIS_GAME)]
    with pytest.raises(ValueError, match="both sides need a piece"):
        us.ask(Position.from_fen("W:WK50:B", "international"), Color.WHITE, 5)
    assert us.state is State.IDLE


def test_a_request_to_go_back_that_makes_no_sense_is_declined() -> None:
    pair = Pair()
    pair.begin()
    pair.play("32-28")
    pair.them.hear(BackRequest(7, Color.WHITE))
    assert pair._waiting == [("us", BackReply(BackAnswer.DECLINED))]


def random_message(rng: random.Random) -> Message:
    square = rng.randint(1, 50)
    return rng.choice(
        [
            GameRequest("x", rng.choice(list(Color)), rng.randint(0, 999), rng.randint(0, 3)),
            GameRequest("x", Color.WHITE, 1, 0, "".join(rng.choices("wzWZe", k=50)), rng.choice(list(Color))),
            GameAnswer("x", rng.choice(list(RequestAnswer))),
            MoveMade(0, square, rng.randint(1, 50), tuple(rng.sample(range(1, 51), rng.randint(0, 3)))),
            GameEnd(rng.choice(list(EndReason)), rng.random() < 0.5),
            Chat("hm"),
            BackRequest(rng.randint(1, 9), rng.choice(list(Color))),
            BackReply(rng.choice(list(BackAnswer))),
        ]
    )


def test_whatever_is_said_is_an_event_or_an_error() -> None:
    rng = random.Random(11)
    for _ in range(300):
        us = Conversation("Us", lambda _: None)
        for _ in range(60):
            if us.state is State.IDLE and rng.random() < 0.2:
                us.ask(START, rng.choice(list(Color)), 5)
            elif us.our_turn:
                us.play(rng.choice(us.position.legal_moves())) if us.position.legal_moves() else us.end(0.0)
            elif us.state is State.PLAYING and rng.random() < 0.7 and us.position.legal_moves():
                move = rng.choice(us.position.legal_moves())
                captures = tuple(map(int, move.captures))
                if us.position.turn is not us.color:
                    us.hear(MoveMade(1, int(move.origin), int(move.target), captures))
            try:
                us.hear(random_message(rng))
            except DxpError:
                break
            assert len(us.positions) in {0, len(us.moves) + 1}
