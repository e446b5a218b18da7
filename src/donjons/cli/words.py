"""What the terminal game says, in both languages."""

from __future__ import annotations

HUMAN = "human"  # a seat that is no engine

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "welcome": "{title}, seed {seed}. The game is saved after every step in {path}",
        "prompt": "{seat} > ",
        "choices": "Choose a number, or write a step. help lists the commands.",
        "help": (
            "A number or a step such as {example} plays it.\n"
            "  why STEP    why a step is not possible, or what it does\n"
            "  undo, redo  take back, play again (the dice stay the same)\n"
            "  hint        what the greedy engine would play\n"
            "  board       draw the board again        all   list every legal step\n"
            "  save FILE   keep a copy of the record   quit  leave; the game is kept"
        ),
        "unknown": "{text} is neither a number of the list nor a step. {error}",
        "nothing_to_undo": "There is nothing to take back.",
        "nothing_to_redo": "There is nothing to play again.",
        "hint": "Greedy would play {token}: {sentence}",
        "saved": "The record is copied to {path}",
        "left": "The game is kept. Go on with: donjons play --resume {path}",
        "resumed": "{title} goes on, {steps} steps played. It is saved after every step in {path}",
        "played": "{seat} ({engine}): {token}  {sentence}",
        "sealed": "{seat} ({engine}) has chosen, and shows it when everybody has.",
        "why_what": "Write the step after why, such as: why {example}",
        "save_what": "Write the file after save, such as: save game.txt",
    },
    "fr": {
        "welcome": "{title}, graine {seed}. La partie est enregistrée après chaque coup dans {path}",
        "prompt": "{seat} > ",
        "choices": "Choisissez un numéro, ou écrivez un coup. aide donne les commandes.",
        "help": (
            "Un numéro ou un coup comme {example} le joue.\n"
            "  pourquoi COUP      pourquoi un coup est impossible, ou ce qu'il fait\n"
            "  annuler, refaire   reprendre un coup, le rejouer (les dés restent les mêmes)\n"
            "  conseil            ce que jouerait le moteur glouton\n"
            "  plateau            redessiner le plateau     tout     tous les coups permis\n"
            "  sauver FICHIER     copier la partie          quitter  la partie est gardée"
        ),
        "unknown": "{text} n'est ni un numéro de la liste ni un coup. {error}",
        "nothing_to_undo": "Il n'y a rien à reprendre.",
        "nothing_to_redo": "Il n'y a rien à rejouer.",
        "hint": "Le moteur glouton jouerait {token} : {sentence}",
        "saved": "La partie est copiée dans {path}",
        "left": "La partie est gardée. Pour la reprendre : donjons play --resume {path}",
        "resumed": "{title} continue, {steps} coups joués. Elle est enregistrée après chaque coup dans {path}",
        "played": "{seat} ({engine}) : {token}  {sentence}",
        "sealed": "{seat} ({engine}) a choisi, et le montrera quand tous l'auront fait.",
        "why_what": "Écrivez le coup après pourquoi, par exemple : pourquoi {example}",
        "save_what": "Écrivez le fichier après sauver, par exemple : sauver partie.txt",
    },
}

COMMANDS = {
    "help": ("help", "?", "aide"),
    "why": ("why", "pourquoi"),
    "undo": ("undo", "annuler"),
    "redo": ("redo", "refaire"),
    "hint": ("hint", "conseil"),
    "board": ("board", "plateau"),
    "all": ("all", "tout"),
    "save": ("save", "sauver"),
    "quit": ("quit", "exit", "quitter"),
}
COMMAND_OF = {word: command for command, words in COMMANDS.items() for word in words}
