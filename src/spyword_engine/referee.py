"""The engine without a screen: one JSON object in, one out, as PROTOCOL.md says to the letter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, BinaryIO, Final, TypeAlias

import msgspec

from spyword_engine import actions
from spyword_engine.bandit import actions as bandit_actions
from spyword_engine.bandit.referee import RefereedBandit
from spyword_engine.refereed import Refereed
from spyword_engine.requests import Answer, Fault, field, optional, read_action
from spyword_engine.word_referee import RefereedWord, check, match_guess

LONGEST_LINE: Final = 32 * 1024 * 1024
"""Bytes. A longer line is a fault, and is not kept in memory."""

GAMES: Final[dict[str, type[Refereed]]] = {"word": RefereedWord, "bandit": RefereedBandit}
"""By the name that `new` and records call them."""

AnyAction: TypeAlias = actions.Action | bandit_actions.Action


class Referee:
    """One game at a time, whichever it is."""

    def __init__(self) -> None:
        self._game: Refereed | None = None
        self._ops: Final[dict[str, Callable[[Answer], Answer]]] = {
            "new": self._new,
            "do": self._do,
            "table": self._table,
            "card": self._card,
            "judge": self._judge,
            "record": self._record,
            "load": self._load,
            "check": check,
            "match": match_guess,
        }

    def answer(self, line: bytes) -> Answer:
        """The answer to one request."""
        try:
            request = _request(line)
            op = self._ops.get(field(request, "op", str))
            if op is None:
                raise Fault("bad_request", f"There is no op {request['op']!r}.")
            return {"ok": True, **op(request)}
        except Fault as fault:
            return _answer_to(fault)
        except RecursionError:
            return _answer_to(Fault("bad_request", "A request may not be nested so deep."))

    def _on(self) -> Refereed:
        if self._game is None:
            raise Fault("no_game", "No game has begun.")
        return self._game

    def _new(self, request: Answer) -> Answer:
        self._game = _asked_for(request).opened(request)
        return self._table(request)

    def _do(self, request: Answer) -> Answer:
        asked = field(request, "action", dict)
        if self._game is None:
            read_action(asked, (), AnyAction)
        self._on().do(asked)
        return self._table(request)

    def _table(self, _: Answer) -> Answer:
        return {"table": self._on().table()}

    def _card(self, request: Answer) -> Answer:
        player = field(request, "player", str)
        return {"card": self._on().card(player)}

    def _judge(self, _: Answer) -> Answer:
        return {"judge": self._on().judge()}

    def _record(self, _: Answer) -> Answer:
        return {"record": self._on().record()}

    def _load(self, request: Answer) -> Answer:
        record = field(request, "record", dict)
        self._game = _recorded(record).loaded(record)
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


def _request(line: bytes) -> Answer:
    try:
        request = msgspec.json.decode(line)
    except msgspec.DecodeError:
        raise Fault("bad_request", "A request is one JSON object a line.") from None
    if not isinstance(request, dict):
        raise Fault("bad_request", "A request is one JSON object a line.")
    return request


def _asked_for(request: Mapping[str, Any]) -> type[Refereed]:
    """The game that a `new` is for."""
    name = optional(request, "game", str)
    game = RefereedWord if name is None else GAMES.get(name)
    if game is None:
        # Which fields else there must be, only a game knows.
        field(request, "players", list)
        raise Fault("bad_setup", f"There is no game {name!r}: a table plays {' or '.join(GAMES)}.")
    return game


def _recorded(record: Mapping[str, Any]) -> type[Refereed]:
    """The game that a record is of; where that can't be told, the word game tells what is wrong with it."""
    name = record.get("game")
    return GAMES.get(name, RefereedWord) if isinstance(name, str) else RefereedWord
