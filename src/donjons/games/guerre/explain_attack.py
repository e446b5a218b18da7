"""What an attack sets in motion: a capture without a fight, or the cards and dice that are known beforehand."""

from __future__ import annotations

from collections.abc import Iterator

from donjons.games.guerre.attack import falls_unfought
from donjons.games.guerre.explain_aftermath import clause, of_capture
from donjons.games.guerre.explain_scene import Scene
from donjons.games.guerre.state import CROWN, NEUTRAL, Building, PlaceKind, Power, State


def of_attack(scene: Scene, after: State) -> Iterator[str]:
    if falls_unfought(scene.rules, scene.state, scene.goal):
        yield clause(scene, "taken")
        yield from of_capture(scene, after, scene.goal)
        yield clause(scene, "stay_behind", count=scene.number(scene.here.number - scene.amount), place=scene.place)
    else:
        yield scene.texts.SEMICOLON.join([", ".join(_attacking(scene)), ", ".join(_defending(scene))])


def _attacking(scene: Scene) -> Iterator[str]:
    rules, state = scene.rules, scene.state
    yield clause(scene, "draws", house=scene.house, count=scene.count)
    if state.holder[Power.CROWN] == state.seat and rules.ear_dice:
        dice = scene.number(rules.ear_dice * scene.amount)
        yield clause(scene, "ear", power=scene.power_of(Power.CROWN), count=dice)
    if state.building[scene.at] == Building.FORTRESS and rules.fortress_attack:
        yield _adds(scene, scene.at, rules.fortress_attack)


def _adds(scene: Scene, place: int, dice: int) -> str:
    building = scene.noun_of(scene.state.building[place])
    return clause(scene, "adds", building=building, place=scene.town(place), count=scene.number(dice))


def _defending(scene: Scene) -> Iterator[str]:
    rules, state, target = scene.rules, scene.state, scene.goal
    owner, building = state.owner[target], state.building[target]
    if owner == CROWN:
        yield clause(scene, "crown_dice", count=scene.number(rules.crown_dice_per_player * rules.players))
    elif owner == NEUTRAL:
        yield clause(scene, "neutral_dice", place=scene.other, count=scene.number(rules.neutral_dice))
    else:
        extra = rules.capital_cards if state.kind[target] == PlaceKind.CAPITAL else 0
        cards = scene.number(state.tokens[target] + extra)
        yield clause(scene, "draws_more" if extra else "draws", house=scene.house_of(owner), count=cards, extra=extra)
        dice = {Building.FORTRESS: rules.fortress_defence, Building.CHURCH: rules.church_defence}.get(
            Building(building), 0
        )
        if dice:
            yield _adds(scene, target, dice)
