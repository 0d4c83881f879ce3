"""What stands on a panel: title, sentence and body, which scroll where they must, and buttons, which stay."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import RADIUS_PANEL, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.buttons import Button
from spyword_qt.widgets.ground import Ground
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.text import Text, TextRole

PAD: Final = 28
MARGIN: Final = 24
LINE_GAP: Final = 12
TIGHT: Final = 0.5
"""Of the distances up and down, rather than scroll."""
BUTTON_GAP: Final = 14
MOST_WIDENING: Final = 1.4
"""A board gets wider with the letters, up to here."""


def inner_width(design: int, m: Metrics) -> int:
    """How many pixels wide the content of a panel is that is `design` pixels wide in the design."""
    board = min(round(m.px(design) * min(m.text, MOST_WIDENING)), m.width - 2 * m.px(MARGIN))
    return board - 2 * m.px(PAD)


class Board(Ground):
    """The rounded ground of a panel, and all that stands on it; words and body lie in `scrolled`."""

    def __init__(self, panel: QWidget, width: int) -> None:
        super().__init__(panel)
        self._width = width
        self._m = DESIGN
        self._title = Text(role=TextRole.SECTION)
        self._aside = Text(role=TextRole.SECTION, tone="brassink")
        self._aside.setObjectName("aside")
        self._aside.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        self._aside.hide()
        self._sentence = Text(role=TextRole.BODY, tone="soft")
        self._body: QWidget | None = None
        self._choices: list[Button] = []
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._top = QHBoxLayout()
        self._top.setContentsMargins(0, 0, 0, 0)
        self._top.addWidget(self._title, 1)
        self._top.addWidget(self._aside)
        self._column.addLayout(self._top)
        self._column.addWidget(self._sentence)
        self.scrolled = Scroll(content, self)
        self._buttons = QWidget(self)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._buttons)
        self._row.setContentsMargins(0, 0, 0, 0)

    def set_words(self, title: str, sentence: str) -> None:
        """Say what the panel is about; each may be empty."""
        for text, words in ((self._title, title), (self._sentence, sentence)):
            text.setText(words)
            text.setVisible(bool(words))

    def set_aside(self, text: str) -> None:
        """Say beside the title what goes on meanwhile; nothing for an empty text."""
        self._aside.setText(text)
        self._aside.setVisible(bool(text))

    def set_body(self, body: QWidget) -> None:
        """Put a widget under the sentence."""
        self._body = body
        self._column.addWidget(body)
        body.show()

    def add_choice(self, button: Button) -> None:
        """Put a button at the end of the row."""
        self._choices.append(button)
        self._row.addWidget(button, 1)
        button.show()

    def clear(self) -> None:
        """Throw body and buttons away."""
        for widget in (self._body, *self._choices):
            if widget is not None:
                widget.setParent(None)
                widget.deleteLater()
        self._choices.clear()
        self._body = None

    def place(self, page: QRect, m: Metrics) -> None:
        """Lie in the middle of a page, no higher than it."""
        self._m = m
        # The page around it gives way first, its own edge last. What scrolls even so has no need to be tight.
        ways = ((1.0, 1.0, 1.0), (TIGHT, 1.0, 1.0), (TIGHT, 1.0, TIGHT), (TIGHT, TIGHT, TIGHT))
        if not any(self._place(page, m, *way) for way in ways):
            self._place(page, m, TIGHT, 1.0, 1.0)

    def _place(self, page: QRect, m: Metrics, outside: float, edge: float, between: float) -> bool:
        """Lie so, with these parts of the usual distances; returns whether nothing has to scroll."""
        side, pad, margin = m.px(PAD), m.px(PAD * edge), m.px(MARGIN * outside)
        self._column.setSpacing(m.px(LINE_GAP * between))
        # What is beside the title is apart from it as words are, however large their letters.
        self._top.setSpacing(round(m.px(BUTTON_GAP) * m.text))
        self._row.setSpacing(m.px(BUTTON_GAP))
        inner = inner_width(self._width, m)
        width = inner + 2 * side
        self._turn_row(inner)
        # By itself a layout hears of new sizes further down only when events are next handled.
        for widget in reversed(self.findChildren(QWidget)):
            widget.updateGeometry()
        below = self._row.totalHeightForWidth(inner) if self._choices else 0
        below += pad if self._choices else 0
        most = page.height() - 2 * margin - 2 * pad - below
        wanted = self.scrolled.wanted_height(inner)
        above = min(wanted, most)
        # A scroll bar lies in the margin: beside the text it would take width and touch what is at the right.
        bar = min(side, self.scrolled.verticalScrollBar().sizeHint().width()) if wanted > most else 0
        height = above + below + 2 * pad
        self.setGeometry((page.width() - width) // 2, (page.height() - height) // 2, width, height)
        self.scrolled.setGeometry(QRect(side, pad, inner + bar, above))
        self._buttons.setGeometry(QRect(side, 2 * pad + above, inner, max(0, below - pad)))
        return wanted <= most

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, radius = colours_of(self), self._m.px(RADIUS_PANEL)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint.rounded(painter, QRectF(self.rect()), radius, fill=colours.surface, edge=colours.line)

    def paint_ground(self, painter: QPainter, part: QRect) -> None:
        painter.fillRect(part, QColor(colours_of(self).surface))

    def _turn_row(self, inner: int) -> None:
        """Put the buttons side by side, or above one another where they don't fit so."""
        shown = [choice for choice in self._choices if not choice.isHidden()]
        widest = max((choice.sizeHint().width() for choice in shown), default=0)
        fits = len(shown) * widest + (len(shown) - 1) * self._row.spacing() <= inner
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if fits else direction.TopToBottom)
