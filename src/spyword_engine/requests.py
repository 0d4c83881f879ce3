"""What a request to the referee holds, and what is answered where it can't be granted."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

from spyword_engine.errors import BadSetup
from spyword_engine.naming import action_fields

T = TypeVar("T")
Answer: TypeAlias = dict[str, Any]


class Fault(Exception):
    """Something that is answered with `ok` false; the game is as it was."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def field(request: Mapping[str, Any], name: str, kind: type[T]) -> T:
    """A top-level field that must be there. A bool is no int. Raises Fault."""
    if name not in request:
        raise Fault("bad_request", f"The field {name!r} is missing.")
    value = request[name]
    if type(value) is not kind:
        raise Fault("bad_request", f"The field {name!r} is of the wrong type.")
    return value


def optional(request: Mapping[str, Any], name: str, kind: type[T]) -> T | None:
    """A top-level field that may be missing. Raises Fault for one of the wrong type."""
    return field(request, name, kind) if name in request else None


def texts(request: Mapping[str, Any], name: str) -> list[str]:
    """A list of texts that must be there. Raises Fault."""
    given = field(request, name, list)
    if not all(isinstance(text, str) for text in given):
        raise Fault("bad_request", f"The field {name!r} is a list of texts.")
    return given


def chance(request: Mapping[str, Any]) -> random.Random:
    """What a new game is dealt by: the same for the same seed. Raises Fault."""
    seed = optional(request, "seed", int)
    return random.SystemRandom() if seed is None else random.Random(f"seed {seed}")


def names(given: Sequence[object]) -> list[str]:
    """The players' names as they were given. Raises BadSetup for one that is no text."""
    found = [name for name in given if isinstance(name, str)]
    if len(found) < len(given):
        raise BadSetup("A player's name is a text.")
    return found


def read_action(asked: Mapping[str, Any], players: Sequence[str], kind: Any) -> Any:
    """The action of a `do`, one of those that `kind` is a union of. Raises Fault."""
    try:
        return msgspec.convert(action_fields(asked, players), kind)
    except msgspec.ValidationError:
        act = f"{asked.get('do')!r:.40}"
        raise Fault(
            "bad_request", f"The action {act} is unknown, or lacks a field, or one is of the wrong type."
        ) from None
