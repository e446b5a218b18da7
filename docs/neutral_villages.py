"""Do neutral villages slow small games of Guerre du passé? `python docs/neutral_villages.py` measures it again.

The students' report fears that with few players too many neutral villages, each taken without a fight, put the war off.
Greedy players play whole games; what each turn offered and what was done with it is counted. The page that this writes
says what was found. It takes about six minutes on two cores.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import donjons
from donjons.core.layout import Records
from donjons.engines.batch import Simulator
from donjons.games.guerre.facts import reading
from donjons.games.guerre.state import NEUTRAL, PLACES, Phase
from donjons.games.guerre.steps import Kind, kind_of, other_of
from donjons.statistics import wilson

PAGE = Path(__file__).with_name("guerre-neutral-villages.md")
BEGIN, END = "<!-- measured: made by docs/neutral_villages.py -->", "<!-- end of measured -->"
GAMES = 200
SEED = 12
LONGEST = 100_000  # steps of a game, more than any has
WATCHED = (10, 20, 30)  # rounds after which neutral places are counted
EARLY = 20  # rounds that count as the opening


@dataclass
class Tale:
    """What was counted in one game."""

    ending: str = ""
    rounds: int = 0
    turns: int = 0
    without_attack: int = 0  # turns in which no attack was possible
    passes: int = 0
    attacks: int = 0
    captures: int = 0  # attacks on neutral places
    early_attacks: int = 0
    early_captures: int = 0
    first_battle: int | None = None  # the round of the first attack on a house
    neutral: dict[int, int] = field(default_factory=dict)  # round -> neutral places at its end


def neutral_places(state: Records) -> int:
    return int((state["owner"][0][:PLACES] == NEUTRAL).sum())


def tale(players: int, changes: dict[str, str], game: int) -> Tale:
    """Play one game and count."""
    setting = donjons.game("guerre").setting(players, changes)
    steps = Simulator(setting, ["greedy"] * players).record(SEED, game, LONGEST)
    state, told = setting.game.new(setting), Tale()
    for step in steps:
        _, now = reading(setting.rules, state)
        if now.phase == Phase.EVENT:
            told.neutral[now.round_no - 1] = neutral_places(state)
        elif now.phase == Phase.ACT:
            count_action(told, now.round_no, now.owner[other_of(step)], step, setting.referee.legal(state))
        setting.referee.play(state, step)
    _, now = reading(setting.rules, state)
    told.rounds = now.round_no
    told.ending = setting.game.endings[now.ending]
    return told


def count_action(told: Tale, round_no: int, owner: int, step: int, legal: Sequence[int]) -> None:
    told.turns += 1
    told.without_attack += all(kind_of(other) != Kind.ATTACK for other in legal)
    told.passes += kind_of(step) == Kind.PASS
    if kind_of(step) == Kind.ATTACK:
        early = round_no <= EARLY
        told.attacks += 1
        told.early_attacks += early
        told.captures += owner == NEUTRAL
        told.early_captures += early and owner == NEUTRAL
        if owner >= 0 and told.first_battle is None:
            told.first_battle = round_no


def tales(players: int, changes: dict[str, str], games: int = GAMES) -> list[Tale]:
    with ProcessPoolExecutor() as pool:
        return list(pool.map(tale, [players] * games, [changes] * games, range(games), chunksize=10))


def share(part: int, whole: int) -> str:
    """A percentage with its 95 % interval."""
    low, high = wilson(part, whole)
    return f"{100 * part / max(1, whole):.0f} ({100 * low:.0f}–{100 * high:.0f})"


def middle(values: Iterable[float]) -> str:
    listed = list(values)
    return f"{median(listed):.0f}" if listed else "–"


def row(name: str, told: list[Tale]) -> str:
    battles = [one.first_battle for one in told if one.first_battle is not None]
    neutral = [middle(one.neutral[at] for one in told if at in one.neutral) for at in WATCHED]
    attacks, captures = sum(one.attacks for one in told), sum(one.captures for one in told)
    early, early_captures = sum(one.early_attacks for one in told), sum(one.early_captures for one in told)
    turns = sum(one.turns for one in told)
    cells = [
        name,
        middle(one.rounds for one in told),
        middle(battles),
        " / ".join(neutral),
        share(early_captures, early),
        share(captures, attacks),
        share(sum(one.without_attack for one in told), turns),
        share(sum(one.passes for one in told), turns),
        share(sum(one.ending == "cap" for one in told), len(told)),
    ]
    return "| " + " | ".join(cells) + " |"


HEAD = (
    "| | rounds | first battle between houses, in round | neutral places after 10 / 20 / 30 rounds "
    "| captures among attacks in rounds 1–20, % | in all rounds, % | turns without a possible attack, % "
    "| passes, % | games at the cap, % |\n|---|---|---|---|---|---|---|---|---|"
)
ENDINGS = ("last", "capitals", "crown", "influence", "pope", "cap")


def endings_row(players: int, told: list[Tale]) -> str:
    cells = [share(sum(one.ending == ending for one in told), len(told)) for ending in ENDINGS]
    return "| " + " | ".join([str(players), *cells]) + " |"


def measured() -> str:
    """The tables, from games played now."""
    by_players = {players: tales(players, {}) for players in range(2, 9)}
    rows = [HEAD, *(row(f"{players} houses", told) for players, told in by_players.items())]
    defended = [HEAD]
    for players in (2, 3, 4):
        for dice in (0, 1, 2, 3):
            told = by_players[players] if dice == 0 else tales(players, {"neutral_dice": str(dice)})
            defended.append(row(f"{players} houses, `neutral_dice={dice}`", told))
    recruits = [HEAD]
    table = "famine,change,harvest,recruit,english,recruit"
    for players in (2, 3, 4):
        recruits.append(row(f"{players} houses, two faces recruit", tales(players, {"event_table": table})))
    endings = ["| houses | " + " | ".join(ENDINGS) + " |", "|---|" + "---|" * len(ENDINGS)]
    endings += [endings_row(players, told) for players, told in by_players.items()]
    return "\n".join(
        [
            f"{GAMES} games a row, seed {SEED}; rounds and places are medians, shares have 95 % intervals.",
            *("", "### By number of houses", "", *rows),
            *("", "### Neutral places that defend themselves", "", *defended),
            *("", "### More recruits", "", *recruits),
            *("", "### How games ended, %", "", *endings),
        ]
    )


def page() -> str:
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    return before + f"{BEGIN}\n{measured()}\n{END}" + rest.split(END)[1]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
