"""The Barons family: what a start position is worth, and how the land hangs together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from donjons.games.barons.state import KINDS, NEUTRAL, OBJECTIVE_KIND
from donjons.lab.columns import NOTHING, Sight, Values
from donjons.lab.measures.barons_turns import has_kind, is_barons
from donjons.lab.measures.counted import (
    Figure,
    Reader,
    extended,
    hidden,
    listed,
    more,
    number,
    share,
    share_of_games,
    text,
)

RINGS = range(4)  # tiles from the centre
NO_WAY = np.inf
FARTHER = text("more for the winner", "en plus pour le vainqueur")


# The land as the game begins
def is_open(sight: Sight) -> Values:
    """[game, tile] the tiles that are no mountains."""
    rules = sight.setting.rules[0]
    found: Values = sight.seen.openings["open_tiles"][:, None] & rules["bit"][: rules["tiles"]] != 0
    return found


def walk(sight: Sight, origins: Values) -> Values:
    """[game, tile] tiles to walk from the nearest of some, around mountains; NO_WAY where none leads."""
    rules, free = sight.setting.rules[0], is_open(sight)
    beside = rules["ray"][: rules["tiles"], :, 0]  # off the board: -1, the column of NO_WAY that is appended
    edge = np.full((len(free), 1), NO_WAY)
    tiles = np.where(origins, 0.0, NO_WAY)
    for _ in range(int(rules["tiles"])):
        nearest = np.hstack([tiles, edge])[:, beside].min(axis=2) + 1
        further = np.where(free, np.minimum(tiles, nearest), tiles)
        if np.array_equal(further, tiles):
            break
        tiles = further
    return tiles


def barons(sight: Sight) -> Values:
    """[game, seat] where the barons begin."""
    tiles: Values = sight.seen.openings["baron"][:, : sight.setting.players]
    return tiles


def standing_on(sight: Sight, pieces: Values) -> Values:
    """[game, tile] the tiles on which some of these pieces, [game, piece], stand."""
    tiles = np.arange(int(sight.setting.rules[0]["tiles"]))
    found: Values = (pieces[:, :, None] == tiles).any(axis=1)
    return found


def to(origins: Callable[[Sight], Values]) -> Reader:
    """[game, seat] how far each baron is from the nearest of these tiles; nothing where no way leads."""

    def read(sight: Sight) -> Values:
        far = np.take_along_axis(walk(sight, origins(sight)), barons(sight).astype(int), axis=1)
        return np.where(far == NO_WAY, NOTHING, far)

    return read


def best_tiles(sight: Sight) -> Values:
    """The tiles worth most: of kind 4, or objectives."""
    kinds = sight.seen.openings["kind"][:, : int(sight.setting.rules[0]["tiles"])]
    best: Values = kinds == sight.setting.rules[0]["tile_points"].argmax()
    return best & is_open(sight)


def centre(sight: Sight) -> Values:
    tiles = int(sight.setting.rules[0]["tiles"])
    return np.broadcast_to(np.arange(tiles) == tiles // 2, (len(sight.seen.steps), tiles))


def to_knights(sight: Sight) -> Values:
    """[game, seat] how far each baron is from the nearest knight of another, or of nobody."""
    rules, knights = sight.setting.rules[0], sight.seen.openings["knight"]
    seats = range(sight.setting.players)
    neutral = knights[:, NEUTRAL, : rules["neutral_knights"]]
    found = []
    for seat in seats:
        others = [knights[:, other, : rules["knights_per_player"]] for other in seats if other != seat]
        origins = standing_on(sight, np.hstack([neutral, *others]))
        found.append(to(lambda sight, origins=origins: origins)(sight)[:, seat])  # type: ignore[misc]
    return np.stack(found, axis=1)


# What it is worth
def nearest_wins(far: Reader) -> Reader:
    """The part in the first place of the seat that is nearest; of several the mean, nothing where all are as near."""

    def read(sight: Sight) -> Values:
        distance = far(sight)
        nearest = distance == distance.min(axis=1, keepdims=True)
        wins: Values = (sight.wins() * nearest).sum(axis=1) / np.maximum(1, nearest.sum(axis=1))
        return np.where(nearest.any(axis=1) & ~nearest.all(axis=1), wins, NOTHING)

    return read


def of_way(key: str, en: str, fr: str, far: Reader) -> list[Figure]:
    title = text(f"Tiles to {en}", f"Tuiles jusqu'{fr}")
    return [
        number(key, title, lambda sight: far(sight).mean(axis=1)),
        number(f"{key}_worth", extended(title, FARTHER), lambda sight: more(sight, far(sight))),
        share_of_games(
            f"{key}_wins", extended(title, text("wins of the nearest", "victoires du plus proche")), nearest_wins(far)
        ),
    ]


def beginning(where: Reader) -> tuple[Reader, Reader]:
    """How many barons begin somewhere, and how many of them win; `where` says it as [game, seat]."""

    def wins(sight: Sight) -> Values:
        found: Values = (sight.wins() * where(sight)).sum(axis=1)
        return found

    return lambda sight: where(sight).sum(axis=1), wins


def of_ring(ring: int) -> list[Figure]:
    times, wins = beginning(lambda sight: rings(sight) == ring)
    title = text(f"Wins of barons that begin {ring} from the centre", f"Victoires des barons partis à {ring} du centre")
    return [hidden(f"in_ring_{ring}", times), share(f"ring_{ring}", f"in_ring_{ring}", title, wins)]


def rings(sight: Sight) -> Values:
    rules = sight.setting.rules[0]
    found: Values = rules["distance"][barons(sight), int(rules["tiles"]) // 2]
    return found


def of_start_kind(kind: int) -> list[Figure]:
    times, wins = beginning(lambda sight: start_kinds(sight) == kind)
    title = text(
        f"Wins of barons that begin on a tile of kind {kind}",
        f"Victoires des barons partis d'une tuile de sorte {kind}",
    )
    figures = [hidden(f"on_kind_{kind}", times), share(f"kind_{kind}", f"on_kind_{kind}", title, wins)]
    return [replace(figure, fits=has_kind(kind)) for figure in figures]


def start_kinds(sight: Sight) -> Values:
    return np.take_along_axis(sight.seen.openings["kind"], barons(sight).astype(int), axis=1)


STARTS = listed(
    "starts",
    text("Start positions and their worth", "Positions de départ et leur valeur"),
    text(
        "How far the barons begin, by foot around mountains, from the tiles worth most (kind 4, or the objectives), "
        "from the centre and from the knights of others (or saboteurs); how much farther the winner did; how often the "
        "nearest seat wins. Then the wins by where a baron begins: an even share is one in the number of players.",
        "À quelle distance les barons partent, à pied autour des montagnes, des tuiles qui valent le plus (sorte 4, ou "
        "les objectifs), du centre et des chevaliers des autres (ou des saboteurs) ; de combien le vainqueur partait "
        "plus loin ; combien de fois gagne la place la plus proche. Puis les victoires selon le départ : la part égale "
        "est un sur le nombre de joueurs.",
    ),
    is_barons,
    [
        *of_way("best", "the nearest tile worth most", "à la tuile la plus proche qui vaut le plus", to(best_tiles)),
        *of_way("centre", "the centre", "au centre", to(centre)),
        *of_way("knight", "the nearest knight of others", "au chevalier le plus proche des autres", to_knights),
        *(figure for ring in RINGS for figure in of_ring(ring)),
        *(figure for kind in range(KINDS) for figure in of_start_kind(kind)),
    ],
)


def out_of_reach(sight: Sight) -> Values:
    """[game, tile] the open tiles to which no baron can walk."""
    found: Values = is_open(sight) & (walk(sight, standing_on(sight, barons(sight))) == NO_WAY)
    return found


def walled_in(sight: Sight) -> Values:
    """The objectives to which no baron can walk."""
    kinds = sight.seen.openings["kind"][:, : int(sight.setting.rules[0]["tiles"])]
    found: Values = (out_of_reach(sight) & (kinds == OBJECTIVE_KIND)).sum(axis=1)
    return found


def neighbours(sight: Sight) -> Values:
    """How many open tiles an open tile touches, in the mean."""
    rules, free = sight.setting.rules[0], is_open(sight)
    beside = rules["ray"][: rules["tiles"], :, 0]
    ways = np.hstack([free, np.zeros((len(free), 1), bool)])[:, beside].sum(axis=2)
    found: Values = (ways * free).sum(axis=1) / free.sum(axis=1)
    return found


LAND = listed(
    "land",
    text("How the land hangs together", "Comment le pays se tient"),
    text(
        "What mountains leave of the board: how many ways an open tile has, and the tiles to which no baron can walk.",
        "Ce que les montagnes laissent du plateau : combien de voisines a une tuile libre, et les tuiles où aucun "
        "baron ne peut aller.",
    ),
    is_barons,
    [
        number("ways", text("Open neighbours of an open tile", "Voisines libres d'une tuile libre"), neighbours),
        number(
            "cut_off",
            text("Tiles that no baron can reach", "Tuiles qu'aucun baron ne peut atteindre"),
            lambda sight: out_of_reach(sight).sum(axis=1),
        ),
    ],
)
