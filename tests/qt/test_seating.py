"""Whoever sits at a table has a chip that nobody else there has."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from spyword_qt.people import Avatar, Face, Person, Seated, guests
from spyword_qt.seating import seat_people

FULL = 16
"""As many as any game seats."""
CHIPS = st.tuples(st.integers(0, 11), st.integers(0, 11))


def chips(people: tuple[Person, ...]) -> list[tuple[int, int]]:
    return [(person.avatar.colour, person.avatar.pattern) for person in people]


def test_sixteen_guests_have_sixteen_chips() -> None:
    found = chips(seat_people(guests([f"Guest {number}" for number in range(FULL)])))
    assert found[:12] == [(chip, chip) for chip in range(12)]
    assert len(set(found)) == FULL


def test_who_shares_a_colour_has_another_pattern_of_it() -> None:
    found = chips(seat_people(guests([f"Guest {number}" for number in range(FULL)])))
    assert found[12:] == [(0, 6), (1, 7), (2, 8), (3, 9)]


@given(taken=st.lists(CHIPS, unique=True, min_size=1, max_size=FULL))
def test_no_guest_has_a_chip_that_somebody_with_a_profile_has(taken: list[tuple[int, int]]) -> None:
    faces = {f"{seat}": Face(f"P{seat}", Avatar(*chip, ""), "") for seat, chip in enumerate(taken)}
    known = [Seated(face.name, profile) for profile, face in faces.items()]
    people = seat_people([*known, *guests(f"G{seat}" for seat in range(FULL - len(known)))], faces)
    assert len(set(chips(people))) == FULL
