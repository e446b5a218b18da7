"""What there is to know about a step before it is made: how far units get, what they meet there, what things do."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from donjons.core.wording import both
from donjons.games.mironton.crew import Party
from donjons.games.mironton.dice import is_flooded, is_lair
from donjons.games.mironton.explain_scene import Scene
from donjons.games.mironton.groups import why_not_pick_group, why_not_take
from donjons.games.mironton.lone import why_not_pick_lone
from donjons.games.mironton.odds import attack_of_groups
from donjons.games.mironton.outlook import outlook
from donjons.games.mironton.reach import cost_of
from donjons.games.mironton.refusals import Rule
from donjons.games.mironton.rules import START_TROOPS, GuardianSlain
from donjons.games.mironton.state import Item, Phase
from donjons.games.mironton.steps import Kind, Unit, at_of, by_of
from donjons.games.mironton.tables import Family, Power
from donjons.games.mironton.units import band_at, has_power


def note(scene: Scene, name: str, **values: object) -> str:
    return scene.fills(scene.texts.NOTES[name], **values)


def _of_family(scene: Scene) -> Iterator[str]:
    rules, family = scene.rules, scene.subject
    boss, troop = scene.monster_of(rules.starter_boss[family]), scene.monster_of(rules.starter_troop[family])
    yield note(scene, "leads", boss=boss, troop=troop, count=scene.number(START_TROOPS))
    yield scene.fills(scene.texts.ADVICE[Family(family)])
    for room in range(rules.rooms):
        if rules.theme[room] == rules.lair[family]:
            yield note(scene, "lair", lair=scene.place_of(room))


# Units on the move.
def _of_pick(scene: Scene) -> Iterator[str]:
    assert scene.party is not None
    rules, is_group = scene.rules, scene.party.unit == Unit.GROUP
    base = rules.speed_boss if is_group else rules.speed_lone
    speed = scene.speed.number
    name = "speed" if speed == base else "slowed" if speed < base else "sped"
    yield note(scene, name, less=base - speed, more=speed - base)
    if is_group and (names := _takeable(scene, scene.party)):
        yield note(scene, "may_take", names=both(scene.language, names))


def _takeable(scene: Scene, group: Party) -> list[str]:
    """The lone monsters that a group could take along."""
    return [
        party.name
        for party in scene.crew()
        if party.unit == Unit.LONE
        and why_not_take(scene.rules, scene.state, group.slot, party.slot) in (Rule.NONE, Rule.LIKE)
    ]


def _of_drop(scene: Scene) -> Iterator[str]:
    assert scene.mover is not None
    yield note(scene, "alone", seat=scene.seat(scene.mover.owner))


def _of_take(scene: Scene) -> Iterator[str]:
    assert scene.mover is not None
    yield note(scene, "commands", count=scene.number(len(scene.mover.figures)))


def _of_go(scene: Scene) -> Iterator[str]:
    assert scene.mover is not None
    place = scene.subject
    yield note(scene, "away", cost=cost_of(scene.rules, scene.state, place))
    yield from _of_ground(scene, scene.mover, place)
    yield from _forecast(scene, scene.mover, place)


def _of_stay(scene: Scene) -> Iterator[str]:
    assert scene.mover is not None
    yield from _of_ground(scene, scene.mover, scene.mover.place)
    yield from _forecast(scene, scene.mover, scene.mover.place)


def _of_ground(scene: Scene, mover: Party, place: int) -> Iterator[str]:
    """What a room is worth to those who stand in it."""
    kind = scene.type_of(mover)
    if is_lair(scene.rules, kind, place):
        yield note(scene, "at_home")
    if is_flooded(scene.rules, place) and has_power(scene.rules, kind, Power.AQUATIC):
        yield note(scene, "wet")


# Fights.
def _forecast(scene: Scene, mover: Party, place: int) -> Iterator[str]:
    """The fight that awaits a group in a place, together with all other groups that are there."""
    bands = [party for party in scene.crew() if party.unit == Unit.BAND and party.place == place]
    if mover.unit != Unit.GROUP or not bands:
        return
    if len(bands) > 1:
        yield scene.fills(scene.texts.FORECAST["chooses"], bands=both(scene.language, [band.name for band in bands]))
        return
    others = [party for party in scene.crew() if party.unit == Unit.GROUP and party.place == place]
    allies = [mover, *(party for party in others if party.name != mover.name)]
    count = scene.number(len(allies))
    yield scene.fills(
        scene.texts.FORECAST["attacks"],
        names=scene.names(allies),
        count=count,
        band=bands[0].name,
        odds=_odds(scene, allies, bands[0]),
    )


def _odds(scene: Scene, groups: list[Party], band: Party) -> str:
    with_guardian = band.place == scene.rules.heart and band_at(scene.state, band.place) == band.slot
    slots = [group.slot for group in groups]
    odds = attack_of_groups(scene.rules, scene.state, slots, band.slot, with_guardian)
    return scene.fills(
        scene.texts.FORECAST["odds"],
        attack=scene.dice(odds.attack),
        defence=scene.dice(odds.defence),
        win=scene.percent(odds.wins),
        wipe=scene.percent(odds.destroys),
        fall=scene.percent(odds.falls),
        band=band.name,
    )


def _of_target(scene: Scene) -> Iterator[str]:
    """Those who have already chosen the same band attack with it."""
    assert scene.mover is not None
    assert scene.party is not None
    serial = scene.state.band_serial[scene.party.slot]
    allies = [
        party
        for party in scene.crew()
        if party.unit == Unit.GROUP and scene.state.group_target[party.slot] == serial and party.name != scene.active
    ]
    yield _odds(scene, [*allies, scene.mover], scene.party)


# Items and purchases.
def _of_play(scene: Scene) -> Iterator[str]:
    assert scene.card is not None
    template = scene.texts.ITEMS[scene.card]
    if scene.card != Item.LOW_BLOW:
        yield scene.fills(template)
        return
    assert scene.party is not None
    by, at = scene.party.figures[by_of(scene.object)], scene.party.figures[at_of(scene.object)]
    words = [scene.party.words[figure] for figure in (by_of(scene.object), at_of(scene.object))]
    yield scene.fills(template, by=words[0], at=words[1], dice=2 * by.level, other=at.level)


def _of_hire(scene: Scene) -> Iterator[str]:
    family = scene.rules.type_family[scene.type]
    has_boss = any(
        scene.rules.type_family[scene.type_of(party)] == family for party in scene.crew() if party.unit == Unit.GROUP
    )
    yield note(scene, "in_heart" if has_boss else "no_boss")
    yield _left(scene)


def _of_boss(scene: Scene) -> Iterator[str]:
    level = scene.rules.type_level[scene.type]
    yield note(scene, "commander", command=scene.number(scene.rules.command_rule or level))
    yield _left(scene)


def _of_placed(scene: Scene) -> Iterator[str]:
    names = {Kind.STRAY: "stray", Kind.TRAP: "trap", Kind.MTRAP: "mtrap", Kind.PENTA: "pentacles"}
    yield note(scene, names[scene.kind], dice=scene.number(0 if scene.kind == Kind.PENTA else scene.level))
    yield _left(scene)


def _left(scene: Scene) -> str:
    return note(scene, "left", count=scene.number(scene.treasury - scene.price))


def _of_done(scene: Scene) -> Iterator[str]:
    """What a seat leaves undone, and what it had better not."""
    if scene.state.phase == Phase.RECRUIT:
        yield from _of_purse(scene)
        return
    idle = [party for party in scene.crew() if _may_still_move(scene, party)]
    if idle:
        yield note(scene, "unmoved", names=scene.names(idle), count=scene.number(len(idle)))
    if scene.state.phase == Phase.GROUPS:
        yield from _of_threats(scene)


def _of_purse(scene: Scene) -> Iterator[str]:
    rules, state = scene.rules, scene.state
    if state.treasury > 0:
        yield note(scene, "unspent", count=scene.number(state.treasury))
        if state.guardian_hp < rules.guardian_level and rules.guardian_slain == GuardianSlain.SACK:
            yield note(scene, "hoard", hp=scene.number(state.guardian_hp), most=rules.guardian_level)


def _of_threats(scene: Scene) -> Iterator[str]:
    """The bands that nobody holds and that may stand in the Heart in the next turn."""
    heart = scene.rules.heart
    for party in scene.crew():
        is_free = party.unit == Unit.BAND and party.place >= 0 and party.place != heart
        if is_free and (chance := outlook(scene.rules, scene.state, party.slot).get(heart, 0.0)) > 0:
            yield note(scene, "threat", band=party.name, chance=scene.percent(chance))


def _may_still_move(scene: Scene, party: Party) -> bool:
    why_not = why_not_pick_group if scene.state.phase == Phase.GROUPS else why_not_pick_lone
    unit = Unit.GROUP if scene.state.phase == Phase.GROUPS else Unit.LONE
    if party.unit != unit or party.owner != scene.state.seat:
        return False
    return why_not(scene.rules, scene.state, party.slot) in (Rule.NONE, Rule.LIKE)


NOTED: dict[Kind, Callable[[Scene], Iterator[str]]] = {
    Kind.FAMILY: _of_family,
    Kind.PICK: _of_pick,
    Kind.DROP: _of_drop,
    Kind.TAKE: _of_take,
    Kind.GO: _of_go,
    Kind.STAY: _of_stay,
    Kind.TARGET: _of_target,
    Kind.PLAY: _of_play,
    Kind.HIRE: _of_hire,
    Kind.BOSS: _of_boss,
    Kind.STRAY: _of_placed,
    Kind.TRAP: _of_placed,
    Kind.MTRAP: _of_placed,
    Kind.PENTA: _of_placed,
    Kind.DONE: _of_done,
}
"""What each kind of step has to add to its own clause."""
