"""What the page of the rules is made of: tiles for the roles, and signs with sentences."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from spyword_qt.screens.rulebook import RoleText, RuleText
from spyword_qt.theme import icons
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import RADIUS_TILE, TILE_GAP, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.medallion import paint_coin, paint_medallion, picture_rect, render_picture
from spyword_qt.widgets.text import Text, TextRole, Tone

GLYPH: Final = 64
PICTURE: Final = 104
COIN: Final = 76
PAD: Final = 24
BESIDE_COIN: Final = 24


class _Glyph(QWidget):
    """The sign of a role in its colour."""

    def __init__(self, icon: str, tone: Tone) -> None:
        super().__init__()
        self._icon = icon
        self._tone = tone

    def rescale(self, m: Metrics) -> None:
        """Take the size that fits a window."""
        self.setFixedSize(m.px(GLYPH), m.px(GLYPH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        icons.draw(painter, QRectF(self.rect()), self._icon, getattr(colours_of(self), self._tone))


class _Coin(QWidget):
    """The sign of a part of the rules."""

    def __init__(self, icon: str) -> None:
        super().__init__()
        self._icon = icon

    def rescale(self, m: Metrics) -> None:
        """Take the size that fits a window."""
        self.setFixedSize(m.px(COIN), m.px(COIN))

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_coin(QPainter(self), QRectF(self.rect()), self._icon)


class _Picture(QWidget):
    """The picture of a role in its ring."""

    def __init__(self, picture: Path) -> None:
        super().__init__()
        self._picture = picture
        self._drawn: QPixmap | None = None

    def rescale(self, m: Metrics) -> None:
        """Take the size that fits a window."""
        self._drawn = None
        self.setFixedSize(m.px(PICTURE), m.px(PICTURE))

    def paintEvent(self, _event: QPaintEvent) -> None:
        medal = QRectF(self.rect())
        if self._drawn is None:
            side = round(picture_rect(medal).width())
            self._drawn = render_picture(self._picture, side, self.devicePixelRatioF())
        paint_medallion(QPainter(self), medal, self._drawn)


class RoleTile(QWidget):
    """A role on a quiet tile, its glyph over the words or its picture beside them; it can't be pressed."""

    def __init__(self, role: RoleText) -> None:
        super().__init__()
        self._radius = RADIUS_TILE
        direction = QBoxLayout.Direction
        sign = _Glyph(role.icon, role.tone) if role.picture is None else _Picture(role.picture)
        beside = direction.TopToBottom if role.picture is None else direction.LeftToRight
        self._row = QBoxLayout(beside, self)
        self._row.addWidget(sign)
        self._words = QVBoxLayout()
        if role.picture is not None:
            self._words.addStretch(1)
        self._words.addWidget(Text(role.name, TextRole.SECTION, role.tone))
        self._words.addWidget(Text(role.text, TextRole.NOTE, "soft"))
        self._words.addStretch(1)
        self._row.addLayout(self._words, 1)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        is_beside = self._row.direction() is QBoxLayout.Direction.LeftToRight
        pad = m.px(PAD // 2 if is_beside else PAD)
        self._radius = m.px(RADIUS_TILE)
        self._row.setContentsMargins(pad, pad, pad, pad)
        self._row.setSpacing(m.px(PAD if is_beside else 8))
        self._words.setSpacing(0 if is_beside else m.px(8))

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = colours_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint.rounded(painter, QRectF(self.rect()), self._radius, fill=colours.surface, edge=colours.line)


class RoleRow(QWidget):
    """The roles side by side, or above one another where they would be too narrow."""

    LEAST_TILE: Final = 240

    def __init__(self, roles: tuple[RoleText, ...]) -> None:
        super().__init__()
        self._count = len(roles)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for role in roles:
            self._row.addWidget(RoleTile(role), 1)

    def settle(self, width: int, m: Metrics) -> None:
        """Choose between row and column for a width in pixels."""
        self._row.setSpacing(m.px(TILE_GAP))
        fits = width >= self._count * m.px(self.LEAST_TILE) * m.text
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if fits else direction.TopToBottom)


class RuleRow(QWidget):
    """A sign, and beside it a heading over its sentences."""

    def __init__(self, rule: RuleText) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(_Coin(rule.icon), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Text(rule.title, TextRole.SECTION))
        words.addWidget(Text(rule.text, TextRole.BODY, "soft"))
        words.addStretch(1)
        self._row.addLayout(words, 1)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._row.setSpacing(m.px(BESIDE_COIN))
