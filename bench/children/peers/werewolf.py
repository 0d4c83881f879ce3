"""werewolf-engine: a wolf each night, then everybody votes."""

from __future__ import annotations

from random import Random

from playing import timed
from werewolf_engine import Game, GameConfig
from werewolf_engine.phases import Phase

WOLVES = 2
ROUNDS = 30


def play(rng: Random, players: int) -> int:
    counts = {"villager": players - WOLVES, "werewolf": WOLVES}
    game = Game([f"P{seat}" for seat in range(players)], GameConfig(role_counts=counts))
    game.start()
    moves = 0
    while game.phase != Phase.END and game.round_number < ROUNDS:
        if game.phase == Phase.NIGHT:
            actor = game.night_manager.current_actor
            targets = game.night_manager.get_available_targets(actor)
            game.night_action(actor.id, targets[int(rng.random() * len(targets))].id)
            moves += 1
            continue
        alive = [player.id for player in game.players if player.is_alive()]
        for voter in alive:
            others = [one for one in alive if one != voter]
            game.day_vote(voter, others[int(rng.random() * len(others))])
            moves += 1
    return moves


timed(play)
