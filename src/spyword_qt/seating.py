"""Those who sit become people: each seat its chip and its letters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Final

from spyword_qt.people import Avatar, Chip, Face, Person, Seated
from spyword_qt.theme.tokens import CHIP_COLOURS
from spyword_qt.widgets.initials import first_letters, initials_of

_NOBODY: Final[Mapping[str, Face]] = {}
ALIKE: Final = 2
"""Letters that names have in common which begin alike: hardly ever is less shown of one."""
_TURNED: Final = 6
"""How far on a colour's second pattern is from its own: the two have least in common."""


def seat_people(seats: Sequence[Seated], faces: Mapping[str, Face] = _NOBODY) -> tuple[Person, ...]:
    """The people of a table, in seat order.

    `faces` are those of profiles, by id; somebody whose face isn't there looks like a guest. Guests have the
    chips that `with_chips` gives them.
    """
    names = [one.name for one in seats]
    letters = initials_of(names)
    people = []
    for seat, (one, chip, own) in enumerate(zip(seats, _chips(seats, faces), letters, strict=True)):
        face = _face(one, faces)
        if face is None:
            avatar, title = Avatar(*chip, own), ""
        else:
            avatar, title = replace(face.avatar, initials=face.avatar.initials or own), face.title
        people.append(Person(seat, one.name, avatar, title, _alike(seat, names)))
    return tuple(people)


def with_chips(seats: Sequence[Seated], faces: Mapping[str, Face] = _NOBODY) -> tuple[Seated, ...]:
    """The same people, every guest with a chip.

    Whoever was given one keeps it, unless a guest before them has it. The others get, in their order, the
    chips whose colours nobody else has; once these have run out, chips that nobody else has.
    """
    chips = zip(seats, _chips(seats, faces), strict=True)
    return tuple(one if _face(one, faces) else replace(one, chip=chip) for one, chip in chips)


def _alike(seat: int, names: Sequence[str]) -> tuple[str, ...]:
    """The others' names of the same beginning."""
    start = first_letters(names[seat], ALIKE)
    others = (name for other, name in enumerate(names) if other != seat)
    return tuple(name for name in others if first_letters(name, ALIKE) == start)


def _chips(seats: Sequence[Seated], faces: Mapping[str, Face]) -> Iterator[Chip]:
    own: dict[int, Chip] = {}
    given: dict[int, Chip] = {}
    for seat, one in enumerate(seats):
        face = _face(one, faces)
        if face is not None:
            own[seat] = face.avatar.colour, face.avatar.pattern
        elif one.chip is not None and one.chip not in given.values():
            given[seat] = one.chip
    had = own | given
    free = _free_chips(set(had.values()))
    return (had[seat] if seat in had else next(free) for seat in range(len(seats)))


def _face(one: Seated, faces: Mapping[str, Face]) -> Face | None:
    return None if one.profile is None else faces.get(one.profile)


def _free_chips(taken: set[Chip]) -> Iterator[Chip]:
    """Colour and pattern of each chip that is neither taken nor given before."""
    chips, colours = range(len(CHIP_COLOURS)), {colour for colour, _ in taken}
    own = ((chip, chip) for chip in chips if chip not in colours)
    turns = (*range(_TURNED, len(chips)), *range(1, _TURNED))
    turned = ((chip, (chip + turn) % len(chips)) for turn in turns for chip in chips)
    return (chip for chip in chain(own, turned) if chip not in taken)
