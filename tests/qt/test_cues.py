"""The cues' files: soft, short, without a click at either end, and what their maker makes."""

from __future__ import annotations

import sys
import wave
from array import array

import pytest

from spyword_qt.theme.sounds import CUES, Cue
from tools import make_cues

ENDINGS = (Cue.CITIZENS, Cue.SPIES, Cue.GHOST, Cue.NOBODY)
FULL_SCALE = 32768


def samples_of(cue: Cue) -> tuple[array[int], float]:
    """The samples, and how many seconds they last."""
    with wave.open(str(CUES / f"{cue}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        samples = array("h", file.readframes(file.getnframes()))
        if sys.byteorder == "big":
            samples.byteswap()
        return samples, file.getnframes() / file.getframerate()


@pytest.mark.parametrize("cue", Cue)
def test_a_cue_is_short_and_soft(cue: Cue) -> None:
    samples, seconds = samples_of(cue)
    assert seconds <= (1.0 if cue in ENDINGS else 0.4)
    assert 0.25 <= max(map(abs, samples)) / FULL_SCALE <= 0.501
    assert abs(sum(samples) / len(samples)) < FULL_SCALE / 1000, "it swings round zero"


@pytest.mark.parametrize("cue", Cue)
def test_a_cue_does_not_click(cue: Cue) -> None:
    samples, _ = samples_of(cue)
    loudest = max(map(abs, samples))
    assert samples[0] == samples[-1] == 0
    assert max(map(abs, samples[:5])) < loudest / 10
    assert max(map(abs, samples[-100:])) < loudest / 100


def test_all_cues_together_are_small_and_no_other_is_there() -> None:
    files = list(CUES.iterdir())
    assert sorted(file.stem for file in files) == sorted(Cue)
    assert sum(file.stat().st_size for file in files) < 250_000


@pytest.mark.parametrize("make", make_cues.MADE, ids=lambda make: make.__name__)
def test_the_files_are_what_their_maker_makes(make: make_cues.Maker) -> None:
    kept, _ = samples_of(Cue(make.__name__))
    made = make_cues.steps(make())
    assert len(made) == len(kept)
    # Mathematical libraries differ in the last digit.
    assert max(abs(one - other) for one, other in zip(made, kept, strict=True)) <= 1
