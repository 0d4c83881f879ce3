"""Makes screenshots/round.gif, a round as its table sees it: the last of `python3 dev.py screenshots`."""

from __future__ import annotations

import io
import tempfile
from functools import partial
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QBuffer, QSize, Qt
from PySide6.QtGui import QImageWriter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from spyword_qt.app import create_window
from spyword_qt.theme import motion
from tests.e2e.driver import Driver
from tests.e2e.hands import ManualClock, QuickHands

NAMES = ("Ann", "Marco", "Łucja", "Ben", "Sofia")
SIZE = QSize(640, 400)
FRAME_MS = 60
LOOK_MS = 1400


class Film:
    """Frames and how long each is looked at, in milliseconds."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._frames: list[tuple[Image.Image, int]] = []

    def hold(self, milliseconds: int = LOOK_MS) -> None:
        """One frame, looked at for so long."""
        self._frames.append((self._frame(), milliseconds))

    def roll(self, milliseconds: int) -> None:
        """Films what moves for so long."""
        for _ in range(milliseconds // FRAME_MS):
            self._frames.append((self._frame(), FRAME_MS))
            QTest.qWait(FRAME_MS)

    def save(self, path: Path) -> None:
        """As an animated GIF in one palette, so that the ground doesn't flicker."""
        palette = self._frames[len(self._frames) // 2][0].quantize(192, dither=Image.Dither.NONE)
        images = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame, _ in self._frames]
        durations = [duration for _, duration in self._frames]
        images[0].save(
            path, save_all=True, append_images=images[1:], duration=durations, loop=0, optimize=True
        )

    def _frame(self) -> Image.Image:
        smooth = Qt.TransformationMode.SmoothTransformation
        image = self._window.grab().toImage().scaled(SIZE, mode=smooth)
        buffer = QBuffer()
        buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, b"png").write(image)
        return Image.open(io.BytesIO(buffer.data().data())).convert("RGB")


def shoot(path: Path) -> None:
    """Plays one round, and films what is worth it."""
    clock = ManualClock()
    with tempfile.TemporaryDirectory() as folder:
        window = create_window(Path(folder), seed=5, clock=clock)
        window.resize(1280, 800)
        window.show()
        hands = QuickHands(window, clock)
        driver = Driver(window, hands)
        film = Film(window)
        move = partial(window.setProperty, motion.REDUCED)
        driver.press("new_game")
        line = window.findChild(QLineEdit, "player_name")
        if line is None:
            raise LookupError("player_name")
        for name in NAMES:
            line.setText(name)
            driver.press("add_player")
        driver.deal()
        film.hold()
        move(False)
        driver.press("ready")
        film.roll(480)
        move(True)
        film.hold()
        driver.press("got_it")
        film.hold(900)
        driver.play_on("clue")
        QTest.qWait(300)
        film.hold(1000)
        driver.press("gave_clue")
        QTest.qWait(300)
        film.hold(700)
        driver.play_on("discussion")
        for _ in range(8):
            clock.advance(3)
            QTest.qWait(260)
            film.hold(160)
        driver.press("start_vote")
        driver.press("ready")
        QTest.qWait(300)
        film.hold(700)
        hands.settle()
        _button(window, "candidate_2").click()
        film.hold(900)
        driver.press("submit_vote")
        move(False)
        driver.play_on("result")
        film.roll(2400)
        film.hold(2400)
        window.close()
    film.save(path)


def _button(window: QWidget, name: str) -> QAbstractButton:
    button = window.findChild(QAbstractButton, name)
    if button is None:
        raise LookupError(name)
    return button
