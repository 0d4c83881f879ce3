"""What dev.py runs: the project's own tooling, not part of the game."""
