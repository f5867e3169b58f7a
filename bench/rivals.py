"""Games of other people's libraries, each played the fastest way its library offers."""

from __future__ import annotations

import os
from functools import partial
from importlib import metadata
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from bench.contest import Contestant, Run

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # PettingZoo's boards are drawn with pygame, which greets

import pyspiel  # type: ignore[import-not-found]
from pettingzoo.classic import connect_four_v3  # type: ignore[import, unused-ignore]

SEED = 1
SAMPLE = 20_000  # games that an average length is taken from: it is then known to a few thousandths
SIMULATIONS = 20_000  # in one search


class OpenSpiel(NamedTuple):
    """One of OpenSpiel's games, written in C++."""

    rollouts: Contestant
    search: Contestant
    from_python: Contestant


def open_spiel(title: str, name: str) -> OpenSpiel:
    """The game that OpenSpiel loads by this name."""
    game = pyspiel.load_game(name)
    return OpenSpiel(
        Contestant(title, "C++ rollouts", partial(rollouts, game, mean_length(game))),
        Contestant(title, "C++ MCTS", partial(search, game, mean_length_in_search(game))),
        Contestant(title, "from Python", partial(from_python, game)),
    )


def versions() -> list[str]:
    """What was installed to race against."""
    return [f"{package} {metadata.version(package)}" for package in ("open_spiel", "pettingzoo")]


def rollouts(game: Any, length: float, games: int) -> Run:
    """Random games inside C++.

    The evaluator cannot be called from Python, but a search of one single simulation does nothing else than
    have it evaluate the root: `games` rollouts from the start, one after the other, without a tree. They see
    everything, also in dark_hex, as our playouts do. C++ does not count their moves: the same random games
    played from Python say how long they are on average.
    """
    bot = searcher(game, rollouts=games, simulations=1)
    start = game.new_initial_state()
    began = perf_counter()
    bot.step(start)
    return Run(round(games * length), perf_counter() - began)


def search(game: Any, length: float, searches: int) -> Run:
    """Whole searches: each of their simulations is a game, first along the tree, then at random.

    Known nodes are walked through without listing moves, which makes some games faster than pure rollouts.
    """
    bot = searcher(game, rollouts=1, simulations=SIMULATIONS)
    start = game.new_initial_state()
    began = perf_counter()
    for _ in range(searches):
        bot.step(start)
    return Run(round(searches * SIMULATIONS * length), perf_counter() - began)


def searcher(game: Any, rollouts: int, simulations: int) -> Any:
    return pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=SEED),
        uct_c=1.4,
        max_simulations=simulations,
        max_memory_mb=1000,
        solve=False,
        seed=SEED,
        verbose=False,
    )


def from_python(game: Any, games: int) -> Run:
    """What is legal, choose, play: the same loop as `ours.from_python`, and the same cheap choice.

    A finished game has no legal moves, so asking whether it is over can be spared.
    """
    bits = Random(SEED).getrandbits
    moves = 0
    began = perf_counter()
    for _ in range(games):
        state = game.new_initial_state()
        while actions := state.legal_actions():
            state.apply_action(actions[bits(24) * len(actions) >> 24])
            moves += 1
    return Run(moves, perf_counter() - began)


def from_python_with_chance(game: Any, games: int) -> Run:
    """The same for a game in which chance moves too: made, each as likely as any other, and not counted."""
    bits = Random(SEED).getrandbits
    moves = 0
    began = perf_counter()
    for _ in range(games):
        state = game.new_initial_state()
        while actions := state.legal_actions():
            if not state.is_chance_node():
                moves += 1
            state.apply_action(actions[bits(24) * len(actions) >> 24])
    return Run(moves, perf_counter() - began)


def open_spiel_from_python(title: str, name: str) -> Contestant:
    """A game with moves of chance, driven from Python."""
    return Contestant(title, "from Python", partial(from_python_with_chance, pyspiel.load_game(name)))


def mean_length(game: Any) -> float:
    """How many moves a random game has on average."""
    return from_python(game, SAMPLE).moves / SAMPLE


def mean_length_in_search(game: Any) -> float:
    """How many moves a simulation has on average: down the tree, and from there to the end at random."""
    root = searcher(game, rollouts=1, simulations=SIMULATIONS).mcts_search(game.new_initial_state())
    ends = simulation_ends(root, [])
    rng = Random(SEED)
    moves = 0
    for path in rng.choices(ends, k=SAMPLE):
        state = game.new_initial_state()
        for action in path:
            state.apply_action(action)
        while actions := state.legal_actions():
            state.apply_action(rng.choice(actions))
        moves += len(state.history())
    return moves / SAMPLE


def simulation_ends(node: Any, path: list[int]) -> list[list[int]]:
    """Where each simulation left the tree: a node's visits that did not go on to a child ended there."""
    visited = [child for child in node.children if child.explore_count]
    ends = [path] * (node.explore_count - sum(child.explore_count for child in visited))
    for child in visited:
        ends += simulation_ends(child, [*path, child.action])
    return ends


def petting_zoo_connect_four() -> Contestant:
    return Contestant("PettingZoo connect_four_v3", "from Python", petting_zoo)


def petting_zoo(games: int) -> Run:
    """The loop of PettingZoo's manual: whose turn, what they see, a choice from the mask of legal moves."""
    bits = Random(SEED).getrandbits
    env = connect_four_v3.env()
    moves = 0
    began = perf_counter()
    for _ in range(games):
        env.reset()
        for _agent in env.agent_iter():
            observation, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                actions = observation["action_mask"].nonzero()[0]
                env.step(actions[bits(24) * len(actions) >> 24])
                moves += 1
    return Run(moves, perf_counter() - began)
