"""What Hypothesis draws as a table of guerre: players, and every parameter and switch of its section 3."""

from __future__ import annotations

from hypothesis import strategies as st

from donjons.core.errors import BadParameter
from donjons.games.guerre.parameters import Guerre
from tables import FLAGS, Table, listed

SWITCHES = {
    "vacant_site": ("village", "city"),
    "zero_bid": ("abstains", "counts"),
    "start_pope_tie": ("roll", "vacant"),
    "crown_tie": ("nearest_tied", "neighbour"),
    "famine_rounding": ("down", "up"),
    "recruit_where": ("anywhere", "cities"),
    "english_count": ("started", "living"),
    "english_reward": ("all_and_top", "top_only"),
    "move_into_neutral": FLAGS,
    "leave_empty": ("villages", "all"),
    "upkeep_when": ("no_attack", "pass_only"),
    "building_on_capture": ("stays", "stays", "razed"),
    "elimination": ("no_place", "no_village"),
    "zero_card": ("first_loss", "at_once"),
    "retreat_before_first": FLAGS,
    "pope_link": ("direct", "territory"),
    "pope_needs_churches": FLAGS,
    "battle_chance": ("dice", "dice", "losses"),
    "assassin_bonus": ("source", "dice_only"),
    "ear_die": ("card", "token"),
}
EVENTS = ("famine", "change", "harvest", "recruit", "english", "nothing")
PRINTED_COUNTS = [4, 4, 4, 4, 2, 2, 2, 4, 2, 4, 2, 10, 2, 2, 2]
SMALL_CHANGES = {  # numbers that need no thought: lowest, highest
    "small_max": (1, 8),
    "crown_dice_per_player": (0, 3),
    "neutral_dice": (0, 2),
    "capital_cards": (0, 2),
    "ear_dice": (0, 2),
    "fortress_attack": (0, 2),
    "fortress_defence": (0, 2),
    "church_defence": (0, 2),
    "fortress_cost": (0, 6),
    "church_cost": (0, 6),
    "fortress_max": (0, 4),
    "church_max": (1, 6),
    "builds_per_action": (1, 3),
    "upkeep": (0, 3),
    "value_village": (0, 2),
    "value_city": (0, 3),
    "harvest_city": (0, 3),
    "harvest_villages_per_ingot": (1, 4),
    "guild_city": (0, 4),
    "guild_village": (0, 3),
    "recruit_city": (0, 3),
    "recruit_villages_per_token": (1, 4),
    "famine_divisor": (2, 4),
    "english_steps": (1, 3),
    "english_power_per_player": (0, 20),
    "english_all": (0, 2),
    "english_top": (0, 3),
    "pope_churches": (1, 3),
    "pope_turns": (1, 6),
    "la_vs_cv": (0, 3),
    "ar_vs_ec": (0, 3),
    "cv_vs_fa": (0, 3),
    "be_vs_mu": (0, 3),
    "mu_vs_cv": (0, 3),
    "ec_in_company": (0, 3),
    "assassin_cancels": (0, 3),
    "trebuchet_takes": (0, 3),
}

RAIDS = {  # the English come often, and win
    "event_table": "english,change,english,recruit,english,harvest",
    "english_steps": "1",
    "english_power_per_player": "20",
}


@st.composite
def switches(draw: st.DrawFn) -> dict[str, str]:
    return {name: draw(st.sampled_from(words)) for name, words in SWITCHES.items()}


@st.composite
def sizes(draw: st.DrawFn) -> dict[str, str]:
    """Capacities and what must fit into them, gold and influence."""
    village, city, gold = draw(st.integers(2, 6)), draw(st.integers(2, 8)), draw(st.integers(4, 40))
    floor = draw(st.integers(0, 3))
    return {
        "cap_village": str(village),
        "cap_city": str(city),
        "attack_leave": str(draw(st.sampled_from((1, 1, 2)))),
        "start_capital_tokens": str(draw(st.integers(1, city))),
        "start_villages": str(draw(st.integers(0, 3))),
        "start_village_tokens": str(draw(st.integers(1, village))),
        "gold_cap": str(gold),
        "start_gold": str(draw(st.integers(0, gold))),
        "influence_floor": str(floor),
        "influence_start": str(draw(st.integers(floor, 5))),
        "win_influence": str(draw(st.sampled_from((35, 25, 12, 60)))),
    }


@st.composite
def decks(draw: st.DrawFn) -> dict[str, str]:
    """Other cards: always enough for the greatest battle."""
    counts = [count + draw(st.integers(0, 3)) for count in PRINTED_COUNTS]
    return {
        "deck_counts": listed(counts),
        "deck_attack": listed([draw(st.sampled_from((0, 1, 1, 2, 3))) for _ in counts]),
        "deck_defence": listed([draw(st.integers(0, 2)) for _ in counts]),
    }


@st.composite
def numbers(draw: st.DrawFn) -> dict[str, str]:
    few = draw(st.lists(st.sampled_from(sorted(SMALL_CHANGES)), unique=True, max_size=25))
    changes = {name: str(draw(st.integers(*SMALL_CHANGES[name]))) for name in few}
    if draw(st.booleans()):
        changes["event_table"] = listed([draw(st.sampled_from((*EVENTS, "english"))) for _ in range(6)])
    if draw(st.integers(0, 3)) == 0:
        changes |= RAIDS
    return changes | draw(sizes()) | (draw(decks()) if draw(st.booleans()) else {})


@st.composite
def guerre_tables(draw: st.DrawFn) -> Table:
    """Players and parameters: now and then as printed, otherwise anything section 3 allows."""
    changes: dict[str, str] = {"max_rounds": str(draw(st.sampled_from((20, 12, 6, 150))))}
    if draw(st.integers(0, 4)) > 0:
        changes |= draw(switches())
    if draw(st.integers(0, 3)) > 0:
        changes |= draw(numbers())
    players = draw(st.integers(2, 8))
    if changes.get("battle_chance") == "losses" and not fits(players, changes):
        changes["battle_chance"] = "dice"
    return players, changes


def fits(players: int, changes: dict[str, str]) -> bool:
    """Are there few enough dice for the table of whole clashes?"""
    try:
        Guerre.table(players, changes)
    except BadParameter:
        return False
    return True
