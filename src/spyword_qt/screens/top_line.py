"""The top of a screen of several pages: where we are, the pages' names, and what else there is to do."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtWidgets import QWidget

from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.buttons import RoundButton
from spyword_qt.widgets.header import Header
from spyword_qt.widgets.tabs import Tab, Tabs

TOP: Final = 22
BESIDE_TABS: Final = 12


def place_top(header: Header, tabs: Tabs, more: RoundButton, m: Metrics, margin: int, width: int) -> int:
    """Header, tabs and the round button in one line, or the tabs below; returns where they end."""
    top, gap = m.px(TOP), m.px(BESIDE_TABS)
    height, side = header.height(), more.sizeHint()
    line = top + (height - side.height()) // 2
    more.setGeometry(margin + width - side.width(), line, side.width(), side.height())
    beside = width - (0 if more.isHidden() else side.width() + gap)
    if tabs.isHidden():
        header.setGeometry(margin, top, beside, height)
        return top + height
    wanted = tabs.sizeHint()
    if header.sizeHint().width() + wanted.width() <= beside:
        own = beside - wanted.width() - gap
        header.setGeometry(margin, top, own, height)
        line = top + (height - wanted.height()) // 2
        tabs.setGeometry(margin + own + gap, line, wanted.width(), wanted.height())
        _order(header, *tabs.findChildren(Tab), more)
        return top + height
    header.setGeometry(margin, top, beside, height)
    across = min(width, wanted.width())
    below = top + height + gap
    tabs.setGeometry(margin, below, across, tabs.height_at(across))
    _order(header, more, *tabs.findChildren(Tab))
    return below + tabs.height()


def _order(header: Header, *controls: QWidget) -> None:
    """Let Tab go round as they lie."""
    stops = controls if header.back_button is None else (header.back_button, *controls)
    for one, following in pairwise(stops):
        QWidget.setTabOrder(one, following)
