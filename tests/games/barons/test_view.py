"""What the page is told: JSON at every moment, and the numbers that the cases know."""

from __future__ import annotations

import json
from random import Random

import pytest

import donjons
from donjons.core.verbs import CHANCE

GAME = donjons.game("barons-2025")
SMALL = {"board_radius": "2", "tile_counts": "4,5,5,5"}
CROWD = "pos to=B die=4 round=7 | B b19 k19,20 d5,26 t19*3,21*1 | R b6 k19,19 d8 t8*4"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("key", "changes", "tiles"),
    [
        ("barons-2025", {}, 37),
        ("barons-2025", SMALL, 19),
        ("barons-2024", {}, 37),
        ("co-2023", {}, 19),
        ("co-2023", {"objectives_mode": "fixed", "start_on_objectives": "true"}, 19),
    ],
)
def test_every_moment_of_a_game_is_json(key: str, changes: dict[str, str], tiles: int, players: int) -> None:
    random = Random(players)
    match = donjons.game(key).start(players, changes=changes)
    for _ in range(250):
        seen = json.loads(json.dumps(match.view()))
        assert seen == match.view()
        assert len(seen["tiles"]) == tiles
        assert len(seen["players"]) == players
        assert seen["over"] == match.over
        if match.over:
            break
        assert match.actor == CHANCE or seen["turn"]["seat"] == match.actor
        match.play(random.choice(match.legal()))


def test_a_tile_shows_all_that_stands_on_it() -> None:
    tiles = GAME.match_from(CROWD).view()["tiles"]
    assert tiles[18] == {
        "number": 19,
        "q": 0,
        "r": 0,
        "kind": 2,
        "points": 2,
        "objective": None,
        "immune": None,
        "mountain": False,
        "donjon": None,
        "troops": {"colour": "B", "count": 3},
        "moved": 0,
        "active": "R",
        "blocked": ["B"],
        "knights": ["B", "R", "R"],
        "neutral": None,
        "barons": ["B"],
    }
    assert (tiles[0]["mountain"], tiles[0]["kind"], tiles[0]["points"]) == (True, None, None)
    assert (tiles[7]["donjon"], tiles[7]["troops"]) == ("R", {"colour": "R", "count": 4})


def test_a_player_shows_points_and_stocks() -> None:
    blue = GAME.match_from(CROWD).view(0)["players"][0]
    assert blue == {
        "seat": 0,
        "colour": "B",
        "points": 9,
        "tile_points": 7,
        "diversity": 2,
        "kinds": [3, 4],
        "available": 24,
        "on_board": 4,
        "reserve": 20,
        "discard": 6,
        "donjons": 2,
        "donjons_left": 8,
        "rank": None,
    }


def test_the_turn_shows_the_die_and_what_the_bonus_still_offers() -> None:
    match = GAME.match_from(CROWD)
    turn = match.view()["turn"]
    assert (turn["round"], turn["to"], turn["phase"], turn["die"], turn["actions"]) == (7, "B", "ACT", 4, 0)
    assert turn["bonus"] == {
        "used": False,
        "offer": {
            "move": 2,
            "recruit": 2,
            "recruit_donjon": 3,
            "poor_kind": 1,
            "poor_bonus": 1,
            "second_order": True,
        },
    }
    match.play("N20-21")
    assert match.view()["turn"]["bonus"]["offer"]["second_order"] is False
    match = GAME.match_from(CROWD)
    match.play("B19-17*")
    bonus = match.view()["turn"]["bonus"]
    assert bonus["used"]
    assert not any(bonus["offer"].values())


def test_before_the_draw_a_tile_has_no_kind_and_a_seat_no_colour() -> None:
    match = GAME.start(2)
    match.play("@t1=4")
    seen = match.view()
    assert [tile["kind"] for tile in seen["tiles"][:2]] == [4, None]
    assert [player["colour"] for player in seen["players"]] == [None, None]


def test_ranks_are_shown_when_the_game_is_over() -> None:
    match = GAME.match_from("pos to=B die=1 | B b33 k2,3 d5,9,29 t33*3 | R b20 k21,22")
    match.play("C33")
    assert [player["rank"] for player in match.view()["players"]] == [1, 2]


def test_saboteurs_block_by_majority_and_promontories_are_immune() -> None:
    seen = (
        donjons.game("barons-2024")
        .match_from("pos to=B die=3 kind=19:1 | B b19 s19,12 d19 | R b6 s19,21 | G b30 s19,32")
        .view()
    )
    tile, blue = seen["tiles"][18], seen["players"][0]
    assert (tile["kind"], tile["immune"], tile["knights"], tile["active"]) == (1, True, ["B", "R", "G"], None)
    assert tile["blocked"] == ["B", "R", "G"]
    assert [seen["tiles"][number - 1]["blocked"] for number in (12, 20)] == [["R", "G"], []]
    assert [blue[name] for name in ("diversity", "kinds", "discard", "donjons_left")] == [None] * 4
    assert (blue["points"], blue["on_board"], blue["reserve"], blue["donjons"]) == (1, 0, 37, 1)
    assert (seen["turn"]["bonus"], seen["turn"]["final_round"]) == (None, None)
    assert seen["turn"]["recruits"] == {"plain": 2, "donjon": 2}


def test_objectives_neutral_saboteurs_and_the_last_round() -> None:
    match = donjons.game("co-2023").match_from("pos sab=2,4,18 | B b10 d1,3,8 t10*3 | R b16 d17")
    match.play("C10")
    seen = match.view()
    assert [tile["number"] for tile in seen["tiles"] if tile["objective"]] == [1, 3, 8, 10, 12, 17, 19]
    assert [tile["number"] for tile in seen["tiles"] if tile["neutral"]] == [2, 4, 18]
    assert seen["tiles"][1]["blocked"] == ["B", "R"]
    assert [seen["tiles"][9][name] for name in ("kind", "points", "immune", "knights")] == [None, 1, None, None]
    assert seen["turn"]["final_round"] is True
    assert not seen["over"]


def test_phases_have_the_names_of_the_edition() -> None:
    phases = {"barons-2025": "KNIGHTS", "barons-2024": "SABOTEURS", "co-2023": "SABOTEURS"}
    for key, phase in phases.items():
        match, seen = donjons.game(key).start(2), set()
        while match.actor == CHANCE and match.view()["turn"]["phase"] != "ROLL":
            seen.add(match.view()["turn"]["phase"])
            match.play(match.legal()[0])
        assert phase in seen
