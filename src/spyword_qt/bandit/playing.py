"""The game of Secret Bandit that is on: what of it may be seen, and how it is moved on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from spyword_engine.bandit.actions import Action, Choose
from spyword_engine.bandit.phase import NIGHT_PHASES, SPOKEN, VOTES, Phase
from spyword_engine.bandit.views import JudgeView, TableView, card_view, judge_view, table_view
from spyword_engine.names import tidy
from spyword_qt.bandit.dealer import BanditDealer
from spyword_qt.bandit.game import BanditGame, game_from
from spyword_qt.bandit.steps import AtNight, InHand, JudgeGate, TieShown, screen_for
from spyword_qt.device import Gate, GateNote, OnTable, Opened, Purpose
from spyword_qt.draft import Draft
from spyword_qt.hosting import Hosting
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.seen import Offers, Progress, RoleFace
from spyword_qt.store.saved_game import SavedGame
from spyword_qt.upkeep import Upkeep


@dataclass(frozen=True)
class SpeechOver:
    """The clock of a speech is up: beside the engine's events, for it knows no clock."""


class BanditPlaying(Hosting[BanditGame, InHand]):
    """What Secret Bandit's presenter holds, and shows to the screens.

    `calls_out` tells whether steps of a night are called that nobody takes.
    """

    KIND = "bandit"

    stirred = Signal()
    """The view has changed, on the screen that is shown: a hand was raised or taken back."""
    eyes_closed = Signal(object)
    """The step of a night (`Phase`) that is over for those awake, before anything else is told of it."""

    def __init__(
        self,
        upkeep: Upkeep,
        dealer: BanditDealer,
        calls_out: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(upkeep, parent)
        self._dealer = dealer
        self._calls_out = calls_out
        self._countdown.up.connect(self._time_up)

    @property
    def screen(self) -> ScreenName:
        return screen_for(self._phase.public, self._step)

    @property
    def is_secret_open(self) -> bool:
        return isinstance(self._step, (Opened, AtNight))

    @property
    def is_talking(self) -> bool:
        # At night too: those awake agree by signs, and the judge waits for them.
        return self._phase in SPOKEN | VOTES | NIGHT_PHASES

    def view(self) -> TableView:
        """What everybody may see."""
        return table_view(self._on().match)

    @property
    def judge(self) -> str:
        """The judge's name."""
        return self._on().judge

    def judge_view(self) -> JudgeView:
        """On loan: what the judge sees of the step of the night that they have opened.

        Of a step that is only called it says who could be asked, which is nobody.
        """
        if not isinstance(self._step, AtNight):
            raise LookupError("the device is not in the judge's hands")
        view = judge_view(self._on().match)
        if not self._step.calls:
            return view
        return replace(view, phase=self._step.calls[0], awake=(), targets=(), may_hold=False, answer=None)

    @property
    def is_only_called(self) -> bool:
        """Whether the step of the night that is open is one that nobody takes."""
        return isinstance(self._step, AtNight) and bool(self._step.calls)

    @property
    def taken(self) -> Choose | None:
        """On loan: what was chosen in the step that is open, where the judge has stepped back to it."""
        return self._step.taken if isinstance(self._step, AtNight) else None

    @property
    def may_step_back(self) -> bool:
        """Whether there is a step of this night before the one that is open."""
        return self._called() > 0 or self._on().can_step_back

    def card_face(self) -> RoleFace:
        """On loan: the card of the seat that the device was opened by."""
        if not isinstance(self._step, Opened):
            raise LookupError("the device is in nobody's hands for that")
        return RoleFace(card_view(self._on().match, self._step.seat).role)

    def progress(self) -> Progress:
        """How many have seen their card."""
        view = self.view()
        return Progress(done=len(view.players) - len(view.waiting), total=len(view.players))

    def offers(self) -> Offers:
        """What the table's menu can do now."""
        return Offers(
            undo=self._on().can_undo,
            redeal=None,
            more_time=self.screen is ScreenName.WORDS and self.clock_view() is not None,
            leavers=None,
            # A draw is over while its last vote is still shown.
            give_up=not self._on().is_over,
        )

    # Within

    @property
    def _phase(self) -> Phase:
        return self._on().match.phase

    def _do(self, action: Action) -> None:
        if self._untold is not None or not self._on().allows(action):
            return
        before, stays_with_judge, is_again = (
            self._phase,
            isinstance(self._step, AtNight),
            self.taken is not None,
        )
        self._game, events = self._on().after(action)
        if stays_with_judge and before is not Phase.POLICE and not is_again:
            # The police look at the answer first, and a choice that is put right wakes nobody again.
            self.eyes_closed.emit(before)
        is_night = stays_with_judge and self._phase in NIGHT_PHASES
        if is_night:
            self._step = AtNight(self._uncalled())
        else:
            self._step = TieShown() if self._game.has_just_tied else self._step_now()
        self._set_clock()
        if self._game.is_over:
            self._game = self._game.ending(self._now())
        self._tell_when_kept(events)

    def _step_now(self, note: GateNote | None = None) -> InHand | OnTable:
        match = self._on().match
        if match.phase is Phase.CARDS and match.turn is not None:
            return Gate(match.turn, Purpose.CARD, note)
        if match.phase in NIGHT_PHASES:
            return JudgeGate(self._uncalled(), note)
        # With a clock, somebody speaks already: that their speech began is known to the device alone.
        is_tie_seen = self._on().is_over or self.clock_view() is not None
        return TieShown() if self._on().has_just_tied and not is_tie_seen else OnTable()

    def _uncalled(self) -> tuple[Phase, ...]:
        return self._on().uncalled if self._calls_out() else ()

    def _called(self) -> int:
        """How many steps that nobody takes were called since the last that somebody did."""
        left = self._step.calls if isinstance(self._step, AtNight) else ()
        return max(0, len(self._uncalled()) - len(left))

    def _set_clock(self) -> None:
        """Each who speaks has the whole time."""
        seconds = self._on().speech_seconds
        if seconds and self.screen is ScreenName.WORDS:
            self._countdown.begin(seconds)
        else:
            self._countdown.stop()

    def _time_up(self) -> None:
        """Nothing is taken from whoever speaks: the table hears it, and sees it."""
        self.keep()
        self.ticked.emit(self.clock_view())
        self.happened.emit((SpeechOver(),))

    def _revived(self, saved: SavedGame) -> BanditGame:
        return game_from(saved)

    def _restore_clock(self, left: float) -> None:
        game = self._on()
        if game.speech_seconds and game.match.phase in SPOKEN:
            self._countdown.restore(left, game.speech_seconds)

    def _dealt(self, draft: Draft) -> BanditGame:
        led = draft.led
        return self._dealer.deal(self._here(draft.seats), tidy(led.judge), led.speech_seconds)

    def _dealt_again(self) -> BanditGame:
        game = self._on()
        return self._dealer.deal(self._here(game.stayed), game.judge, game.speech_seconds)
