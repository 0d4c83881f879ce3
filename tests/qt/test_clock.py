"""The discussion's countdown: by a deadline, paused, standing still."""

from __future__ import annotations

import pytest

from spyword_qt.clock import Beat, Countdown
from tests.e2e.hands import ManualClock


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


def beats(countdown: Countdown, clock: ManualClock, seconds: float) -> list[Beat]:
    """What each beat says while so many seconds pass, one by one."""
    said = []
    for _ in range(int(seconds)):
        clock.advance(1)
        said.append(countdown.beat())
    return said


def test_it_runs_down_to_its_deadline_and_no_further(clock: ManualClock) -> None:
    countdown = Countdown(clock, 60, 60)
    assert beats(countdown, clock, 59) == [Beat.RUNS] * 59
    assert countdown.view().left == 1
    assert beats(countdown, clock, 1) == [Beat.UP]
    assert countdown.view().left == 0


def test_missed_beats_do_not_add_up(clock: ManualClock) -> None:
    countdown = Countdown(clock, 60, 60)
    for step in (0.3, 4.9, 0.1, 2.7):
        clock.advance(step)
        countdown.beat()
    assert countdown.view().left == pytest.approx(52)


def test_a_pause_costs_no_time(clock: ManualClock) -> None:
    countdown = Countdown(clock, 60, 60)
    beats(countdown, clock, 10)
    countdown.pause()
    clock.advance(1000)
    assert countdown.beat() is Beat.RUNS
    assert countdown.view().left == 50
    countdown.go_on()
    clock.advance(2)
    assert countdown.view().left == 48


def test_after_more_than_five_seconds_without_a_beat_it_is_paused_where_it_was(clock: ManualClock) -> None:
    countdown = Countdown(clock, 60, 60)
    beats(countdown, clock, 10)
    clock.advance(5.01)
    assert countdown.beat() is Beat.STOOD_STILL
    view = countdown.view()
    assert (view.left, view.paused, view.stood_still) == (50, True, True)
    countdown.go_on()
    assert not countdown.view().stood_still


def test_five_seconds_without_a_beat_are_only_a_slow_machine(clock: ManualClock) -> None:
    countdown = Countdown(clock, 60, 60)
    clock.advance(5)
    assert countdown.beat() is Beat.RUNS
    assert countdown.view().left == 55


def test_standing_still_past_the_deadline_is_no_time_up(clock: ManualClock) -> None:
    countdown = Countdown(clock, 60, 60)
    clock.advance(3600)
    assert countdown.beat() is Beat.STOOD_STILL
    assert countdown.view().left == 60


def test_more_time_is_added_and_the_ring_is_never_more_than_full(clock: ManualClock) -> None:
    countdown = Countdown(clock, 60, 60)
    beats(countdown, clock, 10)
    countdown.add(30)
    view = countdown.view()
    assert view.left == 80
    assert view.limit == 80
