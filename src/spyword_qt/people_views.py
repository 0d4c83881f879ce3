"""The people of the data folder as screens show them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from spyword_qt.people import Avatar
from spyword_qt.screens.seen_people import KnownPerson, Score
from spyword_qt.store.entry import Entry
from spyword_qt.widgets.initials import first_letters


def known(entry: Entry, title_name: Callable[[str], str]) -> KnownPerson:
    """One of them; `title_name` gives a title's name by its id."""
    letters = entry.initials or first_letters(entry.name, 1)
    return KnownPerson(
        id=entry.id,
        name=entry.name,
        avatar=Avatar(entry.colour, entry.pattern, letters, entry.portrait),
        level=entry.level,
        titles=entry.titles,
        title="" if entry.title is None else title_name(entry.title),
        initials=entry.initials,
        retired=entry.retired,
        evening=entry.evening,
        over_all=Score(
            entry.played,
            entry.won,
            entry.votes_cast,
            entry.votes_on_target,
            entry.guessing_games,
            entry.ghost_guesses,
        ),
        that_evening=Score(
            entry.evening_played,
            entry.evening_won,
            entry.evening_votes_cast,
            entry.evening_votes_on_target,
            entry.evening_guessing_games,
            entry.evening_ghost_guesses,
        ),
    )


def known_people(entries: Iterable[Entry], title_name: Callable[[str], str]) -> tuple[KnownPerson, ...]:
    """All of them, in their order."""
    return tuple(known(entry, title_name) for entry in entries)
