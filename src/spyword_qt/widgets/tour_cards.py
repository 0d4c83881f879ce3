"""Pictures of "how to play" with cards: a word for each, and the ghost that has none."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from spyword_qt.theme.fonts import voice
from spyword_qt.theme.tokens import CARD_ASPECT, DARK, LIGHT, MIN_TEXT
from spyword_qt.widgets.card_back import back_pixmap
from spyword_qt.widgets.card_front import paint_front
from spyword_qt.widgets.fitting import draw_line, line_font
from spyword_qt.widgets.ghost_picture import ghost_picture
from spyword_qt.widgets.medallion import paint_medallion, picture_rect, render_picture
from spyword_qt.widgets.tour_fruit import peach_picture, plum_picture
from spyword_qt.widgets.tour_saying import paint_saying
from spyword_qt.widgets.tour_stage import Stage, paint_table

FAN: Final = ((-0.345, -12.0), (-0.115, -4.0), (0.115, 4.0), (0.345, 12.0))
"""Where each card of the fan lies, from the middle, and its turn in degrees."""
OTHER: Final = 2
"""Which of them has the other word."""
CARD: Final = 0.258
DROP: Final = 0.052
LIFT: Final = 0.085
GHOST_CARD: Final = 0.46
WORD: Final = 0.88
"""Of a card's width, that what it says may take."""
LETTERS: Final = 0.165
"""Of a card's width, that letters on it have at most."""


def paint_cards(stage: Stage, words: Sequence[str]) -> None:
    """Cards are dealt from the middle, turn over, and one is another than the rest."""
    paint_table(stage, 0.44)
    width = round(CARD * stage.side)
    letters = card_letters(words, width)
    pictures = peach_picture(), plum_picture()
    dealt, lifted = stage.during(0.0, 0.5), stage.during(0.8, 1.0)
    for place, (x, degrees) in enumerate(FAN):
        which = int(place == OTHER)
        y = DROP * (x / FAN[-1][0]) ** 2 - 0.02 - LIFT * lifted * which
        turned = stage.during(0.4 + 0.08 * place, 0.6 + 0.08 * place)
        front = card_front(pictures[which], words[which], letters, width, stage.dpr, stage.colours is DARK)
        back = back_pixmap(width, round(width / CARD_ASPECT), 0.0, stage.dpr)
        # Half-way round it is seen from its edge.
        breadth = abs(1 - 2 * turned)
        lay_card(
            stage, front if turned > 0.5 else back, stage.at(x * dealt, y * dealt), degrees * dealt, breadth
        )


def paint_ghost(stage: Stage, words: Sequence[str]) -> None:
    """A card without a word, and what its player makes up."""
    paint_table(stage, 0.44)
    width = round(GHOST_CARD * stage.side)
    front = card_front(ghost_picture("dusk"), "", 0, width, stage.dpr, stage.colours is DARK)
    come = stage.during(0.0, 0.6)
    spot = stage.at(-0.1, 0.05 + 0.12 * (1 - come))
    stage.painter.setOpacity(come)
    lay_card(stage, front, spot, -5.0, 1.0)
    stage.painter.setOpacity(1.0)
    mouth = spot + QPointF(0.1, -0.12) * stage.side
    paint_saying(stage, stage.at(0.2, -0.33), mouth, words[0], stage.during(0.6, 1.0))


def lay_card(stage: Stage, card: QPixmap, centre: QPointF, degrees: float, breadth: float) -> None:
    """Paint a card round a spot, turned so far, its breadth squeezed to a part (0 to 1)."""
    painter = stage.painter
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(centre)
    painter.rotate(degrees)
    painter.scale(breadth, 1.0)
    size = card.deviceIndependentSize()
    painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), card)
    painter.restore()


def card_letters(words: Sequence[str], width: int) -> int:
    """Pixels of the largest letters in which cards so wide say each of these; 0 where one has no room."""
    room, most = WORD * width, max(MIN_TEXT, round(LETTERS * width))
    fonts = [line_font(word, voice, most, room) for word in words]
    widths = (QFontMetricsF(font).horizontalAdvance(word) for word, font in zip(words, fonts, strict=True))
    if max(widths) > room:
        return 0
    return min(font.pixelSize() for font in fonts)


@lru_cache(maxsize=10)
def card_front(picture: bytes, word: str, letters: int, width: int, dpr: float, dark: bool) -> QPixmap:
    """The open side of a card so wide, with its word in letters of so many pixels.

    Without a word there is a dashed line where it would be.
    """
    height = round(width / CARD_ASPECT)
    pixmap = QPixmap(round(width * dpr), round(height * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colours = DARK if dark else LIGHT
    paint_front(painter, QRectF(0, 0, width, height), colours)
    side = 0.735 * width
    medal = QRectF((width - side) / 2, 0.08 * height, side, side)
    drawn = render_picture(picture, round(picture_rect(medal).width()), dpr)
    paint_medallion(painter, medal, drawn)
    slot = QRectF((1 - WORD) / 2 * width, 0.7 * height, WORD * width, 0.24 * height)
    painter.setPen(QColor(colours.ink))
    if word:
        draw_line(painter, slot, word, voice, max(MIN_TEXT, letters))
    else:
        painter.setPen(QPen(QColor(colours.edge), max(2.0, 0.014 * width), Qt.PenStyle.DashLine))
        middle = slot.center()
        painter.drawLine(middle - QPointF(0.27 * width, 0), middle + QPointF(0.27 * width, 0))
    painter.end()
    return pixmap
