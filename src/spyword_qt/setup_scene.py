"""What is settled before a game, and dealing it."""

from __future__ import annotations

from dataclasses import asdict, replace
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from spyword_qt.backstage import Backstage
from spyword_qt.flow import Flow
from spyword_qt.screens.name import ScreenName

if TYPE_CHECKING:
    from spyword_engine.seat import Seat
    from spyword_qt.bandit.script import Script
    from spyword_qt.draft import Draft
    from spyword_qt.people import Seated
    from spyword_qt.person_desk import PersonDesk
    from spyword_qt.screens.seen_people import KnownPerson
    from spyword_qt.screens.setup import SetupScreen

# Home is painted first: what this needs is imported when the screen is built.


class SetupScene(QObject):
    """Settles the draft of the next game, and deals it."""

    picture_lost = Signal(str)
    """Why the picture of somebody new couldn't be kept, as a sentence."""
    names_shown = Signal(object)
    """The names of the draft, whenever it is shown anew."""

    def __init__(self, backstage: Backstage, flow: Flow, parent: QObject) -> None:
        super().__init__(parent)
        self._backstage = backstage
        self._flow = flow
        self._met: set[str] | None = None
        """The profiles that there were when the screen was last shown."""
        self._seat_of_new: Seat | None = None

    @cached_property
    def screen(self) -> SetupScreen:
        from spyword_qt.screens.setup import SetupScreen

        setup = SetupScreen(self._backstage.clock)
        setup.draft_changed.connect(self._change)
        setup.person_wanted.connect(self._make_person)
        setup.kind_switched.connect(self._switch_kind)
        setup.start_game.connect(self._start)
        setup.back.connect(partial(self._flow.go, ScreenName.HOME))
        return setup

    @cached_property
    def _draft(self) -> Draft:
        from spyword_qt.draft import Draft, Led

        chosen = self._backstage.preferences
        led = Led(chosen.judge, chosen.speech_seconds, chosen.call_out_steps, chosen.speak_script)
        return Draft(game=chosen.game, chosen=chosen.last_settings or {}, led=led)

    def begin(self, draft: Draft | None = None) -> None:
        """Opens the screen with a draft, or with the one that was left there."""
        if draft is not None:
            self._draft = draft
        self._flow.go(ScreenName.SETUP)

    def show(self) -> None:
        last, known = self._backstage.preferences.last_table, self._known_people()
        self._draft = self._draft.brought_up_to_date(
            {one.id: one.name for one in known if not one.retired}, {one.id for one in known if one.retired}
        )
        self._recognise(known)
        self.screen.show_setup(self._draft, last, known)
        self._show_packs()
        self._look_for_voice()
        names = (*self._draft.names, *(one.name for one in last), *(one.name for one in known))
        self.names_shown.emit(names)

    def heed_table(self, seats: tuple[Seated, ...]) -> None:
        """Some have left, or are no guests any more: the next game begins with those who are there now."""
        self._draft = replace(self._draft, seats=seats)
        self._backstage.remember_table(seats, self._backstage.preferences.last_settings or {})

    @cached_property
    def _desk(self) -> PersonDesk:
        from spyword_qt.person_desk import PersonDesk

        desk = PersonDesk(self._backstage, self)
        desk.saved.connect(self._seat_person)
        desk.picture_lost.connect(self.picture_lost)
        return desk

    @cached_property
    def _script(self) -> Script:
        script = self._backstage.tables.script
        script.voice_found.connect(self._offer_voice)
        return script

    def _look_for_voice(self) -> None:
        if self._draft.has_judge:
            self._script.look_for_voice()

    def _offer_voice(self, has_voice: bool) -> None:
        self.screen.offer_voice(has_voice)

    def _known_people(self) -> tuple[KnownPerson, ...]:
        from spyword_qt.people_views import known_people

        return known_people(self._backstage.profiles.entries(), self._backstage.faces.title)

    def _recognise(self, known: tuple[KnownPerson, ...]) -> None:
        """Whoever played as a guest, and has got a profile since then, sits on with that."""
        from spyword_engine.names import folded
        from spyword_qt.people import Seated

        before, self._met = self._met, {one.id for one in known}
        if before is None:
            return
        news = {
            folded(one.name): Seated(one.name, one.id)
            for one in known
            if one.id not in before and not one.retired
        }
        for seat, name in enumerate(self._draft.names):
            one = news.get(folded(name))
            if one is not None and self._draft.can_take(seat, one):
                self._draft = self._draft.take(seat, one)

    def _make_person(self, name: str, seat: Seat | None) -> None:
        self._seat_of_new = seat
        self._desk.make(self.screen, name)

    def _seat_person(self, profile: str) -> None:
        known = self._known_people()
        self._met = {one.id for one in known}
        self.screen.show_known(known)
        self.screen.seat(profile, self._seat_of_new)

    def _change(self, draft: Draft) -> None:
        is_other_game = draft.game != self._draft.game
        self._draft = draft
        if is_other_game:
            preferences = self._backstage.preferences
            self._backstage.remember_preferences(replace(preferences, game=draft.game))
            self._look_for_voice()
        self._show_packs()
        self.names_shown.emit(draft.names)

    def _show_packs(self) -> None:
        from spyword_qt.pack_views import by_kind
        from spyword_qt.people import person_key
        from spyword_qt.screens.seen import PackCover

        plays, language = self._backstage.plays, self._backstage.words_in
        people, off = tuple(map(person_key, self._draft.seats)), self._backstage.preferences.kinds_off
        covers = tuple(
            PackCover(
                label.id,
                label.kind(language),
                label.number,
                label.tint,
                plays.times(label.id, people),
                label.group,
                label.group in off,
            )
            for label in by_kind(self._backstage.shelf.labels, language)
            if language in label.languages
        )
        if all(cover.id != self._draft.pack for cover in covers):
            # It was deleted since it was chosen, or has no words in the language chosen since.
            self._draft = self._draft.with_surprise()
        self.screen.show_packs(covers, self._draft.pack)

    def _switch_kind(self, group: str, on: bool) -> None:
        preferences = self._backstage.preferences
        others = tuple(each for each in preferences.kinds_off if each != group)
        off = others if on else (*others, group)
        self._backstage.remember_preferences(replace(preferences, kinds_off=off))
        self._show_packs()

    def _remember_all(self, draft: Draft) -> None:
        preferences = self._backstage.preferences
        self._backstage.remember_preferences(
            replace(
                preferences,
                game=draft.game,
                **asdict(draft.led),
                last_table=draft.seats,
                last_settings=dict(draft.chosen),
            )
        )

    def _start(self) -> None:
        if self._draft.can_start:
            self._backstage.tables.when_quiet(self._ask_or_deal)

    def _ask_or_deal(self) -> None:
        tables = self._backstage.tables
        if tables.is_one_waiting():
            self.screen.ask_to_replace(partial(tables.when_quiet, self._deal))
        else:
            self._deal()

    def _deal(self) -> None:
        draft = self._draft
        self._remember_all(draft)
        self._backstage.tables.of(draft.game).start(draft)
        # The package was for this game; who plays, and how, is a start for the next one.
        self._draft = draft.with_surprise()
