"""What the screens of a game that lie open in the middle of the table have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.screen import Screen
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import PAGE_MARGIN, PAGE_TOP
from spyword_qt.widgets.column import PageColumn
from spyword_qt.widgets.header import Header
from spyword_qt.widgets.table_disc import TableDisc

ROOM_TOP: Final = 94
ROOM_FOOT: Final = 32
WIDEST: Final = 1400
COLUMN: Final = 430
COLUMN_ASIDE: Final = 40
BESIDE_COLUMN: Final = 48
SMALL_BESIDE: Final = 18
FEW: Final = 5
"""So many people have room round a table anyway."""
SMALL_EDGE: Final = 14
"""Between names round a table and the edge of a small window, where they need it."""
EDGE_STEP: Final = 5
"""Pixels by which names get nearer to it at a time."""
OVER_COLUMN: Final = 16
MOST_COLUMN: Final = 0.6  # of the room's height, in portrait


class TableScreen(Screen):
    """A header with the table's menu, and the room below it."""

    menu = Signal()

    def __init__(self, name: str, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(name, clock, parent)
        self.header = Header(menu=True, parent=self)
        self.header.menu_pressed.connect(self._menu_pressed)

    def enter(self) -> None:
        super().enter()
        self.begin_at_top()

    def room_below(self, m: Metrics) -> QRect:
        """Lay the header out; returns what is left, no wider than the eye takes in at once."""
        aside = m.px(PAGE_MARGIN)
        header = QRect(aside, m.px(PAGE_TOP), m.width - 2 * aside, self.header.height())
        self.header.setGeometry(header)
        top = max(m.px(ROOM_TOP), header.bottom() + m.px(12))
        width = min(header.width(), m.px(WIDEST))
        return QRect((m.width - width) // 2, top, width, m.height - top - m.px(ROOM_FOOT))

    def _menu_pressed(self) -> None:
        self.act(self.menu)


def place_at_foot(column: PageColumn, room: QRect, m: Metrics) -> QRect:
    """Lay a column at the foot of an upright room; returns what is left over it for the table."""
    most = round(MOST_COLUMN * room.height())
    column.fit(room.width(), most, m)
    height = column.height_at(room.width(), m)
    if height > most:
        height = min(most, column.height_at(room.width(), m, pleasant=False))
    left = room.adjusted(0, 0, 0, -height - m.px(OVER_COLUMN))
    column.place(QRect(room.x(), room.bottom() + 1 - height, room.width(), height), m)
    return left


def place_with_table(
    column: PageColumn,
    table: TableDisc,
    room: QRect,
    m: Metrics,
    *,
    people: int,
    breadth: int = COLUMN,
    at_right: bool = False,
) -> None:
    """Lay a column at a side of a room and the table beside it, or over it in an upright one.

    At a side it is `breadth` design pixels wide. In a small window there is less round both where so many
    people sit at the table that names and chips need it: within the page's margin only what names need.
    """
    if m.portrait:
        table.setGeometry(place_at_foot(column, room, m))
        return
    is_full = m.small and people > FEW
    aside = 0 if m.small else m.px(COLUMN_ASIDE)
    between = m.px(SMALL_BESIDE if is_full else BESIDE_COLUMN)
    width = m.px(breadth)
    left = room.right() + 1 - aside - width if at_right else room.x() + aside
    column.fit(width, room.height(), m)
    column.place(QRect(left, room.y(), width, room.height()), m)
    start = 0 if at_right else left + width + between
    end = left - between if at_right else m.width
    most = QRect(start, room.y(), end - start, room.height())
    least = m.px(SMALL_EDGE) if is_full else room.x()
    places = [
        most.adjusted(edge if at_right else 0, 0, 0 if at_right else -edge, 0)
        for edge in (*range(room.x(), least, -EDGE_STEP), least)
    ]
    *narrower, widest = places
    fits = (place for place in narrower if table.is_seen_as_well(place.size(), widest.size()))
    table.setGeometry(next(fits, widest))
