"""The page of the rules, made anew for the game that it explains."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.rulebook import Rulebook
from spyword_qt.screens.rules_parts import RoleRow, RuleRow
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.column import Stack
from spyword_qt.widgets.scroll import with_foot
from spyword_qt.widgets.text import Text, TextRole

BEFORE_ROLES: Final = 24
BEFORE_RULES: Final = 40
BETWEEN_RULES: Final = 28
FOOT: Final = 40


class RulesPage(QWidget):
    """A title, the roles, and what happens in its order."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("scrolled")
        self._height = 0
        self._stack: Stack | None = None
        self._roles: RoleRow | None = None

    def show_rules(self, book: Rulebook) -> None:
        """Explain a game; to be arranged after."""
        if self._stack is not None:
            self._stack.hide()
            self._stack.deleteLater()
        self._stack = Stack(self)
        self._stack.add(Text(self.tr("How it is played"), TextRole.TITLE))
        self._stack.add(Text(book.lead, TextRole.BODY, "soft"))
        self._roles = RoleRow(book.roles)
        self._stack.add(self._roles, BEFORE_ROLES)
        for place, rule in enumerate(book.rules):
            self._stack.add(RuleRow(rule), BETWEEN_RULES if place else BEFORE_RULES)
        self._stack.show()

    def sizeHint(self) -> QSize:
        return QSize(0, self._height)

    def arrange(self, m: Metrics, left: int, width: int, room: int) -> None:
        """Lay out in a column of a width in pixels, so far from the left edge.

        So many pixels of its height are seen at once.
        """
        if self._stack is None or self._roles is None:
            return
        self._roles.settle(width, m)
        self._stack.space(m)
        height = self._stack.height_at(width)
        self._stack.setGeometry(left, 0, width, height)
        self._height = with_foot(height, m.px(FOOT), room)
        self.setFixedHeight(self._height)
