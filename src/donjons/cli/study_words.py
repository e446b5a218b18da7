"""What donjons study says, in both languages."""

from __future__ import annotations

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "compiling": "Compiling the rules (the first time only) ...",
        "writing": "Writing the report ...",
        "playing": "games",
        "left": "about {time} left",
        "written": "{path} is written. Play it with: donjons study run {path}",
        "game": "Which game? ({names})",
        "players": "How many players? (several with commas, {low} to {high})",
        "bots": "Who plays? ({names}, ...)",
        "measures": "What is to be measured? ({names})",
        "parameter": "Which parameter is to vary? (empty: none; donjons rules {game} lists them)",
        "values": "Which values of {name}, with blanks between them? (now {default}, {allowed})",
        "games": "How many games of each setting?",
        "question": "Your question, in a sentence",
        "file": "Where shall the file be?",
        "exists": "{path} is there already. Overwrite it?",
    },
    "fr": {
        "compiling": "Compilation des règles (la première fois seulement) ...",
        "writing": "Le rapport s'écrit ...",
        "playing": "parties",
        "left": "encore {time} environ",
        "written": "{path} est écrit. Pour le jouer : donjons study run {path}",
        "game": "Quel jeu ? ({names})",
        "players": "Combien de joueurs ? (plusieurs avec des virgules, {low} à {high})",
        "bots": "Qui joue ? ({names}, ...)",
        "measures": "Que faut-il mesurer ? ({names})",
        "parameter": "Quel paramètre doit varier ? (vide : aucun ; donjons rules {game} les énumère)",
        "values": "Quelles valeurs de {name}, séparées par des blancs ? (à présent {default}, {allowed})",
        "games": "Combien de parties par configuration ?",
        "question": "Votre question, en une phrase",
        "file": "Où mettre le fichier ?",
        "exists": "{path} existe déjà. Le remplacer ?",
    },
}
