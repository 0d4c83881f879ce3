"""Somebody at the table as a step of the night finds them, and their tile."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from spyword_engine.bandit.phase import Phase
from spyword_engine.bandit.roles import Role
from spyword_engine.bandit.views import JudgeView
from spyword_engine.seat import Seat
from spyword_qt.bandit.role_marks import glyph
from spyword_qt.bandit.role_wording import role_name
from spyword_qt.people import Person
from spyword_qt.theme import icons
from spyword_qt.theme.tokens import DARK, colours_of
from spyword_qt.widgets.ballot_check import AROUND, sign_place
from spyword_qt.widgets.ballot_tile import BallotTile
from spyword_qt.widgets.chip import paint_chip

ICON: Final = 0.7
"""Part of the disc that an icon on it takes."""


@dataclass(frozen=True, slots=True)
class Target:
    """Somebody in a step of the night; what only the judge may know of them is in no repr."""

    person: Person
    may_be_chosen: bool = field(repr=False)
    is_out: bool = False
    why: str = field(default="", repr=False)
    """What is written on their tile where there is room."""
    sign: str = field(default="", repr=False)
    """An icon on the edge of their chip, which there is always room for."""
    notes: tuple[str, ...] = field(default=(), repr=False)
    """All that is written there in any step of the night."""


def targets_of(
    view: JudgeView, people: Sequence[Person], out: Collection[Seat], *, nobody: bool
) -> list[Target]:
    """Everybody as a step finds them; `nobody` is to be chosen where it is only called."""
    return [_target(view, person, is_out=person.seat in out, nobody=nobody) for person in people]


def _target(view: JudgeView, person: Person, *, is_out: bool, nobody: bool) -> Target:
    role = view.roles[person.seat]
    needle = QCoreApplication.translate("NightScreen", "Empty needle")
    notes = (
        *((needle,) if person.seat in view.needles else ()),
        *((role_name(role),) if role is Role.BANDIT else ()),
    )
    told = partial(Target, person)
    if is_out:
        why = QCoreApplication.translate("NightScreen", "Out")
        return told(may_be_chosen=False, is_out=True, why=why, notes=(why,))
    if nobody or person.seat not in view.targets:
        # Where it holds for everybody, it need not be written on each; else it is their role that forbids it.
        why, sign = ("", "") if nobody else (role_name(role), glyph(role))
        return told(may_be_chosen=False, why=why, sign=sign, notes=notes)
    # Needles matter to the doctor alone.
    if view.phase is Phase.DOCTOR and person.seat in view.needles:
        return told(may_be_chosen=True, why=needle, sign="needle", notes=notes)
    return told(may_be_chosen=True, notes=notes)


class TargetTile(BallotTile):
    """Somebody who may be chosen, or is only there; a sign on the chip is seen at any size."""

    def __init__(self, target: Target, parent: QWidget) -> None:
        super().__init__(target.person, parent)
        self._target = target
        self.setEnabled(target.may_be_chosen)
        # All else of them is the judge's secret: a screen reader would say it among sleepers.
        self.setAccessibleDescription(target.why if target.is_out else "")

    def note(self) -> str:
        return self._target.why

    def shows_note(self) -> bool:
        return True

    def letters_of_notes(self) -> list[int]:
        """Pixels of the letters that each note of the night would have in it."""
        return [self.note_letters(note) for note in self._target.notes]

    def paint_avatar(self, painter: QPainter, chip: QRectF) -> None:
        if self._target.is_out:
            paint_chip(painter, chip, self.person.avatar, out=True, dark=colours_of(self) is DARK)
        else:
            super().paint_avatar(painter, chip)
        if self._target.sign:
            self._paint_sign(painter, sign_place(QRectF(self.rect()), chip, self.metrics))

    def _paint_sign(self, painter: QPainter, disc: QRectF) -> None:
        colours, side = colours_of(self), disc.width()
        painter.setPen(Qt.PenStyle.NoPen)
        for more, tone in (
            (AROUND, colours.surface),
            (0, colours.accent if self.isEnabled() else colours.mute),
        ):
            painter.setBrush(QColor(tone))
            painter.drawEllipse(disc.adjusted(-more * side, -more * side, more * side, more * side))
        inside = (1 - ICON) / 2 * side
        icons.draw(
            painter, disc.adjusted(inside, inside, -inside, -inside), self._target.sign, colours.surface
        )
