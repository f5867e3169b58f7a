"""The state of a table, derived from its entries and nothing else: who sits where, the game, the clocks, the news."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

import msgspec

from sottovoce.rules import constants
from sottovoce.rules.game import AnyGame, ChapterPlayed, Outcome, Refusal, View, quoted
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.record import unknown_game
from sottovoce.table import journal, sealed
from sottovoce.table.clock import Timer
from sottovoce.table.journal import Entry
from sottovoce.table.match import Result, Score, score
from sottovoce.table.news import NewsLine
from sottovoce.table.refusals import CorruptJournal
from sottovoce.table.seats import Chair
from sottovoce.table.views import ViewCache

SUBSTITUTE = "novice"  # the bot that plays on for someone who gave up or whose time ran out


class State:
    """A table as its entries have made it. It trusts them: `Table` checks what people want to do before."""

    game: AnyGame
    settings: journal.Settings
    maker: str
    views: ViewCache  # of the game being played, or played last

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self.games = games
        self.entries: list[Entry] = []
        self.last_news_at = 0.0  # when the last entry happened that has a news line
        self.done: dict[tuple[int, str], int] = {}  # by chair and key: the number of the entry it led to
        self.chairs: list[Chair] = []
        self.play: Playthrough | None = None  # the game being played, or played last
        self.order: list[int] = []  # for each seat of that game its chair
        self.outcome: Outcome | None = None
        self.results: list[Result] = []
        self.story: list[ChapterPlayed] = []  # what a story remembers of them, if there is one
        self.owes_since: dict[int, int] = {}  # by chair that owes a move: the entry that asked for it
        self.sealed: dict[int, sealed.Choice] = {}  # by chair that has chosen, of those who owe a move
        self.counts: Counter[tuple[int, str]] = Counter()  # by chair and act: how often, in this game or at all
        self.undo: tuple[int, int, set[int]] | None = None  # who asked for it, how many lines to keep, who has agreed
        self.draw: int | None = None  # who offered one
        self.peeks: Counter[int] = Counter()  # by chair: take-backs in this game after something was learned
        self.rematch: set[int] = set()
        self.is_offered = False  # may anybody sit down, until the first game begins?
        self.all_news: dict[int, list[NewsLine]] = {}  # by viewer
        self._lines_after = [0]  # by number of entries: how many news lines they have

    # Looking.

    @property
    def lines(self) -> int:
        """How many news lines there are: the same number for every viewer."""
        return self._lines_after[-1]

    def lines_after(self, count: int) -> int:
        """How many news lines the first `count` entries have."""
        return self._lines_after[count]

    def line_of(self, number: int) -> int:
        """The news line of an entry; if it has none, the last line before it."""
        return self._lines_after[number + 1] - 1

    def shows_nothing_after(self, count: int, viewer: int) -> bool:
        """Is every entry after the first `count` invisible to this viewer?"""
        later = self.entries[count:]
        hidden = (entry for entry in later if not isinstance(entry, journal.ClocksHeld))
        return all(isinstance(entry, journal.SECRET) and entry.chair != viewer for entry in hidden)

    @property
    def is_running(self) -> bool:
        return self.play is not None and self.outcome is None

    @property
    def score(self) -> Score:
        return score(self.results, len(self.chairs), self.settings.match)

    @property
    def provenance(self) -> journal.Provenance:
        """Where the deal of this table comes from. Of a game from a record, or with a prepared deck, the maker of the
        table may know what nobody should: whoever sits down is told, and it counts for no best and no campaign."""
        if self.brought:
            return "record"
        return "prepared" if self.game.is_prepared(self.options) else "chance"

    def times(self, chair: int, act: str) -> int:
        """How often a chair has done this: in the game played now or last, or at the table, whichever bounds it."""
        return self.counts[chair, act]

    def seat_of(self, viewer: int) -> int:
        """The seat in the game that a chair plays; a spectator sees what every seat knows."""
        return self.order.index(viewer) if viewer >= 0 else viewer

    def view(self, viewer: int) -> View | None:
        """What a chair, or a spectator (NOBODY), may know of the game now; None: nothing, or there is none."""
        if self.play is None:
            return None
        if viewer in self.sealed:
            return self.sealed[viewer].seen
        if viewer != constants.NOBODY:
            seen = self.views.view(self.seat_of(viewer))
        elif self.settings.spectators == "public":
            seen = self.views.view(constants.NOBODY)
        elif self.settings.spectators == "all-after-the-end" and self.outcome is not None:
            seen = self.play.view(constants.EVERYTHING)
        else:
            return None
        if self.outcome is None or seen.outcome is not None:
            return seen
        return ended(self.play, self.outcome, constants.EVERYTHING if seen.seat == "all" else self.seat_of(viewer))

    def view_at(self, viewer: int, lines: int) -> View | None:
        """What a chair, or a spectator, could know when the game had this number of lines; None: nothing. Their own
        choice that is still sealed is no line."""
        if self.play is None or not 0 <= lines <= len(self.play.moves):
            return None
        if viewer == constants.NOBODY and self.settings.spectators != "public":
            return None
        return self.play.view_at(lines, self.seat_of(viewer))

    def news(self, viewer: int, since: int = 0, until: int | None = None) -> list[NewsLine]:
        """The news lines from number `since` up to `until`, as a chair or a spectator (NOBODY) is sent them."""
        return self.all_news[viewer][since:until]

    # The beat on which sealed choices are shown.

    @property
    def beats_since(self) -> float | None:
        """If choices are sealed now: when the last player who owes one was asked for it. Beats count from there."""
        if self.settings.beat is None or not self.is_running or len(self.owes_since) < 2:
            return None
        return self.entries[max(self.owes_since.values())].at

    @property
    def next_beat(self) -> float | None:
        """When the sealed choices will be shown; None: not everyone has chosen."""
        since = self.beats_since
        if since is None or self.settings.beat is None or self.owes_since.keys() != self.sealed.keys():
            return None
        return sealed.first_after(since, self.settings.beat, max(choice.at for choice in self.sealed.values()))

    # Changing.

    def apply(self, entry: Entry, *, is_played: bool = False) -> None:
        """Add an entry. `is_played`: its moves are on the board already, since chance had to answer before the entry
        could be written; otherwise they are played now."""
        was_over = self.outcome is not None
        if not is_played and isinstance(entry, journal.Began | journal.Moved):
            self._replay(entry)
        entry.happen(self)
        n = self.lines
        self.note(entry)
        if self.outcome is not None and not was_over:
            self._end(self.outcome, entry.at)
        if isinstance(entry, journal.WITHOUT_LINE):
            return
        says = entry.sentences(self)
        for viewer, lines in self.all_news.items():
            lines.append(journal.news_line(entry, n, self, viewer, says))
        self.last_news_at = entry.at

    def note(self, entry: Entry) -> None:
        """Write down that this has happened, and nothing of what follows from it."""
        if isinstance(entry, journal.Keyed | journal.Undone) and entry.key:
            self.done[entry.chair, entry.key] = len(self.entries)
            self.counts[entry.chair, entry.act] += 1
        self.entries.append(entry)
        self._lines_after.append(self.lines + (not isinstance(entry, journal.WITHOUT_LINE)))

    def _replay(self, entry: journal.Began | journal.Moved) -> None:
        if isinstance(entry, journal.Began):
            self.play = Playthrough(self.game, self.seats, self.options)
        self.play_lines(entry.lines)

    def _end(self, outcome: Outcome, now: float) -> None:
        assert self.play is not None
        everything = self.play.view(constants.EVERYTHING)
        breaks = [self.game.tie_break(everything, seat) for seat in range(self.play.seats)]
        if self.provenance == "chance" and (played := self.game.chapter_played(self.options, everything, outcome)):
            self.story.append(played)
        entry, peeks = len(self.entries) - 1, [self.peeks[chair] for chair in self.order]
        self.results.append(Result(self.order, outcome, breaks, self.game.meta.cooperative, entry, now, peeks))
        self.timer.thinking([], now)
        self.undo, self.draw, self.owes_since, self.sealed = None, None, {}, {}

    # What the entries do.

    def open(self, entry: journal.Opened) -> None:
        if entry.game not in self.games:
            raise unknown_game(entry.game, self.games)
        self.game = self.games[entry.game].version(entry.rules)
        self.settings, self.maker = entry.settings, entry.maker
        self.seats = self.game.checked_seats(entry.seats)
        self.options = self.game.completed(entry.options)
        self.chairs = [Chair() for _ in range(self.seats)]
        self.brought, self.brought_peeks = entry.lines, entry.peeks
        self.timer = Timer(entry.settings.clock)
        self.all_news = {viewer: [] for viewer in (*range(self.seats), constants.NOBODY)}

    def begin(self, entry: journal.Began) -> None:
        assert self.play is not None
        self.views = ViewCache(self.play)
        self.order, self.outcome, self.rematch = entry.order, None, set()
        self.undo, self.draw = None, None
        self.peeks = Counter() if self.results else Counter(dict(zip(entry.order, self.brought_peeks, strict=False)))
        for chair in self.chairs:
            if chair.who and chair.bot:  # a person for whom a bot sat in plays again
                chair.bot = ""
            chair.left = chair.gave_up = False
        kept = ("say", "rematch")  # which are counted for the whole table
        self.counts = Counter({key: count for key, count in self.counts.items() if key[1] in kept})
        self.timer.start(range(self.seats))
        self._ask_anew(entry.at)

    def move(self, entry: journal.Moved) -> None:
        self.views.refresh()
        self.sealed.pop(entry.chair, None)
        self.undo = None
        if self.draw != entry.chair:
            self.draw = None
        self.timer.moved(entry.chair, entry.at)
        owed, number = self.owes_since, len(self.entries)
        self.owes_since = {
            chair: owed[chair] if chair in owed and chair != entry.chair else number for chair in self._owing()
        }
        self.set_timer(entry.at)
        self.outcome = self.play.outcome if self.play else None

    def seal(self, entry: journal.Sealed) -> None:
        assert self.play is not None
        self.sealed[entry.chair] = sealed.choose(self.play, self.seat_of(entry.chair), entry.move, entry.at)

    def play_lines(self, lines: Iterable[tuple[int | str, str]]) -> None:
        """Play moves that were written down before."""
        assert self.play is not None
        for seat, move in lines:
            self.play.play(constants.CHANCE if seat == "*" else int(seat), move)

    def take_back(self, keep: int, now: float) -> None:
        assert self.play is not None
        self.play.take_back(keep)
        self.views.refresh()
        self.undo = self.draw = None
        self.timer.thinking([], now)  # time that was used is used; a clock for each move starts again
        self._ask_anew(now)

    def _ask_anew(self, now: float) -> None:
        """Everyone who owes a move is asked for it by the entry that happens now."""
        self.sealed = {}
        self.owes_since = dict.fromkeys(self._owing(), len(self.entries))
        self.set_timer(now)
        self.outcome = self.play.outcome if self.play else None

    def _owing(self) -> list[int]:
        return [self.order[seat] for seat in self.play.position.to_act() if seat >= 0] if self.play else []

    def set_timer(self, now: float) -> None:
        """Let the clocks run of the people who owe a move; a bot's time is the server's."""
        self.timer.thinking([chair for chair in self._owing() if self.chairs[chair].plays], now)

    def give_up(self, chair: int, reason: str, now: float) -> None:
        """With two players the other has won; in a cooperative game all have lost; alone it is over; otherwise a bot
        plays on."""
        seats = range(self.seats)
        if self.seats == 2 or self.game.meta.cooperative or (self.seats == 1 and reason == "resigned"):
            winners = [] if self.game.meta.cooperative else [seat for seat in seats if self.order[seat] != chair]
            self.outcome = Outcome([float(seat in winners) for seat in seats], winners, reason)
        else:
            self.chairs[chair].bot, self.chairs[chair].gave_up = SUBSTITUTE, True
            self.set_timer(now)


def ended(play: Playthrough, outcome: Outcome, viewer: int) -> View:
    """What a seat or a spectator sees of a game that ended at the table and not by its rules: nobody is to move any
    more, and what was hidden is shown as far as the game does that at its end."""
    seen: View = play.game.view_of_end(play.position, viewer)
    return msgspec.structs.replace(seen, to_act=[], legal=[], form=None, outcome=outcome)


def replayed(entries: Iterable[Entry], games: Mapping[str, AnyGame]) -> State:
    """The table that these entries made; CorruptJournal at the first that does not fit the rules or the others."""
    state = State(games)
    for _ in replaying(state, entries):
        pass
    return state


def replaying(state: State, entries: Iterable[Entry]) -> Iterator[None]:
    """The same, entry by entry, for who has something else to do in between. What the state has been told already is
    not told again: these are the entries after that."""
    for number, entry in enumerate(entries, len(state.entries)):
        try:
            if (number == 0) != isinstance(entry, journal.Opened):
                raise ValueError(quoted(type(entry).__name__))
            state.apply(entry)
        except (Refusal, LookupError, ValueError, AssertionError) as error:
            raise CorruptJournal(number, error) from error
        yield
