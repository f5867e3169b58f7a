title = Le nombre caché
tagline = L’un cache un nombre, l’autre a trois essais.
credits = Un petit jeu pour commencer.

## Qui

seat-name = { $seat ->
    [hider] cacheur
    [guesser] devin
   *[other] hasard
}
seat-title = { $seat ->
    [hider] Le cacheur
    [guesser] Le devin
   *[other] Le hasard
}

## Le journal

told-hidden = { seat-title } a caché un nombre.
told-hide = { seat-title } cache le nombre { $number }.
told-guess = { seat-title } propose { $number }.
told-more = C’est plus.
told-fewer = C’est moins.
told-number = Le nombre est { $number }.

## La fin

outcome-found = Le nombre est trouvé : le devin gagne.
outcome-found-short = trouvé
outcome-kept = Le nombre n’est pas trouvé : le cacheur gagne.
outcome-kept-short = pas trouvé

## Regard en arrière : ce qui était encore possible

worlds-left = { $count ->
    [one] un nombre
   *[other] { $shown } nombres
}

## Que faire maintenant

todo-hiding-mine = Cachez un nombre de 1 à 5.
todo-guessing-mine = Devinez le nombre.
todo-hiding-other = { seat-title } cache un nombre.
todo-guessing-other = { seat-title } cherche.

## The names of what is shown on a general board

field-phase = La phase
field-phase-hiding = on cache
field-phase-guessing = on devine
field-phase-ended = terminé
field-number = Le nombre
field-guessed = Dernière tentative
field-guesses = Tentatives restantes
field-low = Pas moins de
field-high = Pas plus de

## Les règles

rules-goal-title = But du jeu
rules-goal = Un joueur cache un nombre de 1 à 5. L’autre gagne en le devinant, le cacheur s’il n’est pas trouvé en trois essais. Après un essai manqué, le cacheur dit si le nombre est plus grand ou plus petit.
