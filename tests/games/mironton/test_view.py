"""What the page is told: JSON at every moment, and what the cases know."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from donjons.core.match import Match
from donjons.core.verbs import CHANCE
from donjons.games.mironton.game import GAME
from donjons.games.mironton.view_fights import fight, threats
from mironton_playing import choose, look

CROWD = (
    "pos turn=5 phase=3 g1(p0)@COE[ORA*,ORL,ORL] g2(p1)@LAC[CRO*,BAT] b1@20.8>S[W1] b2@GRO<W[W2,W2,M2/1,T2]"
    " l1@COE[ORL] w1@OUB[RAT] b3@out[W2] trap.CAV=2m:p1 penta=CIT-ARM stock.webs=2 b2.infra=1 b2.jinx=mage"
)


def units(seen: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {unit["name"]: unit for unit in seen["units"]}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_moment_of_a_game_is_json(players: int) -> None:
    random = Random(players)
    match = GAME.start(players, changes={"turn_cap": "6"})
    plan = match.view()["map"]
    while True:
        seen = match.view(random.choice([None, *range(players)]))
        assert json.loads(json.dumps(seen)) == seen
        assert seen["map"] == plan
        assert seen["over"] == match.over == (seen["result"] is not None)
        if match.over:
            break
        assert seen["turn"]["actor"] == (None if match.actor == CHANCE else match.actor)
        assert seen["turn"]["phase"] == match.fact("phase")
        match.play(some_token(random, match))
    assert seen["result"] == {"outcome": match.fact("outcome"), "score": int(match.fact("score"))}


def some_token(random: Random, match: Match) -> str:
    steps = match.setting.referee.legal(match.state)
    return GAME.write(match.setting, match.state, choose(random, look(match.state), steps))


def test_the_map_tells_rooms_with_their_doors_and_lairs() -> None:
    plan = GAME.start(2).view()["map"]
    vault = next(room for room in plan["rooms"] if room["id"] == "CAV")
    assert vault == {
        "id": "CAV",
        "names": {"fr": "Caveau", "en": "Vault"},
        "zone": "mid",
        "theme": "vault",
        "lair_of": ["undead"],
        "flooded": False,
        "box": [10, 4, 5, 4],
        "doors": [
            {"in": [14, 6], "out": [15, 6], "side": "E"},
            {"in": [12, 4], "out": [12, 3], "side": "N"},
            {"in": [10, 6], "out": [9, 6], "side": "W"},
        ],
    }
    assert (len(plan["rooms"]), len(plan["cells"]), len(plan["entrances"])) == (20, 108, 6)
    assert [12, 2] in plan["junctions"]
    assert plan["entrances"][0] == {"face": 1, "number": 1, "room": "POT", "mouth": [5, 0], "heading": "S"}


def test_the_numbers_and_the_catalogue_of_the_table_are_told() -> None:
    rules = GAME.start(2, changes={"difficulty": "legend", "hit": "3"}).view()["rules"]
    assert (rules["target_level"], rules["turn_cap"], rules["hit"]) == (9, 33, 3)
    assert rules["arrival_table"] == [0, 5, 4, 3, 2, 0]
    assert rules["items"]["low_blow"] == 3
    spectre = next(monster for monster in rules["monsters"] if monster["id"] == "SPE")
    assert (spectre["powers"], spectre["weak"], spectre["supply"]) == (["flying", "undead"], "cleric", 4)


def test_units_are_told_with_dice_speed_and_marks() -> None:
    match = GAME.match_from(CROWD)
    told = units(match.view())
    assert told["b2"] | {"value": 0, "figures": []} == {
        "name": "b2",
        "kind": "band",
        "place": "GRO",
        "owner": None,
        "figures": [],
        "hp": 7,
        "dice": [{"threshold": 4, "dice": 6}, {"threshold": 6, "dice": 2}],
        "speed": 10,
        "heading": "E",
        "via": 1,
        "value": 0,
        "count": 1,
        "infravision": True,
        "plundered": [],
        "jinx": ["mage"],
        "web": False,
        "map": None,
        "false_bottom": False,
        "activated": False,
    }
    assert told["b2"]["figures"][2] == {"word": "M2/1", "kind": "M", "level": 2, "hp": 1, "boss": False}
    assert (told["b3"]["place"], told["b3"]["speed"], told["b3"]["dice"]) == (None, None, [])
    assert (told["g1"]["owner"], told["g1"]["followers"], told["g1"]["command"]) == (0, 2, 3)
    assert told["g1"]["figures"][0]["boss"]
    assert (told["DRG"]["place"], told["DRG"]["hp"], told["DRG"]["speed"]) == ("COE", 10, None)


def test_traps_free_rooms_items_and_pentacles_are_told() -> None:
    seen = GAME.match_from(CROWD).view()
    rooms = {room["id"]: room for room in seen["rooms"]}
    assert rooms["CAV"] == {"id": "CAV", "free": False, "trap": {"level": 2, "magic": True, "owner": 1}}
    assert rooms["EGO"] == {"id": "EGO", "free": True, "trap": None}
    assert seen["pentacles"] == [["CIT", "ARM"]]
    assert {"item": "webs", "stock": 2, "deck": 0} in seen["items"]
    assert seen["turn"]["arrival_threshold"] == 5


def test_the_reach_of_a_picked_unit_is_told_with_the_contacts_in_it() -> None:
    match = GAME.match_from(CROWD)
    assert match.view()["reach"] == []
    match.play("pick:g1")
    reach = {place["place"]: place for place in match.view()["reach"]}
    assert reach["20.8"] == {"place": "20.8", "cost": 2, "contact": True}
    assert reach["TRO"] == {"place": "TRO", "cost": 3, "contact": False}
    assert "GAR" not in reach


def test_threats_are_told_when_asked() -> None:
    match = GAME.match_from(CROWD)
    told = threats(match.setting.rules, match.state, GAME.dungeon(match.setting))
    first, second = told
    assert first == {"band": "b1", "heart": 1.0, "leaves": 0.0, "places": {"COE": 1.0}}
    assert (second["band"], second["heart"], second["leaves"]) == ("b2", pytest.approx(1 / 3), pytest.approx(1 / 12))


def test_fights_are_told_with_their_reasons_when_asked() -> None:
    match = GAME.match_from("pos phase=4 g1@GRO[GTR*,TRL,TRL] g2@GRO[CRO*] b1@GRO<W[W4,W4,M4]")
    told = fight(match.setting.rules, match.state, [0], 0)
    assert told["attack"] == [{"threshold": 3, "dice": 12}]
    assert told["defence"] == [{"threshold": 4, "dice": 16}]
    assert (told["doubled"], told["reasons"]) == (["mage"], {"g1": ["lair"]})
    assert 0 < told["destroys"] < told["wins"] < 1
    joint = fight(match.setting.rules, match.state, [0, 1], 0)
    assert joint["attack"] == [{"threshold": 3, "dice": 12}, {"threshold": 4, "dice": 3}]
    assert joint["wins"] > told["wins"]
