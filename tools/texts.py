"""Finds what the program says: every call of `tr` and `translate` in its sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.telling import Trouble

_NAMES: Final = ("tr", "translate")


@dataclass(frozen=True, order=True)
class Text:
    """A text to be translated. `comment` parts equal ones; `counts`: it has forms by number."""

    context: str
    source: str
    comment: str = ""
    counts: bool = False


def texts_in(folder: Path) -> tuple[Text, ...]:
    """All texts of the Python files in a folder, sorted. Raises Trouble for one that isn't a literal."""
    found = {text for path in sorted(folder.rglob("*.py")) for text in _texts_of(path)}
    return tuple(sorted(found))


def as_cpp(texts: tuple[Text, ...]) -> str:
    """The texts as calls that Qt's `lupdate` reads.

    Given the Python itself it silently drops calls whose number is an expression, and takes a number that is
    a name for none (6.11).
    """
    return "".join(
        f"QCoreApplication::translate({_quoted(text.context)}, {_quoted(text.source)}, "
        f"{_quoted(text.comment)}{', n' if text.counts else ''});\n"
        for text in texts
    )


def _texts_of(path: Path) -> Iterator[Text]:
    yield from _walk(ast.parse(path.read_text(encoding="utf-8")), path, "")


def _walk(node: ast.AST, path: Path, context: str) -> Iterator[Text]:
    if isinstance(node, ast.ClassDef):
        # PySide looks through the classes of an object for one that has a translation.
        context = node.name
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _NAMES:
        text = _text(node, node.func, path, context)
        if text is not None:
            yield text
    for child in ast.iter_child_nodes(node):
        yield from _walk(child, path, context)


def _text(call: ast.Call, function: ast.Attribute, path: Path, context: str) -> Text | None:
    arguments = call.args
    if function.attr == "translate":
        if not (isinstance(function.value, ast.Name) and function.value.id == "QCoreApplication"):
            return None
        context, arguments = _literal(arguments[0], path), arguments[1:]
    if call.keywords:
        raise Trouble(f"{path}:{call.lineno}: a text and its number are told by place, not by name.")
    comment = _literal(arguments[1], path) if len(arguments) > 1 else ""
    return Text(context, _literal(arguments[0], path), comment, counts=len(arguments) > 2)


def _literal(node: ast.expr, path: Path) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    raise Trouble(f"{path}:{node.lineno}: what is translated is a literal text.")


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
