# Ce que dit le plateau de Verona Twist, en plus des mots du jeu lui-même.

## Ce qu’on a fait soi-même

told-place-you = Vous placez la Princesse en { $at-Q }, le Prince en { $at-K }, le Noble en { $at-R }, le Serviteur en { $at-S }, l’Évêque en { $at-B } et le Moine en { $at-F }.
told-lovers-you = Vous désignez les amoureux : { the-character } et { the-other }.
told-move-you = Vous déplacez { the-character } en { $square }.

## Le plateau

## Ce que fait chaque rôle

does-capulet = Vous cherchez qui sont les deux amoureux, avant que sept jours ne passent.
does-nurse = Vous choisissez les deux amoureux, répondez chaque soir et gardez le secret sept jours.

area-name = { $area ->
    [centre] zone centrale
   *[edge] zone extérieure
}

## La place

piazza = La place, cinq colonnes sur quatre rangées
square-empty = { $square }, { area-name } : vide
square-held = { $square }, { area-name } : { the-character }
square-active = { $square }, { area-name } : { the-character }, n’a pas encore bougé aujourd’hui
square-turned = { $square }, { area-name } : { the-character }, a déjà bougé aujourd’hui
can-choose = Peut être choisi
is-chosen = Votre choix
can-place = { The-character } peut prendre place ici
can-go = { The-character } peut aller ici
can-go-to = { The-character } peut aller en { $free }

## Placer et cacher

tray = Personnages à placer
tray-waiting = { The-character }, à placer
tray-placed = { The-character }, en { $square }
shuffle = Mélanger
clear = Recommencer
placing-done = Les six sont en place. Vous pouvez encore les déplacer.
hiding-hint = Choisissez deux personnages, ou un couple.
seal-placing = Les placer ainsi
seal-hiding = Voici les amoureux

## Le rapport

no-report = Le premier jour
no-report-yet = La Nourrice fera son rapport à la fin de la manche.
means-same = Tous deux au centre, ou à l’extérieur.
means-different = L’un au centre, l’autre à l’extérieur.
pairs-left = { $count ->
    [one] Reste un couple.
   *[other] Restent { $count } couples.
}

## Ce que l’on sait

calendar-title = Calendrier
day-of = jour { $day } sur { $days }
calendar = Calendrier : jour { $day } sur { $days }
day-same = Jour { $day } : même zone
day-different = Jour { $day } : zones différentes
day-now = Jour { $day } : aujourd’hui
day-to-come = Jour { $day } : à venir
who-loves-whom = Qui aime qui ?
fifteen-pairs = 15 couples
notepad = Mon carnet
only-you = Personne d’autre ne le voit.
your-secret = Roméo et Juliette
pair = { The-character } et { the-other }
pair-possible = { The-character } et { the-other } : possible
pair-struck = { The-character } et { the-other } : rayé
still-possible = { $count ->
    [one] couple encore possible
   *[other] couples encore possibles
}
if-now = Si la manche s’arrêtait là
same-area = même zone
different-areas = zones différentes
would-leave = « même zone » en laisserait { $same }, « zones différentes » { $different }

## Le plateau en mots

twin-piazza = Sur la place
nobody-placed = Aucun personnage n’est encore placé.
twin-lovers = Les amoureux
twin-pairs = Couples encore possibles : { $count }


## Les soirs, et ce qu’on a en main

the-six = Les six
keys-numbers = sur le plateau : prendre la Princesse, le Prince, le Noble, le Serviteur, l’Évêque, le Moine
has-moved = { The-character } a déjà bougé aujourd’hui.
nobody-can-move = Plus personne ne peut bouger : la journée s’achève plus tôt.
evening = { $day ->
    [1] Premier soir
    [2] Deuxième soir
    [3] Troisième soir
    [4] Quatrième soir
    [5] Cinquième soir
    [6] Sixième soir
    [7] Septième soir
    [8] Huitième soir
   *[9] Neuvième soir
}
report-name = { $report ->
    [same] même zone
   *[different] zones différentes
}
evening-report = { evening } : { report-name }
band-plain = { evening } : { report-name }.
band-exact = { evening } : { report-name }. { struck-out }
struck-out = { $struck ->
    [0] Aucun couple rayé.
    [one] Un couple rayé.
   *[other] { $struck } couples rayés.
}
new-day = Le jour { $day } commence.
if-moved = Après ce coup
you-would-report = Vous diriez : { report-name }.
pair-secret = Votre secret
slip-peek = Nourrice, regardez
slip-fold = Cacher de nouveau

## Les figures des règles

figure-from = { The-character } en { $square } peut aller en { $free }.
figure-centre = Les six cases sombres forment la zone centrale, les quatorze autour la zone extérieure.
figure-report = Le soir, le Prince et le Noble sont dans la zone centrale, les quatre autres dans la zone extérieure. « Même zone » raye les huit couples séparés ; il en reste sept.

## Le résultat en image

card-found = Démasqués le { $day ->
    [1] 1er jour
   *[other] { $day }e jour
} sur { $days }
card-hidden = Cachés pendant { $days } jours
card-day = Jour { $day } sur { $days }
card-evenings = { $day ->
    [one] soir
   *[other] soirs
}
