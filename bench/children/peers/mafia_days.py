"""mafia, the library under godfather: its days, on which everybody votes."""

from __future__ import annotations

from random import Random

import mafia
from playing import timed

GOONS = 2


def play(rng: Random, players: int) -> int:
    game = mafia.Game(seed=int(rng.random() * 1e9))
    town, gang = game.add_faction(mafia.Town()), game.add_faction(mafia.Mafia("Mafia"))
    for seat in range(players):
        game.add_player(f"P{seat:02}", mafia.Goon(gang) if seat < GOONS else mafia.Villager(town))
    game.begin()
    moves, number = 0, 1
    while not game.is_game_over():
        day, alive = mafia.Day(number), game.players
        for voter in alive:
            others = [one for one in alive if one is not voter]
            day.set_vote(voter, others[int(rng.random() * len(others))])
            moves += 1
        game.resolve(day)
        number += 1
    return moves


timed(play)
