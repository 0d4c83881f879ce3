"""A tile with news, which leads to all of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme import fonts, icons
from spyword_qt.theme.motion import Span, motion_of
from spyword_qt.theme.tokens import LEADING, RADIUS_TILE, colours_of
from spyword_qt.widgets.block import fit
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.lines import Lines, line_height, natural_width
from spyword_qt.widgets.medallion import paint_coin

COIN: Final = 44
ARROW: Final = 26
PAD: Final = 16
ABOVE: Final = 5
HEADLINE: Final = 22
SUMMARY: Final = 19
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class NewsTile(Control):
    """A coin, the news, and under them as much more as one line holds, unless the news take two.

    Whatever it tells, it is equally high: where it is so narrow that the last of `more` takes two lines,
    it has room for them.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._glyph = "star"
        self._more: tuple[str, ...] = ()
        self._seen = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_news(self, glyph: str, news: str, more: Sequence[str]) -> None:
        """Show news. The first of `more` that is short enough is shown, the very first is heard."""
        self._glyph, self._more = glyph, tuple(more)
        self.setText(news)
        self.setAccessibleName(news)
        self.setAccessibleDescription(next(iter(more), ""))
        self._kept.clear()
        self.update()

    def come(self) -> None:
        """Be seen from now on."""
        self.show()
        motion_of(self).run(self, Span.APPEAR, self._set_seen)

    def sizeHint(self) -> QSize:
        m = self.metrics
        lines = round(LEADING * m.font(HEADLINE)) + round(LEADING * m.font(SUMMARY))
        return QSize(m.px(400), self._height(lines))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.metrics.px(200), self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        one, least = self.sizeHint().height(), self._more[-1:]
        if not least:
            return one
        news = line_height(self.metrics.font(HEADLINE), LEADING)
        more = self.kept(self._break_more, least[0], self._beside(width))
        return max(one, self._height(news + more.height) if more.count > 1 else 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        m, colours = self.metrics, colours_of(self)
        painter = self.painter()
        painter.setOpacity(self._seen)
        self.paint_tile(painter, m.px(RADIUS_TILE))
        coin, arrow, pad = m.px(COIN), m.px(ARROW), m.px(PAD)
        paint_coin(painter, QRectF(pad, (self.height() - coin) / 2, coin, coin), self._glyph)
        spot = QPointF(self.width() - pad - arrow, round((self.height() - arrow) / 2))
        painter.drawPixmap(spot, icons.icon("arrow", colours.soft, arrow, self.devicePixelRatioF()))
        left, width = 2 * pad + coin, self._beside(self.width())
        news = self.kept(self._break_news, self.text(), width)
        if news.count > 1:
            news.paint(painter, QRectF(left, 0, width, self.height()), LEFT, colours.ink)
            return
        more = self.kept(self._break_more, self._fitting(width), width)
        height = news.height + more.height
        place = QRectF(left, (self.height() - height) / 2, width, news.height)
        news.paint(painter, place, LEFT, colours.ink)
        place = QRectF(left, place.bottom(), width, more.height)
        more.paint(painter, place, LEFT, colours.soft)

    def _height(self, lines: int) -> int:
        """Around lines of so many pixels."""
        return max(self.metrics.target(COIN), lines) + 2 * self.metrics.px(ABOVE)

    def _beside(self, width: int) -> int:
        """What coin and arrow leave of a width."""
        return width - self.metrics.px(COIN) - self.metrics.px(ARROW) - 4 * self.metrics.px(PAD)

    def _set_seen(self, seen: float) -> None:
        self._seen = seen
        self.update()

    def _fitting(self, width: int) -> str:
        font = fonts.ui(self.metrics.font(SUMMARY), 450)
        return next((text for text in self._more if natural_width(text, font) <= width), self._more[-1])

    def _break_news(self, news: str, width: int) -> Lines:
        return fit(news, self._news_font, self.metrics.font(HEADLINE), width, LEADING)

    def _break_more(self, more: str, width: int) -> Lines:
        return fit(more, self._more_font, self.metrics.font(SUMMARY), width, LEADING)

    def _news_font(self, px: int) -> QFont:
        return fonts.ui(px, 600)

    def _more_font(self, px: int) -> QFont:
        return fonts.ui(px, 450)
