"""The languages that texts of a package can be for: one of them is edited at a time."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent

from spyword_qt.spoken import own_name
from spyword_qt.store.word_languages import ALL, SCOPES, Scope
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import colours_of
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.flow_row import FlowRow
from spyword_qt.widgets.tabs import Tab

DOT: Final = 4
INSET: Final = 12
GAP: Final = 4


class ScopeTab(Tab):
    """A dot in its corner says that something is typed there; in the colour of danger, that it can't stay."""

    def __init__(self) -> None:
        super().__init__()
        self._dot = ""

    def show_state(self, *, filled: bool, faulty: bool) -> None:
        """Show what is typed there."""
        self._dot = "accent" if faulty else "brassink" if filled else ""
        if faulty:
            self.setAccessibleDescription(self.tr("Something here can’t stay as it is."))
        else:
            self.setAccessibleDescription(self.tr("Filled in") if filled else "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._dot:
            m = self.metrics
            painter = self.painter()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(getattr(colours_of(self), self._dot)))
            at = QPointF(self.width() - m.px(INSET), m.px(INSET) + m.px(DOT))
            painter.drawEllipse(at, m.px(DOT), m.px(DOT))


class ScopeTabs(FlowRow):
    """All languages first, then each."""

    chosen = Signal(object)

    def __init__(self) -> None:
        self._tabs = {scope: ScopeTab() for scope in SCOPES}
        super().__init__(*self._tabs.values(), spread=False)
        for scope, tab in self._tabs.items():
            tab.setObjectName(f"scope_{scope}")
            tab.clicked.connect(partial(self._choose, scope))

    def show_chosen(self, scope: Scope) -> None:
        """Show which one is edited."""
        for each, tab in self._tabs.items():
            tab.setChecked(each == scope)

    def show_states(self, filled: Collection[Scope], faulty: Collection[Scope]) -> None:
        """Show what is typed in which."""
        for scope, tab in self._tabs.items():
            tab.show_state(filled=scope in filled, faulty=scope in faulty)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window: names have room around them already."""
        super().rescale(m)
        self.set_gap(m.px(GAP))

    def _width_of(self, button: Control, room: int) -> int:
        """Less beside the names where that keeps all of them on one line."""
        tabs = self._tabs.values()
        spare = room - self._gap * (len(self._tabs) - 1) - sum(tab.least_width() for tab in tabs)
        own = super()._width_of(button, room)
        if spare < 0 or not isinstance(button, ScopeTab):
            return own
        return min(own, button.least_width() + spare // len(self._tabs))

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        for scope, tab in self._tabs.items():
            tab.setText(scope_name(scope))

    def _choose(self, scope: Scope, _checked: bool = False) -> None:
        self.show_chosen(scope)
        self.chosen.emit(scope)


def scope_name(scope: Scope) -> str:
    """A language by its own name, or all of them."""
    if scope == ALL:
        return QCoreApplication.translate("packages", "All languages")
    return own_name(scope)
