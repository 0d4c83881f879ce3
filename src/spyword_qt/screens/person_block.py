"""Who has the device: the same block for everybody, whatever they are shown."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from spyword_qt.people import Person
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.widgets.chip import Chip
from spyword_qt.widgets.column import Stack
from spyword_qt.widgets.lines import line_height
from spyword_qt.widgets.text import FitText, Text, TextRole, Tone

HERO_CHIP: Final = 138
CHIP: Final = 88
LEAST_HERO_CHIP: Final = 70
LEAST_CHIP: Final = 52
CHIP_GAP: Final = 22
ABOVE_REMARK: Final = 14
ABOVE_HERO_TASK: Final = 8
ABOVE_TASK: Final = 24
LEAD_OVER: Final = 1.1
"""What leads to a name that is to be read across the table has so much larger letters than sentences."""
KEPT_TEXT: Final = 0.7
"""Of the preference for text, that sentences keep in any case; then they scroll."""
KEPT_TO_SAY: Final = 0.6
"""The same of what is to be said aloud: beside it a name gives way."""


class PersonBlock(QWidget):
    """Chip, name and title, and what is to be done; `hero` is for a name to be read across the table."""

    def __init__(self, *, hero: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hero = hero
        self._diameter = HERO_CHIP if hero else CHIP
        self._has_chip = True
        self._side: int | None = None
        self._letters = DESIGN
        self.chip = Chip(self._diameter)
        self.remark = Text(role=TextRole.BODY, tone="brassink")
        self.lead = Text(role=TextRole.LEAD, tone="soft")
        self.name = FitText(role=TextRole.HERO if hero else TextRole.PERSON)
        self.title = Text(role=TextRole.TITLELINE, tone="brassink")
        self.call = Text(role=TextRole.TITLELINE, tone="brassink")
        self.task = Text(role=TextRole.BODY, tone="soft")
        self._names, self._sentences = Stack(), Stack()
        for text in (self.lead, self.name, self.title):
            self._names.add(text)
        self._sentences.add(self.remark, ABOVE_REMARK)
        self._sentences.add(self.call, 14)
        self._sentences.add(self.task, ABOVE_HERO_TASK if hero else ABOVE_TASK)
        self._head = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._head.addWidget(self.chip)
        self._head.addWidget(self._names, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addLayout(self._head, 1)
        self._column.addWidget(self._sentences)

    @property
    def letters(self) -> Metrics:
        """The window as sentences are written for it by now: with smaller letters where they needed that."""
        return self._letters

    def show_person(self, person: Person) -> None:
        """Show whose turn it is."""
        self._has_chip = True
        self.chip.show_person(person)
        self.name.setText(person.name)
        self.title.setText(person.title)

    def show_name(self, name: str) -> None:
        """Show somebody who doesn't play: without chip and title."""
        self._has_chip = False
        self.name.setText(name)
        self.title.clear()

    def show_task(self, task: str) -> None:
        """Tell what is to be done."""
        self._show_task("", task, TextRole.BODY, "soft")

    def show_words(self, call: str, words: str) -> None:
        """Tell, under what calls to it, what is to be said aloud."""
        self._show_task(call, words, TextRole.SECTION, "ink")

    def reserve(self, width: int, most: int, m: Metrics) -> int:
        """Pixels in height, `most` at most, to keep at a width for anybody, titled or not, and any reason.

        From then on the chip is as large as leaves all of that its room, until `release`.
        """
        self._side = None
        self._set_out(m)
        names, (told, usual) = self._names_reserved(m), self._sentences_reserved(width, m)
        least = m.px(LEAST_HERO_CHIP if self._hero else LEAST_CHIP)
        self._side = max(least, min(m.px(self._diameter), most - names - usual))
        return min(most, self._side + names + told)

    def release(self) -> None:
        """Let the chip be as large as it is meant to be."""
        self._side = None

    def fit(self, width: int, height: int, m: Metrics) -> int:
        """Lay out at a width; where the height is too little, what is only pleasant gives way.

        Returns the height taken.
        """
        self._set_out(m)
        if self._height_at(width) > height:
            # On a gate there is little to read: a title is worth letters that are a bit smaller.
            fits = self._hero and self._fit_sentences(width, height, m, KEPT_TEXT)
            if not fits:
                self._leave_title_out(m)
        if self._hero:
            self._fit_name(width, height, m)
        elif not self._fit_sentences(width, height, m, KEPT_TEXT):
            self._leave_chip_out(m)
            self._fit_sentences(width, height, m, KEPT_TEXT)
        return self._height_at(width)

    def _fit_name(self, width: int, height: int, m: Metrics) -> None:
        """Set the name in the largest letters beside which sentences have room; the chip stays."""
        # It is to be read across the table, and the last to give way, but for what is to be said aloud.
        names = (TextRole.HERO, TextRole.NAME, TextRole.PERSON)
        said = [(role, KEPT_TO_SAY) for role in names[:2]] if self.call.text() else []
        for role, kept in (*said, *((role, 0.0) for role in names)):
            self.name.role = role
            self.name.rescale(m.with_usual_text())
            if self._fit_sentences(width, height, m, kept):
                break

    def _names_reserved(self, m: Metrics) -> int:
        """Pixels in height of a name on one line, with what leads to it and a title, and of the gap above."""
        as_usual = m.with_usual_text()
        lead = _line(self.lead, as_usual) if self.lead.text() else 0
        return m.px(CHIP_GAP) + lead + _line(self.name, as_usual) + _line(self.title, m)

    def _sentences_reserved(self, width: int, m: Metrics) -> tuple[int, int]:
        """Pixels in height of all that there is to be told: in people's own letters, and in usual ones."""
        if not self._hero:
            told = self._sentences.height_at(width)
            return told, told
        gaps = m.px(ABOVE_REMARK) + m.px(ABOVE_HERO_TASK)
        told, usual = (
            gaps + _line(self.remark, letters) + _line(self.task, letters)
            for letters in (m, m.with_usual_text())
        )
        if self.lead.text():
            # What leads to the name grows with them.
            told += _line(self.lead, self._lead_over(m, m)) - _line(self.lead, m.with_usual_text())
        return told, usual

    def _show_task(self, call: str, task: str, role: TextRole, tone: Tone) -> None:
        self.call.setText(call)
        self.task.role = role
        self.task.set_tone(tone)
        self.task.setText(task)

    def _fit_sentences(self, width: int, height: int, m: Metrics, kept: float) -> bool:
        """Give sentences the largest letters in which all has room; returns whether there are any.

        They keep that part of the preference for text.
        """
        for smaller in m.with_smaller_text(kept=kept):
            self._rescale_sentences(smaller)
            if self._hero:
                self.lead.rescale(self._lead_over(smaller, m))
            is_clear = not self._hero or self._name_stands_out(width, smaller)
            if is_clear and self._height_at(width) <= height:
                return True
        return False

    def _name_stands_out(self, width: int, m: Metrics) -> bool:
        """Whether no sentence has larger letters than the name that is to be read across the table."""
        body = m.font(self.task.role.value.size)
        beside = self.chip.width() + self._head.spacing() if m.portrait and self._has_chip else 0
        return self.name.shown(width - beside).font.pixelSize() >= body

    def _set_out(self, m: Metrics) -> None:
        """Lay out with everything as large as it is meant to be."""
        self.name.role = TextRole.HERO if self._hero else TextRole.PERSON
        for text in (self.name, self.lead):
            # Large as it is: more of it would leave no room for the rest.
            text.rescale(m.with_usual_text())
        self._rescale_sentences(m)
        for text in (self.remark, self.lead, self.title, self.call, self.task):
            text.setVisible(bool(text.text()))
        direction = QBoxLayout.Direction
        self._head.setDirection(direction.LeftToRight if m.portrait else direction.TopToBottom)
        self._head.setSpacing(m.px(CHIP_GAP))
        for stack in (self._names, self._sentences):
            stack.space(m)
        self.chip.set_diameter(m.px(self._diameter) if self._side is None else self._side)
        self.chip.setVisible(self._has_chip)
        # The chip is level with who it is; what there is to do begins where the name does.
        beside = m.px(self._diameter) + m.px(CHIP_GAP) if m.portrait and self._has_chip else 0
        self._sentences.setContentsMargins(beside, 0, 0, 0)

    def _leave_title_out(self, m: Metrics) -> None:
        self.title.hide()
        self._names.space(m)

    def _leave_chip_out(self, m: Metrics) -> None:
        self.chip.setVisible(self._has_chip and m.portrait)

    def _lead_over(self, sentences: Metrics, m: Metrics) -> Metrics:
        """The window for what leads to a name: in letters larger than sentences have, as with usual text."""
        larger = LEAD_OVER * TextRole.BODY.value.size * sentences.text / TextRole.LEAD.value.size
        return m.with_text(max(1.0, larger))

    def _rescale_sentences(self, m: Metrics) -> None:
        self._letters = m
        for text in (self.remark, self.call, self.task):
            text.rescale(m)

    def _height_at(self, width: int) -> int:
        # What changed inside would be told to the layouts only with the next event.
        for stack in (self._names, self._sentences):
            stack.updateGeometry()
        self._head.invalidate()
        self._column.invalidate()
        return self._column.totalHeightForWidth(width)


def _line(text: Text, m: Metrics) -> int:
    """Pixels in height of a line of its."""
    return line_height(m.font(text.role.value.size), text.role.value.leading)
