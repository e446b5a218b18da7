"""What the editions call their tiles and pieces, in both languages, and how they are drawn.

Forms that templates ask for: `s` the plural, `the` the word before a number. French tiles also agree: `a`, `other`,
`no`, `self`, `it` and the ending `e`. Of a kind of tile, `is` follows "tile 5 is", `of` "there is no tile", and `on`
says where recruits are more numerous.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from donjons.core.parameters import Language
from donjons.core.wording import Forms
from donjons.games.barons.edition import Nouns, Signs

TILE: Final[Forms] = {"": "tile", "s": "tiles", "the": "tile"}
HEX: Final[Forms] = {"": "hex", "s": "hexes", "the": "hex"}
BARON: Final[Forms] = {"": "baron", "s": "barons"}  # the same in both languages
COMMANDER: Final[Forms] = {"": "commander", "s": "commanders"}
KNIGHT: Final[Forms] = {"": "knight", "s": "knights"}
SABOTEUR: Final[Forms] = {"": "saboteur", "s": "saboteurs"}  # the same in both languages

TUILE: Final[Forms] = {
    "": "tuile",
    "s": "tuiles",
    "the": "la tuile",
    "a": "une tuile",
    "other": "une autre tuile",
    "no": "aucune tuile",
    "self": "elle-même",
    "it": "elle",
    "e": "e",
}
HEXAGONE: Final[Forms] = {
    "": "hexagone",
    "s": "hexagones",
    "the": "l'hexagone",
    "a": "un hexagone",
    "other": "un autre hexagone",
    "no": "aucun hexagone",
    "self": "lui-même",
    "it": "lui",
    "e": "",
}
COMMANDANT: Final[Forms] = {"": "commandant", "s": "commandants"}
CHEVALIER: Final[Forms] = {"": "chevalier", "s": "chevaliers"}

NOUNS_2025: Final[Mapping[Language, Nouns]] = {
    "en": Nouns(
        tile=TILE,
        baron=BARON,
        knight=KNIGHT,
        kinds={
            0: {"": "plain", "is": "plain", "of": "of plain", "on": "on plain"},
            1: {"": "wind", "is": "wind", "of": "of wind", "on": "on wind"},
            2: {"": "water", "is": "water", "of": "of water", "on": "on water"},
            3: {"": "forest", "is": "forest", "of": "of forest", "on": "in forest"},
            4: {"": "fire", "is": "fire", "of": "of fire", "on": "on fire"},
        },
    ),
    "fr": Nouns(
        tile=TUILE,
        baron=BARON,
        knight=CHEVALIER,
        kinds={
            0: {"": "plaine", "is": "une tuile de plaine", "of": "de plaine", "on": "en plaine"},
            1: {"": "vent", "is": "une tuile de vent", "of": "de vent", "on": "sur le vent"},
            2: {"": "eau", "is": "une tuile d'eau", "of": "d'eau", "on": "sur l'eau"},
            3: {"": "forêt", "is": "une tuile de forêt", "of": "de forêt", "on": "en forêt"},
            4: {"": "feu", "is": "une tuile de feu", "of": "de feu", "on": "sur le feu"},
        },
    ),
}
SIGNS_2025: Final = Signs(
    knight="♞",
    kinds={1: ("~", "grey62"), 2: ("≈", "dodger_blue3"), 3: ("♣", "green4"), 4: ("♦", "red3")},
)

NOUNS_2024: Final[Mapping[Language, Nouns]] = {
    "en": Nouns(
        tile=TILE,
        baron=BARON,
        knight=SABOTEUR,
        kinds={
            0: {"": "moor", "is": "a moor", "of": "of moor"},
            1: {"": "promontory", "is": "a promontory", "of": "of promontory"},
            2: {"": "forest", "is": "a forest", "of": "of forest"},
            3: {"": "farmland", "is": "farmland", "of": "of farmland"},
            4: {"": "quarry", "is": "a quarry", "of": "of quarry"},
        },
    ),
    "fr": Nouns(
        tile=TUILE,
        baron=BARON,
        knight=SABOTEUR,
        kinds={
            0: {"": "lande", "is": "une lande", "of": "de lande"},
            1: {"": "promontoire", "is": "un promontoire", "of": "de promontoire"},
            2: {"": "forêt", "is": "une forêt", "of": "de forêt"},
            3: {"": "culture", "is": "une terre de culture", "of": "de culture"},
            4: {"": "carrière", "is": "une carrière", "of": "de carrière"},
        },
    ),
}
SIGNS_2024: Final = Signs(
    knight="☠",
    kinds={
        0: ("·", "grey46"),
        1: ("∩", "grey62"),
        2: ("♣", "green4"),
        3: ("≡", "dark_orange3"),
        4: ("■", "medium_purple3"),
    },
)

NOUNS_2023: Final[Mapping[Language, Nouns]] = {
    "en": Nouns(
        tile=HEX,
        baron=COMMANDER,
        knight=SABOTEUR,
        kinds={
            0: {"": "plain hex", "is": "a plain hex"},
            1: {"": "objective", "is": "an objective"},
        },
    ),
    "fr": Nouns(
        tile=HEXAGONE,
        baron=COMMANDANT,
        knight=SABOTEUR,
        kinds={
            0: {"": "hexagone simple", "is": "un hexagone simple"},
            1: {"": "objectif", "is": "un objectif"},
        },
    ),
}
SIGNS_2023: Final = Signs(knight="☠", kinds={0: ("·", "grey46"), 1: ("★", "bold dark_orange3")})
