"""Records: a whole game as text, like chess's PGN. It can be replayed, verified, shared and compared.

    # donjons record 1
    # game: barons-2025
    # seed: 7
    new n=2
    @t1=4 @t2=1 ...
    pick:R
    1.B @4 B19-20 R20*
    ...
    # steps: 312
    # digest: 5f0c...

Headers are remarks of the form `# name: value`, so that a bare record (a `new` line and steps) is one too. The digest
covers everything above it: it tells an altered or cut record from a whole one.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from donjons.core.dice import dice_of, read_seed
from donjons.core.errors import BadParameter, BadRecord, DonjonsError
from donjons.core.game import Game, Setting
from donjons.core.match import Match
from donjons.core.pairs import read_pairs
from donjons.core.verbs import CHANCE

VERSION = "1"
OPENING = f"# donjons record {VERSION}"
SETUP_WORDS = 10  # tokens on a line of the set-up
HEADER = re.compile(r"#\s*([a-z]+):\s*(.*)")


@dataclass(frozen=True)
class Line:
    """Some tokens of one turn, and where they stand in the text."""

    number: int
    label: str
    tokens: list[str]


@dataclass(frozen=True)
class Record:
    """A record as read, before anything is replayed."""

    headers: Mapping[str, str]
    opening: str  # the `new` line
    lines: list[Line] = field(default_factory=list)

    @classmethod
    def of(cls, match: Match, headers: Mapping[str, str] | None = None) -> Record:
        """The record of a match."""
        known = {"game": match.setting.game.key}
        if match.dice is not None:
            known |= match.dice.headers(match.over)
        lines: list[Line] = []
        for played in match.line:
            full = lines and not played.label and len(lines[-1].tokens) >= SETUP_WORDS
            if not lines or lines[-1].label != played.label or full:
                lines.append(Line(0, played.label, []))
            lines[-1].tokens.append(played.token)
        written = [Line(0, line.label, match.setting.game.join(line.tokens)) for line in lines]
        return cls(known | dict(headers or {}), match.setting.line(), written)

    def game(self, otherwise: str | None = None) -> str:
        """The key of its game; `otherwise` where the record does not name it."""
        key = self.headers.get("game", otherwise)
        if not key:
            raise BadRecord("the record does not name its game in a line such as `# game: barons-2025`.")
        return key

    def steps(self) -> int:
        return sum(len(line.tokens) for line in self.lines)

    def text(self) -> str:
        """The record as it is kept in a file."""
        rows = [OPENING, *(f"# {name}: {value}" for name, value in self.headers.items()), self.opening]
        rows += [" ".join([line.label, *line.tokens]).strip() for line in self.lines]
        rows.append(f"# steps: {self.steps()}")
        body = "\n".join(rows) + "\n"
        return f"{body}# digest: {digest(body)}\n"


def digest(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:32]


def read_record(text: str) -> Record:
    """A record from its text; BadRecord when the text is none, was altered, or is cut short."""
    _check_digest(text)
    headers: dict[str, str] = {}
    opening = ""
    lines: list[Line] = []
    for place, row in enumerate(text.splitlines(), 1):
        header = HEADER.fullmatch(row.strip())
        words = row.split("#", 1)[0].split()
        if header:
            headers[header[1]] = header[2]
        elif words and not opening:
            opening = _opening(place, words)
        elif words:
            lines.append(_line(place, words))
    if not opening:
        raise BadRecord("this is no record: it has no line such as `new n=2`.")
    for end in ("steps", "digest"):
        headers.pop(end, None)
    return Record(headers, opening, lines)


def _check_digest(text: str) -> None:
    body, mark, rest = text.rpartition("# digest: ")
    if mark and rest.strip() != digest(body):
        raise BadRecord(
            "the record was altered after it was written: its digest does not fit its text "
            "(if you meant to edit it, delete the line `# digest:`)."
        )
    if not mark and text.startswith(OPENING):
        raise BadRecord(
            "the record is cut short: its last line, `# digest:`, is missing "
            "(delete its first line to read it all the same)."
        )


def _opening(place: int, words: list[str]) -> str:
    if words[0] != "new":
        raise BadRecord(f"line {place}: a record begins with a line such as `new n=2`, not with {words[0][:40]!r}.")
    return " ".join(words)


def _line(place: int, words: list[str]) -> Line:
    if re.fullmatch(r"[0-9]+(\.[\w@*]+)+", words[0]):
        return Line(place, words[0], words[1:])
    return Line(place, "", words)


def read_setting(game: Game, opening: str) -> Setting:
    """The table that a `new` line describes."""
    values = read_pairs(opening.split()[1:], BadParameter, f"`{opening[:80]}`: ")
    players = values.pop("n", "")
    if not re.fullmatch(r"[0-9]{1,2}", players):
        raise BadParameter(f"`{opening[:80]}`: the number of players is missing: write it as n=2.")
    return game.setting(int(players), values)


def replay(record: Record, game: Game, watch: Callable[[Match, Line, str], None] | None = None) -> Match:
    """Play a record from its first to its last step, each checked by the rules; BadRecord says where it fails."""
    match = Match(read_setting(game, record.opening))
    for line in record.lines:
        for token in (single for written in line.tokens for single in game.split(written)):
            _check_label(match, line)
            if watch:
                watch(match, line, token)
            try:
                match.play(token)
            except DonjonsError as error:
                raise BadRecord(f"line {line.number}: {error}") from error
    return match


def _check_label(match: Match, line: Line) -> None:
    game = match.setting.game
    expected = game.turn_label(match.setting, match.state)
    if line.label != expected and (line.label or game.labels_needed):
        begins = f"begins with {line.label[:40]}" if line.label else "has no turn such as 1.B"
        belongs = f"belongs to turn {expected}" if expected else "belongs to the set-up"
        raise BadRecord(f"line {line.number} {begins}, but what it plays {belongs}.")


def seed_of(record: Record) -> int | None:
    """The seed of the dice, if the headers name one."""
    seed = record.headers.get("seed")
    return None if seed is None else read_seed(seed)


def opening_of(record: Record) -> int:
    """So many steps at the beginning come from another game, with dice of its own."""
    opening = record.headers.get("opening", "0")
    if not re.fullmatch(r"[0-9]{1,9}", opening):
        raise BadRecord(f"the header `# opening: {opening[:40]}` is no number of steps.")
    return int(opening)


def check_dice(record: Record, game: Game) -> int:
    """Prove that every outcome of chance follows from the record's seed or secret; returns how many were checked."""
    dice, opening = dice_of(record.headers), opening_of(record)
    if dice is None:
        raise BadRecord("the record has neither a seed nor a secret in its headers, so its dice cannot be checked.")
    checked = 0

    def watch(match: Match, line: Line, token: str) -> None:
        nonlocal checked
        place = len(match.line)
        if match.actor == CHANCE and place >= opening:
            expected = match.outcome(dice.number(place))
            if token != expected:
                raise BadRecord(f"line {line.number}: {token} was not drawn from {dice}, which gives {expected} here.")
            checked += 1

    replay(record, game, watch)
    return checked


def resume(record: Record, game: Game) -> Match:
    """A match that goes on where a record stops, with its seed."""
    match = replay(record, game)
    match.deal_from(seed_of(record))
    return match
