"""What games count is what was done in them."""

from __future__ import annotations

import numpy as np
import pytest

from donjons.engines.batch import Simulator
from donjons.engines.watcher import LineUp, Watcher
from donjons.games import find
from donjons.games.barons.counts import ORDERS
from donjons.games.barons.state import KINDS, SEATS
from donjons.games.mironton.tables import Family
from donjons.lab.columns import Values
from observing import counted, counted_over
from playing import EDITIONS

FACES = range(1, 7)
SHAPES = ("pass", "move", "order", "move_move", "move_order", "order_move", "order_order")
MOST_STEPS = 20_000
BEGUN = "pos to=B die={die} | B b19 k18,20 t19*3 | R b6 k9,15"


class Counts:
    """The counts of some games of random or greedy players, by name."""

    def __init__(self, key: str, players: int, bot: str, games: int, **changes: str) -> None:
        self.setting = find(key).setting(players, changes)
        self.seen = Watcher(self.setting, LineUp((bot,) * players)).play(3, 0, games)

    def __getitem__(self, word: str) -> Values:
        """[game, seat]"""
        counts: Values = self.seen.counts[:, :, self.setting.game.counted.index(word)]
        return counts

    def total(self, *words: str) -> Values:
        counts: Values = np.sum([self[word] for word in words], axis=0)
        return counts


@pytest.mark.parametrize(
    ("die", "tokens", "shape"),
    [
        (2, "C19 B19-26", "order_move"),
        (2, "B19-26 R26", "move_order"),
        (2, "N18-24 N20-14", "move_move"),
        (4, "R19 +C19", "order_order"),
        (2, "R19 =", "order"),
        (2, "N18-17 =", "move"),
        (2, "=", "pass"),
    ],
)
def test_every_combo_is_told_from_the_others(die: int, tokens: str, shape: str) -> None:
    counts = counted("barons-2025", BEGUN.format(die=die), tokens.split())
    assert {name: counts[f"turn_{name}"][0] for name in SHAPES} == {name: int(name == shape) for name in SHAPES}
    assert counts["turn"] == [1, 0]
    assert counts[f"unused_{die}"][0] == (shape != "order_order")


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_donjons_and_turns_of_the_barons_add_up(key: str, bot: str) -> None:
    counts = Counts(key, 3, bot, 12, max_rounds="60")
    built = counts.total(*(f"built_{kind}" for kind in range(KINDS)))
    gone = counts.total("unbuild", "razed") - counts["captured"]
    standing = (counts.seen.states["donjon"][:, :, None] == np.arange(3)).sum(axis=1)
    assert np.array_equal(built - gone, standing)
    assert np.array_equal(counts["razed"], counts.total(*(f"razed_by_{seat + 1}" for seat in range(SEATS))))
    assert np.array_equal(counts["razed"].sum(axis=1), counts.total("raze_send", "raze_pull").sum(axis=1))
    assert np.array_equal(counts["turn"], counts.total(*(f"turn_{shape}" for shape in SHAPES)))
    assert (counts["blocked"] >= counts["blockade"]).all()
    freed = counts.total("freed_walked", "freed_knight", "freed_left", "freed_came")
    assert (np.abs(counts["blockade"] - freed - 0.5) == 0.5).all()  # one may last to the end
    assert np.array_equal(counts["razed"], counts.total(*(f"razed_on_{kind}" for kind in range(KINDS))))
    assert np.array_equal(counts["unbuild"], counts.total(*(f"unbuilt_{kind}" for kind in range(KINDS))))
    assert (pairs(counts) - counts["turn_order_order"]).max() <= 1  # a second order may end the game before its end
    assert (counts["siege"] <= counts["siege_turns"]).all()
    assert (counts["siege_turns"] <= counts["besieging"]).all()
    assert np.array_equal(counts["recruited"], counts.total("plain_recruited", *die("die_recruited")))
    assert np.array_equal(counts["recruit"], counts.total("plain_recruit", *die("die_recruit")))
    assert built.sum() > 0


def pairs(counts: Counts) -> Values:
    return counts.total(*(f"{first}_{second}" for first in ORDERS for second in ORDERS))


def die(word: str) -> list[str]:
    return [f"{word}_{face}" for face in FACES]


def test_every_attack_of_the_guerre_is_a_capture_a_siege_of_the_crown_or_a_battle() -> None:
    counts = Counts("guerre", 4, "greedy", 6)
    assert np.array_equal(counts["attack"], counts.total("capture", "crown_attack", "battle"))
    for result, battles in (("battle", "battle"), ("won", "battle_won")):
        assert np.array_equal(
            counts[battles], counts.total(*(f"{result}_{k}_{t}" for k in (1, 2, 3) for t in (1, 2, 3)))
        )
    assert (counts["won_with_as"] <= counts["drawn_as"]).all()
    assert (counts["won_by_ear"] <= counts["helped_by_ear"]).all()
    assert (counts["forgiven"] <= counts["upkeep"]).all()
    assert (counts["tied"] <= counts["auction"]).all()
    money = counts["earned"] - counts.total("paid_crown", "paid_pope", "paid_guild", "upkeep") + counts["forgiven"]
    built = 10 * counts.total("fortress", "church")
    alive = counts["out"] == 0
    assert np.array_equal((counts.seen.states["gold"][:, :4] - 5)[alive], (money - built)[alive])
    assert counts["battle_won"].sum() > 0


@pytest.mark.parametrize(("key", "players"), [("barons-2025", 2), ("co-2023", 3), ("guerre", 3), ("mironton", 2)])
def test_interpreted_and_compiled_counts_are_the_same(key: str, players: int) -> None:
    setting = find(key).setting(players, {} if key == "mironton" else {"max_rounds": "12"})
    names = ("random",) * players
    steps = Simulator(setting, names).record(5, 0, MOST_STEPS)
    assert np.array_equal(Watcher(setting, LineUp(names)).play(5, 0, 1).counts[0], counted_over(setting, steps))


def test_bands_rounds_and_purchases_of_the_dungeon_add_up() -> None:
    counts = Counts("mironton", 2, "greedy", 4, turn_cap="12")
    table = {word: counts[word].sum(axis=1) for word in counts.setting.game.counted}
    seen = counts.seen
    assert np.array_equal(table["band"], seen.states["next_band"] - 1)
    assert (table["killed"] <= table["band"]).all()
    spent = table["spent"] + table["spent_traps"] + table["plundered"]
    start = seen.openings["treasury"]
    assert np.array_equal(seen.states["treasury"], start + table["earned"] - spent)  # no sack in these games
    assert not table["sack"].any()
    families = sum(table[f"spent_{family.name.lower()}"] for family in Family)
    assert np.array_equal(families, table["spent"])
    assert np.array_equal(table["monster_round"] + table["stray_round"], table["attack"] + table["raid"])
    assert (table["back"] <= table["left"]).all()
    assert (table["attack_tied"] <= table["attack_won"]).all()
    assert (table["attack_won"] <= table["attack"]).all()
    assert (table["raid_won"] <= table["raid"]).all()
    bought = sum(values for word, values in table.items() if word.startswith("bought_"))
    assert np.array_equal(bought, table["hire"] + table["boss"] + table["stray"])
    assert np.array_equal(sum(v for word, v in table.items() if word.startswith("used_")), table["play"])
    assert table["attack"].sum() > 0
