# Ce que disent tous les jeux. Places, options et coups s’écrivent comme dans les programmes.

over = La partie est finie.
not-your-turn = Ce n’est pas à { $seat } de jouer ; on attend : { $waited }.
stale = La partie a changé entre-temps : vous aviez vu { $seen ->
        [one] { $seen } ligne
       *[other] { $seen } lignes
    }, elle en compte maintenant { $lines }.
not-a-move = « { $text } » n’est pas un coup de ce jeu. Vous pouvez jouer : { $moves }.
not-possible-now = « { $text } » n’est pas possible maintenant. Vous pouvez jouer : { $moves }.

## Options

option-unknown = L’option « { $option } » n’existe pas. Les options de ce jeu : { $known }.
option-choice = « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $choices }.
option-seats = Ce jeu se joue { $most ->
        [2] { $fewest ->
            [2] à deux
           *[other] à { $fewest } ou { $most }
        }
       *[other] de { $fewest } à { $most } joueurs
    }, pas à { $seats }.

## Parties enregistrées

bad-record = Partie enregistrée, ligne { $line } — { $why }
record-not-ours = Ce n’est pas une partie Sottovoce : la première ligne devrait être « { $first } ».
record-header = « { $text } » n’est pas une ligne d’en-tête. Écrivez un mot, un deux-points et une valeur, par exemple « seats: 2 ».
record-missing = L’en-tête ne donne pas « { $key } ». Ajoutez une ligne qui commence par « { $key }: ».
record-game = Le jeu « { $game } » n’existe pas ici. Les jeux : { $known }.
record-rules = La version { $version } des règles est inconnue ici. Version connue : { $known }.
record-number = « { $key } » devrait être un nombre entier.
record-options = « options » devrait être un objet JSON, par exemple { "{" }"rounds": 7{ "}" } ; s’il n’y en a pas, { "{" }{ "}" }.
record-seat = « { $seat } » n’est pas une place de ce jeu. Les places : { $known }.
record-line = « { $text } » n’est pas une ligne de jeu. Écrivez une place, puis un coup, par exemple « capulet Qc3 ».
record-event = Le fichier annonce ici « { $told } » ; d’après les règles, c’est « { $found } ».
record-result = Le fichier donne pour résultat « { $told } » ; d’après les règles, c’est « { $found } ».

## Leçons

lesson-no-step = Il n’y a pas d’étape de ce numéro : cette leçon a { $steps } étapes, comptées à partir de 0.
lesson-no-more = Il n’y a plus rien à faire dans cette étape. Recommencez-la, ou passez à la suivante.
