"""Names become people: each seat its chip and its letters."""

from __future__ import annotations

from collections.abc import Sequence

from spyword_qt.people import Person
from spyword_qt.theme.tokens import CHIP_COLOURS
from spyword_qt.widgets.chip import initials_of


def seat_people(names: Sequence[str]) -> tuple[Person, ...]:
    """The people of a table, in seat order; guests get the chips in their order."""
    return tuple(
        Person(seat=seat, name=name, chip=seat % len(CHIP_COLOURS), initials=initials)
        for seat, (name, initials) in enumerate(zip(names, initials_of(names), strict=True))
    )
