"""The rules record: every number of the rulebook at one table, and the roads of its map."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final, Protocol

import numpy as np

from donjons.boards.roads import MOST_ROADS
from donjons.core.layout import Cube, Grid, Row
from donjons.core.taste import TASTES
from donjons.games.guerre.state import CARDS, FACES, PLACES

MOST_DICE: Final = 40  # of a side in one clash, where whole clashes are drawn from their law


class Event(IntEnum):
    """What may befall the kingdom (§8.5)."""

    NOTHING = 0
    FAMINE = 1
    CHANGE = 2
    HARVEST = 3
    RECRUIT = 4
    ENGLISH = 5


class ZeroBid(IntEnum):
    ABSTAINS = 0
    COUNTS = 1


class StartPopeTie(IntEnum):
    ROLL = 0
    VACANT = 1


class CrownTie(IntEnum):
    NEAREST_TIED = 0
    NEIGHBOUR = 1


class FamineRounding(IntEnum):
    DOWN = 0
    UP = 1


class RecruitWhere(IntEnum):
    ANYWHERE = 0
    CITIES = 1


class EnglishCount(IntEnum):
    STARTED = 0
    LIVING = 1


class EnglishReward(IntEnum):
    ALL_AND_TOP = 0
    TOP_ONLY = 1


class LeaveEmpty(IntEnum):
    VILLAGES = 0
    ALL = 1


class UpkeepWhen(IntEnum):
    NO_ATTACK = 0
    PASS_ONLY = 1


class BuildingOnCapture(IntEnum):
    STAYS = 0
    RAZED = 1


class Elimination(IntEnum):
    NO_PLACE = 0
    NO_VILLAGE = 1


class ZeroCard(IntEnum):
    FIRST_LOSS = 0
    AT_ONCE = 1


class PopeLink(IntEnum):
    DIRECT = 0
    TERRITORY = 1


class BattleChance(IntEnum):
    DICE = 0
    LOSSES = 1


class AssassinBonus(IntEnum):
    SOURCE = 0
    DICE_ONLY = 1


class EarDie(IntEnum):
    CARD = 0
    TOKEN = 1


class Rules(Protocol):
    """What the reader and the type checker see; RULES below is the same for the compiler."""

    players: int
    start_gold: int
    gold_cap: int
    start_capital_tokens: int
    start_villages: int
    start_village_tokens: int
    cap_village: int
    cap_city: int
    attack_leave: int
    crown_dice_per_player: int
    neutral_dice: int
    capital_cards: int
    ear_dice: int
    fortress_attack: int
    fortress_defence: int
    church_defence: int
    fortress_cost: int
    church_cost: int
    fortress_max: int
    church_max: int
    builds_per_action: int
    upkeep: int
    value_village: int
    value_city: int
    influence_start: int
    influence_floor: int
    harvest_city: int
    harvest_villages_per_ingot: int
    guild_city: int
    guild_village: int
    recruit_city: int
    recruit_villages_per_token: int
    famine_divisor: int
    english_steps: int
    english_power_per_player: int
    english_all: int
    english_top: int
    event_table: Row  # [face]
    win_influence: int
    pope_churches: int
    pope_turns: int
    la_vs_cv: int
    ar_vs_ec: int
    cv_vs_fa: int
    be_vs_mu: int
    mu_vs_cv: int
    ec_in_company: int
    assassin_cancels: int
    trebuchet_takes: int
    max_rounds: int
    card_counts: Row  # [card]
    card_attack: Row
    card_defence: Row
    zero_bid: int
    start_pope_tie: int
    crown_tie: int
    famine_rounding: int
    recruit_where: int
    english_count: int
    english_reward: int
    move_into_neutral: int
    leave_empty: int
    upkeep_when: int
    building_on_capture: int
    elimination: int
    zero_card: int
    retreat_before_first: int
    pope_link: int
    pope_needs_churches: int
    battle_chance: int
    assassin_bonus: int
    ear_die: int
    taste: Row  # [Taste] weights for engines that plan
    # the map
    degree: Row  # [place] how many roads meet there
    road: Grid  # [place, i] the places they lead to
    linked: Row  # [place] the same as a set
    distance: Grid  # [place, place] roads of the shortest way
    is_site: Row  # [place] 1 where a capital may be chosen
    start_kind: Row  # [place] its kind as long as nobody chooses it as a capital
    crown_cities: int  # the set of places that the crown holds at the start
    clash_law: Cube  # [attack dice, defence dice, dice lost by the attacker] where whole clashes are drawn


NUMBERS: Final = [name for name, kind in Rules.__annotations__.items() if kind == "int" and name != "crown_cities"]

RULES: Final[np.dtype[Any]] = np.dtype(
    [
        *((name, np.int32) for name in NUMBERS),
        ("event_table", np.int8, FACES),
        ("card_counts", np.int8, CARDS),
        ("card_attack", np.int8, CARDS),
        ("card_defence", np.int8, CARDS),
        ("taste", np.int32, TASTES),
        ("degree", np.int8, PLACES),
        ("road", np.int8, (PLACES, MOST_ROADS)),
        ("linked", np.int64, PLACES),
        ("distance", np.int8, (PLACES, PLACES)),
        ("is_site", np.int8, PLACES),
        ("start_kind", np.int8, PLACES),
        ("crown_cities", np.int64),
        ("clash_law", np.float64, (MOST_DICE + 1, MOST_DICE + 1, MOST_DICE + 1)),
    ],
    align=True,
)
