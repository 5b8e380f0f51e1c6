import signal
import threading

import pytest
from harzdame_engine.match.interruption import Interruption


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_is_remembered_and_raises_nothing(number: signal.Signals) -> None:
    before = signal.getsignal(number)
    with Interruption() as interruption:
        assert not interruption.channel.poll()
        for _ in range(3):
            signal.raise_signal(number)
        assert interruption.asked
        assert interruption.channel.poll()
    assert signal.getsignal(number) is before


def test_another_thread_hears_no_signals_but_may_enter() -> None:
    seen = []

    def enter() -> None:
        with Interruption() as interruption:
            interruption.ask()
            seen.append(interruption.channel.poll())

    thread = threading.Thread(target=enter)
    thread.start()
    thread.join()
    assert seen == [True]
