"""The pictures of "how to play": each tells its idea in a moment's movement, and then stands still."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme.fonts import has_loaded_chinese
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.motion import Span, motion_of
from spyword_qt.theme.tokens import colours_of
from spyword_qt.widgets.kept_picture import KeptPicture
from spyword_qt.widgets.tour_bandit import (
    paint_night,
    paint_sides,
    paint_signs,
    paint_speeches,
)
from spyword_qt.widgets.tour_cards import paint_cards, paint_ghost
from spyword_qt.widgets.tour_roles import paint_roles
from spyword_qt.widgets.tour_round import paint_clues, paint_talk, paint_vote, paint_winners
from spyword_qt.widgets.tour_stage import Stage

WAY_BACK: Final = 0.3
"""Part of the picture at the left where a tap leads back."""


class TourScene(StrEnum):
    """What a picture shows."""

    CARDS = "cards"
    CLUES = "clues"
    TALK = "talk"
    VOTE = "vote"
    GHOST = "ghost"
    WINNERS = "winners"
    ROLES = "roles"
    NIGHT = "night"
    SIGNS = "signs"
    SPEECHES = "speeches"
    SIDES = "sides"


_PAINTERS: Final[Mapping[TourScene, Callable[[Stage, Sequence[str]], None]]] = {
    TourScene.CARDS: paint_cards,
    TourScene.CLUES: paint_clues,
    TourScene.TALK: paint_talk,
    TourScene.VOTE: paint_vote,
    TourScene.GHOST: paint_ghost,
    TourScene.WINNERS: paint_winners,
    TourScene.ROLES: paint_roles,
    TourScene.NIGHT: paint_night,
    TourScene.SIGNS: paint_signs,
    TourScene.SPEECHES: paint_speeches,
    TourScene.SIDES: paint_sides,
}


class TourPicture(QWidget):
    """As large as its place; a tap on it leads on, or, near its left edge, back."""

    onwards = Signal()
    backwards = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._scene = TourScene.CARDS
        self._words: tuple[str, ...] = ()
        self._share = 1.0
        self._movement: QVariantAnimation | None = None
        self._at_rest = KeptPicture()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_scene(self, scene: TourScene, words: tuple[str, ...]) -> None:
        """Show a picture as it is in the end; `words` are what is read in it."""
        self._stop()
        self._scene, self._words, self._share = scene, words, 1.0
        self.update()

    def play(self) -> None:
        """Let the picture happen, from its beginning."""
        self._stop()
        self._movement = motion_of(self).run(self, Span.TOUR, self._happen)
        if self._movement is not None:
            # Its first step comes with the next frame: until then the end would be seen.
            self._share = 0.0

    def rescale(self, m: Metrics) -> None:
        """Take the letter sizes of the window's scale."""
        self._m = m
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._m.px(600), self._m.px(600))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            is_back = event.position().x() < WAY_BACK * self.width()
            (self.backwards if is_back else self.onwards).emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._words and self._scene is not TourScene.VOTE:
            return
        painter = QPainter(self)
        if self._share < 1.0:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw(painter)
        else:
            made_of = self._scene, self._words, self._m, colours_of(self), has_loaded_chinese()
            self._at_rest.paint(painter, self.rect(), made_of, self._draw)

    def _draw(self, painter: QPainter) -> None:
        room, dpr = QRectF(self.rect()), self.devicePixelRatioF()
        stage = Stage(painter, room, colours_of(self), self._m, self._share, dpr)
        _PAINTERS[self._scene](stage, self._words)

    def _stop(self) -> None:
        if self._movement is not None:
            self._movement.stop()
            self._movement = None

    def _happen(self, share: float) -> None:
        self._share = share
        self.update()
        if share == 1.0:
            # It deletes itself once it has stopped.
            self._movement = None
