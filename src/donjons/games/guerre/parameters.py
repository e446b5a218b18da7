"""The parameters of Guerre du passé (section 3 of its specification), and the record that the rules read."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, ClassVar, Literal

import numpy as np

from donjons.core.layout import Records
from donjons.core.parameters import Parameters, number, numbers, switch
from donjons.core.taste import PLAIN
from donjons.games.guerre import rules as codes
from donjons.games.guerre.atlas import kingdom
from donjons.games.guerre.law import all_laws
from donjons.games.guerre.rules import MOST_DICE, RULES
from donjons.games.guerre.state import Card, PlaceKind

EventWord = Literal["famine", "change", "harvest", "recruit", "english", "nothing"]
ByCard = tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int, int]
SMALL = (2, 3, 4)
LARGE = (5, 6, 7, 8)


def _by_size(small: int, large: int) -> dict[int, int]:
    return dict.fromkeys(SMALL, small) | dict.fromkeys(LARGE, large)


class Guerre(Parameters):
    """Guerre du passé."""

    GAME: ClassVar = "guerre"
    PLAYERS: ClassVar = (*SMALL, *LARGE)
    BY_PLAYERS: ClassVar = {"win_influence": _by_size(35, 25), "pope_turns": _by_size(10, 5)}

    small_max: int = number(
        4,
        1,
        8,
        "most players with whom double rings are crown cities",
        "joueurs au plus pour que les doubles ronds soient villes de la couronne",
    )
    start_gold: int = number(5, 0, 99, "gold at the start", "or au début")
    gold_cap: int = number(25, 1, 99, "gold a house can hold", "or qu'une maison peut garder")
    start_capital_tokens: int = number(2, 1, 9, "tokens on the chosen capital", "jetons sur la capitale choisie")
    start_villages: int = number(2, 0, 3, "villages chosen at the start", "villages choisis au début")
    start_village_tokens: int = number(1, 1, 9, "tokens on each of them", "jetons sur chacun d'eux")
    cap_village: int = number(4, 1, 9, "tokens a village can hold", "jetons qu'un village peut recevoir")
    cap_city: int = number(
        6, 1, 9, "tokens a capital or a crown city can hold", "jetons qu'une capitale ou ville de la couronne reçoit"
    )
    attack_leave: int = number(
        1, 1, 8, "tokens that stay where an attack sets out", "jetons qui restent d'où part une attaque"
    )
    crown_dice_per_player: int = number(
        2, 0, 4, "dice of a crown city, for each player", "dés d'une ville de la couronne, par joueur"
    )
    neutral_dice: int = number(
        0, 0, 12, "dice of a neutral place (0: it falls by itself)", "dés d'un lieu neutre (0 : il tombe tout seul)"
    )
    capital_cards: int = number(
        1, 0, 3, "extra cards that defend a capital", "cartes de plus pour défendre une capitale"
    )
    ear_dice: int = number(
        1,
        0,
        3,
        "dice per attacking token with the crown's ear",
        "dés par jeton d'attaque avec l'oreille de la couronne",
    )
    fortress_attack: int = number(
        1, 0, 6, "dice of attacks from a fortress", "dés d'une attaque partie d'une forteresse"
    )
    fortress_defence: int = number(1, 0, 6, "dice that a fortress defends with", "dés de défense d'une forteresse")
    church_defence: int = number(1, 0, 6, "dice that a church defends with", "dés de défense d'une église")
    fortress_cost: int = number(10, 0, 99, "price of a fortress", "prix d'une forteresse")
    church_cost: int = number(10, 0, 99, "price of a church", "prix d'une église")
    fortress_max: int = number(3, 0, 50, "fortresses one house may hold", "forteresses qu'une maison peut tenir")
    church_max: int = number(5, 0, 50, "churches one house may hold", "églises qu'une maison peut tenir")
    builds_per_action: int = number(2, 1, 5, "places built on in one action", "lieux bâtis en une action")
    upkeep: int = number(1, 0, 99, "gold for a turn without an attack", "or pour un tour sans attaque")
    value_village: int = number(1, 0, 9, "influence of a village", "influence d'un village")
    value_city: int = number(
        2, 0, 9, "influence of a capital or a crown city", "influence d'une capitale ou ville de la couronne"
    )
    influence_start: int = number(0, 0, 99, "influence at the start", "influence au début")
    influence_floor: int = number(0, 0, 99, "influence never falls below this", "l'influence ne tombe pas plus bas")
    harvest_city: int = number(
        1, 0, 9, "gold per capital or crown city at harvest", "or par capitale ou ville de la couronne à la récolte"
    )
    harvest_villages_per_ingot: int = number(
        2, 1, 50, "villages for one gold at harvest", "villages pour un lingot à la récolte"
    )
    guild_city: int = number(
        2, 0, 9, "the same for the guild's holder, per city", "de même pour le favori de la guilde, par ville"
    )
    guild_village: int = number(1, 0, 9, "and per village", "et par village")
    recruit_city: int = number(
        1, 0, 9, "tokens per capital or crown city at recruitment", "jetons par capitale ou ville au recrutement"
    )
    recruit_villages_per_token: int = number(
        2, 1, 50, "villages for one token at recruitment", "villages pour un jeton au recrutement"
    )
    famine_divisor: int = number(2, 2, 9, "a famine takes one token in so many", "la famine prend un jeton sur autant")
    english_steps: int = number(3, 1, 12, "English events until they strike", "événements anglais avant l'assaut")
    english_power_per_player: int = number(
        2, 0, 20, "power of the English, for each player", "force des Anglais, par joueur"
    )
    english_all: int = number(
        1, 0, 9, "influence for all when the English are repelled", "influence pour tous si les Anglais sont repoussés"
    )
    english_top: int = number(2, 0, 9, "and for the strongest house", "et pour la maison la plus forte")
    event_table: tuple[EventWord, EventWord, EventWord, EventWord, EventWord, EventWord] = switch(
        ("famine", "change", "harvest", "recruit", "english", "nothing"),
        "what each face of the event die brings",
        "ce qu'amène chaque face du dé d'événement",
    )
    win_influence: int = number(35, 1, 300, "influence that wins", "influence qui fait gagner")
    pope_churches: int = number(
        5, 1, 50, "linked churches that support an own pope", "églises reliées qui soutiennent son propre pape"
    )
    pope_turns: int = number(10, 1, 99, "own turns that he must survive", "ses tours que le pape doit survivre")
    la_vs_cv: int = number(2, 0, 6, "spearman against horsemen", "lancier contre cavaliers")
    ar_vs_ec: int = number(1, 0, 6, "archer against scouts", "archer contre éclaireurs")
    cv_vs_fa: int = number(1, 0, 6, "horseman against footmen", "cavalier contre fantassins")
    be_vs_mu: int = number(1, 0, 6, "ram against walls", "bélier contre murs")
    mu_vs_cv: int = number(2, 0, 6, "wall against horsemen", "mur contre cavaliers")
    ec_in_company: int = number(1, 0, 6, "scout that does not attack alone", "éclaireur qui n'attaque pas seul")
    assassin_cancels: int = number(1, 0, 6, "bonus dice that an assassin cancels", "dés de bonus qu'un assassin annule")
    trebuchet_takes: int = number(1, 0, 6, "dice that a trebuchet takes", "dés que prend un trébuchet")
    max_rounds: int = number(
        150, 1, 9999, "the game stops after so many rounds", "la partie s'arrête après ces tours de table"
    )
    deck_counts: ByCard = numbers(
        (4, 4, 4, 4, 2, 2, 2, 4, 2, 4, 2, 10, 2, 2, 2),
        0,
        99,
        "cards of each of the 15 kinds, in the order of the rulebook",
        "cartes de chacune des 15 sortes, dans l'ordre de la règle",
    )
    deck_attack: ByCard = numbers((1, 2, 3, 2, 4, 4, 4, 1, 0, 1, 7, 0, 5, 3, 5), 0, 9, "their swords", "leurs épées")
    deck_defence: ByCard = numbers(
        (2, 1, 2, 2, 3, 1, 2, 4, 5, 1, 0, 1, 0, 4, 2), 0, 9, "their shields", "leurs boucliers"
    )
    vacant_site: Literal["village", "city"] = switch(
        "village", "what a capital site that nobody chose is", "ce qu'est un site de capitale que nul n'a choisi"
    )
    zero_bid: Literal["abstains", "counts"] = switch(
        "abstains", "does a bid of 0 abstain, or count", "une mise de 0 s'abstient-elle, ou compte-t-elle"
    )
    start_pope_tie: Literal["roll", "vacant"] = switch(
        "roll", "a tie for the pope's support at the start", "une égalité pour l'appui du pape au début"
    )
    crown_tie: Literal["nearest_tied", "neighbour"] = switch(
        "nearest_tied",
        "who gets a tied crown: the nearest tied house, or the neighbour",
        "qui reçoit la couronne à égalité : la maison à égalité la plus proche, ou la voisine",
    )
    famine_rounding: Literal["down", "up"] = switch("down", "rounding of famine losses", "arrondi des pertes de famine")
    recruit_where: Literal["anywhere", "cities"] = switch(
        "anywhere", "where recruits may be placed", "où l'on peut placer les recrues"
    )
    english_count: Literal["started", "living"] = switch(
        "started", "the players whom the English count", "les joueurs que comptent les Anglais"
    )
    english_reward: Literal["all_and_top", "top_only"] = switch(
        "all_and_top", "who gains when the English are repelled", "qui gagne quand les Anglais sont repoussés"
    )
    move_into_neutral: bool = switch(
        False, "may a movement take a neutral place", "un déplacement peut-il prendre un lieu neutre"
    )
    leave_empty: Literal["villages", "all"] = switch(
        "villages", "places that a movement may empty", "lieux qu'un déplacement peut vider"
    )
    upkeep_when: Literal["no_attack", "pass_only"] = switch(
        "no_attack", "which turns cost upkeep", "quels tours coûtent l'entretien"
    )
    building_on_capture: Literal["stays", "razed"] = switch(
        "stays", "what becomes of a captured building", "ce que devient un bâtiment pris"
    )
    elimination: Literal["no_place", "no_village"] = switch(
        "no_place", "when a house is out of the game", "quand une maison est éliminée"
    )
    zero_card: Literal["first_loss", "at_once"] = switch(
        "first_loss", "when cards without dice are lost", "quand les cartes sans dés sont perdues"
    )
    retreat_before_first: bool = switch(
        False, "may one retreat before the first dice", "peut-on se retirer avant les premiers dés"
    )
    pope_link: Literal["direct", "territory"] = switch(
        "direct", "how churches are linked", "comment les églises sont reliées"
    )
    pope_needs_churches: bool = switch(
        True, "does the pope fall with any of his churches", "le pape tombe-t-il avec l'une de ses églises"
    )
    battle_chance: Literal["dice", "losses"] = switch(
        "dice",
        "is each die drawn, or the losses of a whole clash",
        "tire-t-on chaque dé, ou les pertes d'un choc entier",
    )
    assassin_bonus: Literal["source", "dice_only"] = switch(
        "source", "which dice are a bonus for the assassin", "quels dés sont un bonus pour l'assassin"
    )
    ear_die: Literal["card", "token"] = switch(
        "card",
        "do the dice of the crown's ear lengthen a card's life",
        "les dés de l'oreille de la couronne allongent-ils la vie d'une carte",
    )

    def most_cards(self) -> int:
        """The most that one battle can draw."""
        return max(self.cap_city, self.cap_village) * 2 - self.attack_leave + self.capital_cards

    def most_dice(self) -> int:
        """No side ever has more dice in a clash."""
        versus = {Card.LA: self.la_vs_cv, Card.AR: self.ar_vs_ec, Card.CV: self.cv_vs_fa, Card.BE: self.be_vs_mu}
        versus[Card.EC] = self.ec_in_company
        troops = max(self.cap_city, self.cap_village)
        swords = [value + versus.get(Card(card), 0) + self.ear_dice for card, value in enumerate(self.deck_attack)]
        shields = [value + (self.mu_vs_cv if card == Card.MU else 0) for card, value in enumerate(self.deck_defence)]
        attack = self._best(swords, troops - self.attack_leave) + self.fortress_attack
        defence = self._best(shields, troops + self.capital_cards) + max(self.fortress_defence, self.church_defence)
        return max(attack, defence, self.crown_dice_per_player * self.PLAYERS[-1])

    def _best(self, values: list[int], cards: int) -> int:
        """The sum of the best cards that the deck holds."""
        deck = sorted((value for value, count in zip(values, self.deck_counts, strict=True) for _ in range(count)))
        return sum(deck[-cards:]) if cards > 0 else 0

    def broken_constraint(self, players: int) -> str | None:
        for holds, sentence in (
            (self.start_gold <= self.gold_cap, "start_gold must be at most gold_cap."),
            (self.start_capital_tokens <= self.cap_city, "start_capital_tokens must be at most cap_city."),
            (self.start_village_tokens <= self.cap_village, "start_village_tokens must be at most cap_village."),
            (self.influence_floor <= self.influence_start, "influence_floor must be at most influence_start."),
            (self.influence_start < self.win_influence, "influence_start must be less than win_influence."),
            (
                self.most_cards() <= sum(self.deck_counts) <= 120,
                f"deck_counts must hold between {self.most_cards()} and 120 cards, so that no battle runs out of them.",
            ),
            (
                self.battle_chance == "dice" or self.most_dice() <= MOST_DICE,
                f"battle_chance=losses is for at most {MOST_DICE} dice a side, not for {self.most_dice()}.",
            ),
        ):
            if not holds:
                return sentence
        return None


def _switch(name: str, word: str) -> int:
    kind: type[IntEnum] = getattr(codes, "".join(part.title() for part in name.split("_")))
    return kind[word.upper()].value


def _fields(parameters: Guerre) -> dict[str, Any]:
    """The parameters as the record holds them."""
    fields: dict[str, Any] = {
        "card_counts": parameters.deck_counts,
        "card_attack": parameters.deck_attack,
        "card_defence": parameters.deck_defence,
        "event_table": (0, *(codes.Event[word.upper()] for word in parameters.event_table)),
    }
    for name, value in parameters:
        if name in (RULES.names or ()) and name not in fields:
            fields[name] = _switch(name, value) if isinstance(value, str) else value
    return fields


def rules_record(parameters: Guerre, players: int) -> Records:
    """The record that the compiled rules read."""
    record = np.zeros(1, RULES)
    row: Any = record[0]
    for name, value in _fields(parameters).items():
        row[name] = value
    row["players"] = players
    row["taste"] = PLAIN
    roads = kingdom()
    for name in ("degree", "road", "linked", "distance"):
        row[name] = getattr(roads, name)
    crown = {"crown", "ring"} if players <= parameters.small_max else {"crown"}
    vacant = PlaceKind.CITY if parameters.vacant_site == "city" else PlaceKind.VILLAGE
    for index, place in enumerate(roads.places):
        row["is_site"][index] = place.kind == "capital"
        row["start_kind"][index] = PlaceKind.CITY if place.kind in crown else PlaceKind.VILLAGE
        if place.kind == "capital":
            row["start_kind"][index] = vacant
    row["crown_cities"] = sum(1 << index for index, place in enumerate(roads.places) if place.kind in crown)
    if parameters.battle_chance == "losses":
        row["clash_law"] = all_laws()
    return record
