"""What stands on top of a step of the night: who is called, and what comes first to be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from spyword_engine.bandit.phase import Phase
from spyword_engine.bandit.roles import Role
from spyword_qt.bandit.night_wording import Cue as Told
from spyword_qt.bandit.pictures import role_picture
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.widgets.card_front import Picture
from spyword_qt.widgets.steady_text import SteadyText
from spyword_qt.widgets.text import TextRole

PICTURE: Final = 68
BESIDE_PICTURE: Final = 16
BESIDE: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CALLED: Final = {
    Phase.KILLERS: Role.KILLER,
    Phase.DOCTOR: Role.DOCTOR,
    Phase.BANDIT: Role.BANDIT,
    Phase.POLICE: Role.POLICE,
    Phase.POLICE_ANSWER: Role.POLICE,
}
"""Whose step each is."""


class NightTop(QWidget):
    """The picture of who is called, for the judge to find their place at a glance, and what comes first."""

    def __init__(self) -> None:
        super().__init__()
        self._picture = Picture()
        self.lead = SteadyText(TextRole.TITLELINE, "brassink")
        self.choice = SteadyText(TextRole.BODY)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._picture)
        self._row.addWidget(self.lead, 1)
        self._row.addWidget(self.choice, 1)
        for text in (self.lead, self.choice):
            text.setAlignment(BESIDE)
        self.rescale(DESIGN)

    def show_step(self, step: Phase | None, told: Told, cues: Sequence[Told]) -> None:
        """Show whose step it is, if it is anybody's, with room for what any of the cues tells."""
        self._picture.show_picture(None if step is None else role_picture(CALLED[step]))
        self._picture.setVisible(step is not None)
        self.choice.keep_room_for(cue.choice for cue in cues)
        self.choice.setText(told.choice)
        self.choice.setVisible(bool(told.choice))
        self.lead.keep_room_for(cue.lead for cue in cues)
        self.lead.setText("" if told.choice else told.lead)
        self.lead.setHidden(bool(told.choice))

    def height_of(self, cues: Sequence[Told], width: int, m: Metrics) -> int:
        """Pixels that the highest of these would take."""
        beside = width - m.px(PICTURE) - m.px(BESIDE_PICTURE)
        choices = self.choice.height_of((cue.choice for cue in cues if cue.choice), beside)
        leads = self.lead.height_of((cue.lead for cue in cues if not cue.choice), beside)
        return max(m.px(PICTURE), choices, leads)

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._picture.setFixedSize(m.px(PICTURE), m.px(PICTURE))
        self._row.setSpacing(m.px(BESIDE_PICTURE))
