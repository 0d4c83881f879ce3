"""Those who sit become people: each seat its chip and its letters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import Final

from spyword_qt.people import Avatar, Face, Person, Seated
from spyword_qt.theme.tokens import CHIP_COLOURS
from spyword_qt.widgets.chip import initials_of

_NOBODY: Final[Mapping[str, Face]] = {}


def seat_people(seats: Sequence[Seated], faces: Mapping[str, Face] = _NOBODY) -> tuple[Person, ...]:
    """The people of a table, in seat order.

    `faces` are those of profiles, by id; somebody whose face isn't there looks like a guest. Guests get, in
    their order, the chips whose colours nobody else has.
    """
    known = [None if one.profile is None else faces.get(one.profile) for one in seats]
    free = _free_chips({face.avatar.colour for face in known if face is not None})
    people = []
    for seat, (one, face, letters) in enumerate(
        zip(seats, known, initials_of([one.name for one in seats]), strict=True)
    ):
        if face is None:
            chip = next(free)
            people.append(Person(seat, one.name, Avatar(chip, chip, letters)))
        else:
            avatar = replace(face.avatar, initials=face.avatar.initials or letters)
            people.append(Person(seat, one.name, avatar, face.title))
    return tuple(people)


def _free_chips(taken: set[int]) -> Iterator[int]:
    free = [chip for chip in range(len(CHIP_COLOURS)) if chip not in taken] or range(len(CHIP_COLOURS))
    return (free[place % len(free)] for place in count())
