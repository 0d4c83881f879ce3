"""The word game, as a referee leads it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

import msgspec

from spyword_engine import wire
from spyword_engine.actions import Action
from spyword_engine.deal import Deal, check_roles, check_shape, deal
from spyword_engine.errors import BadRecord, BadSettings, BadSetup, IllegalAction
from spyword_engine.guess import is_right
from spyword_engine.language import ENGLISH, Language, articles
from spyword_engine.match import Match, Setup, begin
from spyword_engine.mode import Mode
from spyword_engine.names import tidy_table
from spyword_engine.naming import seat_of
from spyword_engine.package import Package, check_package
from spyword_engine.phase import Phase
from spyword_engine.record import plain, read_record, record_of, replay
from spyword_engine.requests import Answer, Fault, chance, field, names, optional, read_action, texts
from spyword_engine.sentences import refusal_sentence
from spyword_engine.settings import check_players, complete
from spyword_engine.views import card_view, private_view, table_view


class RefereedWord:
    """A game of The Spy's Word, and the actions that led to where it stands."""

    def __init__(self, match: Match, actions: Iterable[Action] = ()) -> None:
        self._match = match
        self._actions = list(actions)

    @classmethod
    def opened(cls, request: Mapping[str, Any]) -> Self:
        """A new game as a `new` asks for it."""
        return cls(_opening(request))

    @classmethod
    def loaded(cls, record: Mapping[str, Any]) -> Self:
        """The game of a record."""
        try:
            read = read_record(record)
            _check_language(read.package.language)
            return cls(replay(read), read.actions)
        except (BadRecord, BadSetup) as error:
            raise Fault("bad_record", str(error)) from None

    def do(self, asked: Mapping[str, Any]) -> None:
        """Carries out an action that came by names."""
        action: Action = read_action(asked, self._match.setup.players, Action)
        try:
            self._match = self._match.apply(action).match
        except IllegalAction as error:
            raise self._refused(error, asked["do"], asked.get("player")) from None
        self._actions.append(action)

    def table(self) -> Answer:
        """What everybody may see."""
        return wire.table(table_view(self._match))

    def card(self, player: str) -> Answer:
        """The player's card, or their private screen."""
        match = self._match
        seat = seat_of(player, match.setup.players)
        try:
            if match.phase is Phase.PRIVATE:
                return wire.private(private_view(match, seat), match.setup.players)
            return wire.card(card_view(match, seat), match.setup.players)
        except IllegalAction as error:
            raise self._refused(error, "card", player) from None

    def judge(self) -> Answer:
        """Nobody leads this game."""
        raise Fault("bad_request", "The Spy's Word has no judge.")

    def record(self) -> Answer:
        """What `loaded` takes."""
        return plain(record_of(self._match, self._actions))

    def _refused(self, error: IllegalAction, act: str, player: object) -> Fault:
        sentence = refusal_sentence(error.reason, act=act, player=player, phase=self._match.phase)
        return Fault(error.reason.value, sentence)


def check(request: Mapping[str, Any]) -> Answer:
    """Settings completed with their defaults, or what is wrong with them."""
    players = field(request, "players", int)
    given = field(request, "settings", dict)
    try:
        return {"settings": msgspec.to_builtins(complete(players, given))}
    except BadSetup as error:
        raise Fault("bad_setup", str(error)) from None
    except BadSettings as error:
        raise Fault("bad_settings", str(error)) from None


def match_guess(request: Mapping[str, Any]) -> Answer:
    """Whether a guess is right against two words."""
    guess = field(request, "guess", str)
    citizen = texts(request, "citizen")
    spy = texts(request, "spy")
    language = optional(request, "language", str)
    spoken = ENGLISH if language is None else language
    try:
        _check_language(spoken)
    except BadSetup as error:
        raise Fault("bad_setup", str(error)) from None
    return {"right": is_right(guess, citizen, spy, spoken)}


def _opening(request: Mapping[str, Any]) -> Match:
    given_names = field(request, "players", list)
    given = field(request, "settings", dict)
    package = field(request, "package", dict)
    mode = optional(request, "mode", str)
    rng = chance(request)
    dealt = optional(request, "deal", dict)
    try:
        players = _players(given_names)
        table_mode = Mode.SINGLE if mode is None else _mode(mode)
        words = _package(package)
        given_deal = None if dealt is None else _deal(dealt, players)
        settings = complete(len(players), given)
        deal_ = given_deal or deal(len(players), settings, rng)
        check_roles(deal_, settings)
        return begin(Setup(players, settings, words, table_mode, deal_, rng.getrandbits(63)))
    except BadSetup as error:
        raise Fault("bad_setup", str(error)) from None
    except BadSettings as error:
        raise Fault("bad_settings", str(error)) from None


def _players(given: list[Any]) -> tuple[str, ...]:
    raw = names(given)
    check_players(len(raw))
    return tidy_table(raw)


def _mode(value: str) -> Mode:
    try:
        return Mode(value)
    except ValueError:
        raise BadSetup(f"There is no mode {value!r}: a table plays single or multi.") from None


def _package(given: Mapping[str, Any]) -> Package:
    try:
        package = msgspec.convert(given, Package)
    except msgspec.ValidationError:
        raise BadSetup("A package is two lists of texts, and a language.") from None
    _check_language(package.language)
    check_package(package)
    return package


def _deal(given: Mapping[str, Any], players: tuple[str, ...]) -> Deal:
    try:
        named = wire.read_deal(given)
    except msgspec.ValidationError:
        raise BadSetup("A deal is roles by name, an order of names, and a citizen_word.") from None
    seated = named.deal(players)
    check_shape(seated, len(players))
    return seated


def _check_language(language: Language) -> None:
    """Raises BadSetup where the rules tell of no such language."""
    if language not in articles():
        raise BadSetup(f"There is no language {language!r}: words are in {', '.join(articles())}.")
