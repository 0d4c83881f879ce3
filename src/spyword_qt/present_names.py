"""What people at a table are called by now: profiles are renamed between the games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from spyword_engine.names import folded, free_name
from spyword_qt.people import Seated


def called_now(seats: Sequence[Seated], names: Mapping[str, str]) -> tuple[Seated, ...]:
    """The same people in the same order, whose names are those of their profiles.

    `names` are given by profile. Of two who would be called the same, the one without a name in there, a
    guest mostly, gets a number behind theirs: nobody loses their seat to somebody else's new name.
    """
    now = list(seats)
    taken: set[str] = set()
    everybody = {folded(one.name) for one in seats}
    for seat in sorted(range(len(now)), key=lambda seat: now[seat].profile not in names):
        one = now[seat]
        name = one.name if one.profile is None else names.get(one.profile, one.name)
        if folded(name) in taken:
            name = free_name(name, taken | everybody)
        taken.add(folded(name))
        now[seat] = replace(one, name=name)
    return tuple(now)
