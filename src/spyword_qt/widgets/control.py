"""What everything that can be pressed has in common: states, the ring of the focus, keys."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.motion import Span, motion_of
from spyword_qt.theme.sounds import Cue, ask_for
from spyword_qt.theme.tokens import FOCUS_RESERVE, FOCUS_WIDTH, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.into_view import come_into_view
from spyword_qt.widgets.kept_lines import KeptLines
from spyword_qt.widgets.lines import Lines

PRESS_DEPTH: Final = 3.0
POINTED: Final = "pointed"
"""Property of a window whose people last used mouse or finger: there, focus set by the game shows no ring."""

KEYBOARD_REASONS: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
"""Of a focus that came by a key."""
_ARROWS: Final[dict[int, tuple[int, int]]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class Control(QAbstractButton):
    """A pressable thing that is painted from the tokens.

    Enter, Return and Space press it, arrow keys move to its neighbour, and the second press of a
    double click does nothing. At rest it fills its rectangle; in focus it steps back to make room
    for the ring.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.metrics = DESIGN
        self._depth = 0.0
        self._moves = 0
        self._kept = KeptLines()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.pressed.connect(self._sink)
        self.released.connect(self._surface)

    def setText(self, text: str) -> None:
        """Show a text. An ampersand in it is one: a name binds no key."""
        if text != self.text():
            self._kept.clear()
        super().setText(text)
        self.setShortcut(QKeySequence())

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        if m != self.metrics:
            self.metrics = m
            self._kept.clear()
            self.updateGeometry()
            self.update()

    def ring_shown(self) -> bool:
        """Whether the focus is here and its people want to see where it is."""
        return self.hasFocus() and not self.window().property(POINTED)

    def body(self) -> QRectF:
        """Where the thing itself is painted: inside the ring, and deeper while pressed."""
        inset = (FOCUS_RESERVE * self.metrics.stroke if self.ring_shown() else 0.0) + self._depth
        return QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)

    def corner(self, radius: float) -> float:
        """The corner radius of the body of a control whose outline has this one."""
        return radius - FOCUS_RESERVE * self.metrics.stroke if self.ring_shown() else radius

    def painter(self) -> QPainter:
        """A painter upon this control with smooth edges."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        return painter

    def paint_ring(self, painter: QPainter, radius: float) -> None:
        """Paint the focus ring, where it is shown, along an outline with this corner radius."""
        if self.ring_shown():
            width = FOCUS_WIDTH * self.metrics.stroke
            paint.rounded(painter, QRectF(self.rect()), radius, edge=colours_of(self).focus, width=width)

    def paint_tile(self, painter: QPainter, radius: float) -> QRectF:
        """Paint the ground of a tile in its present state with the ring; returns where the ground is."""
        body = self.body()
        paint.tile(
            painter,
            body,
            self.corner(radius),
            colours_of(self),
            enabled=self.isEnabled(),
            hover=self.underMouse(),
            down=self.isDown(),
            chosen=self.isChecked(),
            stroke=self.metrics.stroke,
        )
        self.paint_ring(painter, radius)
        return body

    def kept(self, make: Callable[[str, int], Lines], text: str, width: float, *beside: Hashable) -> Lines:
        """What `make` gives for a text and a width in pixels, made once for each of them.

        `beside` is what else that depends on, but for the metrics and the control's own text: its height.
        """
        return self._kept.get((make.__name__, text, int(width), *beside), partial(make, text, int(width)))

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in KEYBOARD_REASONS:
            self.window().setProperty(POINTED, False)
            # Qt does that for Tab alone, not for arrow keys.
            come_into_view(self)
        super().focusInEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.window().setProperty(POINTED, True)
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.window().setProperty(POINTED, False)
            if not event.isAutoRepeat():
                self.click()
        elif event.key() in _ARROWS:
            self._step(*_ARROWS[event.key()])
        else:
            super().keyPressEvent(event)

    def _step(self, dx: int, dy: int) -> None:
        neighbour = self._neighbour(dx, dy)
        if neighbour is not None:
            reason = Qt.FocusReason
            neighbour.setFocus(reason.TabFocusReason if dx + dy > 0 else reason.BacktabFocusReason)

    def _neighbour(self, dx: int, dy: int) -> Control | None:
        """The nearest control of the same parent in one direction; what lies aside counts as farther."""
        here = self.geometry().center()
        best: tuple[int, Control] | None = None
        parent = self.parent()
        siblings = parent.children() if parent else []
        for other in siblings:
            if not isinstance(other, Control) or not other.isVisible() or not other.isEnabled():
                continue
            way = other.geometry().center() - here
            along = way.x() * dx + way.y() * dy
            across = abs(way.x() * dy) + abs(way.y() * dx)
            if along > 0 and 2 * along >= across and (best is None or along + 2 * across < best[0]):
                best = along + 2 * across, other
        return best[1] if best else None

    def _sink(self) -> None:
        ask_for(self, Cue.BUTTON)
        self._move_to(PRESS_DEPTH)

    def _surface(self) -> None:
        self._move_to(0.0)

    def _move_to(self, depth: float) -> None:
        # A key presses and lets go at once: the way down must not end after the way up.
        self._moves += 1
        step = partial(self._set_depth, self._moves)
        motion_of(self).run(self, Span.PRESS, step, self._depth, depth)

    def _set_depth(self, move: int, depth: float) -> None:
        if move == self._moves:
            self._depth = depth
            self.update()
