"""A line to type into."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QInputMethodEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextLayout,
)
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import FOCUS_RESERVE, FOCUS_WIDTH, LEADING, MIN_TEXT, RADIUS_BUTTON, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.fitting import line_font
from spyword_qt.widgets.into_view import come_into_view
from spyword_qt.widgets.lines import natural_width

CARET: Final = 3
INK_BORDER: Final = 2.5
SIDE: Final = 22
ASIDE: Final = 6
"""Pixels that Qt keeps free beside a line, on top of the margins."""


class Field(QLineEdit):
    """A line edit as the game draws it: in the serif where a word is typed, in the sans for the rest.

    Enter finishes a word that an input method is still composing, and does nothing else then.
    """

    def __init__(self, *, voice: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._voice = voice
        self._prompts = "", ""
        self._most_prompt = 0
        self._metrics = DESIGN
        self.is_composing = False
        """Whether an input method has begun a word here, and not finished it."""
        self.setFrame(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        clear = self.palette()
        clear.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(clear)
        self.rescale(self._metrics)
        self.textChanged.connect(self._size_letters)

    def set_prompt(self, prompt: str, short: str = "") -> None:
        """Say what to type, on the empty line and to a screen reader; `short` on one too narrow for it."""
        self._prompts = prompt, short or prompt
        self.setPlaceholderText(prompt)
        self.setAccessibleName(prompt)
        self._size_letters()

    def keep_prompt(self, most: int) -> None:
        """Write the prompt in letters of `most` pixels at most; 0 for those of what is typed."""
        if most != self._most_prompt:
            self._most_prompt = most
            self._size_letters()

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._metrics = m
        side = m.px(SIDE)
        self.setTextMargins(side, 0, side, 0)
        self._size_letters()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        m = self._metrics
        lines = round(self._font().pixelSize() * LEADING)
        height = m.target(86 if self._voice else 64)
        return QSize(m.px(320), max(height, lines + 2 * FOCUS_RESERVE + m.px(12)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._metrics.px(160), self.sizeHint().height())

    def be_seen(self) -> None:
        """Scroll it into view, with the sentence close to it that says what is wrong."""
        come_into_view(self, self.height())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # What a pointer pressed stays under it.
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.be_seen()

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        super().inputMethodEvent(event)
        self.is_composing = bool(event.preeditString())
        if self.is_composing:
            self.be_seen()
        self._size_letters()
        if self.is_composing:
            self._centre(self.text() + event.preeditString(), is_typed=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.be_seen()
        if self.is_composing and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            QGuiApplication.inputMethod().commit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_letters()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = colours_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self._metrics.px(RADIUS_BUTTON)
        rect = QRectF(self.rect())
        stroke = self._metrics.stroke
        if self.hasFocus():
            paint.rounded(painter, rect, radius, edge=colours.focus, width=FOCUS_WIDTH * stroke)
            gap = FOCUS_RESERVE * stroke
            body = rect.adjusted(gap, gap, -gap, -gap)
            paint.rounded(
                painter, body, radius - gap, fill=colours.lamp, edge=colours.ink, width=INK_BORDER * stroke
            )
        else:
            edge = colours.edge if self.isEnabled() else colours.line
            paint.rounded(painter, rect, radius, fill=colours.surface, edge=edge, width=paint.BORDER * stroke)
        painter.end()
        super().paintEvent(event)
        if self.hasFocus() and not self.isReadOnly():
            self._paint_caret(colours.accent)

    def _paint_caret(self, colour: str) -> None:
        # Qt's own caret is a hair wide and blinks; this one is seen from across the table.
        where = QRectF(self.cursorRect())
        painter = QPainter(self)
        width = CARET * self._metrics.stroke
        left = where.center().x() - width / 2
        painter.fillRect(QRectF(left, where.top(), width, where.height()), QColor(colour))

    def _size_letters(self) -> None:
        """Take the letters of the window's scale; smaller ones for a prompt that is longer than the line."""
        if self.text() or self.is_composing:
            self.setFont(self._font())
            self._centre(self.text(), is_typed=True)
            return
        margins = self.textMargins()
        room = self.width() - margins.left() - margins.right() - ASIDE
        prompt, short = self._prompts
        is_too_long = natural_width(prompt, self._prompt_font_at(MIN_TEXT)) > room
        self.setPlaceholderText(short if is_too_long else prompt)
        letters = self._font().pixelSize()
        most = min(letters, self._most_prompt or letters)
        self.setFont(line_font(self.placeholderText(), self._prompt_font_at, most, room))
        self._centre(self.placeholderText(), is_typed=False)

    def _centre(self, text: str, *, is_typed: bool) -> None:
        """Have all letters stand on the line that those of the font's first family stand on."""
        usual, layout = QFontMetricsF(self.font()), QTextLayout(text, self.font())
        layout.beginLayout()
        line = layout.createLine()
        layout.endLayout()
        above, below = line.ascent() - usual.ascent(), line.descent() - usual.descent()
        # Qt puts a line in the middle that is higher where there are Chinese letters. What is typed
        # hangs from its top as far down as usual, a prompt stands as far down as such letters need.
        lower = round(above + below if is_typed else below - above)
        margins = self.textMargins()
        margins.setTop(max(0, lower))
        margins.setBottom(max(0, -lower))
        self.setTextMargins(margins)

    def _font(self) -> QFont:
        return self._font_at(self._metrics.font(44 if self._voice else 24))

    def _font_at(self, px: int) -> QFont:
        return fonts.voice(px) if self._voice else fonts.ui(px, 500)

    def _prompt_font_at(self, px: int) -> QFont:
        # As bold as a word it would look like one that is there already.
        return fonts.light_voice(px) if self._voice else self._font_at(px)
