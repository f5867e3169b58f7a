title = Il numero nascosto
tagline = Uno nasconde un numero, l’altro ha tre tentativi.
credits = Un piccolo gioco per cominciare.

## Chi

seat-name = { $seat ->
    [hider] chi nasconde
    [guesser] chi indovina
   *[other] il caso
}
seat-title = { $seat ->
    [hider] Chi nasconde
    [guesser] Chi indovina
   *[other] Il caso
}

## Il diario

told-hidden = { seat-title } ha nascosto un numero.
told-hide = { seat-title } nasconde il numero { $number }.
told-guess = { seat-title } propone { $number }.
told-more = È di più.
told-fewer = È di meno.
told-number = Il numero è { $number }.

## La fine

outcome-found = Il numero è stato trovato: vince chi indovina.
outcome-found-short = trovato
outcome-kept = Il numero non è stato trovato: vince chi nasconde.
outcome-kept-short = non trovato

## Riguardare la partita: ciò che era ancora possibile

worlds-left = { $count ->
    [one] un numero
   *[other] { $shown } numeri
}

## Che cosa fare adesso

todo-hiding-mine = Nascondi un numero da 1 a 5.
todo-guessing-mine = Indovina il numero.
todo-hiding-other = { seat-title } sta nascondendo un numero.
todo-guessing-other = { seat-title } sta pensando a un tentativo.

## The names of what is shown on a general board

field-phase = La fase
field-phase-hiding = si nasconde
field-phase-guessing = si indovina
field-phase-ended = finita
field-number = Il numero
field-guessed = Ultimo tentativo
field-guesses = Tentativi rimasti
field-low = Non meno di
field-high = Non più di

## Le regole

rules-goal-title = Scopo del gioco
rules-goal = Un giocatore nasconde un numero da 1 a 5. L’altro vince se lo indovina, chi nasconde se non viene trovato in tre tentativi. Dopo un tentativo sbagliato chi nasconde dice se il numero è di più o di meno.
