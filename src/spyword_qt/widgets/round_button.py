"""The round button of a header: a sign without words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme import icons
from spyword_qt.theme.tokens import colours_of
from spyword_qt.widgets.control import Control


class RoundButton(Control):
    """A round button with an icon alone; `label` is what a screen reader and a tooltip say."""

    DIAMETER: Final = 56
    ICON: Final = 26

    def __init__(self, icon: str, label: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_label(label)

    def set_label(self, label: str) -> None:
        """Say what the button does, since it shows no words."""
        self.setAccessibleName(label)
        self.setToolTip(label)

    def set_icon(self, name: str) -> None:
        """Show another icon."""
        self._icon = name
        self.update()

    def sizeHint(self) -> QSize:
        side = self.metrics.target(self.DIAMETER)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = self.painter()
        colours = colours_of(self)
        self.paint_tile(painter, self.width() / 2)
        side = self.metrics.sign(self.ICON)
        ink = colours.ink if self.isEnabled() else colours.mute
        pixmap = icons.icon(self._icon, ink, side, self.devicePixelRatioF())
        painter.drawPixmap(
            QPointF(round((self.width() - side) / 2), round((self.height() - side) / 2)), pixmap
        )
