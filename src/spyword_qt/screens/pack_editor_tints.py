"""The six grounds that a package's cover and medallions can have, to choose from."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import FOCUS_RESERVE, TINTS, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.flow_row import FlowRow
from spyword_qt.widgets.lit_disc import paint_lit_disc

SIDE: Final = 54
BADGE: Final = 22
CHOSEN: Final = 3.0
RIM: Final = 1.5
GAP: Final = 0
"""Each keeps room for its ring, that parts it from the next."""


class TintDisc(Control):
    """A disc of one tint; chosen it has a second ring and a check."""

    def __init__(self, tint: str) -> None:
        super().__init__()
        self._tint = tint
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = self.metrics.target(SIDE)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colours, m = self.painter(), colours_of(self), self.metrics
        self.paint_ring(painter, self.width() / 2)
        inset = FOCUS_RESERVE * m.stroke
        disc = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        radius = disc.width() / 2
        paint_lit_disc(painter, disc.center(), radius - 2, *TINTS[self._tint])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        chosen = self.isChecked() or self.underMouse()
        width = (CHOSEN if chosen else RIM) * m.stroke
        painter.setPen(QPen(QColor(colours.ink if self.isChecked() else colours.edge), width))
        painter.drawEllipse(disc.center(), radius - width / 2, radius - width / 2)
        if self.isChecked():
            side = m.px(BADGE)
            spot = QRectF(self.width() - side, 0, side, side)
            paint.badge(painter, spot, colours.ink, colours.surface)


class TintRow(FlowRow):
    """One of the six is chosen."""

    chosen = Signal(str)

    def __init__(self) -> None:
        self._discs = {tint: TintDisc(tint) for tint in TINTS}
        super().__init__(*self._discs.values(), spread=False)
        for tint, disc in self._discs.items():
            disc.setObjectName(f"tint_{tint}")
            disc.clicked.connect(partial(self._choose, tint))

    def show_chosen(self, tint: str) -> None:
        """Show which one it is."""
        for each, disc in self._discs.items():
            disc.setChecked(each == tint)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        super().rescale(m)
        self.set_gap(m.px(GAP))

    def retranslate(self) -> None:
        """Name the tints in the language of the moment."""
        for tint, disc in self._discs.items():
            disc.setAccessibleName(_tint_name(tint))
            disc.setToolTip(_tint_name(tint))

    def _choose(self, tint: str, _checked: bool = False) -> None:
        self.show_chosen(tint)
        self.chosen.emit(tint)


def _tint_name(tint: str) -> str:
    match tint:
        case "sage":
            return QCoreApplication.translate("packages", "Sage green")
        case "sand":
            return QCoreApplication.translate("packages", "Sand yellow")
        case "fog":
            return QCoreApplication.translate("packages", "Misty blue")
        case "dusk":
            return QCoreApplication.translate("packages", "Evening violet")
        case "clay":
            return QCoreApplication.translate("packages", "Clay red")
    return QCoreApplication.translate("packages", "Night blue")
