"""What never changes during a game, as JSON: the map of the kingdom, and the numbers of this table."""

from __future__ import annotations

from typing import Any

from donjons.boards.roads import has
from donjons.games.guerre.atlas import description, kingdom, place_id
from donjons.games.guerre.rules import Event, Rules
from donjons.games.guerre.state import CARDS, PLACES, Card

LIMITS = (
    *("gold_cap", "win_influence", "pope_churches", "pope_turns", "fortress_max", "church_max", "fortress_cost"),
    *("church_cost", "builds_per_action", "upkeep", "attack_leave", "english_steps", "max_rounds"),
)


def chart(rules: Rules) -> dict[str, Any]:
    """The map of the kingdom; `site` is what a place was drawn as, its kind in this game is with the places."""
    roads, data = kingdom(), description()
    return {
        "family": "guerre",
        "places": [
            {
                "id": place.id,
                "name": place.name,
                "land": place.land,
                "house": data["place"][index].get("house"),
                "site": place.kind,
                "lon": place.at[0],
                "lat": place.at[1],
                "label": place.label,
                "roads": [place_id(other) for other in roads.neighbours(index)],
            }
            for index, place in enumerate(roads.places)
        ],
        "english": data["english"]["track"],
        "decor": data["decor"],
        "rules": limits(rules),
    }


def limits(rules: Rules) -> dict[str, Any]:
    """The numbers of this table that a page shows beside a player's own."""
    return {name: getattr(rules, name) for name in LIMITS} | {
        "players": rules.players,
        "crown_cities": ids(rules.crown_cities),
        "events": [Event(rules.event_table[face]).name.lower() for face in range(1, 7)],
        "cards": [
            {
                "card": Card(card).name,
                "count": rules.card_counts[card],
                "attack": rules.card_attack[card],
                "defence": rules.card_defence[card],
            }
            for card in range(CARDS)
        ],
    }


def ids(set_of_places: int) -> list[str]:
    return [place_id(place) for place in range(PLACES) if has(set_of_places, place)]
