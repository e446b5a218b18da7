"""What the page is told: JSON at every moment, and what the cases know."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

from donjons.core.match import Match
from donjons.core.verbs import CHANCE
from donjons.games.mironton.game import GAME
from donjons.games.mironton.view_types import MirontonChart, MirontonScene, MirontonView
from mironton_playing import choose, look

CROWD = (
    "pos turn=5 phase=3 g1(p0)@COE[ORA*,ORL,ORL] g2(p1)@LAC[CRO*,BAT] b1@20.8>S[W1] b2@GRO<W[W2,W2,M2/1,T2]"
    " l1@COE[ORL] w1@OUB[RAT] b3@out[W2] trap.CAV=2m:p1 penta=CIT-ARM stock.webs=2 b2.infra=1 b2.jinx=mage"
)


def chart(**changes: str) -> dict[str, Any]:
    return GAME.chart(GAME.setting(2, changes))


def fits(kind: Any, value: object) -> bool:
    """Has it every field of this shape, and no other?"""
    told = TypeAdapter(kind).validate_python(value, strict=True)
    return bool(told == value)


def units(seen: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {unit["name"]: unit for unit in seen["units"]}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_moment_of_a_game_is_json(players: int) -> None:
    random = Random(players)
    match = GAME.start(players, changes={"turn_cap": "6"})
    while True:
        seen = match.view(random.choice([None, *range(players)]))
        assert json.loads(json.dumps(seen)) == seen
        assert fits(MirontonView, seen)
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
    assert fits(MirontonChart, chart())
    plan = chart()["map"]
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
            {"inside": [14, 6], "outside": [15, 6], "side": "E"},
            {"inside": [12, 4], "outside": [12, 3], "side": "N"},
            {"inside": [10, 6], "outside": [9, 6], "side": "W"},
        ],
    }
    assert (len(plan["rooms"]), len(plan["cells"]), len(plan["entrances"])) == (20, 108, 6)
    assert [12, 2] in plan["junctions"]
    assert plan["entrances"][0] == {"face": 1, "number": 1, "room": "POT", "mouth": [5, 0], "heading": "S"}


def test_the_numbers_and_the_catalogue_of_the_table_are_told() -> None:
    told = chart(difficulty="legend", hit="3")
    numbers = told["numbers"]
    assert (numbers["target_level"], numbers["turn_cap"], numbers["hit"]) == (9, 33, 3)
    assert told["arrival_table"] == [0, 5, 4, 3, 2, 0]
    spectre = next(monster for monster in told["monsters"] if monster["id"] == "SPE")
    assert (spectre["powers"], spectre["weak"], spectre["supply"]) == (["flying", "undead"], "cleric", 4)
    assert (spectre["price"], spectre["boss_price"]) == (4 * (8 + 4), 4 * (12 + 4))
    undead = next(family for family in told["families"] if family["family"] == "undead")
    assert undead == {"family": "undead", "boss": "MOM", "troop": "SQU", "count": 3, "lair": ["CAV"]}


def test_units_are_told_with_dice_speed_and_marks() -> None:
    match = GAME.match_from(CROWD)
    told = units(match.view())
    own = {name: value for name, value in told["b2"].items() if value is not None}
    assert own | {"value": 0, "figures": []} == {
        "name": "b2",
        "kind": "band",
        "place": "GRO",
        "figures": [],
        "hp": 7,
        "dice": [{"threshold": 4, "dice": 6}, {"threshold": 6, "dice": 2}],
        "speed": 10,
        "pace": [{"reason": "band", "cells": 8}, {"reason": "thief", "cells": 2}],
        "heading": "E",
        "via": 1,
        "value": 0,
        "count": 1,
        "infravision": True,
        "plundered": [],
        "jinx": ["mage"],
        "web": False,
        "false_bottom": False,
        "activated": False,
    }
    assert told["b2"]["figures"][2] == {"word": "M2/1", "kind": "M", "level": 2, "hp": 1, "boss": False}
    assert (told["b3"]["place"], told["b3"]["speed"], told["b3"]["dice"]) == (None, None, [])
    assert (told["g1"]["owner"], told["g1"]["command"]) == (0, 3)
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


def test_the_reach_of_all_that_may_be_picked_is_told_and_then_that_of_the_picked_one() -> None:
    match = GAME.match_from(CROWD)
    assert [found["unit"] for found in match.view()["reach"]] == ["g1"]
    before = match.view()["reach"]
    match.play("pick:g1")
    assert match.view()["reach"] == before
    reach = {place["place"]: place for place in before[0]["places"]}
    assert reach["20.8"] == {"place": "20.8", "cost": 2, "contact": True}
    assert reach["TRO"] == {"place": "TRO", "cost": 3, "contact": False}
    assert "GAR" not in reach


def test_threats_and_warnings_are_told_to_whoever_is_to_act() -> None:
    seen = GAME.match_from(CROWD).view()
    first, second = seen["threats"]
    assert first == {"band": "b1", "heart": 1.0, "leaves": 0.0, "places": [{"place": "COE", "chance": 1.0}]}
    assert (second["band"], second["heart"], second["leaves"]) == ("b2", pytest.approx(1 / 3), pytest.approx(1 / 12))
    assert [(told["warning"], told["units"]) for told in seen["warnings"]] == [
        ("heart", ["b1"]),
        ("heart", ["b2"]),
        ("leaves", ["b2"]),
    ]
    assert GAME.match_from("pos phase=2 b1@GRO<W[W4]").view()["threats"] == []


def test_warnings_speak_of_empty_approaches_split_families_and_the_purse() -> None:
    empty = GAME.match_from("pos phase=9 treasury=40 DRG=6 g1@CAV[MOM*] l1@DOR[SQU] b1@20.8>S[W1]").view()
    found = {told["warning"]: told for told in empty["warnings"]}
    assert found["approaches"]["units"] == ["b1"]
    assert (found["split"]["units"], found["split"]["family"]) == (["g1", "l1"], "undead")
    assert found["purse"]["units"] == []
    bossless = {told["family"] for told in empty["warnings"] if told["warning"] == "bossless"}
    assert bossless == {"goblinoid", "aquatic", "fire", "magical"}


def test_fights_ahead_are_told_for_each_group_and_for_all_together() -> None:
    match = GAME.match_from("pos phase=3 g1@COE[GTR*,TRL,TRL] g2@CHA[CRO*] b1@GRO<W[W4,W4,M4]")
    told = match.view()["forecasts"]
    assert [fight["attack"]["units"] for fight in told] == [["g1"], ["g2"], ["g1", "g2"]]
    fight = GAME.match_from("pos phase=W2 stock.banner=1 g1@GRO[GTR*,TRL,TRL] g2@GRO[CRO*] b1@GRO<W[W4,W4,M4]")
    (joint,) = fight.view()["forecasts"]
    assert joint["attack"]["units"] == ["g1", "g2"]
    assert joint["attack"]["dice"] == [{"threshold": 3, "dice": 12}, {"threshold": 4, "dice": 3}]
    assert joint["defence"]["dice"] == [{"threshold": 4, "dice": 16}]
    troll = {"unit": "g1", "kind": "TRL", "count": 2, "dice": 3, "threshold": 3, "reasons": ["lair"]}
    mage = {"unit": "b1", "kind": "M", "count": 1, "dice": 8, "threshold": 4, "reasons": ["weak"]}
    assert troll in joint["attack"]["fighters"]
    assert mage in joint["defence"]["fighters"]
    assert 0 < joint["destroys"] < joint["wins"] < 1


def test_the_market_tells_prices_and_what_forbids_to_buy() -> None:
    match = GAME.match_from("pos phase=9 treasury=30 g1@COE[ORA*,ORL,ORL]")
    wares = {(ware["kind"], ware["piece"], ware["level"]): ware for ware in match.view()["market"]}
    assert wares["hire", "ORA", 3] == {
        "kind": "hire",
        "piece": "ORA",
        "level": 3,
        "price": 24,
        "left": 7,
        "rule": None,
    }
    assert (wares["boss", "ORA", 3]["rule"], wares["hire", "SGB", 7]["rule"]) == ("GOLD", "LEVEL")
    assert (wares["trap", None, 3]["price"], wares["mtrap", None, 3]["price"]) == (12, 18)
    assert wares["penta", None, None]["price"] == 20
    assert GAME.match_from("pos phase=3 g1@COE[ORA*]").view()["market"] == []


def test_a_round_of_combat_is_told_as_it_went() -> None:
    match = GAME.match_from("pos phase=4 g1@GRO[GTR*,TRL,TRL] b1@GRO<W[W4,W4,M4]")
    scenes, before = [], match.state.copy()
    for token in ("hits:12@3=8", "hits:16@4=7"):
        step = GAME.parse(match.setting, match.state, token)[0]
        scenes.append(GAME.scene(match.setting, match.state, step, "en"))
        match.play(token)
    first, last = scenes
    assert first is None
    assert last is not None
    assert fits(MirontonScene, last)
    assert (last["hits"], last["dealt"]) == ([8, 7], [8, 4])
    assert [(cost["unit"], len(cost["lost"]), len(cost["hurt"]), cost["gone"]) for cost in last["costs"]] == [
        ("g1", 1, 1, False),
        ("b1", 2, 0, False),
    ]
    assert "g1 attacks b1" in last["says"][0]
    assert "g1 rolls 12 dice at 3+, 8 hits" in last["says"][1]
    assert GAME.is_bit(match.setting, before, GAME.parse(match.setting, before, "hits:12@3=8")[0])
