"""What the page is told: JSON at every moment, what the cases know, and no sealed bid."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

import donjons
from donjons.core.match import Match
from donjons.core.odds import Odds
from donjons.core.verbs import CHANCE
from donjons.games.guerre.view_types import GuerreChart, GuerreScene, GuerreView

GAME = donjons.game("guerre")
VIEWS: TypeAdapter[Any] = TypeAdapter(GuerreView)
CHARTS: TypeAdapter[Any] = TypeAdapter(GuerreChart)
SCENES: TypeAdapter[Any] = TypeAdapter(GuerreScene)
SET_UP = "@s0 *ROU +EVR +EUU *LIL +BRU +STO *REN +VAN +NAN"
LATER = "pos phase=EVENT ear=2 pope=3 guild=1 gold=4,6,9,6 | 0 ROU*2 EVR1 | 1 LIL*2 BRU1 | 2 REN*2 VAN1 | 3 BOR*2 BAY1"
REALM = (
    "pos n=4 round=9 ear=0 guild=0 pope=1 freed=2 gold=7,25,0,5 inf=12,34,3,5 english=2 event=3 own.0=MAN:4 anchor=0 "
    "| 0 ROU*3 CAE2C MAN1C ANG1C TRS2C POI1C EVR4F LIL*1 | 1 BOR*2 BAY1 | 2 REN*2 VAN1"
)


def played(start: Match, tokens: str) -> Match:
    for token in tokens.split():
        start.play(token)
    return start


def places(seen: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {place["id"]: place for place in seen["places"]}


def chart_of(players: int) -> dict[str, Any]:
    chart = GAME.chart(GAME.setting(players))
    assert chart is not None
    assert json.loads(json.dumps(chart)) == CHARTS.validate_python(chart, strict=True) == chart
    return chart


@pytest.mark.parametrize("players", [2, 4, 8])
def test_every_moment_of_a_game_is_json(players: int) -> None:
    random = Random(players)
    match = GAME.start(players, changes={"max_rounds": "8"})
    while True:
        seen = match.view(random.choice([None, *range(players)]))
        assert json.loads(json.dumps(seen)) == seen
        assert VIEWS.validate_python(seen, strict=True) == seen
        assert (len(seen["places"]), len(seen["houses"])) == (50, players)
        assert seen["over"] == match.over == (seen["result"] is not None)
        if match.over:
            break
        assert seen["turn"]["actor"] == (None if match.actor == CHANCE else match.actor)
        match.play(random.choice(match.legal()))
    assert seen["result"]["reason"] == match.fact("reason")
    assert [house["rank"] for house in seen["houses"]] == match.ranking
    assert ",".join(str(seat) for seat in seen["result"]["ranking"]) == match.fact("rank")


def test_the_map_tells_where_places_lie_and_lead() -> None:
    chart = chart_of(3)
    assert chart["places"][0] == {
        "id": "LIL",
        "name": "Lille",
        "land": "comté de Flandre",
        "house": "Flandre",
        "site": "capital",
        "lon": 3.06,
        "lat": 50.63,
        "label": "e",
        "roads": ["BRU", "STO", "ARR", "STQ"],
    }
    assert sum(len(place["roads"]) for place in chart["places"]) == 2 * 91
    assert [step["name"] for step in chart["english"]] == ["Southampton", "En mer", "Au large", "Côte normande"]


def test_the_rules_tell_the_limits_of_this_table() -> None:
    small, large = chart_of(4)["rules"], chart_of(5)["rules"]
    assert (small["win_influence"], small["pope_turns"], len(small["crown_cities"])) == (35, 10, 10)
    assert (large["win_influence"], large["pope_turns"], len(large["crown_cities"])) == (25, 5, 5)
    assert small["events"] == ["famine", "change", "harvest", "recruit", "english", "nothing"]
    assert small["cards"][10] == {"card": "AS", "count": 2, "attack": 7, "defence": 0}


def test_a_place_shows_all_that_stands_there() -> None:
    seen = places(GAME.match_from(REALM).view())
    assert seen["MAN"] == {
        "id": "MAN",
        "kind": "village",
        "owner": 0,
        "crown": False,
        "tokens": 1,
        "capacity": 4,
        "value": 1,
        "building": "church",
        "pope": 0,
        "dice": None,
        "shielded": False,
    }
    assert [seen["PAR"][name] for name in ("kind", "owner", "crown", "capacity", "dice")] == ["city", None, True, 6, 8]
    assert [seen["SOI"][name] for name in ("kind", "owner", "crown", "dice")] == ["village", None, False, 0]
    assert [seen["ROU"][name] for name in ("kind", "owner", "value")] == ["capital", 0, 2]
    assert seen["EVR"]["building"] == "fortress"
    assert [name for name, place in seen.items() if place["shielded"]] == ["BOR", "BAY"]


def test_a_house_shows_its_means_and_what_it_misses() -> None:
    match = GAME.match_from(REALM)
    houses = match.view()["houses"]
    assert houses[0] == {
        "seat": 0,
        "alive": True,
        "rank": None,
        "gold": 7,
        "influence": 12,
        "powers": ["crown", "guild"],
        "released": False,
        "places": 8,
        "villages": 4,
        "cities": 4,
        "capitals": ["LIL", "ROU"],
        "crown_cities": 2,
        "troops": 15,
        "fortresses": 1,
        "churches": 5,
        "linked_churches": 5,
        "pope": {"place": "MAN", "age": 4},
        "income": 12,
        "waste": 0,
        "recruits": 6,
        "missing": {
            "houses": 2,
            "capitals": 2,
            "crown_cities": 8,
            "influence": 23,
            "churches": 0,
            "pope_turns": 6,
        },
    }
    assert (houses[1]["powers"], houses[2]["released"], houses[3]["alive"]) == (["pope"], True, False)
    assert houses[2]["missing"]["capitals"] == 3
    assert houses[1]["missing"] | {"influence": 1, "churches": 5, "pope_turns": 10} == houses[1]["missing"]


def test_linked_churches_follow_the_roads() -> None:
    position = "pos {}| 0 ROU*1 CAE1C EVR1 MAN1C LIL*1 BRU1C | 1 BOR*1"
    for link, linked in (("", 2), ("pope_link=territory ", 2)):
        assert GAME.match_from(position.format(link)).view()["houses"][0]["linked_churches"] == linked
    apart = "pos {}| 0 ROU*1 CAE1C EUU1C | 1 BOR*1"
    assert GAME.match_from(apart.format("")).view()["houses"][0]["linked_churches"] == 1
    assert GAME.match_from(apart.format("pope_link=territory ")).view()["houses"][0]["linked_churches"] == 2


def test_the_turn_shows_round_event_and_order() -> None:
    turn = GAME.match_from(REALM).view()["turn"]
    assert (turn["round"], turn["phase"], turn["actor"], turn["chance"]) == (9, "ACT", 0, False)
    assert (turn["opener"], turn["order"], turn["event"]) == (0, [0, 1, 2], {"face": 3, "event": "harvest"})
    assert turn["english"] == {"step": 2, "power": 8, "troops": 21}
    match = GAME.match_from(LATER)
    turn = match.view()["turn"]
    assert (turn["actor"], turn["chance"], turn["order"]) == (None, True, [2, 3, 0, 1])


def test_an_auction_shows_who_has_bid_and_later_what() -> None:
    match = played(GAME.start(3), f"{SET_UP} $3")
    seen = match.view(1)["auction"]
    assert (seen["power"], seen["start"], seen["bidders"], seen["made"]) == ("crown", True, [0, 1, 2], [0])
    assert (seen["bids"], seen["own"]) == ([None, None, None], None)
    assert match.view(0)["auction"]["own"] == 3
    played(match, "$3 $1")
    seen = match.view()
    assert (seen["turn"]["phase"], seen["turn"]["tied"], seen["auction"]["bids"]) == ("TIE", [0, 1], [3, 3, 1])
    played(match, "@s1")
    seen = match.view()["auction"]
    assert (seen["power"], seen["made"], seen["last"]) == ("pope", [], [3, 3, 1])
    played(match, "$0 $0 $0 $0 $0 $0")
    seen = match.view()["auction"]
    assert (seen["power"], seen["bids"], seen["bidders"], seen["last"]) == (None, None, [], [0, 0, 0])


def auctions() -> Iterator[tuple[Match, Match, set[int]]]:
    """Pairs of matches that differ in sealed bids only, and the seats whose bids differ."""
    for first, second, seats in (
        ("$3", "$0", {0}),
        ("$3 $1", "$3 $2", {1}),
        ("$3 $1", "$1 $3", {0, 1}),
    ):
        yield played(GAME.start(3), f"{SET_UP} {first}"), played(GAME.start(3), f"{SET_UP} {second}"), seats
    for first, second, seats in (("$4", "$0", {2}), ("$4 $0 $4", "$9 $6 $0", {0, 2, 3})):
        yield played(GAME.match_from(LATER), f"@e2 {first}"), played(GAME.match_from(LATER), f"@e2 {second}"), seats


def test_sealed_bids_of_others_cannot_be_seen() -> None:
    for match, other, seats in auctions():
        assert match.state.tobytes() != other.state.tobytes()
        for seat in (None, *range(match.setting.players)):
            if seat in seats:
                assert match.view(seat) != other.view(seat)
            else:
                assert match.view(seat) == other.view(seat)


def test_a_battle_shows_cards_dice_and_where_they_come_from() -> None:
    match = played(GAME.match_from("pos ear=0 | 0 EVR4F BOR*1 | 1 ROU*2 LIL*1"), "EVRxROU.3 @cLA @cAS @cEC @cMU")
    seen = match.view()["battle"]
    assert (seen["origin"], seen["target"], seen["attacker"], seen["defender"]) == ("EVR", "ROU", 0, 1)
    assert (seen["attack"]["to_draw"], seen["defence"]["to_draw"], seen["defence"]["dice"]) == (0, 2, 0)
    assert all(card["standing"] for card in seen["attack"]["cards"])
    played(match, "@cCV @cVI")
    seen = match.view()["battle"]
    ear = {"from": "ear", "dice": 1}
    assert seen["attack"] == {
        "cards": [
            {"card": "EC", "value": 3, "bonus": [ear, {"from": "company", "dice": 1}], "standing": True},
            {"card": "LA", "value": 4, "bonus": [ear, {"from": "CV", "dice": 2}], "standing": True},
            {"card": "AS", "value": 8, "bonus": [ear], "standing": True},
        ],
        "to_draw": 0,
        "extra": [{"from": "fortress", "dice": 1}],
        "taken": [],
        "dice": 16,
        "tokens": 3,
        "wounds": 0,
        "rolled": [],
    }
    assert [card["card"] for card in seen["defence"]["cards"]] == ["VI", "CV", "MU"]
    assert (seen["defence"]["taken"], seen["defence"]["dice"]) == ([{"from": "AS", "dice": 1}], 7)


def test_a_clash_shows_sorted_pairs_and_what_fell() -> None:
    match = GAME.match_from("pos | 0 EVR3 BOR*1 | 1 ROU2C LIL*1")
    played(match, "EVRxROU.2 @cCV @cVI @cMU @cFA @a3615")
    seen = match.view()["battle"]
    assert (seen["attack"]["rolled"], seen["pairs"]) == ([6, 5, 3, 1], [])
    played(match, "@d1111111234")
    seen = match.view()["battle"]
    assert seen["defence"]["rolled"] == [4, 3, 2, 1, 1, 1, 1, 1, 1, 1]
    assert [pair["lost_by"] for pair in seen["pairs"]] == ["defence"] * 3 + ["attack"]
    assert [card["standing"] for card in seen["attack"]["cards"]] == [False, True]


def test_a_lost_card_no_longer_stands() -> None:
    match = played(GAME.match_from("pos | 0 EVR3 BOR*1 | 1 ROU1 LIL*1"), "EVRxROU.2 @cLA @cHO @cTG @a6541 @d5521")
    seen = match.view()["battle"]
    assert [(card["card"], card["standing"]) for card in seen["attack"]["cards"]] == [("LA", False), ("HO", True)]
    assert (seen["attack"]["dice"], seen["attack"]["wounds"], seen["attack"]["tokens"]) == (2, 1, 1)
    assert (seen["defence"]["dice"], seen["defence"]["wounds"], seen["defence"]["tokens"]) == (2, 2, 1)
    assert seen["pairs"][:2] == [
        {"attack": 6, "defence": 5, "lost_by": "defence"},
        {"attack": 5, "defence": 5, "lost_by": "attack"},
    ]


def test_the_crown_and_the_tokens_of_the_ear_bring_dice_of_their_own() -> None:
    match = played(GAME.match_from("pos ear=0 ear_die=token | 0 TRO*4 | 1 BOR*1"), "TROxREI.3 @cTB @cAS @cVI")
    seen = match.view()["battle"]
    assert (seen["defender"], seen["attack"]["extra"]) == ("crown", [{"from": "ear", "dice": 3}])
    assert seen["defence"]["extra"] == [{"from": "crown", "dice": 4}]
    assert seen["defence"]["taken"] == [{"from": "AS", "dice": 1}, {"from": "TB", "dice": 1}]
    assert (seen["defence"]["dice"], seen["defence"]["cards"]) == (2, [])


def test_the_odds_of_attacks_and_of_pressing_on_are_told_when_asked() -> None:
    match = GAME.match_from("pos | 0 ROU*3 LIL*1 | 1 EUU1 BOR*1")
    unfought, fought = odds(match, "ROUxCAE.2"), odds(match, "ROUxEUU.2")
    assert unfought == Odds(1.0, 2.0)
    assert fought is not None
    assert 0.72 < fought.success < 0.74
    assert odds(match, "/") is None
    played(match, "ROUxEUU.2 @cAR @cVI @cTG @a6 @a1 @d5 @d1 @d1 @d1")
    pressing = odds(match, ">>")
    assert pressing is not None
    assert pressing.success < fought.success
    assert odds(match, "<<") is None


def odds(match: Match, token: str) -> Odds | None:
    setting = match.setting
    return setting.game.odds(setting, match.state, *setting.game.parse(setting, match.state, token))


def scenes(match: Match, tokens: str) -> list[dict[str, Any] | None]:
    """Plays tokens, and gives what there was to see at each."""
    setting, found = match.setting, []
    for token in tokens.split():
        before = match.state.copy()
        (step,) = setting.game.parse(setting, before, token)
        match.play(token)
        found.append(setting.game.scene(setting, before, step, "en"))
        assert found[-1] is None or not setting.game.is_bit(setting, before, step)
        assert found[-1] is None or SCENES.validate_python(found[-1]) == found[-1]
    return found


def test_cards_and_dice_are_seen_together_when_the_last_one_lies() -> None:
    match = GAME.match_from("pos | 0 EVR3 BOR*1 | 1 ROU1 LIL*1")
    assert scenes(match, "EVRxROU.2 @cLA @cHO") == [None] * 3
    (laid,) = scenes(match, "@cTG")
    assert laid is not None
    assert (laid["then"], laid["battle"]["attack"]["dice"], laid["battle"]["pairs"]) == ("on", 4, [])
    *bits, met = scenes(match, "@a6 @a5 @a4 @a1 @d5 @d5 @d2 @d1")
    assert bits == [None] * 7
    assert met is not None
    assert met["battle"] == match.view()["battle"]
    assert met["then"] == "on"


def test_the_last_clash_of_a_battle_is_seen_though_no_position_keeps_it() -> None:
    match = GAME.match_from("pos | 0 EVR3 BOR*1 | 1 ROU2C LIL*1")
    *_, met = scenes(match, "EVRxROU.1 @cFA @cMU @cFA @a1 @a1 @d1 @d1 @d1 @d1 @d1 @d1 @d1 @d1")
    assert met is not None
    assert match.view()["battle"] is None
    assert (met["then"], met["battle"]["attack"]["tokens"]) == ("over", 0)
    assert [pair["lost_by"] for pair in met["battle"]["pairs"]] == ["attack", "attack"]
    *_, met = scenes(GAME.match_from("pos | 0 EVR3 BOR*1 | 1 ROU1 LIL*1"), "EVRxROU.1 @cVI @cFA")
    assert met is not None
    assert (met["then"], met["battle"]["attack"]["dice"]) == ("over", 0)


def test_bids_are_seen_when_all_are_turned_over() -> None:
    match = played(GAME.start(3), f"{SET_UP} $3 $3")
    tied, rolled = scenes(match, "$1 @s1")
    assert tied is not None
    assert rolled is not None
    assert [tied[name] for name in ("power", "bids", "tied", "holder")] == ["crown", [3, 3, 1], [0, 1], None]
    assert [rolled[name] for name in ("power", "bids", "tied", "holder")] == ["crown", [3, 3, 1], [], 1]
    assert scenes(match, "$0 $2") == [None, None]
    (bought,) = scenes(match, "$1")
    assert bought is not None
    assert [bought[name] for name in ("power", "bids", "holder")] == ["pope", [0, 2, 1], 1]
    assert bought["sentence"].startswith("For the pope's support")
