# Ce qui se passe à une table, et ce qu’elle refuse.

## Le journal

told-opened = { $provenance ->
    [record] Cette partie a été commencée ailleurs : la personne qui l’a apportée sait peut-être ce qui a été distribué. Elle ne compte ni comme record ni pour une campagne.
   *[prepared] La distribution a été préparée : la personne qui a ouvert la table la connaît peut-être. Elle ne compte ni comme record ni pour une campagne.
}
told-offered = { $offered ->
    [yes] La table est sur la liste des tables ouvertes : n’importe qui sur ce serveur peut s’asseoir.
   *[no] La table n’est plus sur la liste des tables ouvertes.
}
told-claimed = { $player } prend place.
told-bot-seated = Un robot prend place : { level-name }.
told-freed = { $level ->
    [none] La chaise de { $player } est libre.
   *[other] Un robot se lève : { level-name }.
}
told-ready = { $player } peut commencer.
told-began = La partie commence.
told-undo-asked = { $player } aimerait reprendre un coup. Les autres sont-ils d’accord ?
told-undo-answered = { $agree ->
    [yes] { $player } est d’accord.
   *[no] { $player } préfère que le coup reste joué.
}
told-undone = { $free ->
    [yes] { $player } a repris un coup ; personne n’en avait rien appris.
    [alone] { $learned ->
        [yes] { $player } a repris un coup après en avoir appris quelque chose. La fin de la partie le dira.
       *[no] { $player } a repris un coup.
    }
   *[no] { $player } a repris un coup avec l’accord des autres.
}
told-resigned = { $level ->
    [none] { $player } abandonne.
   *[other] { $player } abandonne ; un robot continue : { level-name }.
}
told-flag-fell = { $level ->
    [none] { $player } n’a plus de temps.
   *[other] { $player } n’a plus de temps ; un robot continue : { level-name }.
}
told-draw-offered = { $player } propose la nulle.
told-draw-answered = { $agree ->
    [yes] { $player } accepte : la partie est nulle.
   *[no] { $player } continue à jouer.
}
told-left = { $player } a quitté la table ; sa chaise est gardée.
told-took-over = { $player } a demandé à un robot de remplacer { $absent } : { level-name }.
told-came-back = { $player } est de retour.
told-rematch-asked = { $player } aimerait rejouer.

## Robots

level-name = { $level ->
    [random] coups au hasard
    [novice] débutant
   *[other] { $level }
}

## La fin, quand c’est la table qui décide

outcome-resigned = La partie a été abandonnée.
outcome-clock = Le temps est écoulé.
outcome-agreed = Nulle par accord.

## Phrases

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thank-you = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups !
phrase-thinking = Je dois réfléchir.
phrase-take-your-time = Prenez votre temps.
phrase-back-soon = Je reviens dans un instant.
phrase-your-turn = C’est à vous.
phrase-again = On en refait une ?
phrase-good-bye = Au revoir !

## Refus

no-chair = Il n’y a pas de chaise { $chair } à cette table ; elles sont numérotées à partir de 0 et il y en a { $chairs }.
chair-taken = Quelqu’un y est déjà assis. Choisissez une chaise vide.
chair-empty = Personne n’y est assis.
not-your-chair = Ce n’est pas votre chaise. Seule la personne qui l’occupe, ou qui a ouvert la table, peut la libérer.
not-the-maker = Seule la personne qui a ouvert cette table peut le faire.
bad-invitation = Cette invitation n’ouvre pas cette chaise : elle a déjà servi, ou une plus récente la remplace. Demandez-en une nouvelle.
one-chair = Vous avez déjà une place à cette table. Sans invitation, on ne prend qu’une chaise.
bad-name = Un nom compte de 1 à { $longest } caractères visibles, sur une ligne.
bad-key = Chaque demande porte une clé de 1 à 64 caractères, chaque fois nouvelle.
bad-clock = La pendule demande un nombre entier de secondes, de 1 à soixante jours, et n’ajoute pas davantage par coup.
bad-beat = Un battement commun dure de { $shortest } à { $longest } secondes. Seule une pendule par coup, d’au moins un battement, va avec lui.
no-match = Un match en deux parties se joue à deux.
no-such-bot = Ce robot n’existe pas. Il y a : { $known }.
already-begun = La partie a déjà commencé.
not-begun = La partie n’a pas commencé : elle commencera quand toutes les chaises seront prises et que tous seront prêts.
not-over = Une nouvelle partie peut commencer quand celle-ci est finie.
time-is-up = Votre temps est écoulé.
nothing-to-undo = Vous n’avez joué aucun coup à reprendre.
already-asked = C’est déjà demandé. Attendez la réponse.
already-chosen = Vous avez déjà choisi ; reprenez d’abord ce choix.
not-asked = Il n’y a rien ici à quoi vous puissiez répondre.
no-draws = Dans ce jeu, on ne convient pas d’une nulle.
no-draw-with-a-bot = Un robot n’accepte pas la nulle. Continuez, ou abandonnez.
gave-up = Vous avez abandonné cette partie ; un robot la termine. Vous pourrez jouer la prochaine.
bot-plays = Un robot joue pour vous en ce moment. Revenez d’abord.
already-left = Vous avez déjà quitté la table.
never-away = Vous n’avez pas quitté la table.
nobody-away = Personne n’est absent sur cette chaise.
not-away-long = { $grace ->
    [-1] À cette table, aucun robot ne remplace les absents.
   *[other] Laissez-lui du temps : un robot peut remplacer un joueur absent depuis { $grace } secondes.
}
table-full = Vous l’avez fait aussi souvent qu’il est possible à une même table. La partie peut être finie ; pour la suivante, ouvrez une nouvelle table.
silent-game = Dans ce jeu, personne ne parle pendant la partie.
no-chat = { $kind ->
    [phrases] À cette table, on ne parle que par phrases toutes faites.
   *[none] À cette table, personne ne parle.
}
not-said = Dites une des phrases, ou un texte de 1 à { $longest } caractères visibles, sur une ligne.
