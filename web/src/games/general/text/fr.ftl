## Un jeu sans plateau dessiné

general-board = La table
general-unknown = inconnu
general-none = aucun
general-yes = oui
general-no = non
general-options = Convenu pour cette partie

## Les coups

general-moves = Vos coups
general-count = { $count ->
    [one] un seul possible
   *[other] { $count } possibles
}
general-search = Chercher
general-no-match = Aucun coup ne contient cela.
general-write = Écrivez votre coup
general-form = Il s’écrit ainsi :
general-play = Jouer
general-keys-filter = chercher un coup, ou l’écrire

## Que faire maintenant

general-todo-mine = C’est à vous de jouer.
general-todo-other = { seat-title } doit jouer.
general-todo-both = Plusieurs joueurs doivent jouer.
