# Ce que dit le plateau de Verona Twist au terminal, en français. Les listes de touches s’écrivent « touche | ce qu’elle fait ».

## La table

round = Manche { $round } sur { $rounds }
moving-how = Tapez sa lettre (Maj+Q : la Princesse), ou visez aux flèches, puis Entrée.
moving-chosen = { $who } : { $how }. Choisissez une case ○.
moving-chosen-how = Tapez une case comme c3, ou visez, puis Entrée. Échap : retour, Tab : suivant.
moving-proposed = { $who } de { $origin } à { $square } ? Entrée joue, Échap annule.
preview = Si la manche finissait ainsi : même zone → { $same }, différentes → { $different } couples.
typed-column = { $column }… et la rangée ? Tapez 1, 2, 3 ou 4.
nobody-here = Il n’y a personne sur cette case.

## La liste et le calendrier, 18 caractères par ligne au plus

list-left = { $left ->
    [one] { $left } couple sur 15
   *[other] { $left } couples sur 15
}
days-left = Jours restants : { $days }
split-now = Fin maintenant :
split-after = Après ce coup :
split-same = = même → { $left }
split-different = ≠ différentes → { $left }
lovers-are = Les amoureux :
lovers-hidden = Amoureux : cachés
placing-waiting = Encore à placer :

## La mise en place

placing-next = Où mettez-vous { $who } ? Choisissez une case vide.
placing-how = Flèches et Entrée, ou tapez c3. Une lettre en prend un autre ; r : au hasard.
placing-done = Les six sont placés. Entrée commence ; une lettre en reprend un.
placing-done-how = Échap reprend le dernier, r les disperse à nouveau.
placing-none-carried = Tapez d’abord une lettre : Q, K, R, S, B ou F prend ce personnage.
hiding-how = Tapez { $left ->
    [1] encore une lettre
   *[other] deux lettres
}, ou visez puis Entrée. La même lettre annule le choix.
hiding-done = Les amoureux sont { $pair } ? Entrée les cache.
hiding-done-how = Échap annule le dernier choix.
hiding-two-already = Deux sont déjà choisis. Retirez-en un d’abord : retapez sa lettre.
pair = { $first } et { $second }
secret-lovers = Les amoureux sont { $pair }.

## Le rapport et la fin

report-removed = { $count ->
    [one] Un couple est rayé : { $pairs }
   *[other] { $count } couples sont rayés : { $pairs }
}
report-nothing = Rien n’est rayé : tous les couples restent possibles.
report-left = { $left ->
    [one] Il ne reste qu’un couple sur la liste.
   *[other] Il reste { $left } couples sur la liste.
}
report-days = { $days ->
    [one] Il reste un jour.
   *[other] Il reste { $days } jours.
}
match-next = Deuxième partie, rôles échangés : { $first } joue Capulet, { $second } la Nourrice.

## Touches

footer = QKRSBF+c3 · flèches Entrée · Échap · h règles · ? touches · l langue · q fin
footer-shared = QKRSBF+c3 · flèches Entrée · Échap · p secret · h règles · ? touches · q fin
rules-letters = Les six personnages
keys-table =
    À la table
    Q K R S B F | choisir un personnage (aussi k s b f, mais q quitte)
    a–e, puis 1–4 | choisir une case (b : l’Évêque, puis la colonne)
    flèches, Entrée | viser un personnage ou une case et choisir
    Tab, Maj+Tab | le personnage mobile suivant, le précédent
    Entrée | jouer le coup proposé
    Échap, u, Effacer | un pas en arrière
    r | mise en place : disperser les six (mais R : le Noble)
    p | à deux : la Nourrice revoit ses amoureux en secret
    Page↑, Page↓ | faire défiler ce qui s’est passé
    souris | cliquer un personnage, une case, puis encore la case
    (Q) ·Q· [Q] | peut encore bouger · a bougé dans la manche · choisi
    ○ c3 ○   a1→ | case possible · vient de a1
    QK /qk ×qk | couple possible · rayé · rayé à l’instant
