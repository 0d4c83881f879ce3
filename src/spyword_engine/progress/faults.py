"""What is refused. No message holds a value: it may come from a stranger's file."""

from __future__ import annotations


class BadEnvelope(ValueError):
    """An envelope that isn't this game's, or one that makes no sense."""


class BadHistory(ValueError):
    """A history that is not one of ours."""
