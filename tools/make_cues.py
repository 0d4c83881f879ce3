"""Makes the sounds in src/spyword_qt/theme/cues: `python3 -m tools.make_cues`.

Standard library only, and the same samples every time: what chance there is has a seed.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

CUES: Final = Path(__file__).resolve().parents[1] / "src" / "spyword_qt" / "theme" / "cues"
RATE: Final = 22_050
PEAK: Final = 0.5
"""Of full scale: 6 dB below it."""
QUIET_PEAK: Final = 0.32
"""Of what is heard often."""
LONG_PEAK: Final = 0.36
"""Of what swings on, and is the louder for it."""
LET_GO: Final = 0.05
"""Seconds in which a thing that still swings at the end of its time falls silent."""
SOFT: Final = 6
"""How many times the blow on a string is smoothed: the more, the softer the finger."""

Samples: TypeAlias = list[float]
Maker: TypeAlias = Callable[[], Samples]


class Mode(NamedTuple):
    """One way in which a thing swings: in hertz, by itself, and in seconds until it has lost two thirds."""

    pitch: float
    strength: float
    lasts: float


def struck(seconds: float, modes: Sequence[Mode], attack: float = 0.002) -> Samples:
    """A thing that is struck and swings out. `attack` is how long the blow takes."""
    made = []
    for at in range(_count(seconds)):
        time = at / RATE
        swing = sum(
            mode.strength * math.exp(-time / mode.lasts) * math.sin(2 * math.pi * mode.pitch * time)
            for mode in modes
        )
        made.append(swing * _rise(time / attack) * _rise((seconds - time) / LET_GO))
    return made


def rustle(
    seconds: float, pitch: Callable[[float], float], width: float, shape: Callable[[float], float], seed: int
) -> Samples:
    """Noise round a pitch that may move, `width` times as wide as high; `shape` is its strength in time."""
    chance = random.Random(seed)
    made = []
    low = band = 0.0
    for at in range(_count(seconds)):
        time = at / RATE
        # A state-variable filter: its middle output is the band.
        follow = 2 * math.sin(math.pi * min(pitch(time), RATE / 7) / RATE)
        low += follow * band
        high = chance.uniform(-1, 1) - low - width * band
        band += follow * high
        made.append(band * shape(time))
    return made


def plucked(pitch: float, seconds: float, seed: int, dullness: float = 0.5) -> Samples:
    """A string, after Karplus and Strong: noise that goes round and is smoothed each time."""
    chance = random.Random(seed)
    period = RATE / pitch - dullness
    length = int(period)
    # What the whole samples leave over is made up for by an all-pass.
    rest = period - length
    turn = (1 - rest) / (1 + rest)
    noise = [chance.uniform(-1, 1) for _ in range(length)]
    for _ in range(SOFT):
        noise = [(noise[at - 1] + noise[at]) / 2 for at in range(length)]
    middle, strongest = sum(noise) / length, max(map(abs, noise))
    made = [(value - middle) / strongest for value in noise]
    before = passed = 0.0
    while len(made) < _count(seconds):
        at = len(made) - length
        smooth = (1 - dullness) * made[at] + dullness * made[at - 1]
        passed = turn * smooth + before - turn * passed
        before = smooth
        made.append(0.996 * passed)
    return [value * _rise(at / _count(0.004)) for at, value in enumerate(made)]


def bar(pitch: float, seconds: float) -> Samples:
    """A wooden bar as of a marimba, whose second mode is tuned two octaves above the first."""
    return struck(
        seconds,
        (Mode(pitch, 1.0, 0.17), Mode(3.98 * pitch, 0.22, 0.05), Mode(9.2 * pitch, 0.06, 0.02)),
        attack=0.004,
    )


def bell(strike: float, seconds: float) -> Samples:
    """A small bell of brass, called by the pitch that its blow is heard at."""
    modes = (
        Mode(strike / 2, 0.25, 0.3),
        Mode(strike, 0.8, 0.25),
        Mode(1.19 * strike, 0.35, 0.2),
        Mode(1.5 * strike, 0.2, 0.15),
        Mode(2 * strike, 0.5, 0.18),
        Mode(2.66 * strike, 0.2, 0.1),
        Mode(4.1 * strike, 0.08, 0.06),
    )
    return struck(seconds, modes)


def together(*parts: tuple[float, float, Samples]) -> Samples:
    """Parts mixed, each from a second on and with a strength."""
    length = max(_count(start) + len(samples) for start, _, samples in parts)
    mixed = [0.0] * length
    for start, strength, samples in parts:
        for at, value in enumerate(samples, _count(start)):
            mixed[at] += strength * value
    return mixed


def finished(samples: Samples, peak: float = PEAK, fade: float = 0.02) -> Samples:
    """Without what can't be heard (a level that isn't zero, a click at either end), and as loud as `peak`."""
    made: Samples = []
    before = level = 0.0
    for value in samples:
        level = value - before + 0.995 * level
        before = value
        made.append(level)
    length, into, out = len(made), _count(0.001), _count(fade)
    made = [value * _rise(at / into) * _rise((length - 1 - at) / out) for at, value in enumerate(made)]
    loudest = max(map(abs, made))
    return [peak * value / loudest for value in made]


def button() -> Samples:
    """A fingertip on felt."""
    body = struck(0.09, (Mode(185, 1.0, 0.018), Mode(320, 0.5, 0.012)), attack=0.004)
    felt = rustle(0.09, lambda _: 700, 1.2, lambda time: math.exp(-time / 0.006), seed=1)
    return finished(together((0, 1, body), (0, 0.5, felt)), QUIET_PEAK)


def card() -> Samples:
    """Paper that is turned over, and lies."""

    def turn(time: float) -> float:
        swing = math.sin(math.pi * min(time / 0.2, 1.0)) ** 2
        return swing * (1 + 0.2 * math.sin(2 * math.pi * 43 * time))

    paper = rustle(0.3, lambda time: 900 + 5000 * time, 0.8, turn, seed=2)
    lies = rustle(0.07, lambda _: 900, 1.0, lambda time: math.exp(-time / 0.012), seed=3)
    return finished(together((0, 1, paper), (0.19, 0.7, lies)), fade=0.04)


def vote() -> Samples:
    """A clay chip on a wooden table: it falls, and settles."""
    clay = (Mode(1160, 0.8, 0.012), Mode(1890, 0.5, 0.008), Mode(2930, 0.3, 0.005))
    wood = (Mode(215, 0.9, 0.035), Mode(405, 0.6, 0.022))
    falls = struck(0.16, (*clay, *wood))
    settles = struck(0.1, (Mode(1240, 0.8, 0.008), Mode(2010, 0.4, 0.005), *wood))
    return finished(together((0, 1, falls), (0.062, 0.3, settles)))


def tick() -> Samples:
    """One stroke of a brush."""
    hair = rustle(
        0.075, lambda _: 1700, 0.7, lambda time: _rise(time / 0.01) * math.exp(-time / 0.016), seed=4
    )
    return finished(hair, QUIET_PEAK)


def time_up() -> Samples:
    """A small brass bell, damped by a hand."""
    return finished(bell(784.0, 0.39), fade=0.15)


def out() -> Samples:
    """A knuckle on the table, from below."""
    modes = (Mode(92, 1.0, 0.06), Mode(158, 0.6, 0.045), Mode(287, 0.35, 0.022), Mode(540, 0.12, 0.009))
    thump = rustle(0.05, lambda _: 260, 1.0, lambda time: math.exp(-time / 0.008), seed=5)
    return finished(together((0, 1, struck(0.3, modes, attack=0.003)), (0, 0.6, thump)), fade=0.06)


def citizens() -> Samples:
    """Three plucks, rising."""
    notes = (523.25, 659.26, 783.99)
    plucks = ((0.15 * at, 1.0, plucked(pitch, 0.95 - 0.15 * at, at)) for at, pitch in enumerate(notes))
    return finished(together(*plucks), fade=0.35)


def spies() -> Samples:
    """A minor third, falling."""
    return finished(together((0, 0.9, bar(329.63, 0.5)), (0.24, 1, bar(277.18, 0.6))), LONG_PEAK, fade=0.15)


def ghost() -> Samples:
    """A finger on the rim of a glass, which trembles a little: two tones that beat."""
    rim = (Mode(1046.5, 0.8, 0.45), Mode(1050.3, 0.15, 0.45), Mode(2430, 0.14, 0.3), Mode(4420, 0.05, 0.15))
    return finished(struck(1.0, rim, attack=0.09), LONG_PEAK, fade=0.4)


def nobody() -> Samples:
    """The same note twice."""
    return finished(together((0, 1, bar(293.66, 0.4)), (0.22, 0.8, bar(293.66, 0.45))), LONG_PEAK, fade=0.15)


def title() -> Samples:
    """Two bells, the higher one after the lower: a third apart, and softer than the one that ends a talk."""
    bells = together((0, 0.8, bell(1046.5, 0.39)), (0.13, 1, bell(1318.5, 0.26)))
    return finished(bells, LONG_PEAK, fade=0.15)


MADE: Final[tuple[Maker, ...]] = (
    button,
    card,
    vote,
    tick,
    time_up,
    out,
    citizens,
    spies,
    ghost,
    nobody,
    title,
)


def steps(samples: Samples) -> array[int]:
    """The samples as whole numbers of 16 bits."""
    return array("h", (round(32767 * value) for value in samples))


def write(samples: Samples, path: Path) -> None:
    """Puts a cue into a file."""
    whole = steps(samples)
    if sys.byteorder == "big":
        whole.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(whole.tobytes())


def main() -> None:
    """Writes every cue to its file."""
    CUES.mkdir(exist_ok=True)
    for make in MADE:
        write(make(), CUES / f"{make.__name__}.wav")


def _count(seconds: float) -> int:
    return round(seconds * RATE)


def _rise(part: float) -> float:
    """From 0 to 1 without a corner."""
    return 0.5 - 0.5 * math.cos(math.pi * min(max(part, 0.0), 1.0))


if __name__ == "__main__":
    main()
