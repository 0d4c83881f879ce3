"""The word game that is on: what of it may be seen, and how it is moved on."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QObject

from spyword_engine.actions import Action, Leave, TimeUp
from spyword_engine.deal import Role
from spyword_engine.match import Match
from spyword_engine.phase import Phase
from spyword_engine.views import TableView, table_view
from spyword_qt import loans
from spyword_qt.dealer import Dealer
from spyword_qt.device import Gate, GateNote, OnTable, Opened, Purpose, screen_for, step_for
from spyword_qt.draft import Draft, draft_for
from spyword_qt.hosting import Hosting
from spyword_qt.people import Seated
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.seen import CardFace, EndCards, Offers, Progress
from spyword_qt.store.saved_game import SavedGame
from spyword_qt.upkeep import Upkeep
from spyword_qt.word_game import WordGame

InHand: TypeAlias = Gate | Opened

_VOTES: Final = (Phase.VOTE, Phase.DUEL_VOTE)


class WordPlaying(Hosting[WordGame, InHand]):
    """What the word game's presenter holds, and shows to the screens."""

    KIND = "word"

    def __init__(self, upkeep: Upkeep, dealer: Dealer, parent: QObject | None = None) -> None:
        super().__init__(upkeep, parent)
        self._dealer = dealer

    @property
    def screen(self) -> ScreenName:
        return screen_for(self.view(), self._step)

    @property
    def is_secret_open(self) -> bool:
        return isinstance(self._step, Opened)

    @property
    def is_talking(self) -> bool:
        return self._phase in (Phase.DISCUSSION, *_VOTES)

    def view(self) -> TableView:
        """What everybody may see."""
        return table_view(self._on().match)

    def card_face(self) -> CardFace:
        """On loan: the card of the seat that the device was opened by."""
        return loans.card_face(self._on(), self._step)

    def private_role(self) -> Role:
        """On loan: the role of the seat that is out and has opened its private screen."""
        return loans.private_role(self._on(), self._step)

    def progress(self) -> Progress | None:
        """How many have had the device, where everybody gets it in turn."""
        if isinstance(self._step, OnTable) or self._step.purpose not in (Purpose.CARD, Purpose.VOTE):
            return None
        view = self.view()
        duellists = view.candidates if view.phase is Phase.DUEL_VOTE else ()
        total = len(view.inside) - len(duellists)
        return Progress(done=total - len(view.waiting), total=total)

    @property
    def tint(self) -> str:
        """The ground of the package's pictures. It is the same for both words."""
        return self._on().pack.tint

    def end_cards(self) -> EndCards:
        """Both pictures, once the game is over."""
        return loans.end_cards(self._on())

    def offers(self) -> Offers:
        """What the table's menu can do now."""
        game = self._on()
        return Offers(
            undo=game.can_undo,
            redeal=game.can_redeal,
            more_time=self._phase is Phase.DISCUSSION and self.clock_view() is not None,
            leavers=tuple(one for one in self.people if one.seat not in game.left),
        )

    def again(self) -> Draft:
        """The draft of the same table, those who have left excepted, with the same settings."""
        game = self._on()
        return draft_for(self._here(game.stayed), game.match.setup.settings)

    # Within

    @property
    def _phase(self) -> Phase:
        return self._on().match.phase

    def _do(self, action: Action) -> None:
        if self._untold is None:
            self._move_on(action)

    def _move_on(self, action: Action) -> None:
        before = self._on().match
        self._game, events = self._on().after(action)
        self._step = self._step_now(_reason(action, before, self._phase))
        if self._phase is not before.phase:
            self._set_clock()
        if self._game.is_over:
            self._game = self._game.ending(self._now())
        self._tell_when_kept(events)

    def _set_clock(self) -> None:
        limit = self._on().match.time_limit
        if self._phase is Phase.DISCUSSION and limit is not None:
            self._countdown.begin(limit)
        elif self._phase is Phase.VOTE:
            # It is kept where it stopped, should the table take the vote back.
            self._countdown.hold()
        else:
            self._countdown.stop()

    def _step_now(self, note: GateNote | None = None) -> InHand | OnTable:
        return step_for(self.view(), note)

    def _revived(self, saved: SavedGame) -> WordGame:
        return self._dealer.revive(saved)

    def _restore_clock(self, left: float) -> None:
        limit = self._on().match.setup.settings.discussion_seconds
        if limit is not None:
            self._countdown.restore(left, limit)

    def _dealt(self, draft: Draft) -> WordGame:
        return self._dealer.deal(self._here(draft.seats), draft.settings(), draft.pack)

    def _dealt_again(self) -> WordGame:
        """With a package that is new to the table."""
        draft = self.again()
        return self._dealer.deal(draft.seats, draft.settings(), None, not_again=self._on().pack.id)

    def _count_play(self) -> None:
        # Counted before the end, the chooser would tell the ghost the kind of the words on the table.
        game = self._on()
        if not game.is_counted:
            self._keeper.write(self._counting.count(game.pack.id, game.seats, game.id))
            self._game = game.counted()
            self.keep()

    def _count_play_of(self, one: Seated) -> None:
        game = self._on()
        self._keeper.write(self._counting.count(game.pack.id, (one,), game.id))


def _reason(action: Action, before: Match, phase: Phase) -> GateNote | None:
    """What a gate says that an action led to, from a match to a phase."""
    match action:
        case TimeUp():
            return GateNote.TIME_UP
        case Leave(seat) if before.ballots and phase is before.phase in _VOTES and seat in before.inside:
            return GateNote.VOTE_ANEW
    return None
