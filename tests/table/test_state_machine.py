"""Whatever people do at a table, in any order: it stays whole, tells all as many lines, and tells nobody too much."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from sottovoce.bots.bot import LEVELS
from sottovoce.games import shelf
from sottovoce.rules import constants
from sottovoce.rules.game import AnyGame, Refusal, View
from sottovoce.rules.rng import Rng
from sottovoce.table import journal, snapshot
from sottovoce.table.journal import Clock, is_about
from sottovoce.table.table import ACTS, Table
from tests.effort import much
from tests.leaky import Hiding
from tests.table.company import Company, is_equal
from tests.table.retold import retold

people = st.integers(0, 5)
seeds = st.integers(0, 2**32)
found: dict[str, int] = {}  # how often the leak test had other secrets to compare with


class AnyTable(RuleBasedStateMachine):
    """Several people and perhaps a bot at one table."""

    game: AnyGame
    games: Any = None

    @initialize(
        seed=seeds, humans=st.integers(1, 3), first=st.sampled_from(["as-seated", "random"]),
        timed=st.sampled_from([None, Clock("move", 50), Clock("game", 300, 2)]),
        chat=st.sampled_from(["phrases", "free"]),
        spectators=st.sampled_from(["none", "public", "all-after-the-end"]), beat=st.sampled_from([None, 5, 30]),
    )  # fmt: skip
    def sit_down(
        self, seed: int, humans: int, first: str, timed: Clock | None, chat: str, spectators: str, beat: int | None
    ) -> None:
        self.rng = Rng(seed)
        self.snapshots: list[list[bytes]] = []
        self.acknowledged: list[tuple[str, int, str, int]] = []  # act, chair, key and entry
        fewest, most = self.game.fewest_seats, len(self.game.seat_names)
        humans = min(humans, most)
        bots = max(0, fewest - humans)
        self.company = Company(
            self.game.id, humans, bots, seed=seed, games=self.games or shelf(),
            first=first, clock=timed, chat=chat, spectators=spectators, match=humans + bots == 2,
            beat=None if timed and timed.per == "game" else beat,
        )  # fmt: skip

    @property
    def table(self) -> Table:
        return self.company.table

    def attempt(self, act: Any, *args: Any, **kwargs: Any) -> bool:
        """Do it, or be refused and see that nothing changed."""
        before = len(self.table.state.entries)
        key = self.company.key()
        now = self.company.tick()
        try:
            line = act(*args, **kwargs, key=key, now=now)
        except Refusal as refusal:
            assert refusal.code != "refused"
            assert len(self.table.state.entries) == before
            return False
        assert len(self.table.state.entries) > before
        after = len(self.table.state.entries)
        assert act(*args, **kwargs, key=key, now=now + 5) == line  # asked again: the same answer, and nothing done
        assert len(self.table.state.entries) == after
        self.acknowledged.append((act.__name__, args[0], key, line))
        return True

    @rule(which=seeds)
    def what_was_acknowledged_stays_so(self, which: int) -> None:
        """Whatever happened since: a bot sat in, somebody gave up, left, came back, or the server started again."""
        if self.acknowledged:
            method, chair, key, line = self.acknowledged[which % len(self.acknowledged)]
            [name] = [name for name, act in ACTS.items() if act.method == method]
            before = len(self.table.state.entries)
            assert self.table.perform(name, chair, key, self.company.tick(), {}, levels=LEVELS, away=0.0) == line
            assert len(self.table.state.entries) == before

    @rule(seed=seeds, moves=st.integers(1, 3))
    def the_game_goes_on(self, seed: int, moves: int) -> None:
        for n in range(moves):
            self.somebody_moves(seed + n)

    def somebody_moves(self, seed: int) -> None:
        owing = sorted(self.table.state.owes_since.keys() - self.table.state.sealed.keys())
        if self.table.state.is_running and not owing:
            assert self.table.let_pass(self.company.tick(30))
        elif self.table.state.is_running:
            chair = owing[seed % len(owing)]
            move = self.company.any_move(chair, Rng(seed))
            late = self.table.let_pass(self.company.now + 1)
            done = self.attempt(self.table.submit, chair, move, seen=self.table.lines)
            assert done or late or not self.table.state.is_running

    @rule(chair=people, text=st.sampled_from(["keep", "Qc3", "setup NNPNC/SDCDC", "hide heads", "", "?"]))
    def somebody_tries(self, chair: int, text: str) -> None:
        self.attempt(self.table.submit, chair, text, seen=self.table.lines)

    @rule(chair=people)
    def undo(self, chair: int) -> None:
        state = self.table.state
        play = state.play
        if play is None or not state.is_running or chair >= state.seats:
            return
        if chair in state.sealed:
            told = [state.news(viewer) for viewer in self.company.viewers]
            assert self.attempt(self.table.undo, chair)
            assert [state.news(viewer) for viewer in self.company.viewers] == told
            return
        seat = state.seat_of(chair)
        mine = [n for n, (mover, _) in enumerate(play.moves) if mover == seat]
        if not mine:
            return
        since, before = play.moves[mine[-1] :], play.at(mine[-1])
        everyone = [*range(play.seats), constants.NOBODY]
        taught = any(play.game.learned(before.view(who)) != play.game.learned(play.view(who)) for who in everyone)
        free = all(mover == seat for mover, _ in since) and not taught
        start = self.table.lines
        if self.attempt(self.table.undo, chair):
            assert is_about(state.news(chair)[start], journal.Undone if free else journal.UndoAsked)
            others = [other for other, here in enumerate(state.chairs) if other != chair and here.plays]
            assert is_about(state.news(chair)[-1], journal.Undone) == (free or not others)

    @rule(chair=people, agree=st.booleans())
    def answer_undo(self, chair: int, agree: bool) -> None:
        self.attempt(self.table.answer_undo, chair, agree)

    @rule(chair=people, agree=st.booleans())
    def draw(self, chair: int, agree: bool) -> None:
        self.attempt(self.table.offer_draw, chair)
        self.attempt(self.table.answer_draw, 1 - chair, agree)

    @rule(chair=people, other=people)
    def leave_and_come_back(self, chair: int, other: int) -> None:
        self.attempt(self.table.leave, chair)
        self.attempt(self.table.take_over, other, chair, "random", LEVELS, away=0.0)

    @rule(chair=people)
    def come_back(self, chair: int) -> None:
        self.attempt(self.table.come_back, chair)

    @rule(chair=people)
    @precondition(lambda self: self.table.state.play and len(self.table.state.play.moves) > 6)
    def resign(self, chair: int) -> None:
        self.attempt(self.table.resign, chair)

    @rule(chair=people)
    def rematch(self, chair: int) -> None:
        self.attempt(self.table.ask_rematch, chair)

    @rule(chair=people, text=st.sampled_from(["", "hello", "<b>"]), phrase=st.sampled_from(["", "hello"]))
    def talk(self, chair: int, text: str, phrase: str) -> None:
        self.attempt(self.table.say, chair, text=text, phrase=phrase)

    @rule(seconds=st.sampled_from([1, 10, 60, 400]))
    def time_goes_by(self, seconds: int) -> None:
        self.table.let_pass(self.company.tick(seconds))

    @rule()
    def the_server_starts_again(self) -> None:
        """From the entries, or from a snapshot and the entries since: however long ago it was taken, it is the same."""
        again, before = self.company.read_back(), self.table
        if self.snapshots:
            again = self.company.read_from_snapshot(self.snapshots[len(before.entries) % len(self.snapshots)])
            assert is_equal(again, self.company.read_back())
            assert [again.view(one) for one in self.company.viewers] == [
                before.view(one) for one in self.company.viewers
            ]
        if snapshot.can_be_taken(again.state):
            self.snapshots.append(list(snapshot.taken(again.state)))
        self.company.table = again

    @invariant()
    def all_are_told_as_many_lines(self) -> None:
        for viewer in self.company.viewers:
            assert [line.n for line in self.table.state.news(viewer)] == list(range(self.table.lines))

    @invariant()
    def somebody_owes_a_move_exactly_while_it_runs(self) -> None:
        assert bool(self.table.state.owes_since) == self.table.state.is_running

    def teardown(self) -> None:
        if not hasattr(self, "company"):
            return
        assert is_equal(self.table, self.company.read_back())
        self.nobody_could_have_told_the_difference()

    @rule()
    def nobody_could_have_told_the_difference(self) -> None:
        for viewer in self.company.viewers:
            if viewer == constants.NOBODY and self.table.state.settings.spectators != "public":
                continue  # they see nothing, and then everything
            others = retold(self.table, viewer, self.company.games, self.rng)
            if others is None:
                continue
            other = Table.of(others, self.company.games, Rng(0))
            found[self.game.id] = found.get(self.game.id, 0) + (others != self.table.state.entries)
            same_news(self.table, other, viewer)
            same_refusals(self.table, other, viewer)


def same_news(one: Table, other: Table, viewer: int) -> None:
    """To the byte: every line, and the last view. If the game was ended at the table, all is revealed: then the view
    before that."""
    for mine, theirs in zip(one.state.news(viewer), other.state.news(viewer), strict=True):
        assert msgspec.json.encode(mine) == msgspec.json.encode(theirs)
    assert msgspec.json.encode(last_view(one, viewer)) == msgspec.json.encode(last_view(other, viewer))


def last_view(table: Table, viewer: int) -> View | None:
    state = table.state
    if state.play is None or state.outcome is None or state.play.outcome is not None:
        return state.view(viewer)
    return state.view_at(viewer, len(state.play.moves))


def same_refusals(one: Table, other: Table, viewer: int) -> None:
    """Whatever the viewer tries now gets the same answer, an undo included: free or not."""
    if viewer == constants.NOBODY:
        return
    for text in ("keep", "Qc3", "b2-b3", "hide heads", "turn", "guess heads", "?"):
        assert reply(one, viewer, "submit", text) == reply(other, viewer, "submit", text)
    assert reply(one, viewer, "undo") == reply(other, viewer, "undo")


def reply(table: Table, chair: int, act: str, *args: Any) -> object:
    tried = Table.of(table.state.entries, table.state.games, Rng(1))
    more = {"seen": table.lines} if act == "submit" else {}
    try:
        getattr(tried, act)(chair, *args, key="try", now=1e6, **more)
    except Refusal as refusal:
        return refusal.code, str(refusal)
    return [type(entry) for entry in tried.state.entries[len(table.state.entries) :]]


def run(game: AnyGame, games: Any = None) -> None:
    machine = type("Machine", (AnyTable,), {"game": game, "games": games})
    checks = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=much(14, 100),
            stateful_step_count=30,
            suppress_health_check=checks,
            phases=[Phase.generate],
        ),
    )


@pytest.mark.parametrize("game", [*shelf().values()], ids=lambda game: game.id)
def test_anything_may_happen_at_a_table(game: AnyGame) -> None:
    run(game)
    assert found.get(game.id, 0) > 3  # the leak test had something to compare


def test_the_toy_game_without_a_leak_passes() -> None:
    run(Hiding(), {"coin": Hiding()})
    assert found.get("coin", 0) > 2


@pytest.mark.parametrize("leak", ["view", "log"])
def test_a_planted_leak_is_found(leak: str) -> None:
    with pytest.raises(AssertionError):
        run(Hiding(leak), {"coin": Hiding(leak)})


def test_a_deed_that_told_its_secret_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The news of a move must not be made from the entry."""
    true = journal._lines

    def blurting(state: Any, added: int, viewer: int) -> Any:
        return true(state, added, viewer if viewer < 0 else state.order[0])

    monkeypatch.setattr(journal, "_lines", blurting)
    with pytest.raises(AssertionError):
        run(Hiding(), {"coin": Hiding()})


def test_what_is_kept_can_be_read() -> None:
    company = Company()
    for kept in company.kept():
        assert journal.encode(journal.decode(kept)) == kept
