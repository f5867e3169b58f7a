"""What follows from the entries of a table, and from nothing else: who sits where, the game, the clocks, the news."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from sottovoce.rules import constants
from sottovoce.rules.game import AnyGame, Outcome, Refusal, View, quoted
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.record import unknown_game
from sottovoce.table import journal, news, sealed, tell
from sottovoce.table.clock import Timer
from sottovoce.table.journal import AnyEntry
from sottovoce.table.match import Result, Score, score
from sottovoce.table.news import AnyNews
from sottovoce.table.refusals import CorruptJournal
from sottovoce.table.seats import Chair
from sottovoce.table.views import ViewCache

SUBSTITUTE = "novice"  # the bot that plays on for someone who gave up or whose time ran out


class State:
    """A table as its entries have made it. It believes them: `table.py` checks what people want to do before."""

    game: AnyGame
    settings: journal.Settings
    maker: str
    views: ViewCache  # on the game being played, or played last

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self.games = games
        self.entries: list[AnyEntry] = []
        self.told_at = 0.0  # when the last of them happened of which there is a line
        self.done: dict[tuple[int, str], int] = {}  # by chair and key: the number of the entry it led to
        self.chairs: list[Chair] = []
        self.play: Playthrough | None = None  # the game being played, or played last
        self.order: list[int] = []  # for each seat of that game its chair
        self.outcome: Outcome | None = None
        self.results: list[Result] = []
        self.owes_since: dict[int, int] = {}  # by chair that owes a move: the entry that asked for it
        self.sealed: dict[int, sealed.Choice] = {}  # by chair that has chosen, of those who owe a move
        self.untold: Counter[int] = Counter()  # by chair: its entries of which there is no line
        self.undo: tuple[int, int, set[int]] | None = None  # who asked for it, back to where, who has agreed
        self.draw: int | None = None  # who offered one
        self.rematch: set[int] = set()
        self._told: dict[int, list[AnyNews]] = {}
        self._lines = [0]  # how many lines there were after so many entries

    # Looking.

    @property
    def lines(self) -> int:
        """How many there are: the same for every viewer."""
        return self._lines[-1]

    def lines_after(self, count: int) -> int:
        """How many lines the first so many entries are told in."""
        return self._lines[count]

    def line_of(self, number: int) -> int:
        """The line that tells of an entry; or, if there is none, the last one before it."""
        return self._lines[number + 1] - 1

    def is_all_within(self, count: int, viewer: int) -> bool:
        """Is all that a viewer may know of done by the first so many entries?"""
        return all(isinstance(entry, journal.AnyUntold) and entry.chair != viewer for entry in self.entries[count:])

    @property
    def is_running(self) -> bool:
        return self.play is not None and self.outcome is None

    @property
    def score(self) -> Score:
        return score(self.results, len(self.chairs), self.settings.match)

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
        return ended(seen, self.outcome) if self.outcome is not None and seen.outcome is None else seen

    def news(self, viewer: int, since: int = 0, until: int | None = None) -> list[AnyNews]:
        """Every line from this number on, or up to another, as a chair or a spectator (NOBODY) is told it."""
        return self._told[viewer][since:until]

    # The common beat.

    @property
    def beats_since(self) -> float | None:
        """From when beats are counted, if choices are sealed now: when the last who owes one was asked for it."""
        if self.settings.beat is None or not self.is_running or len(self.owes_since) < 2:
            return None
        return self.entries[max(self.owes_since.values())].at

    @property
    def next_beat(self) -> float | None:
        """When the sealed choices will be shown; None: not all have chosen."""
        since = self.beats_since
        if since is None or self.settings.beat is None or self.owes_since.keys() != self.sealed.keys():
            return None
        return sealed.first_after(since, self.settings.beat, max(choice.at for choice in self.sealed.values()))

    # Doing.

    def apply(self, entry: AnyEntry, *, is_played: bool = False) -> None:
        """Let an entry happen. A live move is already played, since chance had to answer before it could be written."""
        number = len(self.entries)
        was_over = self.outcome is not None
        self._happen(entry, number, is_played)
        self.entries.append(entry)
        key = getattr(entry, "key", "")
        if key:
            self.done[entry.chair, key] = number  # type: ignore[union-attr]
        has_ended = self.outcome is not None and not was_over
        if has_ended and self.play is not None and self.outcome is not None:
            breaks = [
                self.game.tie_break(self.play.view(constants.EVERYTHING), seat) for seat in range(self.play.seats)
            ]
            self.results.append(Result(self.order, self.outcome, breaks, self.game.meta.cooperative))
            self.timer.thinking([], entry.at)
            self.undo, self.draw, self.owes_since, self.sealed = None, None, {}, {}
        if isinstance(entry, journal.AnyUntold):
            self.untold[entry.chair] += 1
            self._lines.append(self.lines)
            return
        says = tell.of_table(self, entry, has_ended)
        for viewer, told in self._told.items():
            told.append(news.tell(self, entry, self.lines, viewer, has_ended, says))
        self._lines.append(self.lines + 1)
        self.told_at = entry.at

    def _happen(self, entry: AnyEntry, number: int, is_played: bool) -> None:
        match entry:
            case journal.Opened():
                self._open(entry)
            case journal.Invited(chair=chair, claim=claim):
                self.chairs[chair].claim = claim
            case journal.Claimed(chair=chair, who=who, name=name):
                self.chairs[chair] = Chair(name=name, who=who)
            case journal.Handed(chair=chair, who=who):
                self.chairs[chair].who = who
            case journal.BotSeated(chair=chair, level=level):
                self.chairs[chair] = Chair(bot=level, ready=True)
            case journal.Freed(chair=chair):
                self.chairs[chair] = Chair()
            case journal.Ready(chair=chair):
                self.chairs[chair].ready = True
            case journal.Began():
                self._begin(entry, number, is_played)
            case journal.Moved():
                self._move(entry, number, is_played)
            case journal.Sealed(chair=chair, move=move):
                assert self.play is not None
                self.sealed[chair] = sealed.chosen(self.play, self.seat_of(chair), move, entry.at)
            case journal.Unsealed(chair=chair):
                del self.sealed[chair]
            case journal.UndoAsked(chair=chair, keep=keep):
                self.undo = (chair, keep, set())
            case journal.UndoAnswered(chair=chair, agree=agree):
                if agree and self.undo is not None:
                    self.undo[2].add(chair)
                else:
                    self.undo = None
            case journal.Undone(keep=keep):
                self._take_back(keep, number, entry.at)
            case journal.Resigned(chair=chair):
                self._give_up(chair, "resigned", entry.at)
            case journal.FlagFell(chair=chair):
                self._give_up(chair, "clock", entry.at)
            case journal.DrawOffered(chair=chair):
                self.draw = chair
            case journal.DrawAnswered(agree=agree):
                self.draw = None
                if agree:
                    self.outcome = Outcome([0.5] * len(self.order), [], "agreed")
            case journal.Left(chair=chair):
                self.chairs[chair].left = True
            case journal.TookOver(absent=absent, level=level):
                self.chairs[absent].bot = level
                self.timer.thinking(self._thinkers(), entry.at)
            case journal.CameBack(chair=chair):
                self.chairs[chair].left, self.chairs[chair].bot = False, ""
                self.timer.thinking(self._thinkers(), entry.at)
            case journal.RematchAsked(chair=chair):
                self.rematch.add(chair)
            case journal.Said():
                pass

    def _open(self, entry: journal.Opened) -> None:
        if entry.game not in self.games:
            raise unknown_game(entry.game, self.games)
        self.game = self.games[entry.game].version(entry.rules)
        self.settings, self.maker = entry.settings, entry.maker
        self.seats = self.game.checked_seats(entry.seats)
        self.options = self.game.completed(entry.options)
        self.chairs = [Chair() for _ in range(self.seats)]
        self.brought = entry.lines
        self.timer = Timer(entry.settings.clock)
        self._told = {viewer: [] for viewer in (*range(self.seats), constants.NOBODY)}

    def _begin(self, entry: journal.Began, number: int, is_played: bool) -> None:
        if not is_played:
            self.play = Playthrough(self.game, self.seats, self.options)
            self.play_lines(entry.lines)
        assert self.play is not None
        self.views = ViewCache(self.play)
        self.order, self.outcome, self.rematch = entry.order, None, set()
        self.undo, self.draw = None, None
        for chair in self.chairs:
            if chair.who and chair.bot:  # whose bot sat in plays himself again
                chair.bot = ""
            chair.left = chair.gave_up = False
        self.timer.start(range(self.seats))
        self._ask_anew(number, entry.at)

    def _move(self, entry: journal.Moved, number: int, is_played: bool) -> None:
        if not is_played:
            self.play_lines(entry.lines)
        self.views.look_again()
        self.sealed.pop(entry.chair, None)
        self.undo = None
        if self.draw != entry.chair:
            self.draw = None
        self.timer.moved(entry.chair, entry.at)
        owed = self.owes_since
        self.owes_since = {
            chair: owed[chair] if chair in owed and chair != entry.chair else number for chair in self._owing()
        }
        self.timer.thinking(self._thinkers(), entry.at)
        self.outcome = self.play.outcome if self.play else None

    def play_lines(self, lines: Iterable[tuple[int | str, str]]) -> None:
        """Play what was played before."""
        assert self.play is not None
        for seat, move in lines:
            self.play.play(constants.CHANCE if seat == "*" else int(seat), move)

    def _take_back(self, keep: int, number: int, now: float) -> None:
        assert self.play is not None
        self.play.cut(keep)
        self.views.look_again()
        self.undo = self.draw = None
        self.timer.thinking([], now)  # time that was used is used; a clock for each move starts again
        self._ask_anew(number, now)

    def _ask_anew(self, number: int, now: float) -> None:
        """Everyone who owes a move has been asked for it only now."""
        self.sealed = {}
        self.owes_since = dict.fromkeys(self._owing(), number)
        self.timer.thinking(self._thinkers(), now)
        self.outcome = self.play.outcome if self.play else None

    def _owing(self) -> list[int]:
        return [self.order[seat] for seat in self.play.position.to_act() if seat >= 0] if self.play else []

    def _thinkers(self) -> list[int]:
        """The people who owe a move; a bot's time is the server's."""
        return [chair for chair in self._owing() if self.chairs[chair].plays]

    def _give_up(self, chair: int, reason: str, now: float) -> None:
        """With two, the other has won; together, all have lost; alone, it is over; else a bot plays on."""
        seats = range(self.seats)
        if self.seats == 2 or self.game.meta.cooperative or (self.seats == 1 and reason == "resigned"):
            winners = [] if self.game.meta.cooperative else [seat for seat in seats if self.order[seat] != chair]
            self.outcome = Outcome([float(seat in winners) for seat in seats], winners, reason)
        else:
            self.chairs[chair].bot, self.chairs[chair].gave_up = SUBSTITUTE, True
            self.timer.thinking(self._thinkers(), now)


def ended(seen: View, outcome: Outcome) -> View:
    """A view of a game that ended at the table, not by its rules: nobody is to move any more."""
    return msgspec.structs.replace(seen, to_act=[], legal=[], form=None, outcome=outcome)


def replayed(kept: Iterable[AnyEntry], games: Mapping[str, AnyGame]) -> State:
    """The table that these entries made; Broken at the first that does not fit the rules or those before it."""
    state = State(games)
    for number, entry in enumerate(kept):
        try:
            if (number == 0) != isinstance(entry, journal.Opened):
                raise ValueError(quoted(type(entry).__name__))
            state.apply(entry)
        except (Refusal, LookupError, ValueError, AssertionError) as error:
            raise CorruptJournal(number, error) from error
    return state
