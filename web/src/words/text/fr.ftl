# Ce que dit la page, en plus de ce que disent les jeux et la table.

close = Fermer
page-not-fetched = Cette partie de la page n’a pas pu être chargée. Vérifiez la connexion et rechargez la page.

## La table

seats = Places
is-you = { $name } (vous)
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
presence-here = en ligne
presence-away = absent
presence-gone = est parti
nobody = Personne
bot-level = { $level ->
    [novice] Robot (novice)
    [random] Robot (au hasard)
   *[other] Robot ({ $level })
}
sits-in = { $bot } pour { $name }
to-move = au trait
waits = attend
time-left = Temps restant : { $time }
log = Le récit
status-over = La partie est finie.
status-sending = Votre coup est en route…
status-bot-plays = Un robot joue pour vous en ce moment.
status-pass = C’est à { $name } : passez l’appareil.
title-turn = À vous : { $title }
reconnecting = La connexion est coupée ; nouvel essai en cours. Rien n’est perdu.
undo = Reprendre
undo-ask = Demander à reprendre
undo-why-ask = Votre coup a appris quelque chose à quelqu’un, ou quelqu’un a joué depuis : il faut l’accord des autres.
take-back-choice = Choisir à nouveau
confirm = Confirmer
pass = Passer à { $name }
come-back = Reprendre la main
curtain-for = Donnez l’appareil à { $name }
curtain-who = Qui tient l’appareil ?
curtain-hint = Rien de la table n’est montré, ni même présent ici, avant le lever du rideau.
curtain-lift = Je suis { $name } : lever le rideau
undo-question = { $name } voudrait reprendre un coup.
undo-agree = D’accord
undo-refuse = Plutôt pas
draw-question = { $name } propose la nulle.
draw-accept = Accepter la nulle
draw-decline = Continuer
asked-wait = Les autres ont été consultés ; on attend leur réponse.
end-title = La fin
verdict-won = Vous avez gagné
verdict-lost = Vous avez perdu
verdict-drawn = Match nul
verdict-over = La partie est finie
end-winner = Gagnant : { $name }
end-record = La partie en texte
match-drawn = Le match est nul.
match-winner = { $name } remporte le match.
again = Rejouer
again-swapped = Rejouer, rôles échangés
again-second = Deuxième partie du match
again-waits = On attend les autres…
again-asked = { $name } aimerait rejouer.
go-home = Vers l’étagère
more = Plus
menu-rules = Règles
menu-twin = Le plateau en mots
menu-keys = Touches
menu-talk = Dire quelque chose
menu-code = Continuer sur un autre appareil
menu-take-over = Confier la place de { $name } à un robot
menu-draw = Proposer la nulle
menu-leave = Je dois partir ; gardez ma place
menu-resign = Abandonner…
talk-own = Avec vos mots
talk-send = Dire
code-hint = Ouvrez Sottovoce sur l’autre appareil, choisissez « J’ai un code » et tapez ceci dans les minutes qui viennent. La place y sera transférée.
resign-sure = { $name }, abandonnez-vous cette partie ?
resign-yes = Abandonner
resign-no = Continuer à jouer
key-board = aller au plateau
key-arrows = de case en case, ou de ligne en ligne
key-enter = choisir
key-escape = choisir à nouveau
key-confirm = confirmer le coup
key-undo = reprendre
key-pass = passer l’appareil
key-log = aller au récit
key-twin = le plateau en mots
key-rules = les règles
key-help = ces touches
unreachable = Le serveur est injoignable. Vérifiez la connexion et réessayez.
no-board-yet = Ce jeu n’a pas encore de plateau sur la page ; il se joue dans le terminal.
no-looking-on = Seuls ceux qui sont assis à cette table peuvent regarder.
watch-after = La partie est en cours. À cette table, les spectateurs voient tout une fois qu’elle est finie.
