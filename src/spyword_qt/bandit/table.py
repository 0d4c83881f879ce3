"""Secret Bandit's presenter: all that can be asked of it. It asks the rules, and says what moved."""

from __future__ import annotations

from spyword_engine.bandit.actions import CastBallot, Choose, CloseVote, Spoke
from spyword_engine.common_actions import Continue, GotIt
from spyword_engine.seat import Seat
from spyword_qt.bandit.playing import BanditPlaying
from spyword_qt.bandit.steps import AtNight, JudgeGate, TieShown
from spyword_qt.device import Gate, GateNote, OnTable, Opened, covered, opened
from spyword_qt.screens.name import ScreenName


class BanditTable(BanditPlaying):
    """One device, one game at a time; from the first night on it is the judge's.

    Whatever is asked of it at the wrong moment (a stale click, a late tick) does nothing. `moved` says
    that the view, or whose hands the device is in, has changed.
    """

    # One device

    def ready(self) -> None:
        """The one whom the gate names has the device."""
        match self._step:
            case Gate():
                self._move_to(opened(self._step))
            case JudgeGate(calls):
                self._move_to(AtNight(calls))
            case _:
                pass

    def cover(self) -> None:
        self._catch_up()
        self._cover(GateNote.COVERED)

    def put_down(self) -> None:
        """The judge wants the table's menu, which isn't opened upon what only they may see."""
        self._cover(GateNote.MENU)

    def got_it(self) -> None:
        """The card's reader hides it."""
        if isinstance(self._step, Opened):
            self._do(GotIt(self._step.seat))

    # The night

    def choose(self, seat: Seat | None) -> None:
        """Those awake have chosen somebody; None is the bandit holding fire."""
        if self._step == AtNight(()):
            self._do(Choose(seat))

    def called(self) -> None:
        """A step was called that nobody takes."""
        match self._step:
            case AtNight((phase, *left)) if self._untold is None:
                self.eyes_closed.emit(phase)
                self._move_to(AtNight(tuple(left)))
            case _:
                pass

    def step_back(self) -> None:
        """To the step of this night before the one that is open, called or taken."""
        if not isinstance(self._step, AtNight) or self._untold is not None:
            return
        called, uncalled = self._called(), self._uncalled()
        if called > 0:
            self._move_to(AtNight(uncalled[called - 1 :]))
        elif self._on().can_step_back:
            taken = self._on().last_choice
            self._game = self._on().undone()
            # Called already, or it would be called twice.
            self._step = AtNight((), taken)
            self._tell_when_kept(())

    def answer_shown(self) -> None:
        """The police have seen the judge's answer."""
        if self._step == AtNight(()):
            self._do(Continue())

    # The day

    def go_on(self) -> None:
        """The table has seen who is out, or that a vote was tied."""
        if isinstance(self._step, TieShown):
            if self._untold is None:
                self._step = OnTable()
                self._set_clock()
                self.moved.emit()
        elif isinstance(self._step, OnTable):
            self._do(Continue())

    def spoke(self) -> None:
        """The one whose turn it is has spoken."""
        turn = self._on().match.turn
        if isinstance(self._step, OnTable) and turn is not None:
            self._do(Spoke(turn))

    def raise_hand(self, voter: Seat, choice: Seat | None) -> None:
        """A hand is up against somebody, or for None, down again."""
        ballot = CastBallot(voter, choice)
        if self._untold is not None or not isinstance(self._step, OnTable) or not self._on().allows(ballot):
            return
        # Nobody waits for the disk between two hands: all can be seen, and said again.
        self._game, events = self._on().after(ballot)
        self.keep()
        self.happened.emit(events)
        self.stirred.emit()

    def close_vote(self) -> None:
        """The hands are counted."""
        if isinstance(self._step, OnTable):
            self._do(CloseVote())

    def undo(self) -> None:
        """Takes back the last speech, hand, or closing of a vote."""
        self._catch_up()
        if not self._on().can_undo:
            return
        self._game = self._on().undone()
        self._step = OnTable()
        self._hold_clock()
        self._tell_when_kept(())

    def toggle_pause(self) -> None:
        """Stops the clock of who speaks, or lets it go on."""
        if self.screen is ScreenName.WORDS:
            self._countdown.toggle()
            self.keep()

    def more_time(self) -> None:
        """Gives whoever speaks half a minute more."""
        if self.screen is ScreenName.WORDS:
            self._countdown.add_half_a_minute()
            self.keep()

    # Within

    def _cover(self, note: GateNote) -> None:
        match self._step:
            case Opened():
                self._move_to(covered(self._step))
            case AtNight(calls):
                self._move_to(JudgeGate(calls, note))
            case _:
                pass

    def _hold_clock(self) -> None:
        """Whose speech was taken back has it whole, and not running: the table wants to talk."""
        self._set_clock()
        self._countdown.hold()
