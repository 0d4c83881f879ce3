"""The word game's presenter: all that can be asked of it. It asks the rules, and says what moved."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from spyword_engine.actions import CastVote, GiveClue, Leave, MakeGuess, Seen, StartVote, TimeUp
from spyword_engine.common_actions import Continue, GotIt
from spyword_engine.deal import Role
from spyword_engine.guess import is_blank
from spyword_engine.phase import Phase
from spyword_engine.seat import Seat
from spyword_qt.dealer import Dealer
from spyword_qt.device import Gate, OnTable, Opened, Purpose, covered, opened
from spyword_qt.told import Told
from spyword_qt.upkeep import Upkeep
from spyword_qt.word_playing import WordPlaying

_CLUES: Final = (Phase.CLUES, Phase.DUEL_CLUES)


class Table(WordPlaying):
    """One device, one game at a time.

    Whatever is asked of it at the wrong moment (a stale click, a late tick) does nothing. `moved` says
    that the view, or whose hands the device is in, has changed.
    """

    def __init__(self, upkeep: Upkeep, dealer: Dealer, parent: QObject | None = None) -> None:
        super().__init__(upkeep, dealer, parent)
        self._countdown.up.connect(self._time_up)

    # Beginning

    def redeal(self) -> None:
        """Deals anew with another package, while nobody has voted."""
        if self._on().can_redeal:
            self._count_play()
            self.play_again()

    # One device

    def ready(self) -> None:
        """The one whom the gate names has the device."""
        if isinstance(self._step, Gate):
            self._move_to(opened(self._step))

    def cover(self) -> None:
        self._catch_up()
        if isinstance(self._step, Opened):
            self._move_to(covered(self._step))

    def got_it(self) -> None:
        """The card's reader hides it."""
        match self._step:
            case Opened(seat, Purpose.CARD):
                self._do(GotIt(seat))
            case Opened(_, Purpose.LOOK):
                self._move_to(OnTable())
            case _:
                pass

    def check_word(self, seat: Seat) -> None:
        """Somebody who is in wants to see their card again."""
        view = self.view()
        may = view.phase in (*_CLUES, Phase.DISCUSSION) and seat in view.inside
        if may and isinstance(self._step, OnTable):
            self._move_to(Gate(seat, Purpose.LOOK))

    def put_down(self) -> None:
        """Nobody takes the device for a second look after all."""
        if isinstance(self._step, Gate) and self._step.purpose is Purpose.LOOK:
            self._move_to(OnTable())

    def submit_vote(self, choice: Seat | None) -> None:
        """The one who has the device votes."""
        match self._step:
            case Opened(seat, Purpose.VOTE):
                self._do(CastVote(seat, choice))
            case _:
                pass

    def done(self, text: str) -> None:
        """Who is out has typed a word: the ghost's is its guess, anybody else's is thrown away."""
        match self._step:
            case Opened(seat, Purpose.PRIVATE) if not self._is_blank(text):
                is_ghost = self.private_role() is Role.GHOST
                self._do(MakeGuess(seat, text) if is_ghost else Seen(seat))
            case _:
                pass

    # On the table

    def gave_clue(self) -> None:
        """The one whose turn it is has spoken."""
        view = self.view()
        if view.phase in _CLUES and view.turn is not None:
            self._do(GiveClue(view.turn))

    def start_vote(self) -> None:
        """The table has talked enough."""
        if self.view().phase is Phase.DISCUSSION:
            self._do(StartVote())

    def go_on(self) -> None:
        """The table has seen the result."""
        if self.view().phase is Phase.RESULT:
            self._do(Continue())

    def submit_guess(self, text: str) -> None:
        """The ghost guesses before everybody."""
        view = self.view()
        if view.phase is Phase.GUESS and view.turn is not None and not self._is_blank(text):
            self._do(MakeGuess(view.turn, text))

    def leave(self, seat: Seat) -> None:
        """Somebody has to go home."""
        game = self._on()
        if not game.is_over and seat not in game.match.left:
            self._do(Leave(seat))

    def undo(self) -> None:
        """Takes back the last clue, or the start of the vote."""
        self._catch_up()
        game = self._on()
        if not game.can_undo:
            return
        self._game = game.undone()
        self._step = self._step_now()
        if self._phase is Phase.DISCUSSION:
            self._talk_on()
        else:
            self._countdown.stop()
        self._tell_when_kept(())

    def toggle_pause(self) -> None:
        """Stops the discussion's clock, or lets it go on."""
        if self._phase is Phase.DISCUSSION:
            self._countdown.toggle()
            self.keep()

    def more_time(self) -> None:
        """Gives the discussion half a minute more."""
        if self._phase is Phase.DISCUSSION:
            self._countdown.add_half_a_minute()
            self.keep()

    # Within

    def _talk_on(self) -> None:
        """The clock is held, for who took the vote back wants to talk; but never without time."""
        clock = self.clock_view()
        if clock is not None and clock.left <= 0:
            self._countdown.add_half_a_minute()
            self._countdown.hold()

    def _is_blank(self, text: str) -> bool:
        blank = is_blank(text, self._on().match.setup.package.language)
        if blank:
            self.told.emit(Told.BLANK_GUESS)
        return blank

    def _time_up(self) -> None:
        self._catch_up()
        if self._game is not None and self._phase is Phase.DISCUSSION:
            self._do(TimeUp())
