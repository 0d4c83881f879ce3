"""The part of the set-up that scrolls where it must: the table, and what is chosen for the game."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.pill_row import PillRow
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.strip import TableStrip


@dataclass(frozen=True)
class Plan:
    """Heights and widths in pixels for one room."""

    width: int
    pills_width: int
    columns: int
    rows: int
    """Of what is chosen from over the settings."""
    line: int
    """The line over the settings."""
    middle: int
    """What is over that line."""
    spread: int
    """How much farther apart sections stand."""
    height: int
    foot: int = 0
    """The line where it stands under the settings instead, beside what starts the game."""
    table: int = 0
    """The table over all of that."""
    picture: int = 0
    """What is over the line where there is room to spare, with the distance between the two."""


class SetupPart(QWidget):
    """What a game lets its host choose. Over the pills at its foot stands a line with room for a reason."""

    line: QWidget
    pills: PillRow

    def line_may_go_down(self, *, has_reason: bool) -> bool:
        """Whether the line may stand under the pills; where there is a reason, that stands in its stead."""
        raise NotImplementedError

    def plan(self, m: Metrics, width: int, pills_width: int, line: int, room: int) -> Plan:
        """How it would stand in so much room; higher than the room where nothing can give way."""
        raise NotImplementedError

    def place(self, m: Metrics, plan: Plan) -> None:
        """Lay out by the plan."""
        raise NotImplementedError


class SetupBody(QWidget):
    """Laid out by a plan that is made first, since how the page is laid out depends on its height."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("scrolled")
        self._height = 0
        self.strip = TableStrip(self)
        self._part: SetupPart | None = None

    @property
    def part(self) -> SetupPart:
        """What is chosen for the game that is shown."""
        assert self._part is not None
        return self._part

    def show_part(self, part: SetupPart) -> None:
        """Show what is chosen for another game; to be laid out after."""
        if part is self._part:
            # Hidden for an instant, it would lose the focus.
            return
        if self._part is not None:
            self._part.hide()
        self._part = part
        part.show()

    def sizeHint(self) -> QSize:
        return QSize(0, self._height)

    def plan(self, m: Metrics, width: int, pills_width: int, line: int, room: int) -> Plan:
        """How the part would stand under the table, in so much room for both."""
        table = self.strip.sizeHint().height()
        return replace(self.part.plan(m, width, pills_width, line, room - table), table=table)

    def height_of(self, plan: Plan) -> int:
        """Pixels that table and part take by a plan."""
        return plan.table + plan.height

    def place(self, m: Metrics, margin: int, plan: Plan) -> None:
        """Lay out by the plan, `margin` pixels from the left edge."""
        self._height = self.height_of(plan)
        self.setFixedHeight(self._height)
        self.strip.stand(QRect(margin, 0, plan.width, plan.table))
        self.part.setGeometry(margin, plan.table, plan.width, plan.height)
        self.part.place(m, plan)

    def pills_rect(self) -> QRect:
        """Where the pills are, in this widget's coordinates."""
        return self.part.pills.geometry().translated(self.part.pos())

    def beside_line(self, gap: int) -> QRect:
        """The free part of the line over the settings, in this widget's coordinates."""
        line = self.part.line.geometry().translated(self.part.pos())
        left, right = line.right() + gap, self.part.geometry().right()
        return QRect(left, line.top(), right - left + 1, line.height())
