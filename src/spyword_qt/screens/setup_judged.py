"""What is chosen for Secret Bandit: who judges, and how the judge leads."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from spyword_engine.bandit.roles import FEWEST_PLAYERS, MOST_PLAYERS, Role, roles_for
from spyword_engine.errors import NameProblem
from spyword_qt import phrasing, wording
from spyword_qt.bandit.role_marks import glyph
from spyword_qt.bandit.role_wording import role_count
from spyword_qt.draft import Draft
from spyword_qt.screens.dealt_roles import DealtRoles
from spyword_qt.screens.judged_pills import JudgedPills
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.setup_body import Plan, SetupPart
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.field import Field
from spyword_qt.widgets.text import FitText, Text, TextRole

BEFORE_SECTION: Final = 14
UNDER_SECTION: Final = 6
BEFORE_LINE: Final = 22
UNDER_LINE: Final = 6
COIN: Final = 96
LEAST_COIN: Final = 36
"""Of the roles that are dealt, which are seen where nothing else needs the room; it grows with letters."""
COINS_PART: Final = 0.7
"""Of the room to spare, that they take at most."""
UNDER_COINS: Final = 12
SPREAD: Final = 140
"""Where there is room, sections stand so much farther apart."""
NEAR: Final = 20
"""Of that, what is beyond is shared with the line between coins and settings."""
LEAST_SEEN: Final = 40
"""Of the settings, where they have to scroll: they begin farther down rather than show less."""
FIELD: Final = 340
BESIDE: Final = 18
LEAST_NOTE: Final = 260
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class JudgedPart(SetupPart):
    """The judge's name over the roles that are dealt, and the settings."""

    judge_named = Signal(str)
    """What stands in the line for the judge's name, with every letter."""

    def __init__(self, screen: Screen, parent: QWidget) -> None:
        super().__init__(parent)
        self._draft = Draft(game="bandit")
        self._title = FitText(role=TextRole.SECTION, parent=self)
        self._title.setAlignment(LEFT)
        self.judge = Field(parent=self)
        self.judge.setObjectName("judge_name")
        self.judge.textChanged.connect(self.judge_named)
        self._note = Text(role=TextRole.CAPTION, tone="soft", parent=self)
        self._note.setObjectName("judge_note")
        self._note.setAlignment(LEFT)
        self._roles = Text(role=TextRole.CAPTION, tone="soft", parent=self)
        self._roles.setObjectName("roles_dealt")
        self._roles.setAlignment(LEFT)
        self._coins = DealtRoles(self)
        self.line = self._roles
        self.pills = self.settings = JudgedPills(screen, self)

    def show_draft(self, draft: Draft) -> None:
        """Show who judges, which roles so many people get, and how everything is set."""
        self._draft = draft
        if self.judge.text() != draft.led.judge:
            self.judge.setText(draft.led.judge)
        self.settings.show_led(draft.led)
        self._tell()

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self._title.setText(self.tr("The judge"))
        self.judge.set_prompt(self.tr("Judge’s name"))
        self.settings.retranslate()
        self._tell()

    def line_may_go_down(self, *, has_reason: bool) -> bool:
        # What is dealt to so many is long, and there is room for it.
        return False

    def plan(self, m: Metrics, width: int, pills_width: int, line: int, room: int) -> Plan:
        middle = self._title.sizeHint().height() + m.px(UNDER_SECTION) + self._judge_height(m, width)
        line = max(line, self._roles.heightForWidth(width))
        gaps = BEFORE_SECTION, BEFORE_LINE, UNDER_LINE
        pills = self.pills.height_at(pills_width)
        height = middle + line + pills + sum(m.px(gap) for gap in gaps)
        spare = max(0, room - height)
        free = max(0, round(COINS_PART * spare) - m.px(UNDER_COINS))
        coins = self._coins.height_at(width, free, m.px(COIN))
        picture = coins + m.px(UNDER_COINS) if coins >= m.px(LEAST_COIN) * m.text else 0
        height += picture
        spread = min(m.px(SPREAD), (spare - picture) // 2)
        seen = room - (height - pills)
        if height > room and 0 <= seen < m.target(LEAST_SEEN):
            # An edge would look broken: half a line says that there is more.
            half = self._roles.sizeHint().height() // 2
            spread = (seen + m.px(UNDER_LINE) + half) // 2
        height += 2 * spread
        return Plan(width, pills_width, 1, 1, line, middle, spread, height, picture=picture)

    def place(self, m: Metrics, plan: Plan) -> None:
        near = max(0, plan.spread - m.px(NEAR)) // 3 if plan.picture else 0
        spread = plan.spread - near
        y = m.px(BEFORE_SECTION) + spread
        title = self._title.sizeHint().height()
        self._title.setGeometry(0, y, plan.width, title)
        top = y + title + m.px(UNDER_SECTION)
        field, note = self._judge_widths(m, plan.width)
        row = self.judge.sizeHint().height()
        if note:
            high = self._judge_height(m, plan.width)
            self._note.setGeometry(field + m.px(BESIDE), top, note, high)
            self.judge.setGeometry(0, top + (high - row) // 2, field, row)
        else:
            self.judge.setGeometry(0, top, field, row)
            under = self._note.heightForWidth(plan.width)
            self._note.setGeometry(0, top + row + m.px(UNDER_SECTION), plan.width, under)
        y += plan.middle + m.px(BEFORE_LINE) + spread
        self._coins.setVisible(plan.picture > 0)
        self._coins.setGeometry(0, y, plan.width, max(0, plan.picture - m.px(UNDER_COINS)))
        y += plan.picture + near
        width = min(plan.width, self._roles.sizeHint().width())
        self._roles.setGeometry(0, y, width, plan.line)
        y += plan.line + m.px(UNDER_LINE) + near
        self.pills.setGeometry(0, y, plan.pills_width, self.pills.height_at(plan.pills_width))
        self.pills.place()

    def _judge_widths(self, m: Metrics, width: int) -> tuple[int, int]:
        """Pixels for the judge's name and for what is said beside it; none for that where it goes below."""
        field = min(m.px(FIELD), width)
        note = width - field - m.px(BESIDE)
        return field, note if note >= m.px(LEAST_NOTE) * m.text else 0

    def _judge_height(self, m: Metrics, width: int) -> int:
        note, row = self._judge_widths(m, width)[1], self.judge.sizeHint().height()
        if note:
            return max(row, self._note.heightForWidth(note))
        return row + m.px(UNDER_SECTION) + self._note.heightForWidth(width)

    def _tell(self) -> None:
        problem = self._draft.judge_problem
        if problem is None or problem is NameProblem.EMPTY:
            self._note.set_tone("soft")
            self._note.setText(self.tr("Holds the device and leads nights and days, but doesn’t play."))
        else:
            self._note.set_tone("accent")
            self._note.setText(wording.name_problem(problem))
        players = min(max(FEWEST_PLAYERS, len(self._draft.seats)), MOST_PLAYERS)
        counts = roles_for(players)
        self._coins.show_roles([(glyph(role), counts[role]) for role in Role])
        self._roles.setText(
            self.tr("With {count} people: {roles}").format(
                count=players,
                roles=phrasing.row(phrasing.unparted(role_count(role, counts[role])) for role in Role),
            )
        )
