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
imagined-turns = La carte du joueur imaginaire était { $was } et devient { $now } : vous devez retourner une carte.
imagined-calm = La carte du joueur imaginaire était { $was } et devient { $now } : vous ne retournez rien.

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
