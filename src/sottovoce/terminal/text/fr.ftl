# Ce que dit le terminal, en français. Les listes de touches s’écrivent « touche | ce qu’elle fait ».

## La table

match-leg = partie { $leg }/2
to-move = { $who } joue
addressed = { $who } : { $what }
role-you = { $role } (vous)
role-bot = { $role } (le robot)
not-kept = La partie n’a pas pu être enregistrée : { $why }.
too-small = Agrandissez cette fenêtre : 80 × 24 montre tout.
no-secret-yet = Il n’y a pas encore de secret à regarder.

## Le rapport et la fin

score = { $who } : { $points }
ended-won = Victoire : { $who }.
match-second = Deuxième partie, rôles échangés : { $first } joue { $first-role }, { $second } joue { $second-role }.
match-winner = { $player } remporte le match. { $points }
match-drawn = Match nul. { $points }
notice-go-on = Entrée pour continuer
notice-go-on-end = Entrée continue · r rejoue, les rôles tournent · la partie est gardée
notice-go-on-match = Entrée commence la deuxième partie · celle-ci est gardée

## Les questions

question-undo = { $who } voudrait reprendre un coup. { $asked }, êtes-vous d’accord ?
question-draw = { $who } propose partie nulle. { $asked }, acceptez-vous ?
resign-sure = { $who } : abandonner cette partie ?
question-how = Entrée : oui · Échap : non

## Le rideau

curtain-down-title = Le rideau est baissé
curtain-down =
    Ceci n’est que pour { $who }.
    { $other }, ne regardez pas !

    Entrée lève le rideau.
curtain-again-title = Le rideau est de nouveau baissé
curtain-again = { $other } peut regarder de nouveau. Entrée pour continuer.
curtain-lower = Entrée baisse le rideau.

## Le premier écran

welcome-continue = Continuer : { $what }
welcome-as = Jouer { $role } contre le robot
welcome-match = Deux personnes ici : un match de deux parties, rôles échangés
welcome-single = Deux personnes ici : une seule partie
welcome-play = Jouer
welcome-game = Jeu
welcome-seats = Joueurs
welcome-bot = Robot
welcome-bot-hint = Le débutant regarde un coup devant lui ; l’autre joue n’importe quoi.
welcome-language = Langue
welcome-light = Lumière
welcome-rules = Les règles
welcome-quit = Quitter
bot-person = une personne
bot-novice = débutant
bot-random = coups au hasard
language-name = français
light-candlelight = à la chandelle (sombre)
light-daylight = en plein jour (clair)
nobody-plays = Il faut au moins une personne : changez une place avec ← →.
names-title = Les personnes à ce clavier
names-label = Qui joue { $role } ?
names-person-1 = Anna
names-person-2 = Marco
names-person-3 = Lucia
names-person-4 = Paolo
names-person-5 = Giulia
names-person-6 = Carlo
names-how = Entrée continue · Tab change de ligne · Échap revient
kept = La partie est gardée. Entrée la continue, q quitte.
record-kept = La partie est enregistrée : { $file }
kept-resume = Votre partie est gardée. Pour la continuer : { $command }
nothing-to-resume = il n’y a pas de partie inachevée à continuer.
not-compiled = Les règles tournent ici en Python simple : justes, mais bien plus lentes que compilées.
no-terminal = il faut un terminal où dessiner ; l’entrée et la sortie ne doivent pas être redirigées.

## Revoir une partie

replay-line = ligne { $line } sur { $lines }
replay-eyes = Vu par { $who }
replay-how = ← → un pas, Début, Fin ; e : vu par… ; un numéro et Entrée : la ligne.
replay-goto = Aller à la ligne { $line } ? Entrée.
eyes-spectator = un spectateur
eyes-all = quelqu’un qui sait tout
file-missing = { $file } : ce fichier n’existe pas.
file-folder = { $file } : c’est un dossier, pas une partie enregistrée.
file-unreadable = { $file } : lecture impossible : { $why }.
file-not-text = { $file } : ce n’est pas une partie enregistrée : ce n’est pas du texte en UTF-8.
file-bad = { $file } : { $why }
verify-ok = { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}, { $result ->
    [none] inachevée
   *[other] { $result }
}

## Le plateau général, pour les jeux qui n’ont pas le leur

general-headline = { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}
general-waiting = { $who } doit jouer.
general-moves = Coups : { $at } sur { $count }
general-choose = Choisissez un coup.
general-type = Tapez un coup : { $form }
general-typed = Votre coup : { $text }▏ Entrée le joue, Échap arrête la saisie.
general-begin = Entrée commence la saisie.
general-nothing-typed = Tapez d’abord un coup.
general-footer = ↑ ↓ Entrée · / taper · ← → vue · h règles · ? touches · l langue · q quitter
general-keys =
    À la table
    ↑ ↓ Début Fin | désigner un coup
    Entrée | le jouer
    /, Tab | taper un coup ; la liste montre ceux qui le contiennent
    Échap | arrêter la saisie
    ← → | faire défiler ce que vous savez de la partie
    Page↑, Page↓ | faire défiler ce qui s’est passé
    souris | cliquer un coup, encore une fois pour le jouer

## Touches

footer-page = ↑ ↓ Page↑ Page↓ Début Fin · Échap ferme · l langue · t lumière
footer-welcome = ↑ ↓ choisir · ← → changer · Entrée · h règles · ? touches · l langue · q fin
footer-replay = ← → un pas · Début Fin · n° Entrée · e vu par · h règles · ? touches · q fin
keys-notice =
    Une annonce
    Entrée, Espace | continuer
keys-question =
    Une question
    Entrée, y | oui
    Échap, n | non
keys-game =
    Pendant une partie
    Ctrl+Z | reprendre le dernier coup ; les autres sont consultés s’ils ont appris quelque chose
    Ctrl+D | proposer partie nulle, si le jeu le permet
    Ctrl+R | abandonner
    r | après la fin : rejouer, les rôles tournent
keys-curtain =
    Le rideau
    Entrée | le lever, le baisser, continuer
keys-welcome =
    Le premier écran
    ↑ ↓ | choisir une ligne
    ← → | changer sa valeur
    Entrée | valider
keys-replay =
    Revoir une partie
    ← → ↑ ↓ Espace | une ligne en arrière ou en avant
    Page↑, Page↓ | six lignes en arrière ou en avant
    Début, Fin | au début, à la fin
    numéro, Entrée | à cette ligne
    e | vu par : chaque rôle, un spectateur, tout
keys-everywhere =
    Partout
    h, F1 | les règles et ce que peut chaque pièce
    ? | les touches
    l | English, français, italiano
    t | à la chandelle ou en plein jour
    q | quitter ; la partie est gardée
    Ctrl+Q | quitter aussitôt ; la partie est gardée
