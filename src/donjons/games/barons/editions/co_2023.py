"""Donjons et Co, 2023, with commanders and neutral saboteurs: its parameters (section 3 of its specification)."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from donjons.boards.hexagon import tile_count
from donjons.core.parameters import Parameters, number, numbers, switch
from donjons.games.barons.edition import Edition, Words
from donjons.games.barons.editions.nouns import NOUNS_2023, SIGNS_2023
from donjons.games.barons.editions.shared import Faces, RankWord, family_of_saboteurs
from donjons.games.barons.game import Barons
from donjons.games.barons.state import Phase


class Co2023(Parameters):
    """Donjons et Co."""

    GAME: ClassVar = "co-2023"
    PLAYERS: ClassVar = (2, 3, 4)
    BY_PLAYERS: ClassVar = {
        "target_points": {2: 4, 3: 3, 4: 2},
        "troops_per_player": {2: 30, 3: 20, 4: 15},
        "mountains": {2: 3, 3: 2, 4: 1},
        "saboteurs": {2: 3, 3: 2, 4: 1},
    }

    board_radius: int = number(
        2, 2, 3, "size of the board: 2 has 19 hexes, 3 has 37", "taille du plateau : 2 a 19 hexagones, 3 en a 37"
    )
    objectives: int = number(7, 0, 37, "number of objective hexes", "nombre d'hexagones objectifs")
    objective_points: int = number(1, 1, 99, "points of a donjon on an objective", "points d'un donjon sur un objectif")
    target_points: int = number(4, 1, 999, "reaching this triggers the end", "les atteindre déclenche la fin")
    troops_per_player: int = number(30, 1, 100, "tokens of each colour", "jetons de chaque couleur")
    mountains: int = number(3, 0, 36, "mountain hexes", "hexagones de montagne")
    saboteurs: int = number(3, 0, 6, "neutral saboteurs in all", "saboteurs neutres en tout")
    recruit_die: Faces = numbers((1, 1, 2, 2, 3, 3), 0, 20, "recruits by die face", "recrues par face du dé")
    recruit_die_donjon: Faces = numbers(
        (2, 2, 2, 3, 3, 3),
        0,
        20,
        "the same with an own donjon on the command hex",
        "de même avec son donjon sur l'hexagone de commandement",
    )
    build_cost: int = number(3, 1, 20, "troops stacked into one donjon", "troupes empilées en un donjon")
    raze_troops: int = number(3, 1, 20, "attackers that raze a donjon", "attaquants qui détruisent un donjon")
    donjon_spacing: int = number(
        1,
        1,
        7,
        "least distance between two donjons (1: no restriction)",
        "plus petite distance entre deux donjons (1 : aucune contrainte)",
    )
    move_base: Literal[1] = switch(1, "hexes per move", "hexagones par déplacement")
    max_actions: Literal[2] = switch(2, "actions per turn", "actions par tour de jeu")
    max_moves: Literal[1] = switch(1, "moves per turn", "déplacements par tour de jeu")
    max_orders: Literal[1] = switch(1, "orders per turn", "ordres par tour de jeu")
    max_rounds: int = number(
        200, 1, 9999, "the game stops after so many rounds", "la partie s'arrête après ces tours de table"
    )
    objectives_mode: Literal["drawn", "fixed"] = switch(
        "drawn",
        "are objectives drawn, or the centre and the six corners",
        "les objectifs sont-ils tirés, ou le centre et les six coins",
    )
    start_on_objectives: bool = switch(
        False, "may pieces start on fixed objectives", "les figures peuvent-elles commencer sur les objectifs fixes"
    )
    fair_setup: Literal["main_region", "off"] = switch(
        "main_region", "no piece starts walled in by mountains", "aucune figure ne commence murée par les montagnes"
    )
    move_requires_order: bool = switch(False, "does a move ask for an order", "un déplacement demande-t-il un ordre")
    mountains_block_orders: bool = switch(
        False,
        "does a mountain silence a gather, or only stop the troop",
        "une montagne fait-elle taire un rappel, ou arrête-t-elle la troupe",
    )
    end_check: Literal["round", "action"] = switch(
        "round",
        "is the round finished once the target is reached",
        "le tour de table se termine-t-il une fois le défi atteint",
    )
    ranking_keys: tuple[RankWord, ...] = switch(
        ("points",), "what decides the ranking, in order", "ce qui décide du classement, dans l'ordre"
    )

    def broken_constraint(self, players: int) -> str | None:
        tiles = tile_count(self.board_radius)
        fixed = self.objectives_mode == "fixed"
        pieces = self.mountains + self.objectives + self.saboteurs + players
        if fixed and self.start_on_objectives:
            pieces = max(self.mountains + self.objectives, self.mountains + self.saboteurs + players)
        for holds, sentence in (
            (pieces <= tiles, f"mountains, objectives and pieces need {pieces} hexes, and the board has {tiles}."),
            (
                self.target_points <= self.objectives * self.objective_points,
                "target_points must be at most objectives times objective_points.",
            ),
            (not fixed or self.objectives == 7, "with objectives_mode=fixed there are 7 objectives."),
        ):
            if not holds:
                return sentence
        return None


def family(parameters: Co2023, players: int) -> dict[str, Any]:
    """The edition in the words of the family's record."""
    return {
        **family_of_saboteurs(parameters),
        "neutral_knights": parameters.saboteurs,
        "tile_points": (0, parameters.objective_points, 0, 0, 0),
        "roll_when": "recruit",
        "blocker_owner": "neutral",
        "block_rule": "presence",
    }


GAME = Barons(
    Edition(
        key="co-2023",
        parameters=Co2023,
        family=family,
        words=Words(
            knight="S",
            draw="s",
            phases={Phase.NEUTRALS: "SABOTEURS"},
            kinds_begin=0,
            maps={},
            kinds=lambda tile: 0,
            grammar=("mountain", "objective", "neutral", "baron"),
            mountains={2: "-", 3: "-"},
            nouns=NOUNS_2023,
            signs=SIGNS_2023,
        ),
    )
)
