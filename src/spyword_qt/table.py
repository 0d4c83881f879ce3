"""The presenter: the only one that holds a game. It asks the rules, saves, and says that something moved."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from spyword_engine.actions import (
    Action,
    CastVote,
    Continue,
    GiveClue,
    GotIt,
    Leave,
    MakeGuess,
    Seen,
    StartVote,
    TimeUp,
)
from spyword_engine.deal import Role, Seat
from spyword_engine.guess import is_blank
from spyword_engine.phase import Phase
from spyword_qt.clock import Clock
from spyword_qt.dealer import Dealer
from spyword_qt.device import Gate, GateNote, OnTable, Opened, Purpose, covered, opened, step_for, with_note
from spyword_qt.draft import Draft, draft_for
from spyword_qt.game import Game
from spyword_qt.keeper import Keeper
from spyword_qt.people import guests
from spyword_qt.playing import Playing
from spyword_qt.seating import seat_people
from spyword_qt.store.json_file import NotSaved

_VOTES: Final = (Phase.VOTE, Phase.DUEL_VOTE)
_CLUES: Final = (Phase.CLUES, Phase.DUEL_CLUES)


class Told(StrEnum):
    """What the table is told in passing."""

    NOT_SAVED = "not_saved"
    PACK_GONE = "pack_gone"
    BLANK_GUESS = "blank_guess"


class Table(Playing):
    """One device, one game at a time.

    Whatever is asked of it at the wrong moment (a stale click, a late tick) does nothing. `moved` says
    that the view, or whose hands the device is in, has changed.
    """

    told = Signal(object)

    def __init__(self, keeper: Keeper, dealer: Dealer, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(clock, parent)
        self._keeper = keeper
        self._dealer = dealer
        self._countdown.stood_still.connect(self.keep)
        self._countdown.up.connect(self._time_up)
        keeper.not_saved.connect(partial(self.told.emit, Told.NOT_SAVED))
        keeper.pack_gone.connect(partial(self.told.emit, Told.PACK_GONE))

    # Beginning and ending

    def is_one_waiting(self) -> bool:
        """Whether a saved game can be gone on with; one that is over has only its end to show."""
        kept = self._keeper.load()
        return kept is not None and kept[0].match.phase is not Phase.OVER

    def start(self, draft: Draft) -> None:
        """Deals a game to the people of the draft."""
        self._begin(self._dealer.deal(draft.names, draft.settings(), draft.pack))

    def resume(self) -> bool:
        """Goes on with the saved game, behind a gate; False where there is none that can be gone on with."""
        kept = self._keeper.load()
        if kept is None:
            return False
        game, left = kept
        limit = game.match.setup.settings.discussion_seconds
        self._seat(game)
        if left is not None and limit is not None:
            self._countdown.restore(left, limit)
        self._step = step_for(self.view(), GateNote.RESUMED)
        self.moved.emit()
        return True

    def again(self) -> Draft:
        """The draft of the same table, those who have left excepted, with the same settings."""
        match = self._on().match
        stayed = tuple(name for seat, name in enumerate(match.setup.players) if seat not in match.left)
        return draft_for(guests(stayed), match.setup.settings)

    def play_again(self) -> None:
        """Deals a new game, with a package that is new to the table, to those who are still there."""
        game, draft = self._on(), self.again()
        self._begin(self._dealer.deal(draft.names, draft.settings(), None, not_again=game.pack.id))

    def redeal(self) -> None:
        """Deals anew with another package, while nobody has voted."""
        if self._on().can_redeal:
            self._note_play()
            self.play_again()

    def close(self) -> None:
        """Ends what is on the table: the game was given up, or was over and has been looked at."""
        if self._phase is not Phase.OVER:
            self._note_play()
        self._put_away()
        self._keeper.clear()

    # One device

    def ready(self) -> None:
        """The one whom the gate names has the device."""
        if isinstance(self._step, Gate):
            self._move_to(opened(self._step))

    def cover(self) -> None:
        """Whatever secret is open is put behind its gate again."""
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
        before = game.match.phase
        if before is Phase.OVER or seat in game.match.left:
            return
        had_voted = bool(game.match.ballots)
        self._do(Leave(seat))
        if had_voted and before in _VOTES and self._on().match.phase is before and seat in game.match.inside:
            self._move_to(with_note(self._step, GateNote.VOTE_ANEW))

    def undo(self) -> None:
        """Takes back the last clue, or the start of the vote."""
        game = self._on()
        if not game.can_undo:
            return
        self._game = game.undone()
        self._step = step_for(self.view())
        if self._phase is Phase.DISCUSSION:
            self._countdown.take_up_again()
        else:
            self._countdown.stop()
        self.keep()
        self.moved.emit()

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

    def keep(self) -> None:
        """Saves the game as it stands, clock included."""
        if self._game is not None:
            self._keeper.save(self._game, self.clock_view())

    # Within

    def _is_blank(self, text: str) -> bool:
        blank = is_blank(text, self._on().match.setup.package.language)
        if blank:
            self.told.emit(Told.BLANK_GUESS)
        return blank

    def _begin(self, game: Game) -> None:
        self._seat(game)
        self._step = step_for(self.view())
        self.keep()
        self.moved.emit()

    def _note_play(self) -> None:
        """Counts the package for who is at the table; not before the game is done with.

        Counted any earlier, the chooser would tell the ghost the kind of the words that are on the table.
        """
        try:
            self._dealer.note(self._on())
        except NotSaved:
            self._keeper.say_not_saved()

    def _seat(self, game: Game) -> None:
        self._take_up(game, seat_people(guests(game.match.setup.players)))

    def _do(self, action: Action) -> None:
        events = self._move_on(action)
        if self._phase is Phase.OVER:
            self._note_play()
        self.keep()
        self.happened.emit(events)
        self.moved.emit()

    def _time_up(self) -> None:
        if self._game is not None and self._phase is Phase.DISCUSSION:
            self._do(TimeUp())
