"""What every screen is: a see-through page that is deaf at first, lays itself out, and forgets."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.guard import Guard


class Screen(QWidget):
    """A page of the game.

    It is called by its name, knows no other screen, and tells what its people did by signals of its own,
    sent through `act`. `clock` gives monotonic seconds.
    """

    arranged = Signal(object)
    """The `Metrics` that the screen was just laid out with; for overlays upon it."""

    def __init__(self, name: str, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.guard = Guard(clock, self)
        self._text = 1.0
        self._stale = True

    @property
    def metrics(self) -> Metrics:
        """How large things are at the present size."""
        return Metrics(max(1, self.width()), max(1, self.height()), self._text)

    def enter(self) -> None:
        """Begin to be the screen in use: deaf to everybody for a moment."""
        self.guard.close()
        self.guard.watch(self)

    def forget(self) -> None:
        """Drop every secret. Screens that are lent one say how."""

    def retranslate(self) -> None:
        """Set every text in the language of the moment. Screens with texts say how."""

    def arrange(self, m: Metrics) -> None:
        """Lay out for a window. Screens say how; their widgets have been rescaled already."""

    def act(self, signal: SignalInstance, *values: object) -> None:
        """Tell by a signal what somebody did, unless the screen is still deaf."""
        if self.guard.is_open():
            signal.emit(*values)

    def set_text_size(self, factor: float) -> None:
        """Take the people's preference for text, 1.0 to 2.0."""
        if factor != self._text:
            self._text = factor
            self.refresh()

    def refresh(self) -> None:
        """Rescale and lay out anew, at once where the screen is seen, else when it is next shown."""
        self._stale = True
        if self.isVisible():
            self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        if self._stale:
            self._lay_out()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.refresh()
        elif event.type() == QEvent.Type.PaletteChange and not self._stale:
            self.arrange(self.metrics)

    def _lay_out(self) -> None:
        m = self.metrics
        for child in self.findChildren(QWidget):
            rescale = getattr(child, "rescale", None)
            if rescale is not None:
                rescale(m)
        self.arrange(m)
        self.guard.watch(self)
        self._stale = False
        self.arranged.emit(m)
