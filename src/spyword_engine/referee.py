"""The engine without a screen: one JSON object in, one out, as PROTOCOL.md says to the letter."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, BinaryIO, Final, TypeVar

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
from spyword_engine.package import Package, check_package
from spyword_engine.phase import Phase
from spyword_engine.record import plain, read_record, record_of, replay
from spyword_engine.sentences import refusal_sentence
from spyword_engine.settings import check_players, complete
from spyword_engine.views import card_view, private_view, table_view

LONGEST_LINE: Final = 32 * 1024 * 1024
"""Bytes. A longer line is a fault, and is not kept in memory."""

T = TypeVar("T")
Answer = dict[str, Any]


class Fault(Exception):
    """Something that is answered with `ok` false; the game is as it was."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Referee:
    """One game at a time, and the actions that led to where it stands."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._actions: list[Action] = []
        self._ops: Final[dict[str, Callable[[Answer], Answer]]] = {
            "new": self._new,
            "do": self._do,
            "table": self._table,
            "card": self._card,
            "record": self._record,
            "load": self._load,
            "check": _check,
            "match": _match,
        }

    def answer(self, line: bytes) -> Answer:
        """The answer to one request."""
        try:
            request = _request(line)
            op = self._ops.get(_field(request, "op", str))
            if op is None:
                raise Fault("bad_request", f"There is no op {request['op']!r}.")
            return {"ok": True, **op(request)}
        except Fault as fault:
            return _answer_to(fault)
        except RecursionError:
            return _answer_to(Fault("bad_request", "A request may not be nested so deep."))

    def _game(self) -> Match:
        if self._match is None:
            raise Fault("no_game", "No game has begun.")
        return self._match

    def _new(self, request: Answer) -> Answer:
        self._match, self._actions = _opening(request), []
        return self._table(request)

    def _do(self, request: Answer) -> Answer:
        asked = _field(request, "action", dict)
        players = self._match.setup.players if self._match else ()
        try:
            action = wire.read_action(asked, players)
        except msgspec.ValidationError:
            act = f"{asked.get('do')!r:.40}"
            raise Fault(
                "bad_request", f"The action {act} is unknown, or lacks a field, or one is of the wrong type."
            ) from None
        match = self._game()
        try:
            self._match = match.apply(action).match
        except IllegalAction as error:
            raise _refused(error, asked["do"], asked.get("player"), match) from None
        self._actions.append(action)
        return self._table(request)

    def _table(self, _: Answer) -> Answer:
        return {"table": wire.table(table_view(self._game()))}

    def _card(self, request: Answer) -> Answer:
        player = _field(request, "player", str)
        match = self._game()
        seat = wire.seat_of(player, match)
        try:
            if match.phase is Phase.PRIVATE:
                return {"card": wire.private(private_view(match, seat), match.setup.players)}
            return {"card": wire.card(card_view(match, seat), match.setup.players)}
        except IllegalAction as error:
            raise _refused(error, "card", player, match) from None

    def _record(self, _: Answer) -> Answer:
        return {"record": plain(record_of(self._game(), self._actions))}

    def _load(self, request: Answer) -> Answer:
        given = _field(request, "record", dict)
        try:
            record = read_record(given)
            _check_language(record.package.language)
            match = replay(record)
        except (BadRecord, BadSetup) as error:
            raise Fault("bad_record", str(error)) from None
        self._match, self._actions = match, list(record.actions)
        return self._table(request)


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answers line by line until the requests end."""
    referee = Referee()
    while line := requests.readline(LONGEST_LINE):
        if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
            while (rest := requests.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
                pass
            line = b""
        answers.write(msgspec.json.encode(referee.answer(line)) + b"\n")
        answers.flush()


def _answer_to(fault: Fault) -> Answer:
    return {"ok": False, "error": {"code": fault.code, "message": str(fault)}}


def _refused(error: IllegalAction, act: str, player: object, match: Match) -> Fault:
    sentence = refusal_sentence(error.reason, act=act, player=player, phase=match.phase)
    return Fault(error.reason.value, sentence)


def _request(line: bytes) -> Answer:
    try:
        request = msgspec.json.decode(line)
    except msgspec.DecodeError:
        raise Fault("bad_request", "A request is one JSON object a line.") from None
    if not isinstance(request, dict):
        raise Fault("bad_request", "A request is one JSON object a line.")
    return request


def _field(request: Mapping[str, Any], name: str, kind: type[T]) -> T:
    """A top-level field that must be there. A bool is no int."""
    if name not in request:
        raise Fault("bad_request", f"The field {name!r} is missing.")
    value = request[name]
    if type(value) is not kind:
        raise Fault("bad_request", f"The field {name!r} is of the wrong type.")
    return value


def _optional(request: Mapping[str, Any], name: str, kind: type[T]) -> T | None:
    return _field(request, name, kind) if name in request else None


def _texts(request: Mapping[str, Any], name: str) -> list[str]:
    texts = _field(request, name, list)
    if not all(isinstance(text, str) for text in texts):
        raise Fault("bad_request", f"The field {name!r} is a list of texts.")
    return texts


def _opening(request: Answer) -> Match:
    names = _field(request, "players", list)
    given = _field(request, "settings", dict)
    package = _field(request, "package", dict)
    mode = _optional(request, "mode", str)
    seed = _optional(request, "seed", int)
    dealt = _optional(request, "deal", dict)
    rng = random.SystemRandom() if seed is None else random.Random(f"seed {seed}")
    try:
        players = _players(names)
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


def _players(names: list[Any]) -> tuple[str, ...]:
    if not all(isinstance(name, str) for name in names):
        raise BadSetup("A player's name is a text.")
    check_players(len(names))
    return tidy_table(names)


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


def _check(request: Answer) -> Answer:
    players = _field(request, "players", int)
    given = _field(request, "settings", dict)
    try:
        return {"settings": msgspec.to_builtins(complete(players, given))}
    except BadSetup as error:
        raise Fault("bad_setup", str(error)) from None
    except BadSettings as error:
        raise Fault("bad_settings", str(error)) from None


def _match(request: Answer) -> Answer:
    guess = _field(request, "guess", str)
    citizen = _texts(request, "citizen")
    spy = _texts(request, "spy")
    language = _optional(request, "language", str)
    spoken = ENGLISH if language is None else language
    try:
        _check_language(spoken)
    except BadSetup as error:
        raise Fault("bad_setup", str(error)) from None
    return {"right": is_right(guess, citizen, spy, spoken)}


def _check_language(language: Language) -> None:
    """Raises BadSetup where the rules tell of no such language."""
    if language not in articles():
        raise BadSetup(f"There is no language {language!r}: words are in {', '.join(articles())}.")
