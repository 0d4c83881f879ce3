"""What the judge says and does in a step of the night, above the buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from spyword_engine.bandit.phase import STEPS, Phase
from spyword_engine.bandit.roles import KILLERS_SIDE, Role
from spyword_engine.bandit.views import JudgeView
from spyword_qt.bandit.night_wording import Cue as Told
from spyword_qt.bandit.night_wording import (
    again_cue,
    answer_lead,
    call_cue,
    calls,
    choices,
    chosen_cue,
    step_cue,
)
from spyword_qt.people import Person
from spyword_qt.screens.night_top import NightTop
from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.widgets.buttons import Button
from spyword_qt.widgets.column import ABOVE_ACTION, PageColumn
from spyword_qt.widgets.lines import natural_width
from spyword_qt.widgets.name_chips import NameChips
from spyword_qt.widgets.steady_text import SteadyText
from spyword_qt.widgets.text import Text, TextRole

WORDS: Final = (104, 90, 78, 68, 60, 52, 46, 40, 36, 33, 29)
"""Design sizes of the letters of what is said aloud: as large as all else leaves room for."""
MOST_WORDS: Final = 52
"""The largest of them for usual letters."""
LEAD: Final = 0.8
"""Of those letters, that what tells to say them has at most."""
ABOVE_LEAD: Final = 8
ABOVE_WORDS: Final = 6
ABOVE_AWAKE: Final = 12
UNDER_WHO: Final = 2
ABOVE_TASK: Final = 12


class NightScript(PageColumn):
    """The words are large: the judge reads them with the device at arm's length.

    Before somebody is chosen everything has its place for the whole night, whoever is called, and so it has
    afterwards: neither the judge's eyes nor the light on their face may tell the table whether anybody
    answers. Only the bandit's step has a button on top of the others, to `hold` fire; elsewhere those awake,
    who stand under all else, may have its room.
    """

    steady_buttons = True
    # Rather than that what is done lies out of sight, under words that never get smaller.
    kept_text = 0.5

    def __init__(self, hold: Button, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hold = hold
        self._keeps_hold = self._is_in_need = False
        self._told: dict[bool, tuple[Told, ...]] = {}
        """All that this night may yet tell, by whether somebody is chosen."""
        self._told_bandit: dict[bool, tuple[Told, ...]] = {}
        """What of it a bandit who may shoot is told."""
        self._groups: list[list[Person]] = []
        self._bandit: list[Person] = []
        self._is_chosen = False
        self._letters = self._least_letters = 0.0
        self._top = NightTop()
        self._then = SteadyText(TextRole.TITLELINE, "brassink")
        self._words = SteadyText(TextRole.SECTION)
        self._who = Text(role=TextRole.LABEL, tone="mute")
        self._awake = NameChips()
        self._awake.setObjectName("awake")
        self._task = SteadyText(TextRole.NOTE, "soft")
        self._rest = QWidget()
        self.add(self._top)
        self.add(self._then, ABOVE_LEAD)
        self.add(self._words, ABOVE_WORDS, grows=False)
        self.add(self._task, ABOVE_TASK)
        # Under all that is read in every step: nothing else moves where the bandit's has room for fewer.
        self.add(self._who, ABOVE_AWAKE)
        self.add(self._awake, UNDER_WHO)
        self.add(self._rest)
        self.add_action(hold)

    def keep_hold(self, keeps: bool) -> None:
        """Keep the place to hold fire in every step: else what lies between words and buttons moves."""
        self._keeps_hold = keeps
        self.keep_place(self._hold, keeps)

    def fit(self, width: int, height: int, m: Metrics) -> None:
        self._is_in_need = False
        self._awake.keep_room_for(self._groups)
        self._keep_task_room()
        self._least_letters = 0
        if self._told and m.text > 1:
            # Whoever wants larger letters never gets smaller words for it.
            super().fit(width, height, m.with_usual_text())
            self._least_letters = self._letters
        super().fit(width, height, m)
        if not self._told or self._hold.isHidden() or self._keeps_hold:
            return
        if super().height_at(width, m) > height:
            # Other names and what others are told need none of the room that the button takes.
            self._is_in_need = True
            self._awake.keep_room_for(())
            self._task.keep_room_for((self._task.text(),))

    def settle_letters(self, width: int, height: int, m: Metrics, letters: Metrics) -> bool:
        """Let what is said aloud have the largest letters that all else leaves room for."""
        if not self._told:
            # Only the answer is told, and nothing is said aloud before it was seen.
            return super().settle_letters(width, height, m, letters)
        least = max(WORDS[-1], self._least_letters, TextRole.NOTE.value.size * letters.text)
        self._say_in(least, m)
        needed = self.height_at(width, m, pleasant=False)
        if needed > height:
            return False
        awake = self._awake_heights(width)
        spare = height - needed + self._most(width, m, awake)
        sizes = [least, *(size for size in reversed(WORDS) if least < size <= MOST_WORDS * m.text)]
        # By halves, and without laying everything out anew: a window that is drawn larger is followed.
        fitting, last = 0, len(sizes) - 1
        while fitting < last:
            size = (fitting + last + 1) // 2
            self._say_in(sizes[size], m)
            if self._most(width, m, awake) <= spare:
                fitting = size
            else:
                last = size - 1
        self._say_in(sizes[fitting], m)
        return True

    def height_at(self, width: int, m: Metrics, *, pleasant: bool = True) -> int:
        """The most that any step takes, so that letters are as large in each."""
        self._rest.setFixedHeight(0)
        height = super().height_at(width, m, pleasant=pleasant)
        if not self._told or self._is_in_need:
            return height
        awake = self._awake_heights(width)
        own = awake[0] + self._height_of(self._is_chosen, self._told, width, m)
        self._rest.setFixedHeight(self._most_called(width, m, awake[0]) - own)
        if not (self._keeps_hold or self._hold.isHidden()):
            height -= self._hold_height(width, m)
        return height - own + self._most(width, m, awake)

    def keep_room(self, view: JudgeView, people: Sequence[Person]) -> None:
        """Keep room for whatever this night may yet tell, and for whoever wakes in it."""
        font = fonts.ui(DESIGN.font(TextRole.NOTE.value.size))
        longest = max((person.name for person in people), key=partial(natural_width, font=font))
        self._told = {False: (*calls(STEPS), *map(call_cue, STEPS)), True: choices(STEPS, longest)}
        shot = (Phase.BANDIT,)
        self._told_bandit = {False: calls(shot), True: choices(shot, longest)}
        sides = ({Role.POLICE}, KILLERS_SIDE, {Role.DOCTOR})
        self._groups = [[person for person in people if view.roles[person.seat] in side] for side in sides]
        self._bandit = [person for person in people if view.roles[person.seat] is Role.BANDIT]

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
        self._say(None, Told("", answer_lead(step), "", ""))

    def show_awake(self, people: Sequence[Person]) -> None:
        """Show whose eyes are open."""
        awake = self.tr("Awake") if people else ""
        self._who.setText(awake)
        self._awake.show_people(people, awake)

    def forget(self) -> None:
        """Drop everything that was told."""
        self._told, self._told_bandit = {}, {}
        self._groups, self._bandit = [], []
        self._awake.keep_room_for(())
        self._say(None, Told("", "", "", ""))
        self.show_awake(())

    def _say(self, step: Phase | None, told: Told) -> None:
        self._is_chosen = bool(told.choice)
        cues = self._cues()
        self._top.show_step(step, told, cues)
        self._then.keep_room_for(cue.lead for cue in cues)
        self._then.setText(told.lead if self._is_chosen else "")
        self._then.setVisible(self._is_chosen)
        self._words.keep_room_for(cue.words for cue in cues)
        self._words.setText(told.words)
        self._keep_task_room()
        self._task.setText(told.task)
        for part in (self._words, self._task, self._who, self._awake, self._rest):
            part.setVisible(step is not None)

    def _cues(self) -> tuple[Told, ...]:
        """All that may stand where something stands now."""
        return self._told.get(self._is_chosen, ())

    def _say_in(self, size: float, m: Metrics) -> None:
        """Give what is said aloud letters of a design size, and what tells to say it the fitting ones."""
        usual, lead = m.with_usual_text(), min(LEAD * size, TextRole.TITLELINE.value.size * m.text)
        self._letters = size
        self._words.set_letters(usual, size)
        self._then.set_letters(usual, lead)
        self._top.lead.set_letters(usual, lead)

    def _keep_task_room(self) -> None:
        self._task.keep_room_for(cue.task for cue in self._cues())

    def _awake_heights(self, width: int) -> tuple[int, int]:
        """Pixels that any who wake together take, and the bandit alone."""
        return self._awake.heightForWidth(width), self._awake.height_of(self._bandit, width)

    def _hold_height(self, width: int, m: Metrics) -> int:
        return m.px(ABOVE_ACTION) + self._hold.heightForWidth(width)

    def _most(self, width: int, m: Metrics, awake: tuple[int, int]) -> int:
        """The most pixels that a step takes, without the buttons that are in each."""
        most = self._most_called(width, m, awake[0])
        if self._keeps_hold:
            return most
        bandits = max(self._height_of(chosen, self._told_bandit, width, m) for chosen in self._told_bandit)
        return max(most, awake[1] + bandits + self._hold_height(width, m))

    def _most_called(self, width: int, m: Metrics, awake: int) -> int:
        """The same of steps without the bandit's button."""
        return awake + max(self._height_of(chosen, self._told, width, m) for chosen in self._told)

    def _height_of(
        self, is_chosen: bool, tasks: Mapping[bool, Sequence[Told]], width: int, m: Metrics
    ) -> int:
        """Pixels that all but those awake takes, with no other tasks than these."""
        cues = self._told[is_chosen]
        height = self._top.height_of(cues, width, m)
        if is_chosen:
            height += m.px(ABOVE_LEAD) + self._then.height_of((cue.lead for cue in cues), width)
        height += m.px(ABOVE_WORDS) + self._words.height_of((cue.words for cue in cues), width)
        height += m.px(ABOVE_AWAKE) + self._who.heightForWidth(width) + m.px(UNDER_WHO)
        return height + m.px(ABOVE_TASK) + self._task.height_of((cue.task for cue in tasks[is_chosen]), width)
