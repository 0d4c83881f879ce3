"""Those who sit become people: each seat its chip and its letters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Final

from spyword_qt.people import Avatar, Face, Person, Seated
from spyword_qt.theme.tokens import CHIP_COLOURS
from spyword_qt.widgets.chip import initials_of

_NOBODY: Final[Mapping[str, Face]] = {}
_TURNED: Final = 6
"""How far on a colour's second pattern is from its own: the two have least in common."""


def seat_people(seats: Sequence[Seated], faces: Mapping[str, Face] = _NOBODY) -> tuple[Person, ...]:
    """The people of a table, in seat order.

    `faces` are those of profiles, by id; somebody whose face isn't there looks like a guest. Guests get, in
    their order, the chips whose colours nobody else has; once these have run out, chips that nobody else has.
    """
    known = [None if one.profile is None else faces.get(one.profile) for one in seats]
    free = _free_chips({(face.avatar.colour, face.avatar.pattern) for face in known if face is not None})
    people = []
    for seat, (one, face, letters) in enumerate(
        zip(seats, known, initials_of([one.name for one in seats]), strict=True)
    ):
        if face is None:
            people.append(Person(seat, one.name, Avatar(*next(free), letters)))
        else:
            avatar = replace(face.avatar, initials=face.avatar.initials or letters)
            people.append(Person(seat, one.name, avatar, face.title))
    return tuple(people)


def _free_chips(taken: set[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Colour and pattern of each chip that is neither taken nor given before."""
    chips, colours = range(len(CHIP_COLOURS)), {colour for colour, _ in taken}
    own = ((chip, chip) for chip in chips if chip not in colours)
    turns = (*range(_TURNED, len(chips)), *range(1, _TURNED))
    turned = ((chip, (chip + turn) % len(chips)) for turn in turns for chip in chips)
    return (chip for chip in chain(own, turned) if chip not in taken)
