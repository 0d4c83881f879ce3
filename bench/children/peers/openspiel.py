"""OpenSpiel's `social_deduction`, in C++: it talks, votes and eliminates."""

from __future__ import annotations

from random import Random

import pyspiel
from playing import timed

ROUNDS = 10
IMPOSTERS = 2


def play(rng: Random, players: int) -> int:
    parameters = {"players": players, "imposters": IMPOSTERS, "max_rounds": ROUNDS}
    state = pyspiel.load_game("social_deduction", parameters).new_initial_state()
    moves = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        moves += not state.is_chance_node()
        state.apply_action(legal[int(rng.random() * len(legal))])
    return moves


timed(play)
