"""A game being set up: who sits down, with which package and settings."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from PySide6.QtWidgets import QAbstractButton, QLineEdit

from spyword_qt.draft import Draft, Led
from spyword_qt.people import Avatar, Seated, guests
from spyword_qt.screens.invite_tile import InviteTile
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen import PackCover
from spyword_qt.screens.seen_people import KnownPerson
from spyword_qt.screens.setup import SetupScreen
from spyword_qt.screens.setup_settings import SHEETS
from spyword_qt.store import library
from spyword_qt.widgets.initials import first_letters
from spyword_qt.widgets.seat import Seat
from tests.layout.stand import Scene, Table

MORE: Final = tuple(
    f"{first} {letter}." for letter in "BKPRSTW" for first in ("Anna", "Bartłomiej", "Zoë", "王芳")
)


@cache
def covers(language: str) -> tuple[PackCover, ...]:
    """All packages that ship, as the set-up shows them; some kinds are off."""
    return tuple(
        PackCover(
            pack.id,
            pack.kind(language),
            pack.number,
            pack.tint,
            place % 12,
            pack.series,
            len(pack.series) % 5 == 0,
        )
        for place, pack in enumerate(library.Library.load(library.default_folder()).packs)
    )


def known(table: Table) -> tuple[KnownPerson, ...]:
    """Who sits at the table, and many more; every second of them wears a title."""
    return tuple(
        KnownPerson(
            id=f"{place:032x}",
            name=name,
            avatar=Avatar(place % 12, place * 5 % 12, first_letters(name, 1)),
            level=place % 30 + 1,
            titles=place % 9,
            title=table.title if place % 2 else "",
        )
        for place, name in enumerate((*table.names, *MORE))
    )


def of_guests(table: Table, *, seated: int | None = None) -> Screen:
    """With so many at the table, the others being offered; None seats everybody."""
    screen = SetupScreen(table.clock)
    screen.show_setup(Draft(guests(table.names[:seated])), guests(table.names))
    screen.show_packs(covers(table.language), None)
    return screen


def of_profiles(table: Table, *, seated: int | None = None) -> Screen:
    """The same of people with profiles, and of one guest among them."""
    screen = SetupScreen(table.clock)
    seats = tuple(Seated(one.name, one.id) for one in known(table)[: len(table.names)])
    seats = (seats[0], Seated(seats[1].name), *seats[2:])
    screen.show_setup(Draft(seats[:seated]), seats, known(table))
    screen.show_packs(covers(table.language), None)
    return screen


def for_bandit(table: Table, *, seated: int | None = None, judge: str = "") -> Screen:
    """The game with a judge, whose name may be long, or a player's."""
    screen = SetupScreen(table.clock)
    led = Led(judge=judge or table.names[-1][::-1], speech_seconds=90, call_out_steps=True)
    screen.show_setup(Draft(guests(table.names[:seated]), game="bandit", led=led), guests(table.names))
    screen.show_packs(covers(table.language), None)
    return screen


def for_bandit_of_profiles(table: Table) -> Screen:
    screen = SetupScreen(table.clock)
    seats = tuple(Seated(one.name, one.id) for one in known(table)[: len(table.names)])
    screen.show_setup(Draft(seats, game="bandit"), seats, known(table))
    screen.show_packs(covers(table.language), None)
    return screen


def judge_by_a_players_name(screen: Screen, table: Table) -> None:
    type_into("judge_name", table.names[0])(screen, table)


def press(*names: str) -> Callable[[Screen, Table], None]:
    """What presses buttons of the screen, one after the other."""

    def act(screen: Screen, table: Table) -> None:
        for name in names:
            button = screen.findChild(QAbstractButton, name)
            assert button is not None, name
            button.click()
            table.clock.now += 1

    return act


def open_seat(screen: Screen, _table: Table, *, seat: int = 0) -> None:
    screen.findChildren(Seat)[seat].click()


def ask_who(screen: Screen, table: Table) -> None:
    open_seat(screen, table, seat=1)
    press("seat_identity")(screen, table)


def type_into(name: str, text: str) -> Callable[[Screen, Table], None]:
    """What types a text into a line."""

    def act(screen: Screen, _table: Table) -> None:
        field = screen.findChild(QLineEdit, name)
        assert field is not None, name
        field.setText(text)

    return act


def invite_two(screen: Screen, table: Table) -> None:
    press("seat_add")(screen, table)
    for tile in screen.findChildren(InviteTile)[1:3]:
        tile.click()


def search(screen: Screen, table: Table) -> None:
    press("seat_add")(screen, table)
    type_into("invite_search", "a")(screen, table)


def search_in_vain(screen: Screen, table: Table) -> None:
    press("seat_add")(screen, table)
    type_into("invite_search", "Somebody nobody knows")(screen, table)


def search_badly(screen: Screen, table: Table) -> None:
    press("seat_add")(screen, table)
    type_into("invite_search", BAD_NAME)(screen, table)


def ask_to_replace(screen: Screen, _table: Table) -> None:
    assert isinstance(screen, SetupScreen)
    screen.ask_to_replace(screen.forget)


BAD_NAME: Final = "A name that has more letters than a name can have"

SCENES: Final = {
    "setup": Scene(of_guests),
    "setup of nobody": Scene(partial(of_guests, seated=0)),
    "setup of two": Scene(partial(of_guests, seated=2)),
    "setup with a name that can't be": Scene(
        partial(of_guests, seated=3), type_into("player_name", BAD_NAME)
    ),
    "setup with a notice": Scene(of_guests, notice=True),
    "setup of profiles": Scene(of_profiles),
    "setup of profiles to come": Scene(partial(of_profiles, seated=0)),
    "setup with a name that is known": Scene(partial(of_profiles, seated=3), type_into("player_name", "a")),
    "setup further on in the packages": Scene(of_profiles, press("packs_on", "packs_on")),
    "setup's seat": Scene(of_guests, open_seat),
    "setup's invited seat": Scene(of_profiles, open_seat),
    "setup's guest to be known": Scene(of_profiles, ask_who),
    "setup's people": Scene(partial(of_profiles, seated=3), press("seat_add")),
    "setup's people, some seated": Scene(partial(of_profiles, seated=3), invite_two),
    "setup's people found": Scene(partial(of_profiles, seated=3), search),
    "setup's people not found": Scene(partial(of_profiles, seated=3), search_in_vain),
    "setup's people that can't be": Scene(partial(of_profiles, seated=3), search_badly),
    "setup's people to be": Scene(partial(of_guests, seated=0), press("seat_add"), shows_people=False),
    "setup's packages": Scene(of_guests, press("all_packages"), shows_people=False),
    **{f"setup's {name}": Scene(of_guests, press(f"pill_{name}")) for name in SHEETS},
    "setup for Secret Bandit": Scene(for_bandit, crowd=True),
    "setup for Secret Bandit of two": Scene(partial(for_bandit, seated=2)),
    "setup for Secret Bandit of profiles": Scene(for_bandit_of_profiles, crowd=True),
    "setup for Secret Bandit with a player to judge": Scene(for_bandit, judge_by_a_players_name, crowd=True),
    "setup's speeches": Scene(for_bandit, press("pill_speeches"), crowd=True),
    "setup's calls": Scene(for_bandit, press("pill_calls"), crowd=True),
    "setup's question": Scene(of_guests, ask_to_replace, shows_people=False),
}
