"""What the judge says and does in a step of the night, above the buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from spyword_engine.bandit.phase import STEPS, Phase
from spyword_engine.bandit.roles import KILLERS_SIDE, Role
from spyword_engine.bandit.views import JudgeView
from spyword_qt.bandit.night_wording import Cue as Told
from spyword_qt.bandit.night_wording import (
    again_cue,
    answer_cue,
    call_cue,
    calls,
    choices,
    chosen_cue,
    step_cue,
    then_say,
)
from spyword_qt.people import Person
from spyword_qt.screens.night_foot import NightFoot
from spyword_qt.screens.night_letters import GROWING, Letters, largest, lower_texts
from spyword_qt.screens.night_said import NightSaid, beside
from spyword_qt.screens.night_top import NightTop
from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.widgets.column import BEFORE_ACTIONS, PageColumn
from spyword_qt.widgets.lines import natural_width
from spyword_qt.widgets.settle import rescale_all
from spyword_qt.widgets.steady_text import SteadyText
from spyword_qt.widgets.text import TextRole

ABOVE_LEAD: Final = 8
ABOVE_WORDS: Final = 6
ABOVE_TASK: Final = 12
ABOVE_FOOT: Final = 14


class NightScript(PageColumn):
    """The words are large: the judge reads them with the device at arm's length.

    Before somebody is chosen everything has its place for the whole night, whoever is called, and so it has
    afterwards: neither the judge's eyes nor the light on their face may tell the table whether anybody
    answers.
    """

    steady_buttons = True
    # Rather than that what is done lies out of sight, under words that never get smaller.
    kept_text = 0.5

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._told: dict[bool, tuple[Told, ...]] = {}
        """All that may yet be told, by whether somebody is chosen."""
        self._groups: list[list[Person]] = []
        self._is_chosen = self._has_room = False
        self._letters = self._least_letters = Letters()
        self._most_letters = 0
        self._lower: dict[tuple[int, int, Metrics, bool], Letters] = {}
        """What `_letters` are for smaller text, by width, height, window, and the glyphs that there are."""
        self._top = NightTop()
        self._then = SteadyText(TextRole.TITLELINE, "brassink")
        self._said = NightSaid()
        self._tasks = {chosen: SteadyText(TextRole.NOTE, "soft") for chosen in (False, True)}
        self._foot = NightFoot()
        self._rest = QWidget()
        self.add(self._top)
        self.add(self._then, ABOVE_LEAD)
        self.add(self._said, ABOVE_WORDS, grows=False)
        for task in self._tasks.values():
            self.add(task, ABOVE_TASK)
        self.add(self._foot, ABOVE_FOOT)
        self.add(self._rest)

    def letters(self, m: Metrics) -> int:
        """Pixels of the letters of what is said aloud."""
        return m.with_usual_text().font(self._letters.words)

    def say_at_most(self, letters: int) -> None:
        """Say everything in letters of so many pixels at most from the next fit on; 0 for any."""
        self._most_letters = letters

    def fit(self, width: int, height: int, m: Metrics, at: Callable[[Metrics], int] | None = None) -> None:
        """Take the largest letters in which nothing has to scroll.

        None get smaller than they are for smaller text, in the width that there is `at` that.
        """
        lower: list[Letters] = []
        for smaller in lower_texts(m):
            # Whoever is chosen, they are the same: a tap needn't wait for them.
            key = at(smaller) if at else width, height, smaller, fonts.has_loaded_chinese()
            if key not in self._lower:
                self._fit_from(lower, key[0], height, smaller)
                self._lower[key] = self._letters
            lower.insert(0, self._lower[key])
        self._fit_from(lower, width, height, m)
        if self._most_letters and self._told:
            most = self._most_letters / m.scale
            self._take(replace(self._letters, words=min(self._letters.words, most)), m)

    def settle_letters(self, width: int, height: int, m: Metrics, letters: Metrics) -> bool:
        """Let what is said aloud have the largest letters that all else leaves room for."""
        if not self._told:
            return True
        self._take(self._least_letters.beside_at_least(letters.text), m)
        needed = self.height_at(width, m, pleasant=False)
        self._has_room = needed <= height
        if self._has_room:
            # Without laying everything out anew: a window that is drawn larger is followed.
            spare = height - needed + self._most(width, m)
            largest(self._letters.with_larger_words(m.text), partial(self._fits, width, spare, m))
        return self._has_room

    def height_at(self, width: int, m: Metrics, *, pleasant: bool = True) -> int:
        """The most that any step takes, so that letters are as large in each."""
        self._rest.setFixedHeight(0)
        height = super().height_at(width, m, pleasant=pleasant)
        if not self._told:
            return height
        rest = self._most(width, m) - self._height_of(width, m, is_chosen=self._is_chosen)
        self._rest.setFixedHeight(rest)
        return height + rest

    def place(self, room: QRect, m: Metrics, *, pinned: bool = False, free: int = 0) -> QRect:
        between = super().place(room, m, pinned=pinned, free=free)
        # What is kept for another step is nothing to scroll to.
        over = max(0, self._reading.height_at(self._scroll.width()) - self._scroll.height())
        self._rest.setFixedHeight(max(0, self._rest.height() - over))
        return between

    def keep_room(self, view: JudgeView, people: Sequence[Person]) -> None:
        """Keep room for whatever this night may yet tell, and for whoever wakes in it."""
        font = fonts.ui(DESIGN.font(TextRole.NOTE.value.size))
        longest = max((person.name for person in people), key=partial(natural_width, font=font))
        sides = ({Role.POLICE}, KILLERS_SIDE, {Role.DOCTOR})
        self._tell(
            {False: (*calls(STEPS), *map(call_cue, STEPS)), True: choices(STEPS, longest)},
            [[person for person in people if view.roles[person.seat] in side] for side in sides],
        )

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
        told = answer_cue(step)
        self._tell({True: (told,)}, [])
        self._say(step, told, has_foot=False)

    def show_awake(self, people: Sequence[Person]) -> None:
        """Show whose eyes are open."""
        self._foot.show_awake(people)

    def forget(self) -> None:
        """Drop everything that was told."""
        self._tell({}, [])
        self._say(None, Told("", "", "", ""))
        self.show_awake(())

    def _fit_from(self, lower: Sequence[Letters], width: int, height: int, m: Metrics) -> None:
        """Take no smaller letters than the first of these with which nothing has to scroll, or the last."""
        self._has_room = False
        for least in lower or [Letters()]:
            self._least_letters = least
            super().fit(width, height, m)
            if self._has_room:
                break
        if self._has_room and m.text > 1:
            room = height - m.px(BEFORE_ACTIONS) - self._actions.height_at(width)
            for part in GROWING:
                largest(self._letters.with_larger(part, m.text), partial(self._fits, width, room, m))

    def _fits(self, width: int, room: int, m: Metrics, letters: Letters) -> bool:
        """Whether any step has room in these letters; they are taken."""
        self._take(letters, m)
        return self._most(width, m) <= room

    def _tell(self, told: dict[bool, tuple[Told, ...]], groups: list[list[Person]]) -> None:
        """From now on all of this may be told, and any of these be awake."""
        self._told, self._groups = told, groups
        self._lower.clear()

    def _say(self, step: Phase | None, told: Told, *, has_foot: bool = True) -> None:
        self._is_chosen = bool(told.choice)
        cues = self._told.get(self._is_chosen, ())
        self._top.show_step(step, told, cues)
        self._then.keep_room_for(cue.lead for cue in cues)
        self._then.setText(told.lead if self._is_chosen else "")
        self._then.setVisible(self._is_chosen)
        self._said.show_told(told, cues)
        for chosen, task in self._tasks.items():
            task.keep_room_for(map(beside, self._told.get(chosen, ())))
            task.setText(beside(told) if chosen is self._is_chosen else "")
            task.setVisible(chosen is self._is_chosen and has_foot and step is not None)
        closings = [cue.closing for cue in cues if cue.closing]
        self._foot.keep_room_for(self._groups, then_say(), closings)
        self._foot.show_closing(then_say() if told.closing else "", told.closing)
        self._foot.setVisible(has_foot and step is not None)
        self._rest.setVisible(has_foot and step is not None)

    def _take(self, letters: Letters, m: Metrics) -> None:
        """Give everything these letters, and what tells to say something the fitting ones."""
        self._letters, usual = letters, m.with_usual_text()
        rescale_all(self._top, m.with_text(letters.beside))
        for chosen, task in self._tasks.items():
            task.rescale(m.with_text(letters.chosen if chosen else letters.beside))
        rescale_all(self._foot, m.with_text(letters.awake))
        self._top.choice.rescale(m.with_text(letters.chosen))
        self._said.set_letters(usual, letters.words, letters.instead)
        self._foot.words.set_letters(usual, letters.words)
        for lead in (self._top.lead, self._foot.lead):
            lead.set_letters(usual, letters.lead(letters.beside))
        self._then.set_letters(usual, letters.lead(letters.chosen))

    def _most(self, width: int, m: Metrics) -> int:
        """The most pixels that a step takes, without the buttons."""
        return max(self._height_of(width, m, is_chosen=chosen) for chosen in self._told)

    def _height_of(self, width: int, m: Metrics, *, is_chosen: bool) -> int:
        """Pixels that a step takes before, or after, somebody is chosen."""
        cues = self._told[is_chosen]
        height = self._top.height_of(cues, width, m)
        if is_chosen:
            height += m.px(ABOVE_LEAD) + self._then.height_of((cue.lead for cue in cues), width)
        height += m.px(ABOVE_WORDS) + self._said.height_of(cues, width)
        if not self._foot.isHidden():
            height += m.px(ABOVE_TASK) + self._tasks[is_chosen].height_of(map(beside, cues), width)
            closings = [cue.closing for cue in cues if cue.closing]
            height += m.px(ABOVE_FOOT) + self._foot.height_with(closings, width)
        return height
