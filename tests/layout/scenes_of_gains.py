"""What a game brought its people, at its end."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from PySide6.QtWidgets import QAbstractButton

from spyword_engine.progress.levels import level_of
from spyword_engine.progress.titles import titles
from spyword_qt.people import Person
from spyword_qt.screens.over import OverScreen
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen_people import GainView, LevelView, NewTitle
from tests.layout.scenes_beside import press
from tests.layout.scenes_of_table import over
from tests.layout.stand import Scene, Table

PARTS: Final = (("played", 20), ("won", 30), ("survived", 10), ("votes_on_target", 12), ("won_by_guess", 40))
TITLES: Final = (("part_of_the_furniture", "speech"), ("wandering_spirit", "ghost"))
"""With their glyphs."""


def _titles(language: str) -> tuple[NewTitle, ...]:
    return tuple(NewTitle(titles()[title].name(language), glyph) for title, glyph in TITLES)


def _level(xp: int) -> LevelView:
    level = level_of(xp)
    return LevelView(level.number, level.into, level.step)


def gain(person: Person, language: str, *, guest: bool = False) -> GainView:
    """The first gains all that there is, the second has left, others less and less."""
    seat, left = person.seat, person.seat == 1 and not guest
    parts = () if guest or left else PARTS[: 1 + (5 - seat) % 5]
    xp, before = sum(earned for _, earned in parts), 0 if guest else 130 * seat * seat + 40
    earlier = 0 if seat or guest else 8
    return GainView(
        person=person,
        xp=xp,
        parts=parts,
        earlier=earlier,
        xp_before=before,
        level_before=_level(before),
        level_after=_level(before + xp + earlier),
        titles=() if guest or left else _titles(language)[: 2 - seat],
        streak=0 if guest else 3 - seat,
        losing_run=0,
        is_guest=guest,
        has_left=left,
    )


def gained(table: Table, *, guests: int = 0, everybody: bool = False, **settings: Any) -> Screen:
    """So many at the end of the table are guests."""
    screen = over(table, **settings)
    assert isinstance(screen, OverScreen)
    first = 0 if everybody else len(table.people) - guests
    screen.show_gains(tuple(gain(one, table.language, guest=one.seat >= first) for one in table.people))
    return screen


def refuse(screen: Screen, table: Table) -> None:
    """The last one wants a profile, and can't have one."""
    press("gains")(screen, table)
    seat = table.people[-1].seat
    button = screen.findChild(QAbstractButton, f"keep_guest_{seat}")
    assert button is not None
    button.click()
    assert isinstance(screen, OverScreen)
    screen.refuse_guest(seat, "Somebody here has that name already.", is_bad=True)


SCENES: Final = {
    "over with gains": Scene(gained),
    "over with gains after a guess": Scene(partial(gained, guests=1, guessed=True)),
    "over of guests": Scene(partial(gained, everybody=True)),
    "gains": Scene(gained, press("gains")),
    "gains, hidden votes and guests": Scene(
        partial(gained, guests=2, outs=4, vote_result="totals"), press("gains")
    ),
    "gains, a guest is refused": Scene(partial(gained, guests=3), refuse),
    "gains of guests": Scene(partial(gained, everybody=True), press("make_profiles")),
}
