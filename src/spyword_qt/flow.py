"""Which screen may follow which: the application's graph, run by a QStateMachine.

The engine alone knows the phases of a game, and `device.screen_for` picks the screen; the machine owns
the graph. A move that isn't in the table below doesn't happen.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtStateMachine import QAbstractState, QHistoryState, QSignalTransition, QState, QStateMachine

from spyword_qt.screens.name import ScreenName

HOME = ScreenName.HOME
SETUP = ScreenName.SETUP
HANDOFF = ScreenName.HANDOFF
CARD = ScreenName.CARD
CLUE = ScreenName.CLUE
DISCUSSION = ScreenName.DISCUSSION
VOTE = ScreenName.VOTE
RESULT = ScreenName.RESULT
PRIVATE = ScreenName.PRIVATE
GUESS = ScreenName.GUESS
JUDGE = ScreenName.JUDGE
NIGHT = ScreenName.NIGHT
DAWN = ScreenName.DAWN
WORDS = ScreenName.WORDS
HANDS = ScreenName.HANDS
OVER = ScreenName.OVER
RULES = ScreenName.RULES
PREFERENCES = ScreenName.PREFERENCES
PEOPLE = ScreenName.PEOPLE
PERSON = ScreenName.PERSON
TITLES = ScreenName.TITLES
PACKAGES = ScreenName.PACKAGES

OF_WORDS: Final = (CLUE, DISCUSSION, VOTE, PRIVATE, GUESS)
"""The screens that only The Spy's Word has."""
OF_BANDITS: Final = (JUDGE, NIGHT, DAWN, WORDS, HANDS)
"""The screens that only Secret Bandit has."""
AT_THE_TABLE: Final = (HANDOFF, CARD, *OF_WORDS, *OF_BANDITS, RESULT, OVER)
"""The screens of games. Together they are one state, so that an aside can be opened and left from any."""
ASIDES: Final = (RULES, PREFERENCES)
"""What is looked at without moving the game, and left to where it was."""

OF_PEOPLE: Final = (PEOPLE, PERSON, TITLES)
"""The screens of those who are known here."""

TRANSITIONS: Final[tuple[tuple[ScreenName, tuple[ScreenName, ...]], ...]] = (
    # Never straight into a secret: a game that is gone on with waits at a gate.
    (HOME, (SETUP, PEOPLE, PACKAGES, RULES, PREFERENCES)),
    (HOME, (HANDOFF, CLUE, DISCUSSION, RESULT, GUESS, JUDGE, DAWN, WORDS, HANDS, OVER)),
    (SETUP, (HOME, HANDOFF)),
    # A secret is reached from its gate only, and left to a gate or to where nothing is secret.
    (HANDOFF, (HANDOFF, CARD, VOTE, PRIVATE, CLUE, DISCUSSION, OVER, RESULT, RULES, PREFERENCES, HOME)),
    (CARD, (HANDOFF, CLUE, DISCUSSION, JUDGE)),
    (VOTE, (HANDOFF, RESULT)),
    (PRIVATE, (HANDOFF, CLUE, OVER)),
    (CLUE, (CLUE, HANDOFF, DISCUSSION, RESULT, OVER, RULES, PREFERENCES, HOME)),
    (DISCUSSION, (DISCUSSION, CLUE, HANDOFF, OVER, RULES, PREFERENCES, HOME)),
    (RESULT, (RESULT, CLUE, HANDOFF, GUESS, WORDS, HANDS, JUDGE, OVER, RULES, PREFERENCES, HOME)),
    (GUESS, (CLUE, OVER)),
    # The judge stays with a night from its gate to the dawn, unless it is covered.
    (JUDGE, (NIGHT, RULES, PREFERENCES, HOME)),
    (NIGHT, (NIGHT, JUDGE, DAWN)),
    (DAWN, (WORDS, OVER, RULES, PREFERENCES, HOME)),
    (WORDS, (WORDS, HANDS, JUDGE, RULES, PREFERENCES, HOME)),
    (HANDS, (HANDS, WORDS, RESULT, RULES, PREFERENCES, HOME)),
    (OVER, (HOME, SETUP, HANDOFF)),
    # Time's up while somebody reads the rules: the vote begins.
    (RULES, (HOME, HANDOFF)),
    (PREFERENCES, (HOME, HANDOFF)),
    (PEOPLE, (HOME, PERSON)),
    (PERSON, (PEOPLE, TITLES)),
    (TITLES, (PERSON,)),
    (PACKAGES, (HOME,)),
)


class _Move(QSignalTransition):
    """Taken when the screen that it leads to is asked for."""

    def __init__(self, flow: Flow, source: QState, target: QAbstractState, name: str) -> None:
        super().__init__(flow.asked)
        self._name = name
        self.setTargetState(target)
        source.addTransition(self)

    def eventTest(self, event: QEvent) -> bool:
        return (
            super().eventTest(event)
            and isinstance(event, QStateMachine.SignalEvent)
            and event.arguments() == [self._name]
        )


class Flow(QObject):
    """Runs the graph. `entered` and `left` say which screen is shown, and which no longer is."""

    asked = Signal(str)
    entered = Signal(object)
    left = Signal(object)
    started = Signal()

    _BACK: Final = "back to the table"
    _ANEW: Final = "anew"

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._machine = QStateMachine(self)
        anywhere = QState(self._machine)
        anywhere.setObjectName("anywhere")
        table = QState(anywhere)
        self._states = {
            name: self._state(name, table if name in AT_THE_TABLE else anywhere) for name in ScreenName
        }
        table.setInitialState(self._states[HANDOFF])
        history = QHistoryState(table)
        history.setDefaultState(self._states[HANDOFF])
        for source, targets in TRANSITIONS:
            for target in targets:
                _Move(self, self._states[source], self._states[target], target)
        for aside in ASIDES:
            _Move(self, self._states[aside], history, self._BACK)
        _Move(self, anywhere, self._states[HOME], self._ANEW)
        anywhere.setInitialState(self._states[HOME])
        self._machine.setInitialState(anywhere)
        self._machine.started.connect(self.started)
        self._current = HOME

    @property
    def current(self) -> ScreenName:
        """The screen that is shown."""
        return self._current

    @property
    def graph(self) -> frozenset[tuple[str, str]]:
        """The machine's own transitions, (from, to) by name: what is there, not what was meant."""
        edges: set[tuple[str, str]] = set()
        for state in self._machine.findChildren(QState):
            for transition in state.transitions():
                target = transition.targetState()
                edges.add((state.objectName(), target.objectName() or self._BACK))
        return frozenset(edges)

    def start(self) -> None:
        """Begins on the home screen. Qt starts the machine when the event loop next runs."""
        self._machine.start()

    def go(self, name: ScreenName) -> None:
        """Moves to a screen, if the graph has a way to it from here."""
        self.asked.emit(name.value)

    def go_back_to_table(self) -> None:
        """From an aside to the screen of the game from which it was opened."""
        self.asked.emit(self._BACK)

    def begin_anew(self) -> None:
        """Home from anywhere, after something went wrong."""
        self.asked.emit(self._ANEW)

    def _state(self, name: ScreenName, parent: QState) -> QState:
        state = QState(parent)
        state.setObjectName(name.value)
        state.entered.connect(partial(self._enter, name))
        state.exited.connect(partial(self.left.emit, name))
        return state

    def _enter(self, name: ScreenName) -> None:
        self._current = name
        self.entered.emit(name)
