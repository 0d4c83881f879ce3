"""The scenes of Secret Bandit: each shows the presenter's view, and tells the presenter what was done."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from spyword_engine.bandit.phase import Phase
from spyword_qt.bandit.role_wording import closing_words
from spyword_qt.bandit.script import Script
from spyword_qt.bandit.steps import JudgeGate
from spyword_qt.bandit.table import BanditTable
from spyword_qt.clock import Clock
from spyword_qt.end_scene import EndScene
from spyword_qt.flow import Flow
from spyword_qt.hand_scenes import CardScene, GameScene, HandoffScene
from spyword_qt.screens.bandit_over import BanditOverScreen
from spyword_qt.screens.bandit_result import BanditResultScreen
from spyword_qt.screens.dawn import DawnScreen
from spyword_qt.screens.hands import HandsScreen
from spyword_qt.screens.judge import JudgeScreen
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.night import NightScreen
from spyword_qt.screens.words import WordsScreen
from spyword_qt.table_actions import TableActions

if TYPE_CHECKING:
    from spyword_qt.stage import Scene


class JudgeScene(GameScene[BanditTable]):
    """The gate before everything that only the judge may see."""

    def __init__(self, table: BanditTable, clock: Clock, actions: TableActions, script: Script) -> None:
        super().__init__(table, clock, actions)
        self._script = script

    @cached_property
    def screen(self) -> JudgeScreen:
        judge = JudgeScreen(self._clock)
        judge.ready.connect(self._table.ready)
        judge.said.connect(self._script.say)
        self._actions.menu_on(judge, judge.menu)
        return judge

    def show(self) -> None:
        step = self._table.step
        if isinstance(step, JudgeGate):
            if step.note is not None:
                # Whatever was being said was meant for those whom the judge was calling.
                self._script.hush()
            self.screen.show_judge(self._table.judge, step.note, self._table.view().day)


class NightScene(GameScene[BanditTable]):
    """A step of the night, in the judge's hands. The menu is opened on the gate before it."""

    def __init__(
        self, table: BanditTable, clock: Clock, actions: TableActions, script: Script, gate: JudgeScene
    ) -> None:
        super().__init__(table, clock, actions)
        self._script = script
        self._gate = gate
        table.eyes_closed.connect(self._say_closing)

    @cached_property
    def screen(self) -> NightScreen:
        night = NightScreen(self._clock)
        night.said.connect(self._script.say)
        night.chose.connect(self._table.choose)
        night.called.connect(self._table.called)
        night.back.connect(self._table.step_back)
        night.answer_shown.connect(self._table.answer_shown)
        night.menu.connect(self._open_menu)
        return night

    def show(self) -> None:
        table, view = self._table, self._table.view()
        self.screen.show_night(
            table.judge_view(),
            table.people,
            number=view.day,
            out=frozenset(out.seat for out in view.out),
            may_step_back=table.may_step_back,
            is_dummy=table.is_only_called,
            taken=table.taken,
        )

    def _say_closing(self, step: Phase) -> None:
        self._script.say(closing_words(step))

    def _open_menu(self) -> None:
        self._table.put_down()
        if not self._table.is_secret_open:
            self._actions.open_menu(self._gate.screen)


class DawnScene(GameScene[BanditTable]):
    """Everybody is woken, and told who is out by the night."""

    def __init__(self, table: BanditTable, clock: Clock, actions: TableActions, script: Script) -> None:
        super().__init__(table, clock, actions)
        self._script = script
        self._is_seen = False
        table.moved.connect(self._move_on)

    @cached_property
    def screen(self) -> DawnScreen:
        dawn = DawnScreen(self._clock)
        dawn.continue_.connect(self._table.go_on)
        dawn.said.connect(self._script.say)
        self._actions.menu_on(dawn, dawn.menu)
        return dawn

    def show(self) -> None:
        self.screen.show_dawn(self._table.view(), self._table.people, again=self._is_seen)
        self._is_seen = True

    def _move_on(self) -> None:
        """Whatever dawn comes once the table is elsewhere is another one, of this game or of the next."""
        if self._table.is_on and self._table.screen is not ScreenName.DAWN:
            self._is_seen = False


class WordsScene(GameScene[BanditTable]):
    """Somebody speaks, against the clock or without one."""

    @cached_property
    def screen(self) -> WordsScreen:
        words = WordsScreen(self._clock)
        words.spoke.connect(self._table.spoke)
        words.pause.connect(self._table.toggle_pause)
        self._table.ticked.connect(words.show_clock)
        self._actions.menu_on(words, words.menu)
        return words

    def show(self) -> None:
        self.screen.show_words(self._table.view(), self._table.people, self._table.clock_view())


class HandsScene(GameScene[BanditTable]):
    """Hands are raised, and tapped by the judge."""

    def __init__(self, table: BanditTable, clock: Clock, actions: TableActions) -> None:
        super().__init__(table, clock, actions)
        table.stirred.connect(self.show)

    @cached_property
    def screen(self) -> HandsScreen:
        hands = HandsScreen(self._clock)
        hands.hand.connect(self._table.raise_hand)
        hands.close_vote.connect(self._table.close_vote)
        self._actions.menu_on(hands, hands.menu)
        return hands

    def show(self) -> None:
        self.screen.show_hands(self._table.view(), self._table.people)


class ResultScene(GameScene[BanditTable]):
    """The picture of a vote."""

    @cached_property
    def screen(self) -> BanditResultScreen:
        result = BanditResultScreen(self._clock)
        result.continue_.connect(self._table.go_on)
        self._actions.menu_on(result, result.menu)
        return result

    def show(self) -> None:
        self.screen.show_result(self._table.view(), self._table.people)


class OverScene(EndScene[BanditTable]):
    """The end, and what comes after it."""

    @cached_property
    def screen(self) -> BanditOverScreen:
        over = BanditOverScreen(self._clock)
        self._wire(over)
        return over

    def show(self) -> None:
        self.screen.show_over(self._table.view(), self._table.people)
        self._show_gains()

    @property
    def _end(self) -> BanditOverScreen:
        return self.screen


def bandit_scenes(table: BanditTable, clock: Clock, flow: Flow, script: Script) -> Mapping[ScreenName, Scene]:
    """All of them."""
    actions = TableActions(table, flow, table)
    judge = JudgeScene(table, clock, actions, script)
    return {
        ScreenName.HANDOFF: HandoffScene(table, clock, actions),
        ScreenName.CARD: CardScene(table, clock, actions),
        ScreenName.JUDGE: judge,
        ScreenName.NIGHT: NightScene(table, clock, actions, script, judge),
        ScreenName.DAWN: DawnScene(table, clock, actions, script),
        ScreenName.WORDS: WordsScene(table, clock, actions),
        ScreenName.HANDS: HandsScene(table, clock, actions),
        ScreenName.RESULT: ResultScene(table, clock, actions),
        ScreenName.OVER: OverScene(table, clock, flow),
    }
