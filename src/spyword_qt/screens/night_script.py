"""What the judge says and does in a step of the night, above the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from spyword_engine.bandit.phase import Phase
from spyword_engine.bandit.roles import Role
from spyword_engine.bandit.views import JudgeView
from spyword_qt.bandit.pictures import role_picture
from spyword_qt.bandit.role_wording import closing_words, waking_words
from spyword_qt.people import Person
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.widgets.card_front import Picture
from spyword_qt.widgets.column import PageColumn
from spyword_qt.widgets.name_chips import NameChips
from spyword_qt.widgets.text import Text, TextRole

PICTURE: Final = 124
CALLED: Final = {
    Phase.KILLERS: Role.KILLER,
    Phase.DOCTOR: Role.DOCTOR,
    Phase.BANDIT: Role.BANDIT,
    Phase.POLICE: Role.POLICE,
}
"""Whose step each is."""


class _RolePicture(Picture):
    """Who is called, for the judge to find their place at a glance."""

    def __init__(self) -> None:
        super().__init__()
        self.rescale(DESIGN)

    def rescale(self, m: Metrics) -> None:
        """Take the size that fits a window."""
        self.setFixedSize(m.px(PICTURE), m.px(PICTURE))


class NightScript(PageColumn):
    """The words are large: the judge reads them with the device at arm's length."""

    steady_buttons = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._step: Phase | None = None
        self._picture = _RolePicture()
        self._lead = Text(role=TextRole.TITLELINE, tone="brassink")
        self._words = Text(role=TextRole.TITLE)
        self._task = Text(role=TextRole.BODY, tone="soft")
        self._who = Text(role=TextRole.LABEL, tone="mute")
        self._awake = NameChips()
        self.add(self._picture)
        self.add(self._lead, 10)
        self.add(self._words, 4, grows=False)
        self.add(self._task, 16)
        self.add(self._who, 16)
        self.add(self._awake, 6)

    def fit(self, width: int, height: int, m: Metrics) -> None:
        self._picture.setVisible(self._step is not None)
        # The picture is only pleasant to have: it goes before any letter gets smaller.
        if self.height_at(width, m) > height:
            self._picture.hide()
        super().fit(width, height, m)

    def show_role(self, step: Phase) -> None:
        """Show the picture of who is called, where there is room."""
        self._step = step
        self._picture.show_picture(role_picture(CALLED[step]))

    def show_step(self, view: JudgeView) -> None:
        """A step begins: its call, and what the judge waits for."""
        self._say(self.tr("Say aloud"), waking_words(view.phase), self._to_do(view))

    def show_chosen(self, step: Phase, name: str) -> None:
        """Somebody is chosen, or with an empty name nobody: how the step ends."""
        if not name:
            self._say(
                self.tr("Then say"),
                closing_words(step),
                self.tr("Nobody is shot tonight. Confirm, or tap who is."),
            )
        elif step is Phase.POLICE:
            task = self.tr("{name} is checked. Confirm to see the answer, or tap somebody else.")
            self._say(self.tr("Say aloud"), waking_words(step), task.format(name=name))
        else:
            task = self.tr("{name} is chosen. Confirm, or tap somebody else.")
            self._say(self.tr("Then say"), closing_words(step), task.format(name=name))

    def show_dummy(self, step: Phase) -> None:
        """A step that nobody takes is called all the same."""
        task = self.tr("Nobody answers. Wait as long as a choice takes, then say: “{words}”")
        self._say(self.tr("Say aloud"), waking_words(step), task.format(words=closing_words(step)))

    def show_end(self, words: str) -> None:
        """How the answer is given, and what is said once it has been seen."""
        told = self.tr("Show the police your thumb, or this screen. Then say: “{words}”")
        self._say(told.format(words=words), "", "")
        self._lead.setAlignment(Qt.AlignmentFlag.AlignHCenter)

    def show_awake(self, people: Sequence[Person]) -> None:
        """Show whose eyes are open."""
        awake = self.tr("Awake") if people else ""
        self._who.setText(awake)
        self._awake.show_people(people, awake)
        for part in (self._who, self._awake):
            part.setVisible(bool(people))

    def forget(self) -> None:
        """Drop everything that was told."""
        self._step = None
        self._picture.show_picture(None)
        self._say("", "", "")
        self.show_awake(())

    def _say(self, lead: str, words: str, task: str) -> None:
        self._lead.setAlignment(Qt.AlignmentFlag.AlignLeft)
        for text, told in ((self._lead, lead), (self._words, words), (self._task, task)):
            text.setText(told)
            text.setVisible(bool(told))

    def _to_do(self, view: JudgeView) -> str:
        match view.phase:
            case Phase.KILLERS if any(view.roles[seat] is Role.BANDIT for seat in view.awake):
                return self.tr("The bandit has fired and wakes with them. Tap whom they agree on.")
            case Phase.KILLERS:
                return self.tr("They point, without a sound. Tap whom they agree on.")
            case Phase.DOCTOR:
                return self.tr("The doctor points, perhaps at themselves. Tap whom.")
            case Phase.BANDIT:
                return self.tr("The bandit points at one player, or shakes their head to hold fire.")
            case Phase.POLICE:
                return self.tr("They point, without a sound. Tap whom they check.")
            case _:
                return ""
