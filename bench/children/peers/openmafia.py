"""open-mafia-engine's own game "test": votes by day, nights in which nobody does anything."""

from __future__ import annotations

from random import Random

import open_mafia_engine.api as engine
from playing import timed

BUILDER = engine.GameBuilder.load("test")
MAFIOSI = 2
DAYS = 30


def play(rng: Random, players: int) -> int:
    game = BUILDER.build([f"P{seat:02}" for seat in range(players)], MAFIOSI)
    moves = days = 0
    game.change_phase()
    while game.current_phase.name != "shutdown" and days < DAYS:
        if game.current_phase.name == "day":
            alive = [actor for actor in game.actors if not actor.status["dead"]]
            bad = sum(int(actor.name[1:]) < MAFIOSI for actor in alive)
            if bad >= len(alive) - bad:
                return moves
            for voter in alive:
                others = [one for one in alive if one is not voter]
                target = others[int(rng.random() * len(others))].name
                game.process_event(engine.EActivate(game, f"{voter.name}/ability/Vote", target=target))
                moves += 1
            days += 1
        game.change_phase()
    return moves


timed(play)
