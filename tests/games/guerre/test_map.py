"""The map of the kingdom (section 4.1): what the specification asks of its data, and who holds what at the start."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from donjons.core.errors import BadMap
from donjons.games.guerre.atlas import kingdom, read_kingdom
from donjons.games.guerre.state import NEUTRAL, PlaceKind
from guerre_map import DATA, MAP_KIND, PLACES, ROADS, SITES, crown_cities, group
from guerre_naive import KINDS, start_kind
from guerre_playing import GAME, look


def test_fifty_places_and_ninety_one_roads() -> None:
    assert len(PLACES) == len(set(PLACES)) == 50
    assert sum(len(others) for others in ROADS.values()) == 2 * 91
    assert len(list(kingdom().pairs())) == 91
    assert Counter(MAP_KIND.values()) == {"capital": 8, "crown": 5, "ring": 5, "village": 32}
    assert "MPL" in ROADS["PUY"]


def test_roads_lead_both_ways_and_everywhere() -> None:
    assert all(place in ROADS[other] and place != other for place in PLACES for other in ROADS[place])
    assert group(PLACES[0], set(PLACES)) == set(PLACES)


@pytest.mark.parametrize("site", SITES)
def test_a_capital_has_three_villages_of_its_own(site: str) -> None:
    assert not set(ROADS[site]) & set(SITES)
    villages = [place for place in ROADS[site] if MAP_KIND[place] == "village"]
    assert len(villages) >= 3
    assert all(set(ROADS[village]) & set(SITES) == {site} for village in villages)


def altered(place: str, **changes: Any) -> dict[str, Any]:
    data = deepcopy(DATA)
    for row in data["place"]:
        if row["id"] == place:
            row.update(changes)
    return data


@pytest.mark.parametrize(("place", "kind"), [("ROU", "village"), ("EVR", "crown"), ("PAR", "ring"), ("EVR", "castle")])
def test_a_map_with_other_kinds_is_refused(place: str, kind: str) -> None:
    with pytest.raises(BadMap):
        read_kingdom(altered(place, kind=kind))


def test_a_capital_beside_another_is_refused() -> None:
    """Rouen changes its kind with a village of Lille."""
    data = altered("ROU", kind="village")
    for row in data["place"]:
        if row["id"] == "BRU":
            row["kind"] = "capital"
    with pytest.raises(BadMap):
        read_kingdom(data)


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("vacant", ["village", "city"])
def test_kinds_and_owners_before_the_first_step(players: int, vacant: str) -> None:
    setting = GAME.setting(players, {"vacant_site": vacant})
    now = look(setting, GAME.new(setting))
    found = [(KINDS[now.kind[place]], now.owner[place]) for place in now.places]
    assert found == [start_kind(setting.parameters, players, place) for place in PLACES]
    assert len(crown_cities(players, 4)) == (10 if players <= 4 else 5)
    assert sum(owner == NEUTRAL for owner in now.owner) == (40 if players <= 4 else 45)
    assert not any(kind == PlaceKind.CAPITAL for kind in now.kind)
