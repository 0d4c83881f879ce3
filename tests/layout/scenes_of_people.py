"""The people who are known here: their list, their board, and what opens over these."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from typing import Final

from PySide6.QtWidgets import QLineEdit

from spyword_qt import people_wording
from spyword_qt.people import Person
from spyword_qt.screens.people import PeopleScreen
from spyword_qt.screens.person_draft import PersonDraft
from spyword_qt.screens.profile_sheet import ProfileSheet
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen_people import KnownPerson, Score
from spyword_qt.widgets.unsaved import Unsaved
from tests.layout.scenes_beside import press
from tests.layout.stand import Scene, Table

TONIGHT: Final = date(2026, 11, 29)
DAYS_AGO: Final = (0, 0, 1, 3, 40, 400)


def known(person: Person) -> KnownPerson:
    """Somebody of the table with a past; every seventh hasn't played yet."""
    seat = person.seat
    played = (seat % 7) * 37
    return KnownPerson(
        id=f"{seat:032x}",
        name=person.name,
        avatar=person.avatar,
        level=1 + 6 * seat,
        titles=seat,
        title=person.title,
        evening=TONIGHT - timedelta(days=DAYS_AGO[seat % 6]) if played else None,
        over_all=Score(played, played // 2, 3 * played, played, played, seat),
        that_evening=Score(12, seat % 5, 30, 20 + seat, 12, seat % 3) if played else Score(),
    )


def people(table: Table, *, retired: int = 0, count: int | None = None) -> Screen:
    """The last so many of them retired; only the first `count` of them where that is given."""
    screen = PeopleScreen(table.clock)
    everybody = [known(one) for one in table.people][:count]
    shown = [replace(one, retired=i >= len(everybody) - retired) for i, one in enumerate(everybody)]
    screen.show_people(shown, TONIGHT)
    return screen


def first(prefix: str) -> str:
    """The name of a control that belongs to whoever is listed first."""
    return f"{prefix}_{0:032x}"


def search(screen: Screen, _table: Table) -> None:
    field = screen.findChild(QLineEdit, "search")
    assert isinstance(field, QLineEdit)
    field.setText("qqq")


def say(screen: Screen, table: Table) -> None:
    assert isinstance(screen, PeopleScreen)
    screen.say(people_wording.deleted(table.names[0]), undo=True)


def tell(screen: Screen, table: Table) -> None:
    from spyword_qt.store.arrivals import ImportResult

    assert isinstance(screen, PeopleScreen)
    result = ImportResult(table.names[:1], table.names[:4], table.names, table.names[3:4])
    screen.tell(people_wording.all_imported(), people_wording.imported(result))


def fill_in(screen: Screen, table: Table, *, name: str | None = None) -> None:
    """Somebody new of that name, or the first of the table."""
    shown = [known(one) for one in table.people]
    draft = PersonDraft.of(shown[0], shown) if name is None else PersonDraft.of_new(shown, name)
    ProfileSheet(screen, draft).begin()


def leave_unsaved(screen: Screen, _table: Table) -> None:
    """The window is to be closed over a name that was changed."""
    field, unsaved = screen.findChild(QLineEdit, "person_name"), screen.findChild(Unsaved)
    assert isinstance(field, QLineEdit)
    assert isinstance(unsaved, Unsaved)
    field.setText("Anna")
    unsaved.leave()


def then(*acts: Callable[[Screen, Table], object]) -> Callable[[Screen, Table], None]:
    """One after the other."""

    def act(screen: Screen, table: Table) -> None:
        for each in acts:
            each(screen, table)

    return act


def pressed(names: Sequence[str]) -> Callable[[Screen, Table], None]:
    return then(*(press(name) for name in names))


SCENES: Final = {
    "people": Scene(people),
    "people, some retired": Scene(partial(people, retired=2)),
    "people with a notice": Scene(people, notice=True),
    "people of nobody": Scene(partial(people, count=0), shows_people=False),
    "people, found": Scene(people, search, shows_people=False),
    "people, one deleted": Scene(people, say),
    "people, imported": Scene(people, tell),
    "people's menu": Scene(people, pressed([first("more")])),
    "people's question": Scene(people, pressed([first("more"), "person_remove"])),
    "people's order": Scene(people, pressed(["sort"]), shows_people=False),
    "people's files": Scene(people, pressed(["people_more"]), shows_people=False),
    "person anew": Scene(people, partial(fill_in, name=""), shows_people=False),
    "person with a name that can't be": Scene(people, partial(fill_in, name="x" * 40), shows_people=False),
    "person's name and chip": Scene(people, fill_in),
    "person who isn't saved yet": Scene(people, then(fill_in, leave_unsaved)),
    "board": Scene(people, pressed(["people_board"])),
    "board of rates": Scene(people, pressed(["people_board", "board_all_time", "board_win_rate"])),
    "board of votes": Scene(people, pressed(["people_board", "board_votes"])),
    "board of nobody": Scene(partial(people, count=1), pressed(["people_board", "board_guesses"])),
}
