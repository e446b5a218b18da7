"""Why a table refuses something, in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from donjons.core.parameters import Language

Code = Literal["malformed", "late", "not_yours", "illegal", "no_step", "not_now", "over", "too_many", "unavailable"]

SENTENCES: Mapping[str, Mapping[Language, str]] = {
    "late": {
        "en": "Something else happened in the meantime: look at the board and try again.",
        "fr": "Il s'est passé autre chose entre-temps : regardez le plateau et recommencez.",
    },
    "not_yours": {
        "en": "It is not for you to do this: wait for your turn, or open your own link.",
        "fr": "Ce n'est pas à vous de le faire : attendez votre tour, ou ouvrez votre propre lien.",
    },
    "no_step": {
        "en": "{token} is no step of this game: choose one of those that are offered.",
        "fr": "{token} n'est pas un coup de ce jeu : choisissez parmi ceux qui sont proposés.",
    },
    "over": {
        "en": "The game is over: ask for a rematch, or play on from an earlier step at a new table.",
        "fr": "La partie est finie : demandez une revanche, ou repartez d'un coup antérieur à une nouvelle table.",
    },
    "no_undo": {
        "en": "Only a step of your running turn can be undone, and none before the last die: ask for a takeback.",
        "fr": "On n'annule qu'un coup de son tour en cours, jamais au-delà du dernier dé : demandez à reprendre.",
    },
    "no_takeback": {
        "en": "There is no step of yours to take back.",
        "fr": "Vous n'avez aucun coup à reprendre.",
    },
    "no_proposal": {
        "en": "Nothing is proposed to you: perhaps it was withdrawn.",
        "fr": "On ne vous propose rien : c'était peut-être retiré.",
    },
    "proposal_open": {
        "en": "Another proposal waits for an answer: answer it, or withdraw it first.",
        "fr": "Une autre proposition attend une réponse : répondez-y, ou retirez-la d'abord.",
    },
    "stand_in": {
        "en": "An engine plays for this seat: take the seat back first.",
        "fr": "Un moteur joue pour ce siège : reprenez d'abord le siège.",
    },
    "present": {
        "en": "This person is there: an engine may only play for somebody who is away.",
        "fr": "Cette personne est là : un moteur ne joue que pour quelqu'un d'absent.",
    },
    "no_engine": {
        "en": "There is no such engine: choose one of those that are offered.",
        "fr": "Ce moteur n'existe pas : choisissez parmi ceux qui sont proposés.",
    },
    "no_seat": {
        "en": "There is no such seat at this table.",
        "fr": "Ce siège n'existe pas à cette table.",
    },
    "wrong_seats": {
        "en": "This game is for {players} players: say who sits on each of the {players} seats.",
        "fr": "Cette partie se joue à {players} : dites qui occupe chacun des {players} sièges.",
    },
    "unknown_key": {
        "en": "This link leads to no table: perhaps a part of it is missing.",
        "fr": "Ce lien ne mène à aucune table : il en manque peut-être une partie.",
    },
    "too_many": {
        "en": "That is too much at once: wait a moment and try again.",
        "fr": "C'est trop à la fois : attendez un instant et recommencez.",
    },
    "too_large": {
        "en": "This is longer than anything that the server expects.",
        "fr": "C'est plus long que tout ce que le serveur attend.",
    },
    "origin": {
        "en": "Another page asked for this: open the game itself.",
        "fr": "Une autre page l'a demandé : ouvrez le jeu lui-même.",
    },
    "malformed": {
        "en": "The server does not understand this message: reload the page.",
        "fr": "Le serveur ne comprend pas ce message : rechargez la page.",
    },
    "unavailable": {
        "en": "The server could not do this just now: try again in a moment.",
        "fr": "Le serveur n'a pas pu le faire à l'instant : recommencez dans un moment.",
    },
    "no_page": {
        "en": "There is nothing at this address.",
        "fr": "Il n'y a rien à cette adresse.",
    },
    "no_hints": {
        "en": "At this table nobody is helped while the game lasts: so its people agreed.",
        "fr": "À cette table, personne n'est aidé tant que la partie dure : c'est convenu.",
    },
    "not_over": {
        "en": "The curve of a game is drawn when it is over.",
        "fr": "La courbe d'une partie se trace quand elle est finie.",
    },
    "no_place": {
        "en": "The game has no such step: it has {length}.",
        "fr": "La partie n'a pas ce coup : elle en a {length}.",
    },
}


class Refusal(Exception):
    """Something is refused and changes nothing."""

    def __init__(self, code: Code, says: Mapping[Language, str], rule: str | None = None) -> None:
        super().__init__(says["en"])
        self.code: Code = code
        self.says = says
        self.rule = rule


def refusal(code: Code, sentence: str | None = None, **words: object) -> Refusal:
    """A refusal with one of the sentences above."""
    says = SENTENCES[sentence or code]
    return Refusal(code, {language: text.format(**words) for language, text in says.items()})
