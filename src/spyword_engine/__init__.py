"""The rules of The Spy's Word and, in `bandit`, of Secret Bandit: no screen, no file, no clock.

Start at `spyword_engine.match`: a `Match` is a frozen value, and `Match.apply(action)` gives the next one.
"""
