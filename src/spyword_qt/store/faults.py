"""Every fault of a JSON value that doesn't fit its type, where decoding stops at the first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar, get_args, get_origin

import msgspec

S = TypeVar("S", bound=msgspec.Struct)


def decoded(data: bytes, expected: type[S]) -> S | list[tuple[str, str]]:
    """The value that the JSON is, or each fault as `faults` gives them: one at least."""
    try:
        value = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return [("", f"is no JSON: {error}")]
    try:
        return msgspec.convert(value, expected)
    except msgspec.ValidationError as error:
        return list(faults(value, expected)) or [("", str(error))]


def faults(value: object, expected: Any, where: str = "") -> Iterator[tuple[str, str]]:
    """Each fault as the place (`words[1].text.en`; empty for the whole) and what is wrong there.

    `expected` is a Struct, or a type of tuple or Mapping, and so on inwards; anything else is left to msgspec
    as a whole.
    """
    if isinstance(expected, type) and issubclass(expected, msgspec.Struct):
        yield from _faults_of_object(value, expected, where)
    elif get_origin(expected) is tuple:
        yield from _faults_of_list(value, get_args(expected), where)
    elif get_origin(expected) is Mapping:
        yield from _faults_of_entries(value, get_args(expected), where)
    else:
        try:
            msgspec.convert(value, expected)
        except msgspec.ValidationError as error:
            yield where, str(error)


def _faults_of_object(value: object, expected: type[msgspec.Struct], where: str) -> Iterator[tuple[str, str]]:
    if not isinstance(value, dict):
        yield where, "an object is expected"
        return
    fields = {field.encode_name: field for field in msgspec.structs.fields(expected)}
    for name in sorted(value.keys() - fields.keys()):
        yield _inside(where, name), "is not known"
    for name, field in fields.items():
        if name in value:
            yield from faults(value[name], field.type, _inside(where, name))
        elif field.required:
            yield _inside(where, name), "is missing"


def _faults_of_list(value: object, items: tuple[Any, ...], where: str) -> Iterator[tuple[str, str]]:
    if not isinstance(value, list):
        yield where, "a list is expected"
        return
    if items[-1] is Ellipsis:
        items = (items[0],) * len(value)
    if len(items) != len(value):
        yield where, f"{len(items)} are expected, not {len(value)}"
        return
    for index, (item, expected) in enumerate(zip(value, items, strict=True)):
        yield from faults(item, expected, f"{where}[{index}]")


def _faults_of_entries(value: object, items: tuple[Any, ...], where: str) -> Iterator[tuple[str, str]]:
    if not isinstance(value, dict):
        yield where, "an object is expected"
        return
    key, entry = items
    for name, inside in value.items():
        if any(faults(name, key)):
            yield _inside(where, name), "is not known"
        else:
            yield from faults(inside, entry, _inside(where, name))


def _inside(where: str, name: str) -> str:
    return f"{where}.{name}" if where else name
