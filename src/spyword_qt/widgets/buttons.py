"""The buttons: one primary a screen, secondary ones beside it, quiet ones below."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme import fonts, icons
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import LEADING, MIN_TEXT, RADIUS_BUTTON, Colours, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.block import whole_words
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.lines import Lines, longest_word, natural_width

Size = Literal["hero", "close", "normal", "level", "low", "slim"]
"""`level` is low, in the letters of a normal one that it stands under; `slim` keeps little beside them."""


@dataclass(frozen=True, slots=True)
class Measures:
    """Design pixels of a size of button."""

    height: int
    letters: int
    icon: int
    weight: int
    side: int = 26
    """Between edge and content."""


SIZES: Final[dict[Size, Measures]] = {
    "hero": Measures(84, 30, 32, 550),
    "close": Measures(72, 30, 32, 550, side=16),
    "normal": Measures(64, 22, 25, 600),
    "level": Measures(52, 22, 25, 600),
    "low": Measures(52, 21, 24, 600),
    "slim": Measures(52, 21, 24, 600, side=12),
}
ABOVE: Final = 10  # least between edge and lines
ICON_GAP: Final = 14
HIGHEST: Final = 122
STUB: Final = 4
"""Letters: so short a last line isn't left to itself where somewhat smaller letters need one line less."""
KEPT_WITHOUT_STUB: Final = 0.85
"""Of their size, that letters keep for that."""
HAIRLINE: Final = 1.2
HAIRLINE_INSET: Final = 5.0
LEADS_ON: Final = frozenset({"arrow"})
"""Icons that stand behind the text, since they point to where it leads."""


class Button(Control):
    """A button with a text and, where named, an icon; its text wraps rather than be cut off."""

    def __init__(
        self, text: str = "", icon: str = "", *, size: Size = "normal", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._icon = icon
        self._measures = SIZES[size]
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setText(text)

    def setText(self, text: str) -> None:
        """Show a text, which is also what a screen reader says."""
        super().setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()

    def set_icon(self, name: str) -> None:
        """Show another icon; an empty name shows none."""
        self._icon = name
        self.updateGeometry()
        self.update()

    def set_size(self, size: Size) -> None:
        """Be of another size from now on."""
        if SIZES[size] != self._measures:
            self._measures = SIZES[size]
            self._kept.clear()
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        content = natural_width(self.text(), self._font()) + self._around()
        width = max(self._least_height(), content)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        content = longest_word(self.text(), self._font()) + self._around()
        return QSize(max(self._least_height(), content), self._least_height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.height_with(self.text(), width)

    def height_with(self, text: str, width: int) -> int:
        """Pixels that it would be high at a width with another text."""
        lines = self.kept(self._break, text, width - self._around())
        return max(self._least_height(), lines.height + 2 * self.metrics.px(ABOVE))

    def keep_low(self, width: int, m: Metrics) -> None:
        """Take the largest letters that let it be no higher than two usual lines at a width."""
        for smaller in m.with_smaller_text():
            self.rescale(smaller)
            if self.heightForWidth(width) <= m.px(HIGHEST):
                break

    def letters_at(self, width: int) -> int:
        """Pixels of its letters at a width."""
        return self._lines(width).font.pixelSize()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = self.painter()
        colours = colours_of(self)
        ink = self.ground(painter, colours)
        self._paint_content(painter, ink if self.isEnabled() else colours.mute)

    def ground(self, painter: QPainter, colours: Colours) -> str:
        """Paint what is under the text; returns the text's colour."""
        raise NotImplementedError

    def quiet_ground(self, painter: QPainter, colours: Colours) -> str:
        """The same for what stays in the background: nothing, unless it is touched."""
        radius = self.metrics.px(RADIUS_BUTTON)
        touched = self.isEnabled() and (self.underMouse() or self.isDown())
        if touched:
            fill = colours.sunk if self.isDown() else colours.surface
            paint.rounded(painter, self.body(), self.corner(radius), fill=fill)
        self.paint_ring(painter, radius)
        return colours.ink if touched else colours.soft

    def _paint_content(self, painter: QPainter, ink: str) -> None:
        lines = self._lines(self.width())
        width = lines.width + self._icon_space()
        left = (self.width() - width) / 2
        text_left = left if self._icon in LEADS_ON else left + self._icon_space()
        area = QRectF(text_left, 0, lines.width, self.height())
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter
        lines.paint(painter, area, align, ink)
        if self._icon:
            side = self._icon_side()
            icon_left = left + width - side if self._icon in LEADS_ON else left
            pixmap = icons.icon(self._icon, ink, side, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(round(icon_left), round((self.height() - side) / 2)), pixmap)

    def _lines(self, width: int) -> Lines:
        return self.kept(self._break, self.text(), width - self._around())

    def _break(self, text: str, width: int) -> Lines:
        most = self._font().pixelSize()
        lines = whole_words(text, self._font_at, most, width, LEADING)
        if lines.count == 1 or len(lines.rows[-1].strip()) > STUB:
            return lines
        # Of their full size: who got smaller for a long word gets no smaller still.
        least = max(MIN_TEXT, ceil(KEPT_WITHOUT_STUB * most))
        sizes = range(lines.font.pixelSize() - 1, least - 1, -1)
        smaller = (Lines(text, self._font_at(px), width, LEADING) for px in sizes)
        return next((each for each in smaller if each.count < lines.count), lines)

    def _font(self) -> QFont:
        return self._font_at(self.metrics.font(self._measures.letters))

    def _font_at(self, px: int) -> QFont:
        return fonts.ui(px, self._measures.weight)

    def _least_height(self) -> int:
        return self.metrics.target(self._measures.height)

    def _icon_side(self) -> int:
        return round(self.metrics.font(self._measures.letters) * self._measures.icon / self._measures.letters)

    def _icon_space(self) -> int:
        return self._icon_side() + self.metrics.px(ICON_GAP) if self._icon else 0

    def _around(self) -> int:
        return self._icon_space() + 2 * self.metrics.px(self._measures.side)


class PrimaryButton(Button):
    """The one main action of a screen."""

    def __init__(
        self, text: str = "", icon: str = "", *, size: Size = "hero", parent: QWidget | None = None
    ) -> None:
        super().__init__(text, icon, size=size, parent=parent)

    def ground(self, painter: QPainter, colours: Colours) -> str:
        radius = self.metrics.px(RADIUS_BUTTON)
        body, inner, stroke = self.body(), self.corner(radius), self.metrics.stroke
        if not self.isEnabled():
            paint.rounded(
                painter, body, inner, fill=colours.sunk, edge=colours.line, width=paint.BORDER * stroke
            )
            return colours.mute
        fill = colours.primary_hover if self.underMouse() else colours.primary
        paint.rounded(painter, body, inner, fill=colours.primary_press if self.isDown() else fill)
        gap = HAIRLINE_INSET * stroke
        line = body.adjusted(gap, gap, -gap, -gap)
        paint.rounded(painter, line, inner - gap, edge=colours.hairline, width=HAIRLINE * stroke)
        self.paint_ring(painter, radius)
        return colours.on_primary


class SecondaryButton(Button):
    """An action beside the main one."""

    def ground(self, painter: QPainter, colours: Colours) -> str:
        self.paint_tile(painter, self.metrics.px(RADIUS_BUTTON))
        return colours.ink


class QuietButton(Button):
    """An action that stays in the background: text and icon only."""

    def __init__(
        self, text: str = "", icon: str = "", *, size: Size = "low", parent: QWidget | None = None
    ) -> None:
        super().__init__(text, icon, size=size, parent=parent)

    def ground(self, painter: QPainter, colours: Colours) -> str:
        return self.quiet_ground(painter, colours)
