# Ce que dit le plateau de Verso sur la page, en français, outre les mots du jeu lui-même.

## Ce qu’on a fait soi-même

told-keep-you = Vous gardez la carte du dessus telle quelle.
told-flip-you = Vous retournez la carte du dessus.
told-pass-you = Vous passez.
told-bank-you = Vous validez une série { $colour ->
    [B] bleue
    [G] verte
   *[O] orange
} : { $series }.
told-placed-you = Vous ajoutez { the-face }.
told-flipped-you = Vous découvrez { a-face } à { worth }.
told-discarded-you = Vous défaussez { the-face }.
told-points-you = Vous marquez { points }.
told-square-you = Vous complétez un carré : 7 points.

## Le plateau

row = { $colour ->
    [B] Mer
    [G] Terre
   *[O] Ciel
}
row-empty = { row } : rien
me = Vous
display-mine = Vos cartes
display-of = { seat-title } : cartes exposées
others = Les autres joueurs
left-of-me = à votre gauche
right-of-me = à votre droite
square = carré
squares = { $count ->
    [one] { $count } carré
   *[other] { $count } carrés
}
score-title = Points

## La pioche

deck = Pioche
deck-left = { $left ->
    [0] La pioche est vide
    [one] { $left } carte restante
   *[other] { $left } cartes restantes
}
top-card = Carte du dessus : { $card }. { $left }.
do-keep = Garder
do-flip = Retourner
do-pass = Passer
do-bank = Valider la série

## Les versos

backs-of = Derrière { the-face }
backs-never = Personne ne l’a retournée : { a-face } à { worth }.
backs-seen = Il a déjà été retourné : { a-face } à { worth }.
backs-unseen = Personne n’a vu ce verso.
backs-double = doublon
odds-percent = { $percent } %
odds-under = <{ $percent } %

## Valider

bank-how = Pour valider, choisissez des cartes d’une rangée, ou prenez une série entière :
bank-none = Il n’y a pas encore de série à valider.
bank-missing = Pour faire une série, ajoutez { $cards }.
bank-apart = Ces cartes ne forment aucune série ensemble.
bank-joker = De quelle valeur le joker tient-il lieu ?
bank-leave = Ensuite, { $first } et { $second } sont défaussés.
bank-breaks = Votre carré est défait.
bank-turns = { seat-title } doit retourner { $card }.
bank-clear = Effacer le choix
joker-as = pour { $value }
tag-stays = reste
tag-goes = part
tag-turns = se retourne

## Ce qui s’est passé

news-flip = { seat-title } doit retourner { $was }, qui devient { $now }.
news-flip-lost = { seat-title } doit retourner { $was }, qui devient { $now }, un doublon, et part à la défausse.
news-flip-mine = Vous devez retourner { $was }, qui devient { $now }.
news-flip-mine-lost = Vous devez retourner { $was }, qui devient { $now }, un doublon, et part à la défausse.

## Ce qu’on peut faire

acts = Votre coup
act-again = touchez encore une fois
act-double = un doublon : perdue
act-double-odds = un doublon
act-square = un carré : +7
act-must-flip = à retourner
act-worth = { $worth ->
    [one] une face à { $worth } point
   *[other] une face à { $worth } points
}
act-bank = { $series } : { points }
act-breaks = défait votre carré
square-near = { $colour ->
    [B] À une carte mer d’un carré
    [G] À une carte terre d’un carré
   *[O] À une carte ciel d’un carré
}
square-two = À deux cartes d’un carré

## Ce qui se passe

moment-keep = { $mine ->
    [yes] Vous gardez { $card }.
   *[no] { seat-title } garde { $card }.
}
moment-keep-lost = { $mine ->
    [yes] Vous gardez { $card }, un doublon : la carte est défaussée.
   *[no] { seat-title } garde { $card }, un doublon : la carte est défaussée.
}
moment-flip = { $mine ->
    [yes] Vous retournez { $was } : { $now }.
   *[no] { seat-title } retourne { $was } : { $now }.
}
moment-flip-lost = { $mine ->
    [yes] Vous retournez { $was } : { $now }, un doublon. La carte est défaussée.
   *[no] { seat-title } retourne { $was } : { $now }, un doublon. La carte est défaussée.
}
moment-pass = { $mine ->
    [yes] Vous passez.
   *[no] { seat-title } passe.
}
moment-bank = { $mine ->
    [yes] Vous validez une série { $colour ->
        [B] bleue
        [G] verte
       *[O] orange
    } : { $series }.
   *[no] { seat-title } valide une série { $colour ->
        [B] bleue
        [G] verte
       *[O] orange
    } : { $series }.
}
moment-points = { $mine ->
    [yes] Vous marquez { points }.
   *[no] { seat-title } marque { points }.
}
moment-square = { $mine ->
    [yes] Vous complétez un carré : 7 points.
   *[no] { seat-title } complète un carré : 7 points.
}

## En solitaire

imagined-title = Le joueur imaginaire
imagined-how = Après chacun de vos tours, le joueur imaginaire retourne la carte du dessus. Si son nombre augmente, vous retournez votre plus haute carte de sa nouvelle couleur.
alone-best = Votre record : { points }
alone-new-best = Un nouveau record !
alone-last = Vos dernières parties
alone-marked = * avec un coup repris après avoir vu une carte : ne compte pas

## À côté du plateau

rank-reached = atteint
rank-authors = les auteurs
discards-title = Défausse
discards-count = { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
discards-top = Au-dessus : { $card }

## En toutes lettres

twin-top = Au-dessus : { $card }
twin-row = { row } : { $cards }
twin-back = au verso { $back }
twin-backs = au verso : { $backs }

keys-keep = garder la carte du dessus
keys-flip = la retourner
keys-pass = passer

## Les figures des règles

figure-faces = Un 3 bleu à 1 point ; au verso, un 4 vert à 3 points.
figure-series = Le joker tient lieu du 1 : une série de 1 à 4, qui vaut 6 points. Puis ses deux plus hautes cartes sont défaussées.
figure-square = Trois de chaque couleur : la neuvième carte complète le carré et rapporte 7 points.

## Le résultat en image

card-points = { $count ->
    [one] point
   *[other] points
}
card-series = { $count ->
    [one] série validée
   *[other] séries validées
}
card-best = { $count ->
    [one] point pour la meilleure série
   *[other] points pour la meilleure série
}
card-squares = { $count ->
    [one] carré
   *[other] carrés
}
