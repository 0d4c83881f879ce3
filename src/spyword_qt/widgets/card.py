"""A player's card, which lies face down until it is turned."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.motion import Span, motion_of
from spyword_qt.widgets.card_back import TILT, back_pixmap, card_rect
from spyword_qt.widgets.card_front import ROLE_SLOTS, WORD_SLOTS, CardFront
from spyword_qt.widgets.ghost_picture import ghost_picture
from spyword_qt.widgets.still import still


class Card(QWidget):
    """One card, back up at first; `tilted` lays it askew, as it is handed over.

    What is on its front is on loan: `cover` and `forget` drop it, and nothing of it stays behind.
    Front and turn are the same for every card but for picture, line and word.
    """

    def __init__(self, *, tilted: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tilt = TILT if tilted else 0.0
        self._m = DESIGN
        self._front = CardFront(self)
        self._front.hide()
        self._turning: QPixmap | None = None
        self._is_halfway = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(Span.CARD_REST.milliseconds)
        self._rest.timeout.connect(self._begin)
        self._breadth = 1.0
        self._turn: QVariantAnimation | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_front(
        self, picture: Path | bytes | None, tint: str, line: str, word: str, *, absent: str = ""
    ) -> None:
        """Prepare the front without turning the card.

        `picture` is SVG or PNG; without one it is the ghost on the package's `tint`. `absent` is said in the
        place of a word where there is none.
        """
        front = self._front
        front.lay_out(WORD_SLOTS)
        front.picture.show_picture(ghost_picture(tint) if picture is None else picture)
        front.line.setText(line)
        front.word.setText(word)
        front.absent.setText("" if word else absent)
        front.absent.setVisible(not word)

    def show_role(self, picture: Path, name: str, task: str) -> None:
        """Prepare the front of a card that has a role and what to do with it, without turning the card."""
        front = self._front
        front.lay_out(ROLE_SLOTS)
        front.picture.show_picture(picture)
        front.word.setText(name)
        front.line.setText(task)
        front.absent.clear()
        front.absent.hide()

    def turn_up(self) -> None:
        """Turn the card over onto its back's place; at once where people want stillness."""
        self._stop()
        if motion_of(self).reduced or not self.isVisible():
            self._show_open()
            return
        # Both sides are drawn before it moves, and it begins to at the same moment for every card: one
        # picture takes longer than another.
        self._rest.start()
        self._back()
        self._turning = still(self._front)

    def cover(self) -> None:
        """Show the back at once and drop what the front showed."""
        self._stop()
        front = self._front
        front.hide()
        front.picture.show_picture(None)
        for label in (front.line, front.word, front.absent):
            label.clear()
        self.update()

    def forget(self) -> None:
        """Take back the secret: what `cover` does, by the name that everything with a secret has."""
        self.cover()

    def is_open(self) -> bool:
        """Whether the front is up and has stopped moving."""
        return not self._front.isHidden()

    def rescale(self, m: Metrics) -> None:
        """Take the window's scale for the size asked for; the card fills what it gets."""
        self._m = m
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._m.px(512), self._m.px(674))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._m.px(270), self._m.px(355))

    def _stop(self) -> None:
        if self._turn is not None:
            self._turn.stop()
            self._turn = None
        self._rest.stop()
        self._turning = None
        self._is_halfway = False
        self._breadth = 1.0

    def _begin(self) -> None:
        self._turn = motion_of(self).run(self, Span.CARD_AWAY, self._narrow, 1.0, 0.0)

    def _narrow(self, breadth: float) -> None:
        self._breadth = breadth
        self.update()
        if breadth == 0.0:
            self._is_halfway = True
            self._turn = motion_of(self).run(self, Span.CARD_BACK, self._widen)

    def _widen(self, breadth: float) -> None:
        self._breadth = breadth
        self.update()
        if breadth == 1.0:
            self._show_open()

    def _show_open(self) -> None:
        self._turn = None
        self._turning = None
        self._is_halfway = False
        self._front.show()

    def _back(self) -> QPixmap:
        return back_pixmap(self.width(), self.height(), self._tilt, self.devicePixelRatioF())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._front.setGeometry(card_rect(QSizeF(self.size())).toRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.is_open():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room = QSizeF(self.size())
        painter.translate(room.width() / 2, room.height() / 2)
        painter.scale(self._breadth, 1.0)
        if self._turning is None or not self._is_halfway:
            painter.drawPixmap(QPointF(-room.width() / 2, -room.height() / 2), self._back())
        else:
            rect = QRectF(self._front.rect())
            rect.moveCenter(QPointF())
            painter.drawPixmap(rect, self._turning, QRectF(self._turning.rect()))
