"""Donjons et Barons, the edition of 2024 with saboteurs: its parameters (section 3 of its specification)."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from donjons.boards.hexagon import tile_count
from donjons.core.parameters import Parameters, number, numbers, switch
from donjons.games.barons.edition import Edition, Words
from donjons.games.barons.editions.nouns import NOUNS_2024, SIGNS_2024
from donjons.games.barons.editions.shared import Faces, RankWord, family_of_saboteurs
from donjons.games.barons.game import Barons
from donjons.games.barons.state import Phase

Kind = Literal[0, 1, 2, 3, 4]


class Barons2024(Parameters):
    """Donjons et Barons, the edition with saboteurs."""

    GAME: ClassVar = "barons-2024"
    PLAYERS: ClassVar = (2, 3, 4)
    BY_PLAYERS: ClassVar = {"target_points": {2: 12, 3: 8, 4: 6}}

    board_radius: Literal[3] = switch(3, "size of the board: 37 tiles", "taille du plateau : 37 tuiles")
    tile_counts: tuple[int, int, int, int, int] = numbers(
        (11, 8, 7, 6, 5),
        0,
        37,
        "tiles of each kind 0 to 4; their sum is 37",
        "tuiles de chaque sorte 0 à 4 ; leur somme est 37",
    )
    tile_points: tuple[int, int, int, int, int] = numbers(
        (0, 1, 2, 3, 4), 0, 99, "points of a donjon on each kind 0 to 4", "points d'un donjon sur chaque sorte 0 à 4"
    )
    immune_kinds: tuple[Kind, ...] = switch(
        (1,),
        "kinds whose donjons can be neither razed nor unbuilt",
        "sortes dont les donjons ne peuvent être ni détruits ni déconstruits",
    )
    target_points: int = number(
        12,
        1,
        999,
        "the game stops when somebody owns at least this",
        "la partie s'arrête dès que quelqu'un les possède",
    )
    troops_per_player: int = number(40, 1, 100, "tokens of each colour", "jetons de chaque couleur")
    mountains: int = number(4, 0, 36, "tiles turned into mountains", "tuiles changées en montagnes")
    saboteurs_per_player: int = number(2, 0, 6, "saboteurs of each colour", "saboteurs de chaque couleur")
    recruit_die: Faces = numbers((1, 1, 2, 2, 3, 3), 0, 20, "recruits by die face", "recrues par face du dé")
    recruit_die_donjon: Faces = numbers(
        (2, 2, 2, 3, 3, 3),
        0,
        20,
        "the same with an own donjon on the command tile",
        "de même avec son donjon sur la tuile de commandement",
    )
    build_cost: int = number(3, 1, 20, "troops stacked into one donjon", "troupes empilées en un donjon")
    raze_troops: int = number(3, 1, 20, "attackers that raze a donjon", "attaquants qui détruisent un donjon")
    donjon_spacing: int = number(
        2,
        1,
        7,
        "least distance between two donjons (2: not adjacent)",
        "plus petite distance entre deux donjons (2 : non adjacents)",
    )
    move_base: Literal[1] = switch(1, "tiles per move", "tuiles par déplacement")
    max_actions: Literal[2] = switch(2, "actions per turn", "actions par tour de jeu")
    max_moves: Literal[2] = switch(2, "moves per turn", "déplacements par tour de jeu")
    max_orders: Literal[1] = switch(1, "orders per turn", "ordres par tour de jeu")
    max_rounds: int = number(
        200, 1, 9999, "the game stops after so many rounds", "la partie s'arrête après ces tours de table"
    )
    fair_setup: Literal["main_region", "off"] = switch(
        "main_region", "no piece starts walled in by mountains", "aucune figure ne commence murée par les montagnes"
    )
    mountains_block_orders: bool = switch(
        False,
        "does a mountain silence a gather, or only stop the troop",
        "une montagne fait-elle taire un rappel, ou arrête-t-elle la troupe",
    )
    disperse_blocked: Literal["stop", "forbid"] = switch(
        "stop", "may a dispersal enter a blocked tile", "une dispersion peut-elle entrer sur une tuile bloquée"
    )
    ranking_keys: tuple[RankWord, ...] = switch(
        ("points",), "what decides the ranking, in order", "ce qui décide du classement, dans l'ordre"
    )

    def broken_constraint(self, players: int) -> str | None:
        tiles = tile_count(self.board_radius)
        pieces = self.mountains + players * (1 + self.saboteurs_per_player)
        if sum(self.tile_counts) != tiles:
            return f"tile_counts must sum to the {tiles} tiles of the board, not {sum(self.tile_counts)}."
        if pieces > tiles:
            return f"mountains and pieces need {pieces} tiles, and the board has {tiles}."
        return None


def family(parameters: Barons2024, players: int) -> dict[str, Any]:
    """The edition in the words of the family's record."""
    return {
        **family_of_saboteurs(parameters),
        "knights_per_player": parameters.saboteurs_per_player,
        "immune_kinds": sum(1 << kind for kind in parameters.immune_kinds),
        "roll_when": "turn",
        "blocker_owner": "seat",
        "block_rule": "majority",
        "block_lines": 1,
        "unbuild": 1,
        "end_check": "action",
    }


M24 = "0123401234012340123401234010201020103"

GAME = Barons(
    Edition(
        key="barons-2024",
        parameters=Barons2024,
        family=family,
        words=Words(
            knight="S",
            draw="s",
            phases={Phase.KNIGHTS: "SABOTEURS"},
            kinds_begin=0,
            maps={"M24": lambda tile: int(M24[tile])},
            kinds=lambda tile: 0,
            grammar=("tile", "mountain", "baron", "knight"),
            mountains={3: "-"},
            nouns=NOUNS_2024,
            signs=SIGNS_2024,
        ),
    )
)
