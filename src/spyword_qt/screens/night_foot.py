"""What a step of the night ends with: those whose eyes are open, or, where nobody's are, its last words."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.people import Person
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.widgets.name_chips import NameChips
from spyword_qt.widgets.steady_text import SteadyText
from spyword_qt.widgets.text import Text, TextRole

UNDER_WHO: Final = 2
UNDER_LEAD: Final = 6


class NightFoot(QWidget):
    """Both have their place in every step: whether anybody answers moves nothing."""

    def __init__(self) -> None:
        super().__init__()
        self._m = DESIGN
        self._who = Text(role=TextRole.LABEL, tone="mute", parent=self)
        self._awake = NameChips(self)
        self._awake.setObjectName("awake")
        self.lead = SteadyText(TextRole.TITLELINE, "brassink", self)
        self.words = SteadyText(TextRole.SECTION, parent=self)
        self._lead = ""
        self._closings: frozenset[str] = frozenset()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def keep_room_for(self, groups: Iterable[Sequence[Person]], lead: str, closings: Iterable[str]) -> None:
        """Be as high as any of these people, or of these words under a lead, would be."""
        self._awake.keep_room_for(groups)
        self._closings = frozenset(closings)
        self._lead = lead
        self.words.keep_room_for(self._closings)
        self.updateGeometry()

    def show_awake(self, people: Sequence[Person]) -> None:
        """Show whose eyes are open."""
        self._who.setText(QCoreApplication.translate("NightScript", "Awake") if people else "")
        self._awake.show_people(people)
        self._place()

    def show_closing(self, lead: str, words: str) -> None:
        """Show what is said at the end of a step that nobody takes."""
        self.lead.setText(lead)
        self.words.setText(words)
        self._place()

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._m = m
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._m.px(400), self.heightForWidth(self._m.px(400)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._awake.minimumSizeHint().width(), 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.height_with(self._closings, width)

    def height_with(self, closings: Collection[str], width: int) -> int:
        """Pixels that it takes with room for these words."""
        awake = self._who_height(width) + self._awake.heightForWidth(width)
        if not closings:
            return awake
        return max(awake, self._lead_height(width) + self.words.height_of(closings, width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        super().resizeEvent(event)

    def _place(self) -> None:
        width, height = self.width(), self.height()
        who, lead = self._who_height(width), self._lead_height(width)
        self._who.setGeometry(0, 0, width, who)
        self._awake.setGeometry(0, who, width, self._awake.heightForWidth(width))
        self.lead.setGeometry(0, 0, width, lead)
        self.words.setGeometry(0, lead, width, max(0, height - lead))

    def _who_height(self, width: int) -> int:
        return self._who.heightForWidth(width) + self._m.px(UNDER_WHO)

    def _lead_height(self, width: int) -> int:
        return self.lead.height_of([self._lead], width) + self._m.px(UNDER_LEAD)
