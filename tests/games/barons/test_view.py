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
@pytest.mark.parametrize("changes", [{}, SMALL])
def test_every_moment_of_a_game_is_json(players: int, changes: dict[str, str]) -> None:
    random = Random(players)
    match = GAME.start(players, changes=changes)
    for _ in range(250):
        seen = json.loads(json.dumps(match.view()))
        assert seen == match.view()
        assert len(seen["tiles"]) == (19 if changes else 37)
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
        "mountain": False,
        "donjon": None,
        "troops": {"colour": "B", "count": 3},
        "moved": 0,
        "active": "R",
        "knights": ["B", "R", "R"],
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
        "reserve": 20,
        "discard": 6,
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
