"""The desktop front end of The Spy's Word."""

__version__ = "0.1.0"
