"""A page of the window: whatever size it has, it lays itself out for that."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QSize, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.guard import Guard
from spyword_qt.widgets.settle import rescale_all


class Page(QWidget):
    """What a window is filled with, and what panels lie upon. `clock` gives monotonic seconds."""

    arranged = Signal(object)
    """The `Metrics` that the page was just laid out with; for overlays upon it."""
    aside_changed = Signal(str)
    """What is to be seen also while a panel covers the page is another now."""

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.guard = Guard(clock, self)
        self._text = 1.0
        self._aside = ""
        self._stale = True
        self._laid_out: Metrics | None = None

    @property
    def metrics(self) -> Metrics:
        """How large things are at the present size."""
        above = self.mapTo(self.window(), QPoint()).y()
        return Metrics(max(1, self.width()), max(1, self.height()), self._text, above)

    @property
    def aside(self) -> str:
        """What is to be seen also while a panel covers the page: a clock that runs on."""
        return self._aside

    def set_aside(self, text: str) -> None:
        """Have panels show that beside their titles; nothing for an empty text."""
        if text != self._aside:
            self._aside = text
            self.aside_changed.emit(text)

    def retranslate(self) -> None:
        """Set every text in the language of the moment. Pages with texts say how."""

    def arrange(self, m: Metrics) -> None:
        """Lay out for a window. Pages say how; their widgets have been rescaled already."""

    def set_text_size(self, factor: float) -> None:
        """Take the people's preference for text, 1.0 to 2.0."""
        if factor != self._text:
            self._text = factor
            self.refresh()

    def refresh(self) -> None:
        """Rescale and lay out anew, at once where the page is seen, else when it is next shown."""
        self._stale = True
        if self._is_about_to_be_seen():
            self._lay_out()

    def lay_out_ahead(self, size: QSize) -> None:
        """Lay out for the size that the page will be shown at, while nobody looks."""
        self.resize(size)
        if self._stale or self.metrics != self._laid_out:
            self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # A page that was laid out ahead is told its size when it is shown.
        if self.metrics != self._laid_out:
            # A window passes through sizes before it is first seen, and each would take as long as the last.
            self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        if self._stale:
            self._lay_out()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.refresh()

    def _is_about_to_be_seen(self) -> bool:
        """Whether it is seen, or Qt has begun to show it: it is told its size before its parts are shown.

        A part that has no size by then is given the one it would like best, and asked for that at length.
        """
        parent = self.parentWidget()
        is_upon_seen = parent is not None and parent.isVisible() and not self.isHidden()
        return is_upon_seen or self.isVisible()

    def _lay_out(self) -> None:
        m = self.metrics
        rescale_all(self, m)
        self.arrange(m)
        self.guard.watch(self)
        self._stale, self._laid_out = False, m
        self.arranged.emit(m)
