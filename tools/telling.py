"""How the runner speaks: plain sentences, and a fault that is one."""

from __future__ import annotations


class Trouble(Exception):
    """Something foreseeable that stops the runner; its text is what the person is told."""


def say(sentence: str) -> None:
    """Print a sentence at once, also where standard output is a pipe."""
    print(sentence, flush=True)
