"""What a game brought its people, for the end's screen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from spyword_engine.progress.gain import Gain
from spyword_engine.progress.levels import Level, level_of
from spyword_engine.progress.titles import titles
from spyword_engine.seat import Seat
from spyword_qt import title_wording
from spyword_qt.people import Person
from spyword_qt.screens.seen_people import GainView, LevelView, NewTitle

_GUEST: Final = Gain(
    xp=0,
    parts=(),
    earlier=0,
    xp_before=0,
    before=level_of(0),
    after=level_of(0),
    titles=(),
    streak=0,
    losing_run=0,
)


def gain_views(
    people: Sequence[Person],
    gains: Sequence[Gain | None],
    left: Collection[Seat],
    title_name: Callable[[str], str],
) -> tuple[GainView, ...]:
    """By seat. `gains` has None for guests; `title_name` gives a title's name by its id."""
    return tuple(
        _view(person, gain or _GUEST, gain is None, person.seat in left, title_name)
        for person, gain in zip(people, gains, strict=True)
    )


def _view(
    person: Person, gain: Gain, is_guest: bool, has_left: bool, title_name: Callable[[str], str]
) -> GainView:
    return GainView(
        person=person,
        xp=gain.xp,
        parts=gain.parts,
        earlier=gain.earlier,
        xp_before=gain.xp_before,
        level_before=_level(gain.before),
        level_after=_level(gain.after),
        titles=tuple(_title(title, title_name) for title in gain.titles),
        streak=gain.streak,
        losing_run=gain.losing_run,
        is_guest=is_guest,
        has_left=has_left,
    )


def _level(level: Level) -> LevelView:
    return LevelView(level.number, level.into, level.step)


def _title(title_id: str, title_name: Callable[[str], str]) -> NewTitle:
    title = titles()[title_id]
    return NewTitle(title_name(title_id), title_wording.glyph(title.scope, title.stat))
