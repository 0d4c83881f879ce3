"""JSON that people can read: an object has a member a line, a list of objects one of them a line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

_STEP = "  "


def readable(value: object, indent: str = "") -> str:
    """The value as JSON text, every line but the first indented by `indent` at least."""
    inside = f"{indent}{_STEP}"
    if isinstance(value, Mapping) and value:
        members = [f"{_flat(name)}: {readable(member, inside)}" for name, member in value.items()]
        return _spread("{", members, "}", indent)
    if isinstance(value, (list, tuple)) and value and isinstance(value[0], Mapping):
        return _spread("[", map(_flat, value), "]", indent)
    return _flat(value)


def _spread(start: str, parts: Iterable[str], end: str, indent: str) -> str:
    lines = f",\n{indent}{_STEP}".join(parts)
    return f"{start}\n{indent}{_STEP}{lines}\n{indent}{end}"


def _flat(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
