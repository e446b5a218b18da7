"""Under the map: what is to be known for the choice at hand - families, fights within reach, items, prices."""

from __future__ import annotations

from collections.abc import Iterator

from donjons.core.drawing import Drawing, Span, paragraph, unbroken
from donjons.games.mironton import picture_signs as signs
from donjons.games.mironton.bestiary import monsters
from donjons.games.mironton.crew import Party
from donjons.games.mironton.explain_words import Words
from donjons.games.mironton.market import (
    boss_price,
    highest_level,
    hire_price,
    is_free,
    pentacle_price,
    stray_price,
    trap_price,
)
from donjons.games.mironton.odds import Dice, attack_of_groups
from donjons.games.mironton.picture_words import TEXTS
from donjons.games.mironton.reach import cost_of
from donjons.games.mironton.rules import START_TROOPS, TrapPriceRule
from donjons.games.mironton.setup import why_not_family
from donjons.games.mironton.state import UNREACHED, Await, Item, Phase
from donjons.games.mironton.steps import Unit
from donjons.games.mironton.tables import FIRST_STRAY, GROUP_FAMILIES, GUARDIAN, Family
from donjons.games.mironton.units import band_at, in_play

APART = "   "  # between entries of a list


def draw_choices(words: Words, width: int) -> Drawing:
    """Nothing where the map says it all."""
    awaited = words.state.awaits
    if awaited == Await.FAMILY:
        return _families(words, width)
    if awaited == Await.TARGET or (awaited == Await.MOVE and words.state.phase == Phase.GROUPS):
        return _fights(words, width)
    if awaited == Await.ITEM:
        return _items(words, width)
    return _market(words, width) if awaited == Await.BUY else []


def _title(text: str) -> Drawing:
    return [[], [Span(text, signs.TITLE_STYLE)]]


def _families(words: Words, width: int) -> Drawing:
    """What the game is about, and the families that can still be taken."""
    texts, rules = TEXTS[words.language], words.rules
    goal = texts.GOAL.format(target=rules.target_level, cap=rules.turn_cap, kills=words.number(rules.kills_per_level))
    drawing = [[], *paragraph(goal, width), *_title(texts.FAMILIES)]
    for family in range(GROUP_FAMILIES):
        if not why_not_family(rules, words.state, family):
            drawing += paragraph(_family(words, family), width, indent=2)
    return drawing


def _family(words: Words, family: int) -> str:
    """Its starting group, its lair, its strengths."""
    texts, rules = TEXTS[words.language], words.rules
    lairs = [room for room in range(rules.rooms) if rules.theme[room] == rules.lair[family]]
    template: str = texts.FAMILY
    return template.format(
        family=Family(family).name.lower(),
        boss=words.monster_of(rules.starter_boss[family]),
        troop=words.monster_of(rules.starter_troop[family]),
        count=words.number(START_TROOPS),
        lair=", ".join(words.rooms_named(lairs)) or texts.NO_LAIR,
        advice=words.texts.ADVICE[Family(family)].format(hit_undead=rules.hit_undead),
    )


# Fights.
def _fights(words: Words, width: int) -> Drawing:
    """How the active group would fare against each band that it can attack."""
    mover = words.by_name()[words.active_name()]
    bands = [party for party in words.crew() if party.unit == Unit.BAND and _is_target(words, mover, party)]
    if not bands:
        return []
    drawing = _title(TEXTS[words.language].FIGHTS.format(active=mover.name))
    for band in bands:
        drawing += paragraph(_fight(words, mover, band), width, indent=2)
    return drawing


def _is_target(words: Words, mover: Party, band: Party) -> bool:
    if band.place < 0 or words.state.awaits == Await.TARGET:
        return band.place == mover.place
    return band.place == mover.place or cost_of(words.rules, words.state, band.place) != UNREACHED


def _fight(words: Words, mover: Party, band: Party) -> str:
    allies = _allies(words, mover, band)
    with_guardian = band.place == words.rules.heart and band_at(words.state, band.place) == band.slot
    slots = [group.slot for group in allies]
    odds = attack_of_groups(words.rules, words.state, slots, band.slot, with_guardian)
    template: str = TEXTS[words.language].FIGHT
    return template.format(
        band=band.name,
        place=words.dungeon.place_id(band.place),
        attackers="+".join(group.name for group in allies),
        attack=_written(odds.attack),
        defence=_written(odds.defence),
        wins=round(100 * odds.wins),
        destroys=round(100 * odds.destroys),
        falls=round(100 * odds.falls),
        deals=f"{odds.deals:.1f}",
        suffers=f"{odds.suffers:.1f}",
    )


def _allies(words: Words, mover: Party, band: Party) -> list[Party]:
    """The groups that attack together: those in the place, or of several bands those that chose this one."""
    state = words.state
    serial = state.band_serial[band.slot]
    groups = [party for party in words.crew() if party.unit == Unit.GROUP and party.name != mover.name]
    if state.awaits == Await.TARGET:
        return [mover, *(group for group in groups if state.group_target[group.slot] == serial)]
    return [mover, *(group for group in groups if group.place == band.place)]


def _written(dice: Dice) -> str:
    return "+".join(f"{number}@{threshold}" for threshold, number in dice)


# Items and prices.
def _items(words: Words, width: int) -> Drawing:
    texts = TEXTS[words.language]
    drawing = _title(texts.ITEMS_TITLE)
    for item in Item:
        if words.state.stock[item]:
            rules = words.rules
            effect = texts.ITEMS[item].format(
                hit_jinx=rules.hit_jinx, banner_hit=rules.banner_hit, horn_bonus=rules.horn_bonus
            )
            drawing += paragraph(f"{item.name.lower()} ({words.item_of(item)}) {effect}", width, indent=2)
    return drawing


def _market(words: Words, width: int) -> Drawing:
    texts, rules, state = TEXTS[words.language], words.rules, words.state
    rooms = [room for room in range(rules.rooms) if is_free(rules, state, room)]
    square = f" {texts.SQUARE}" if rules.trap_price_rule == TrapPriceRule.SQUARE else ""
    others = texts.OTHER_SALES.format(
        strays=", ".join(_strays(words)),
        trap=f"{trap_price(rules, 1, False)}{square}",
        mtrap=f"{trap_price(rules, 1, True)}{square}",
        penta=pentacle_price(rules, state),
        rooms=" ".join(words.rooms_named(rooms)) or texts.NOBODY,
    )
    return [
        *_title(texts.MARKET.format(level=highest_level(rules, state))),
        *paragraph(APART.join(unbroken(entry) for entry in _sales(words)), width),
        *paragraph(others, width),
    ]


def _sales(words: Words) -> Iterator[str]:
    """Each type for sale: hiring it, hiring it as a boss, and how many figures are left."""
    rules = words.rules
    for kind in range(FIRST_STRAY):
        if rules.type_level[kind] <= highest_level(rules, words.state):
            left = rules.type_supply[kind] - in_play(words.state, kind)
            prices = f"{hire_price(rules, kind)}/{boss_price(rules, kind)}"
            yield f"{monsters()[kind].id} {words.monster_of(kind)} {prices} ({left})"


def _strays(words: Words) -> Iterator[str]:
    rules = words.rules
    for kind in range(FIRST_STRAY, GUARDIAN):
        if rules.type_level[kind] <= highest_level(rules, words.state):
            yield unbroken(f"{monsters()[kind].id} {stray_price(rules, kind)}")
