"""The screens of a game: each shows the presenter's view, and tells the presenter what was done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from spyword_engine.phase import Phase
from spyword_qt.clock import Clock, ClockView
from spyword_qt.device import Gate, Opened, Purpose
from spyword_qt.draft import Draft
from spyword_qt.flow import Flow
from spyword_qt.hand_scenes import CardScene, GameScene, HandoffScene
from spyword_qt.over_scene import OverScene
from spyword_qt.screens.card import CardScreen
from spyword_qt.screens.clue import ClueScreen
from spyword_qt.screens.discussion import DiscussionScreen
from spyword_qt.screens.guess import GuessScreen
from spyword_qt.screens.handoff import HandoffScreen
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.private import PrivateScreen
from spyword_qt.screens.result import ResultScreen
from spyword_qt.screens.seen import VoteAhead
from spyword_qt.screens.vote import VoteScreen
from spyword_qt.table import Table
from spyword_qt.table_actions import WordActions

if TYPE_CHECKING:
    from spyword_qt.stage import Scene


class WordScene(GameScene[Table]):
    """One that only the word game has."""

    def __init__(self, table: Table, clock: Clock, actions: WordActions) -> None:
        super().__init__(table, clock, actions)
        self._roster = actions


class WordHandoffScene(HandoffScene[Table]):
    """The gate before every secret; who came to it for a second look may leave it again."""

    @cached_property
    def screen(self) -> HandoffScreen:
        handoff = self._handoff()
        handoff.back.connect(self._table.put_down)
        self._table.ticked.connect(handoff.show_clock)
        return handoff

    def show(self) -> None:
        super().show()
        self.screen.show_clock(_clock_behind(self._table))

    def _vote_ahead(self, step: Gate) -> VoteAhead | None:
        if step.purpose is not Purpose.VOTE:
            return None
        view = self._table.view()
        return VoteAhead(view.round, view.phase is Phase.DUEL_VOTE)


class WordCardScene(CardScene[Table]):
    """A card; who looks at it once more does so while the others talk."""

    @cached_property
    def screen(self) -> CardScreen:
        card = self._card()
        self._table.ticked.connect(card.show_clock)
        return card

    def show(self) -> None:
        super().show()
        self.screen.show_clock(_clock_behind(self._table))


def _clock_behind(table: Table) -> ClockView | None:
    """The clock of the talk that goes on while somebody looks at their word once more."""
    step = table.step
    looks = isinstance(step, (Gate, Opened)) and step.purpose is Purpose.LOOK
    return table.clock_view() if looks else None


class VoteScene(WordScene):
    """The ballot, in the hands of its voter."""

    @cached_property
    def screen(self) -> VoteScreen:
        vote = VoteScreen(self._clock)
        vote.submit_vote.connect(self._table.submit_vote)
        return vote

    def show(self) -> None:
        step, view = self._table.step, self._table.view()
        if not isinstance(step, Opened):
            return
        people = self._table.people
        self.screen.show_vote(
            people[step.seat],
            tuple(people[seat] for seat in view.candidates if seat != step.seat),
            round_number=view.round,
            pass_offered=view.pass_offered,
            duel=view.phase is Phase.DUEL_VOTE,
            progress=self._table.progress(),
        )


class PrivateScene(WordScene):
    """What only somebody who is out may see."""

    @cached_property
    def screen(self) -> PrivateScreen:
        private = PrivateScreen(self._clock)
        private.done.connect(self._table.done)
        return private

    def show(self) -> None:
        step = self._table.step
        if isinstance(step, Opened):
            person = self._table.people[step.seat]
            self.screen.show_private(person, self._table.private_role(), self._table.tint)


class ClueScene(WordScene):
    """Whose turn it is to speak."""

    @cached_property
    def screen(self) -> ClueScreen:
        clue = ClueScreen(self._clock)
        clue.gave_clue.connect(self._table.gave_clue)
        self._roster.roster_on(clue, clue.check_word)
        self._actions.menu_on(clue, clue.menu)
        return clue

    def show(self) -> None:
        self.screen.show_clue(self._table.view(), self._table.people)


class DiscussionScene(WordScene):
    """The table talks, against the clock or without one."""

    @cached_property
    def screen(self) -> DiscussionScreen:
        discussion = DiscussionScreen(self._clock)
        discussion.start_vote.connect(self._table.start_vote)
        discussion.pause.connect(self._table.toggle_pause)
        self._table.ticked.connect(discussion.show_clock)
        self._roster.roster_on(discussion, discussion.check_word)
        self._actions.menu_on(discussion, discussion.menu)
        return discussion

    def show(self) -> None:
        table = self._table
        self.screen.show_discussion(table.view(), table.people, table.clock_view())


class ResultScene(WordScene):
    """The picture of a vote."""

    @cached_property
    def screen(self) -> ResultScreen:
        result = ResultScreen(self._clock)
        result.continue_.connect(self._table.go_on)
        self._actions.menu_on(result, result.menu)
        return result

    def show(self) -> None:
        self.screen.show_result(self._table.view(), self._table.people)


class GuessScene(WordScene):
    """The ghost guesses before everybody."""

    @cached_property
    def screen(self) -> GuessScreen:
        guess = GuessScreen(self._clock)
        guess.submit_guess.connect(self._table.submit_guess)
        return guess

    def show(self) -> None:
        turn = self._table.view().turn
        if turn is not None:
            self.screen.show_guess(self._table.people[turn], self._table.tint)


def table_scenes(
    table: Table, clock: Clock, flow: Flow, set_up: Callable[[Draft], None]
) -> Mapping[ScreenName, Scene]:
    """All of them."""
    actions = WordActions(table, flow)
    return {
        ScreenName.HANDOFF: WordHandoffScene(table, clock, actions),
        ScreenName.CARD: WordCardScene(table, clock, actions),
        ScreenName.VOTE: VoteScene(table, clock, actions),
        ScreenName.PRIVATE: PrivateScene(table, clock, actions),
        ScreenName.CLUE: ClueScene(table, clock, actions),
        ScreenName.DISCUSSION: DiscussionScene(table, clock, actions),
        ScreenName.RESULT: ResultScene(table, clock, actions),
        ScreenName.GUESS: GuessScene(table, clock, actions),
        ScreenName.OVER: OverScene(table, clock, flow, set_up),
    }
