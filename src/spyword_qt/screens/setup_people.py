"""Who sits down at the table: by a name that is typed, out of those who are known, or as the last time."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from spyword_engine.names import folded
from spyword_engine.seat import Seat
from spyword_qt.draft import Draft
from spyword_qt.people import Face, Person, Seated
from spyword_qt.present_names import called_now
from spyword_qt.screens.invite_sheet import InviteSheet
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seat_sheet import SeatSheet
from spyword_qt.screens.seen_people import KnownPerson
from spyword_qt.screens.setup_names import NameEntry
from spyword_qt.seating import seat_people, with_chips
from spyword_qt.widgets.strip import TableStrip


class SetupPeople(QObject):
    """Reads what is done to the table and its line, and says what the draft would be after it."""

    wanted = Signal(object)
    """The draft with somebody more, somebody less, or somebody elsewhere."""
    person_wanted = Signal(str, object)
    """Somebody new, of whom so much of the name is known; the seat of the guest it is, or None."""

    def __init__(self, screen: Screen, strip: TableStrip, entry: NameEntry) -> None:
        super().__init__(screen)
        self._screen, self._strip, self._entry = screen, strip, entry
        self._draft = Draft()
        self._known: dict[str, KnownPerson] = {}
        self._faces: dict[str, Face] = {}
        self._last: tuple[Seated, ...] = ()
        self._gone: tuple[Seated, ...] = ()
        self._offered: tuple[Seated, ...] = ()
        self._people: tuple[Person, ...] = ()
        self._seat_sheet = SeatSheet(screen)
        self._invite_sheet: InviteSheet | None = None
        self._connect()

    @property
    def offers(self) -> object:
        """All that is shown depends on, beside the draft; compared only."""
        return self._last, self._gone, self._known

    def begin(self, last: tuple[Seated, ...]) -> None:
        """Take who was at the last table; the draft is shown after that."""
        self._last, self._gone = last, ()

    def show_known(self, known: tuple[KnownPerson, ...]) -> None:
        """Take who can be invited; the draft is shown after that."""
        self._known = {one.id: one for one in known}
        self._faces = {
            one.id: Face(one.name, replace(one.avatar, initials=one.initials), one.title) for one in known
        }

    def show_draft(self, draft: Draft) -> Draft:
        """Show who sits, and who could; returns the draft in which every guest has a chip for good."""
        draft = self._draft = replace(draft, seats=with_chips(draft.seats, self._faces))
        self._people = seat_people(draft.seats, self._faces)
        everybody = with_chips((*draft.seats, *self._offers()), self._faces)
        self._offered = everybody[len(draft.seats) :]
        # Whoever is sent away has come to stay away: then nobody wants all of them.
        offers_all = not self._gone and len(self._offered) > 1
        offered = seat_people(everybody, self._faces)[len(draft.seats) :]
        self._strip.show_people(self._people, self._notes(), offered, offers_all=offers_all, most=draft.most)
        free = [one for one in self._known.values() if not one.retired and draft.can_invite(_seated(one))]
        self._entry.show_draft(draft, free)
        if self._invite_sheet is not None and self._invite_sheet.isVisible():
            self._fill_invite_sheet(self._invite_sheet)
        return draft

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self._entry.retranslate()
        self._seat_sheet.retranslate()
        if self._invite_sheet is not None:
            self._invite_sheet.retranslate()

    def seat(self, profile: str, seat: Seat | None = None) -> None:
        """Let somebody who is known sit down: on a guest's seat, who they are, or on the next one."""
        person, draft = self._known.get(profile), self._draft
        if person is None:
            # Kept a moment ago, and not to be read back: the disk is failing.
            return
        one = _seated(person)
        if self._invite_sheet is not None:
            self._invite_sheet.await_next()
        if seat is not None and draft.can_take(seat, one):
            self.wanted.emit(draft.take(seat, one))
        elif draft.can_invite(one):
            self.wanted.emit(draft.invite(one))

    def _connect(self) -> None:
        strip, sheet = self._strip, self._seat_sheet
        self._entry.named.connect(self._add)
        self._entry.meant.connect(self.seat)
        strip.offer_pressed.connect(self._take_offer)
        strip.all_pressed.connect(self._take_all)
        strip.add_pressed.connect(self._open_invite_sheet)
        strip.person_pressed.connect(self._open_seat)
        strip.moved.connect(self._move)
        sheet.renamed.connect(self._rename)
        sheet.moved.connect(self._move_and_stay)
        sheet.removed.connect(self._remove)
        sheet.recognise_wanted.connect(self._open_invite_sheet)
        sheet.made_guest.connect(self._make_guest)

    def _notes(self) -> dict[Seat, str]:
        """Who is a guest, said where somebody isn't."""
        seats = self._draft.seats
        if all(one.profile is None for one in seats):
            return {}
        return {seat: self.tr("guest") for seat, one in enumerate(seats) if one.profile is None}

    def _offers(self) -> tuple[Seated, ...]:
        """Who was at the last table or was sent away, and could sit down beside those who sit."""
        table = self._draft
        names = {one.id: one.name for one in self._known.values() if not one.retired}
        last = called_now(list(filter(None, map(self._as_known, self._last))), names)
        for who in (*last, *filter(None, map(self._as_known, self._gone))):
            if table.name_problem(who.name) is None and table.can_invite(who):
                table = table.invite(who)
        return table.seats[len(self._draft.seats) :]

    def _as_known(self, one: Seated) -> Seated | None:
        """Who somebody of an earlier table is by now; None for who plays no more."""
        if one.profile is None:
            # A guest they were, whoever else has the name: they may have wanted to be one.
            return one
        person = self._known.get(one.profile)
        if person is None:
            return Seated(one.name)
        return None if person.retired else _seated(person)

    def _by_name(self, name: str) -> Seated:
        """Whoever has just that name and could sit down; a guest where nobody has."""
        key = folded(name)
        for person in self._known.values():
            who = _seated(person)
            if not person.retired and folded(person.name) == key and self._draft.can_invite(who):
                return who
        return Seated(name)

    def _add(self, raw: str) -> None:
        guest = self._draft.add(raw)
        who = self._by_name(guest.names[-1])
        self.wanted.emit(guest if who.profile is None else self._draft.invite(who))

    def _add_guest(self, raw: str) -> None:
        self.wanted.emit(self._draft.add(raw))

    def _take_offer(self, place: int) -> None:
        self.wanted.emit(self._draft.invite(self._offered[place]))

    def _take_all(self) -> None:
        self.wanted.emit(replace(self._draft, seats=(*self._draft.seats, *self._offered)))

    def _rename(self, seat: Seat, name: str) -> None:
        self.wanted.emit(self._draft.rename(seat, name))

    def _make_guest(self, seat: Seat) -> None:
        self.wanted.emit(self._draft.take(seat, Seated(self._draft.names[seat])))

    def _move(self, seat: Seat, to: Seat) -> None:
        self.wanted.emit(self._draft.move(seat, to))

    def _move_and_stay(self, seat: Seat, to: Seat) -> None:
        self._move(seat, to)
        self._seat_sheet.show_seat(self._draft, self._people[to])

    def _remove(self, seat: Seat) -> None:
        # Whoever was taken away by mistake is one press from coming back.
        self._gone = (*self._gone, self._draft.seats[seat])
        self.wanted.emit(self._draft.remove(seat))

    def _send_away(self, profile: str) -> None:
        seats = tuple(one for one in self._draft.seats if one.profile != profile)
        self.wanted.emit(replace(self._draft, seats=seats))

    def _open_seat(self, seat: Seat) -> None:
        self._seat_sheet.show_seat(self._draft, self._people[seat])
        self._seat_sheet.open()

    def _open_invite_sheet(self, seat: Seat | None = None) -> None:
        sheet = self._invite_sheet
        if sheet is None:
            sheet = self._invite_sheet = InviteSheet(self._screen)
            sheet.invited.connect(self.seat)
            sheet.sent_away.connect(self._send_away)
            sheet.guest_wanted.connect(self._add_guest)
            sheet.recognised.connect(self.seat)
            sheet.new_wanted.connect(self.person_wanted)
        sheet.begin(seat)
        sheet.show_table(self._draft, self._people, tuple(self._known.values()))
        sheet.open()

    def _fill_invite_sheet(self, sheet: InviteSheet) -> None:
        if sheet.is_done_at(self._draft):
            sheet.dismiss()
        else:
            sheet.show_table(self._draft, self._people, tuple(self._known.values()))


def _seated(person: KnownPerson) -> Seated:
    return Seated(person.name, person.id)
