"""What the page says where a person of a test looks for it, in both languages."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Words:
    locale: str
    against_the_computer: str
    your_turn: str
    round: str
    others_turn: str  # a pattern
    over: str
    can_begin: str
    picked: str
    can_lead: str
    where_to: str
    take: str
    play: str
    order_is_given: str
    end_turn: str
    end_anyway: str
    undo: str
    whole_game: str
    show_moment: str


ENGLISH = Words(
    locale="en-GB",
    against_the_computer="Play against the computer",
    your_turn="Your turn",
    round="Round",
    others_turn=r"(to play|is thinking)$",
    over="The game is over",
    can_begin="you can begin here",
    picked="picked",
    can_lead="possible",
    where_to="Where to?",
    take="Take",
    play="Play it",
    order_is_given="The order is given",
    end_turn="End the turn",
    end_anyway="End it anyway",
    undo="Undo",
    whole_game="Whole game",
    show_moment="Show this moment",
)
FRENCH = Words(
    locale="fr-FR",
    against_the_computer="Jouer contre l'ordinateur",
    your_turn="À vous de jouer",
    round="Tour de table",
    others_turn=r"^À (?!vous ).* de jouer$|réfléchit$",
    over="La partie est finie",
    can_begin="on peut commencer ici",
    picked="choisie",
    can_lead="possible",
    where_to="Vers où ?",
    take="Prendre",
    play="Jouer ce coup",
    order_is_given="L'ordre est donné",
    end_turn="Finir le tour",
    end_anyway="Finir quand même",
    undo="Reprendre",
    whole_game="Toute la partie",
    show_moment="Montrer ce moment",
)
