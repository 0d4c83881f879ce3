"""A kind of game to choose: its picture, its name, and a sentence on it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme import fonts
from spyword_qt.theme.tokens import LEADING, RADIUS_TILE, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.lines import Lines, longest_word, natural_width
from spyword_qt.widgets.medallion import render_picture

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
PICTURE: Final = 60
PAD: Final = 10
GAP: Final = 14
BADGE: Final = 30
NAME: Final = 23
SENTENCE: Final = 17
LEAST_BREADTH: Final = 9
"""Letter sizes that a sentence has beside the picture at least."""


class GameTile(Control):
    """Chosen, it bears a check and a second border. In short its name stands alone beside the picture."""

    def __init__(self, picture: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = picture
        self._drawn: QPixmap | None = None
        self._sentence = ""
        self._is_short = False
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_game(self, name: str, sentence: str) -> None:
        """Say what the game is called, and what it is."""
        self._sentence = sentence
        self.setText(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(sentence)
        self.updateGeometry()
        self.update()

    def be_short(self, short: bool) -> None:
        """Leave the sentence out, or set it under the name again."""
        self._is_short = short
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        words = natural_width(self.text(), self._name_font())
        if not self._is_short:
            words = max(words, natural_width(self._sentence, self._sentence_font()))
        width = self._before() + words + self._after()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        words = longest_word(self.text(), self._name_font())
        if not self._is_short:
            words = max(words, LEAST_BREADTH * self.metrics.font(SENTENCE))
        width = self._before() + words + self._after()
        return QSize(width, self.heightForWidth(width))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        name, sentence = self._broken(width)
        words = name.height + (sentence.height if sentence else 0)
        m = self.metrics
        return max(m.target(self._side() + 2 * PAD), words + 2 * m.px(PAD))

    def paintEvent(self, _event: QPaintEvent) -> None:
        m, colours = self.metrics, colours_of(self)
        painter = self.painter()
        self.paint_tile(painter, m.px(RADIUS_TILE))
        side, pad = m.px(self._side()), m.px(PAD)
        dpr = self.devicePixelRatioF()
        if self._drawn is None or (self._drawn.width(), self._drawn.devicePixelRatio()) != (
            round(side * dpr),
            dpr,
        ):
            self._drawn = render_picture(self._picture, side, dpr)
        painter.drawPixmap(QPointF(pad, round((self.height() - side) / 2)), self._drawn)
        name, sentence = self._broken(self.width())
        room = self.width() - self._before() - self._after()
        top = (self.height() - name.height - (sentence.height if sentence else 0)) / 2
        name.paint(painter, QRectF(self._before(), top, room, name.height), LEFT, colours.ink)
        if sentence:
            under = QRectF(self._before(), top + name.height, room, sentence.height)
            sentence.paint(painter, under, LEFT, colours.soft)
        if self.isChecked():
            badge = m.px(BADGE)
            spot = QRectF(self.width() - pad - badge, (self.height() - badge) / 2, badge, badge)
            paint.badge(painter, spot, colours.ink, colours.surface)

    def _broken(self, width: int) -> tuple[Lines, Lines | None]:
        room = max(1, width - self._before() - self._after())
        sentence = self.kept(self._break_sentence, self._sentence, room) if self._sentence else None
        return self.kept(self._break_name, self.text(), room), None if self._is_short else sentence

    def _break_name(self, text: str, width: int) -> Lines:
        return Lines(text, self._name_font(), width, LEADING)

    def _break_sentence(self, text: str, width: int) -> Lines:
        return Lines(text, self._sentence_font(), width, LEADING)

    def _side(self) -> int:
        return PICTURE * 2 // 3 if self._is_short else PICTURE

    def _before(self) -> int:
        return self.metrics.px(PAD + self._side() + GAP)

    def _after(self) -> int:
        return self.metrics.px(PAD + GAP + BADGE)

    def _name_font(self) -> QFont:
        return fonts.ui(self.metrics.font(NAME), 600)

    def _sentence_font(self) -> QFont:
        return fonts.ui(self.metrics.font(SENTENCE), 450)
