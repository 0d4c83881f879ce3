"""Any game at all: a machine plays what is legal, offers garbage, and looks at everything at every step."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import hypothesis.strategies as st
from hypothesis import settings as hypothesis_settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec import to_builtins
from msgspec.structs import replace

from spyword_engine import wire
from spyword_engine.actions import Action, CastVote, GiveClue, Leave, MakeGuess, Seen, StartVote, TimeUp
from spyword_engine.common_actions import Continue, GotIt
from spyword_engine.deal import Deal, Role, deal
from spyword_engine.errors import IllegalAction
from spyword_engine.match import A_GUESS, Match, Setup, begin
from spyword_engine.mode import Mode
from spyword_engine.package import Package
from spyword_engine.phase import Phase
from spyword_engine.record import plain, read_record, record_of, replay
from spyword_engine.settings import complete, roles_allowed
from spyword_engine.views import card_view, private_view, table_view
from tests.engine.tables import NAMES

WORDS = (("Qwordone", "Qspellone"), ("Qwordtwo",))
OTHER_PACKAGE = Package(words=(("Xother",), ("Xanother",)))
SECRETS = ("qword", "qspell")
"""What begins every word, spelling and guess of these games, and stands nowhere else."""
MOST_ROUNDS = 2 * 12
"""Each round somebody goes, or it passed; and no two in a row pass."""

games = st.tuples(
    st.integers(4, 12),
    st.integers(1, 3),
    st.booleans(),
    st.sampled_from(Mode),
    st.fixed_dictionaries(
        {
            "spies_know_role": st.booleans(),
            "reveal_roles": st.booleans(),
            "vote_result": st.sampled_from(["open", "totals"]),
            "allow_pass": st.booleans(),
            "discussion_seconds": st.sampled_from([60, None]),
            "tie_breaker": st.sampled_from(["duel", "lots"]),
        }
    ),
    st.integers(0, 2**32),
).filter(lambda game: roles_allowed(game[0], game[1], game[2]))
texts = st.sampled_from(["", " ", "?!", "Qwordone", "qwordtwo", "the qspellone", "qwordthree", A_GUESS])


def asked_by(seat: int, players: int) -> Iterator[Action]:
    """Every action there is in a seat's name, but for the text of a guess."""
    yield from (GotIt(seat), GiveClue(seat), Seen(seat), MakeGuess(seat, A_GUESS), Leave(seat))
    yield from (CastVote(seat, choice) for choice in (None, *range(-1, players + 1)))


def every_action(players: int) -> list[Action]:
    named = [action for seat in range(-1, players + 1) for action in asked_by(seat, players)]
    return [StartVote(), TimeUp(), Continue(), *named]


class AnyGame(RuleBasedStateMachine):
    """One match, and the actions that led to it."""

    match: Match

    @initialize(game=games)
    def sit_down(self, game: Any) -> None:
        players, spies, ghost, mode, given, seed = game
        complete_settings = complete(players, {"spies": spies, "ghost": ghost, **given})
        rng = Random(seed)
        self.actions: list[Action] = []
        self.match = begin(
            Setup(
                players=NAMES[:players],
                settings=complete_settings,
                package=Package(words=WORDS, language="en"),
                mode=mode,
                deal=deal(players, complete_settings, rng),
                lots_seed=rng.getrandbits(63),
            )
        )

    def legal(self) -> list[Action]:
        seats = (None, *range(len(self.match.setup.players)))
        return [action for seat in seats for action in self.match.legal_actions(seat)]

    def carry_out(self, action: Action) -> None:
        before, snapshot = self.match, to_builtins(self.match)
        step = before.apply(action)
        assert to_builtins(before) == snapshot
        assert not holds_secret(step.events)
        self.match = step.match
        self.actions.append(action)

    @rule(data=st.data())
    @precondition(lambda self: self.match.phase is not Phase.OVER)
    def something_legal(self, data: st.DataObject) -> None:
        staying = [action for action in self.legal() if not isinstance(action, Leave)]
        action = data.draw(st.sampled_from(staying))
        if isinstance(action, MakeGuess):
            action = MakeGuess(
                action.seat, data.draw(st.sampled_from(["Qwordone", "qwordtwo", "qwordthree"]))
            )
        self.carry_out(action)

    @rule(seed=st.integers(0, 2**16))
    @precondition(lambda self: self.match.phase is not Phase.OVER)
    def the_rest_of_the_phase(self, seed: int) -> None:
        rng, phase = Random(seed), self.match.phase
        while self.match.phase is phase:
            self.carry_out(rng.choice([one for one in self.legal() if not isinstance(one, Leave)]))

    @rule(data=st.data())
    @precondition(lambda self: self.match.phase is not Phase.OVER)
    def somebody_goes_home(self, data: st.DataObject) -> None:
        leaves = [action for action in self.legal() if isinstance(action, Leave)]
        self.carry_out(data.draw(st.sampled_from(leaves)))

    @rule(data=st.data(), text=texts)
    def garbage(self, data: st.DataObject, text: str) -> None:
        """Mostly what nobody may do now: other seats, other phases, blank guesses."""
        players = len(self.match.setup.players)
        action = data.draw(st.sampled_from(every_action(players)))
        if isinstance(action, MakeGuess):
            action = MakeGuess(action.seat, text)
        snapshot = to_builtins(self.match)
        try:
            self.match.apply(action)
        except IllegalAction:
            assert to_builtins(self.match) == snapshot
        else:
            self.carry_out(action)

    @invariant()
    def legal_actions_and_apply_agree(self) -> None:
        legal = self.legal()
        granted = [action for action in every_action(len(self.match.setup.players)) if self.grants(action)]
        assert set(granted) == set(legal)
        assert len(legal) == len(set(legal))
        assert bool(legal) == (self.match.phase is not Phase.OVER)

    def grants(self, action: Action) -> bool:
        try:
            self.match.apply(action)
        except IllegalAction:
            return False
        return True

    @invariant()
    def the_record_gives_the_match_and_json_gives_the_record(self) -> None:
        record = record_of(self.match, self.actions)
        read = read_record(json.loads(json.dumps(plain(record))))
        assert read == record
        assert replay(read) == self.match

    @invariant()
    def seats_add_up(self) -> None:
        match = self.match
        gone = [one.seat for one in match.out]
        assert sorted((*match.inside, *gone)) == list(range(len(match.setup.players)))
        assert set(match.left) <= set(gone)
        assert set(match.waiting) <= {*match.inside, match.pending}
        assert (match.turn is None) or match.turn == match.waiting[0]
        assert match.round <= MOST_ROUNDS
        for seats in (match.inside, match.left, match.candidates):
            assert list(seats) == sorted(set(seats))
        waits = match.phase not in (Phase.DISCUSSION, Phase.RESULT, Phase.OVER)
        assert bool(match.waiting) == waits
        assert (match.winner is None) == (match.why is None) == (match.phase is not Phase.OVER)
        if match.phase is not Phase.OVER:
            citizens = sum(match.role(seat) is Role.CITIZEN for seat in match.inside)
            assert len(match.setup.players) - len(match.left) >= 4
            assert citizens >= 2 or match.phase in (Phase.RESULT, Phase.PRIVATE)

    @invariant()
    def the_table_sees_no_word_and_no_hidden_role(self) -> None:
        if self.match.phase is Phase.OVER:
            return
        view = table_view(self.match)
        assert view.end is None
        shown = wire.table(view)
        assert not holds_secret(shown)
        assert not holds_secret(view)
        reveal = self.match.setup.settings.reveal_roles
        for one in shown.pop("out"):
            seat = self.match.setup.players.index(one["player"])
            assert one["role"] == (self.match.role(seat) if reveal else None)
        texts_shown = set(all_texts(shown))
        assert not texts_shown & set(Role)

    @invariant()
    def the_table_looks_the_same_whatever_it_may_not_know(self) -> None:
        """Other words, ballots, guess and lots, and other roles where they are hidden: the same view."""
        match = self.match
        if match.phase is Phase.OVER:
            return
        setup, settings = match.setup, match.setup.settings
        hidden = match.inside if settings.reveal_roles else tuple(range(len(setup.players)))
        turned = dict(zip(hidden, (*hidden[1:], *hidden[:1]), strict=True))
        roles = tuple(setup.deal.roles[turned.get(seat, seat)] for seat in range(len(setup.players)))
        other_deal = Deal(roles=roles, order=setup.deal.order, citizen_word=1 - setup.deal.citizen_word)
        guess = match.guess
        if guess is not None and not settings.reveal_roles:
            guess = None
        other = replace(
            match,
            setup=replace(setup, package=OTHER_PACKAGE, deal=other_deal, lots_seed=0),
            ballots=tuple((voter, None) for voter, _ in match.ballots),
            guess=guess,
            draws=(),
        )
        assert table_view(other) == table_view(match)

    @invariant()
    def a_card_shows_its_own_word_and_no_role_that_is_not_told(self) -> None:
        match = self.match
        setup = match.setup
        for seat in range(-1, len(setup.players) + 1):
            try:
                card = wire.card(card_view(match, seat), setup.players)
            except IllegalAction:
                continue
            assert seat in match.inside
            assert match.phase in (Phase.CARDS, Phase.CLUES, Phase.DUEL_CLUES, Phase.DISCUSSION)
            role, index = setup.deal.roles[seat], setup.deal.word_of(seat)
            knows = role is Role.GHOST or (role is Role.SPY and setup.settings.spies_know_role)
            assert card == {
                "player": setup.players[seat],
                "word": None if index is None else WORDS[index][0],
                "word_index": index,
                "role": role if knows else None,
            }

    @invariant()
    def a_private_screen_is_for_the_one_who_is_out(self) -> None:
        match = self.match
        for seat in range(-1, len(match.setup.players) + 1):
            try:
                view = private_view(match, seat)
            except IllegalAction:
                continue
            assert match.phase is Phase.PRIVATE
            assert seat == match.pending == match.waiting[0]
            assert not holds_secret(wire.private(view, match.setup.players))

    def teardown(self) -> None:
        """Every game ends, and then shows everything."""
        rng = Random(len(self.actions))
        while self.match.phase is not Phase.OVER:
            self.carry_out(rng.choice([one for one in self.legal() if not isinstance(one, Leave)]))
            assert self.match.round <= MOST_ROUNDS
        end = table_view(self.match).end
        assert end is not None
        assert end.roles == self.match.setup.deal.roles
        assert {end.citizen_word, end.spy_word} == {word[0] for word in WORDS}
        assert len(end.log) == len(self.match.votes)
        assert self.legal() == []


def holds_secret(shown: object) -> bool:
    text = json.dumps(to_builtins(shown)).lower()
    return any(secret in text for secret in SECRETS)


def all_texts(shown: object) -> Iterator[str]:
    """Every text in plain JSON values, keys too."""
    if isinstance(shown, str):
        yield shown
    elif isinstance(shown, dict):
        for key, value in shown.items():
            yield from all_texts(key) if key != "ghost" else ()
            yield from all_texts(value)
    elif isinstance(shown, list | tuple):
        for value in shown:
            yield from all_texts(value)


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = hypothesis_settings(stateful_step_count=40)
