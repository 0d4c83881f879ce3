"""The rules of Secret Bandit, led by a judge who sees everything: no screen, no file, no clock.

Start at `spyword_engine.bandit.match`, which is made as the word game's is.
"""
