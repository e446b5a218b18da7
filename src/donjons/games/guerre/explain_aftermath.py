"""What changes of hands lead to: influence, buildings, popes, houses out of the game, powers without a holder."""

from __future__ import annotations

from collections.abc import Iterator

from donjons.core.verbs import NOBODY
from donjons.games.guerre.explain_scene import Scene, Words
from donjons.games.guerre.places import most_of
from donjons.games.guerre.rules import BuildingOnCapture
from donjons.games.guerre.state import NO_POPE, POWERS, Building, State


def clause(words: Words, name: str, **values: object) -> str:
    template: str = words.texts.CHANGES[name]
    return template.format(**values)


def aftermath(words: Words, after: State) -> Iterator[str]:
    """What changes of hands lead to: influence, popes, houses out of the game, powers without a holder."""
    before, seats = words.state, range(words.rules.players)
    for seat in seats:
        old, new = before.influence[seat], after.influence[seat]
        if old != new:
            yield clause(words, "influence", house=words.house_of(seat), before=old, count=words.number(new))
    for seat in seats:
        if before.pope_place[seat] != NO_POPE and after.pope_place[seat] == NO_POPE:
            yield clause(words, "pope_falls", house=words.house_of(seat))
    for seat in seats:
        if before.alive[seat] and not after.alive[seat]:
            yield clause(words, "out", house=words.house_of(seat))
    for power in range(POWERS):
        if before.holder[power] != NOBODY and after.holder[power] == NOBODY:
            yield clause(words, "vacant", power=words.power_of(power))


def of_capture(scene: Scene, after: State, place: int) -> Iterator[str]:
    """What becomes of a building on a place that is taken."""
    old = scene.state.building[place]
    if old == Building.NONE:
        return
    building = scene.noun_of(old)
    if after.building[place] == old:
        yield clause(scene, "kept", building=building, house=scene.house)
    elif scene.rules.building_on_capture == BuildingOnCapture.RAZED:
        yield clause(scene, "razed", building=building)
    else:
        yield clause(scene, "pulled_down", building=building, house=scene.house, most=most_of(scene.rules, old))
