"""What the judge says and does in a step of the night, above the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from spyword_engine.bandit.phase import Phase
from spyword_engine.bandit.roles import KILLERS_SIDE, Role
from spyword_engine.bandit.views import JudgeView
from spyword_qt.bandit.night_wording import Cue as Told
from spyword_qt.bandit.night_wording import again_cue, answer_lead, call_cue, chosen_cue, every_cue, step_cue
from spyword_qt.bandit.pictures import role_picture
from spyword_qt.people import Person
from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.widgets.buttons import Button
from spyword_qt.widgets.card_front import Picture
from spyword_qt.widgets.column import ABOVE_ACTION, PageColumn
from spyword_qt.widgets.lines import natural_width
from spyword_qt.widgets.name_chips import NameChips
from spyword_qt.widgets.steady_text import SteadyText
from spyword_qt.widgets.text import Text, TextRole

PICTURE: Final = 68
BESIDE_PICTURE: Final = 16
WORDS: Final = (104, 90, 78, 68, 60, 52, 46, 40, 36, 33, 29)
"""Design sizes of the letters of what is said aloud: as large as all else leaves room for."""
MOST_WORDS: Final = 52
"""The largest of them for usual letters."""
LEAD: Final = 0.8
"""Of those letters, that what tells to say them has at most."""
CALLED: Final = {
    Phase.KILLERS: Role.KILLER,
    Phase.DOCTOR: Role.DOCTOR,
    Phase.BANDIT: Role.BANDIT,
    Phase.POLICE: Role.POLICE,
}
"""Whose step each is."""


class NightScript(PageColumn):
    """The words are large: the judge reads them with the device at arm's length.

    Everything has its place for the whole night, whoever is called and whatever was chosen: neither the
    judge's eyes nor the light on their face may tell the table which step takes longer. Only the bandit's
    step has a button on top of the others, to `hold` fire; elsewhere those awake may have its room.
    """

    steady_buttons = True

    def __init__(self, hold: Button, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hold = hold
        self._keeps_hold = False
        self._groups: list[list[Person]] = []
        self._bandit: list[Person] = []
        self._top = _Top()
        self._words = SteadyText(TextRole.SECTION)
        self._task = SteadyText(TextRole.NOTE, "soft")
        self._who = Text(role=TextRole.LABEL, tone="mute")
        self._awake = NameChips()
        self.add(self._top)
        self.add(self._words, 6, grows=False)
        self.add(self._task, 12)
        self.add(self._who, 12)
        self.add(self._awake, 2)
        self.add_action(hold)

    def keep_hold(self, keeps: bool) -> None:
        """Keep the place to hold fire in every step: else what lies between words and buttons moves."""
        self._keeps_hold = keeps
        self.keep_place(self._hold, keeps)

    def fit(self, width: int, height: int, m: Metrics) -> None:
        self._awake.keep_room_for(self._groups)
        super().fit(width, height, m)
        if not self._groups:
            # Only the answer is told, and nothing is said aloud before it was seen.
            return
        usual = m.with_usual_text()
        for size in WORDS:
            if size > MOST_WORDS * m.text:
                continue
            self._words.set_letters(usual, size)
            self._top.lead.set_letters(usual, min(LEAD * size, TextRole.TITLELINE.value.size))
            if self.height_at(width, m) <= height:
                break
        is_in_need = not self._hold.isHidden() and not self._keeps_hold
        if is_in_need and super().height_at(width, m) > height:
            # The bandit is called alone: no other names need the room that the button takes.
            self._awake.keep_room_for(())

    def height_at(self, width: int, m: Metrics, *, pleasant: bool = True) -> int:
        """The most that any step takes, so that letters are as large in each."""
        height = super().height_at(width, m, pleasant=pleasant)
        if not self._groups or self._keeps_hold:
            return height
        hold = m.px(ABOVE_ACTION) + self._hold.heightForWidth(width)
        without = height if self._hold.isHidden() else height - hold
        spare = self._awake.heightForWidth(width) - self._awake.height_of(self._bandit, width)
        return max(without, without - spare + hold)

    def keep_room(self, view: JudgeView, people: Sequence[Person]) -> None:
        """Keep room for whatever this night may yet tell, and for whoever wakes in it."""
        font = fonts.ui(DESIGN.font(TextRole.NOTE.value.size))
        told = every_cue(max((person.name for person in people), key=partial(natural_width, font=font)))
        self._top.lead.keep_room_for(cue.lead for cue in told)
        self._words.keep_room_for(cue.words for cue in told)
        self._task.keep_room_for(cue.task for cue in told)
        sides = ({Role.POLICE}, KILLERS_SIDE, {Role.BANDIT})
        self._groups = [[person for person in people if view.roles[person.seat] in side] for side in sides]
        self._bandit = self._groups[-1]
        self._awake.keep_room_for(self._groups)

    def show_step(self, view: JudgeView) -> None:
        """A step begins: its call, and what the judge waits for."""
        self._say(view.phase, step_cue(view))

    def show_chosen(self, step: Phase, name: str) -> None:
        """Somebody is chosen, or with an empty name nobody: how the step ends."""
        self._say(step, chosen_cue(step, name))

    def show_again(self, step: Phase, name: str) -> None:
        """The judge has stepped back to what was chosen; with an empty name it was nobody."""
        self._say(step, again_cue(name))

    def show_dummy(self, step: Phase) -> None:
        """A step that nobody takes is called all the same."""
        self._say(step, call_cue(step))

    def show_end(self, step: Phase) -> None:
        """How the answer is given, and what is said once it has been seen."""
        self._say(None, Told(answer_lead(step), "", ""))

    def show_awake(self, people: Sequence[Person]) -> None:
        """Show whose eyes are open."""
        awake = self.tr("Awake") if people else ""
        self._who.setText(awake)
        self._awake.show_people(people, awake)

    def forget(self) -> None:
        """Drop everything that was told."""
        for text in (self._top.lead, self._words, self._task):
            text.keep_room_for(())
        self._groups, self._bandit = [], []
        self._awake.keep_room_for(())
        self._say(None, Told("", "", ""))
        self.show_awake(())

    def _say(self, step: Phase | None, told: Told) -> None:
        self._top.show_step(step)
        for text, words in ((self._top.lead, told.lead), (self._words, told.words), (self._task, told.task)):
            text.setText(words)
        for part in (self._words, self._task, self._who, self._awake):
            part.setVisible(step is not None)


class _Top(QWidget):
    """The picture of who is called, for the judge to find their place at a glance, and what comes now."""

    def __init__(self) -> None:
        super().__init__()
        self._picture = Picture()
        self.lead = SteadyText(TextRole.TITLELINE, "brassink")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._picture)
        self._row.addWidget(self.lead, 1)
        self.rescale(DESIGN)

    def show_step(self, step: Phase | None) -> None:
        """Show whose step it is; where it is nobody's, the lead alone stands in the middle."""
        self._picture.show_picture(None if step is None else role_picture(CALLED[step]))
        self._picture.setVisible(step is not None)
        flag = Qt.AlignmentFlag
        beside = flag.AlignLeft | flag.AlignVCenter
        self.lead.setAlignment(flag.AlignHCenter if step is None else beside)

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._picture.setFixedSize(m.px(PICTURE), m.px(PICTURE))
        self._row.setSpacing(m.px(BESIDE_PICTURE))
