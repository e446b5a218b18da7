"""Donjons et Barons, the edition of 2025 with knights: its parameters (section 3 of its specification)."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from donjons.boards.hexagon import tile_count
from donjons.core.parameters import Parameters, number, numbers, switch
from donjons.games.barons.edition import Edition, Words
from donjons.games.barons.editions.nouns import NOUNS_2025, SIGNS_2025
from donjons.games.barons.game import Barons
from donjons.games.barons.rules import RankKey
from donjons.games.barons.state import Phase

Faces = tuple[int, int, int, int, int, int]
FaceFlags = tuple[bool, bool, bool, bool, bool, bool]


class Barons2025(Parameters):
    """Donjons et Barons, the edition with knights."""

    GAME: ClassVar = "barons-2025"
    PLAYERS: ClassVar = (2, 3, 4)
    BY_PLAYERS: ClassVar = {"target_points": {2: 16, 3: 12, 4: 10}}

    target_points: int = number(
        16,
        1,
        999,
        "the game stops when somebody owns at least this",
        "la partie s'arrête dès que quelqu'un les possède",
    )
    troops_per_player: int = number(30, 1, 100, "troops of each colour", "troupes de chaque couleur")
    mountains: int = number(4, 0, 36, "tiles turned into mountains", "tuiles changées en montagnes")
    knights_per_player: int = number(2, 0, 4, "knights of each colour", "chevaliers de chaque couleur")
    donjons_per_player: int = number(10, 0, 37, "donjons of each colour", "donjons de chaque couleur")
    board_radius: int = number(
        3, 2, 3, "size of the board: 3 has 37 tiles, 2 has 19", "taille du plateau : 3 a 37 tuiles, 2 en a 19"
    )
    tile_counts: tuple[int, int, int, int] = numbers(
        (9, 9, 9, 10),
        0,
        37,
        "tiles of each kind 1 to 4; their sum is that of the board",
        "tuiles de chaque sorte 1 à 4 ; leur somme est celle du plateau",
    )
    tile_points: tuple[int, int, int, int] = numbers(
        (1, 2, 3, 4), 0, 99, "points of a donjon on each kind 1 to 4", "points d'un donjon sur chaque sorte 1 à 4"
    )
    diversity_bonus: tuple[int, int, int, int, int] = numbers(
        (0, 0, 2, 3, 4),
        0,
        99,
        "points added for 0 to 4 distinct kinds under one's donjons",
        "points ajoutés pour 0 à 4 sortes distinctes sous ses donjons",
    )
    exhaustion_limit: int = number(
        5,
        0,
        99,
        "the game stops when somebody has so few available troops",
        "la partie s'arrête quand quelqu'un a si peu de troupes disponibles",
    )
    move_base: int = number(1, 1, 6, "tiles per move without the bonus", "cases par déplacement sans le bonus")
    move_die: Faces = numbers(
        (3, 3, 2, 2, 1, 1),
        1,
        6,
        "most tiles of the move that uses the bonus, by die face",
        "cases au plus du déplacement avec bonus, par face du dé",
    )
    recruit_base: int = number(1, 1, 20, "troops recruited without the bonus", "troupes recrutées sans le bonus")
    recruit_die: Faces = numbers(
        (1, 1, 2, 2, 3, 3),
        0,
        20,
        "troops recruited with the bonus, by die face",
        "troupes recrutées avec le bonus, par face du dé",
    )
    recruit_die_donjon: Faces = numbers(
        (2, 2, 2, 3, 3, 3),
        0,
        20,
        "the same with an own donjon on the command tile",
        "de même avec son donjon sur la tuile de commandement",
    )
    recruit_poor_kind: int = number(
        1, 1, 4, "kind of tile that gives extra recruits", "sorte de tuile qui donne des recrues en plus"
    )
    recruit_poor_bonus: int = number(
        1,
        0,
        20,
        "extra troops on tiles of that kind, only with the bonus",
        "troupes en plus sur cette sorte de tuile, seulement avec le bonus",
    )
    two_orders_die: FaceFlags = numbers(
        (False, False, False, True, True, True),
        0,
        1,
        "die faces on which the bonus may buy a second order",
        "faces du dé où le bonus peut donner un second ordre",
    )
    build_cost: int = number(3, 1, 20, "troops turned into one donjon", "troupes changées en un donjon")
    unbuild_return: int = number(
        3,
        0,
        20,
        "troops taken back from the discard by unbuilding",
        "troupes reprises de la défausse en déconstruisant",
    )
    donjon_spacing: int = number(
        2,
        1,
        7,
        "least distance between two donjons (2: not adjacent)",
        "plus petite distance entre deux donjons (2 : non adjacents)",
    )
    raze_troops: int = number(3, 1, 20, "attackers that raze a donjon", "attaquants qui détruisent un donjon")
    capture_engaged: int = number(12, 2, 100, "attackers in all for a capture", "attaquants en tout pour une capture")
    capture_discarded: int = number(3, 0, 100, "of these, sent to the discard", "parmi eux, envoyés à la défausse")
    max_rounds: int = number(
        200, 1, 9999, "the game stops after so many rounds", "la partie s'arrête après ces tours de table"
    )
    color_choice: Literal["draft", "fixed"] = switch(
        "draft",
        "are start positions drafted, last seat first",
        "les positions de départ sont-elles choisies, dernier joueur d'abord",
    )
    fair_setup: Literal["main_region", "off"] = switch(
        "main_region", "no piece starts walled in by mountains", "aucune figure ne commence murée par les montagnes"
    )
    melee_relief: bool = switch(
        True,
        "a melee of four releases a knight against one left over",
        "une mêlée de quatre libère un chevalier contre un chevalier restant",
    )
    knight_command: Literal["withdrawn", "unengaged"] = switch(
        "withdrawn",
        "which knight commands: one not counted as defender, or only one outside all melees",
        "quel chevalier commande : un qui ne compte pas en défense, ou seulement un hors de toute mêlée",
    )
    disperse_blocked: Literal["stop", "forbid"] = switch(
        "stop", "may a dispersal enter a blocked tile", "une dispersion peut-elle entrer sur une tuile bloquée"
    )
    troop_move_scope: Literal["turn", "order"] = switch(
        "turn", "a troop moves once per turn, or per order", "une troupe bouge une fois par tour, ou par ordre"
    )
    capture_mode: Literal["choice", "automatic", "off"] = switch(
        "choice",
        "is a capture a choice, automatic, or out of the game",
        "la capture est-elle un choix, automatique, ou hors du jeu",
    )
    end_check: Literal["action", "turn"] = switch(
        "action", "when the end of the game is tested", "quand la fin de la partie est examinée"
    )
    rank_points: Literal["total", "tiles"] = switch(
        "total", "does the ranking count diversity", "le classement compte-t-il la diversité"
    )
    # Family values that this edition fixes; they are named so that one engine can serve the whole family.
    roll_when: Literal["turn"] = switch(
        "turn", "the die is rolled at the start of a turn", "le dé est lancé en début de tour"
    )
    blocker_owner: Literal["seat"] = switch(
        "seat", "the knights belong to the players", "les chevaliers sont aux joueurs"
    )
    block_rule: Literal["melee"] = switch("melee", "how knights block", "comment les chevaliers bloquent")
    block_lines: Literal[True] = switch(
        True, "active knights also cut gathers and dispersals", "les chevaliers actifs coupent aussi les lignes"
    )
    mountains_block_orders: Literal[True] = switch(True, "mountains stop orders", "les montagnes arrêtent les ordres")
    command_sources: Literal["baron,knight_donjon,donjon"] = switch(
        "baron,knight_donjon,donjon", "who commands", "qui commande"
    )
    losses_to: Literal["discard"] = switch(
        "discard", "where troops lost by the attacked side go", "où vont les troupes perdues par l'attaqué"
    )
    unbuild: Literal[True] = switch(True, "unbuilding exists", "la déconstruction existe")
    immune_kinds: Literal["none"] = switch(
        "none", "kinds that protect their donjon", "sortes qui protègent leur donjon"
    )
    ranking_keys: Literal["points,donjons,available"] = switch(
        "points,donjons,available", "what decides the ranking, in order", "ce qui décide du classement, dans l'ordre"
    )

    def broken_constraint(self, players: int) -> str | None:
        tiles = tile_count(self.board_radius)
        pieces = self.mountains + players * (1 + self.knights_per_player)
        for holds, sentence in (
            (
                sum(self.tile_counts) == tiles,
                f"tile_counts must sum to the {tiles} tiles of the board, not {sum(self.tile_counts)}.",
            ),
            (self.capture_engaged > self.raze_troops, "capture_engaged must be more than raze_troops."),
            (self.capture_discarded <= self.capture_engaged, "capture_discarded must be at most capture_engaged."),
            (min(self.move_die) >= self.move_base, "every face of move_die must be at least move_base."),
            (self.troops_per_player > self.exhaustion_limit, "troops_per_player must be more than exhaustion_limit."),
            (pieces <= tiles, f"mountains and pieces need {pieces} tiles, and the board has {tiles}."),
        ):
            if not holds:
                return sentence
        return None


def family(parameters: Barons2025, players: int) -> dict[str, Any]:
    """The edition in the words of the family's record."""
    points = RankKey.TILE_POINTS if parameters.rank_points == "tiles" else RankKey.POINTS
    return {
        "max_moves": 2,
        "donjons_command": 1,
        "barons_pause": 1,
        "bonus_recruits": 1,
        "recruit_among_enemies": 1,
        "unbuild_among_enemies": 1,
        "immune_kinds": 0,
        "rank_keys": (points, RankKey.DONJONS, RankKey.AVAILABLE),
    }


def m0(tile: int) -> int:
    """The kinds of the test map M0."""
    return 4 - tile % 4


GAME = Barons(
    Edition(
        key="barons-2025",
        parameters=Barons2025,
        family=family,
        words=Words(
            knight="N",
            draw="k",
            phases={Phase.KNIGHTS: "KNIGHTS"},
            kinds_begin=1,
            maps={"M0": m0},
            kinds=m0,
            grammar=("tile", "mountain", "baron", "knight", "pick", "bonus", "capture"),
            mountains={3: "1,4,34,37", 2: "-"},
            nouns=NOUNS_2025,
            signs=SIGNS_2025,
        ),
    )
)
