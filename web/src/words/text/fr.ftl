# Ce que dit la page, en plus de ce que disent les jeux et la table.

close = Fermer
page-not-fetched = Cette partie de la page n’a pas pu être chargée. Vérifiez la connexion et rechargez la page.
one-moment = Un instant…
try-again = Réessayer
never-mind = Annuler

## L’en-tête et les réglages

brand-home = Sottovoce : vers l’accueil
language = Langue
language-en = English
language-fr = Français
language-it = Italiano
settings = Réglages
light = Lumière
light-now = Lumière : { $light }
light-system = comme l’appareil
light-light = jour
light-dark = bougie
motion = Mouvement
motion-system = comme l’appareil
motion-calm = calme
motion-none = aucun
pace = Rythme
pace-hint = Combien de temps chaque évènement reste visible avant le suivant. Un clic ou une touche fait avancer aussitôt.
pace-calm = calme
pace-brisk = vif
pace-none = tout d’un coup
sound = Son
sound-hint = Une clochette quand c’est à vous de jouer.
sound-try = L’écouter
confirm-step = Confirmer chaque coup
confirm-hint = Du doigt, on touche vite la mauvaise case.
confirm-touch = sur écran tactile
confirm-always = toujours
confirm-never = jamais
assist-default = Aide aux nouvelles tables
my-name = Mon nom
name-guest = Anonyme

## L’accueil

hero = { $games ->
    [4] Quatre jeux de secrets
   *[other] Jeux de secrets
}
hero-more = Parlez peu. Observez bien. La bougie marque à qui c’est de jouer.
home-alone = Cette page vient de votre appareil. Les tables et les parties attendent que le serveur réponde à nouveau.
your-turn-in = { $tables ->
    [one] À vous de jouer : { $game }
   *[other] À vous de jouer à { $tables } tables
}
box-players = { $fewest } à { $most } joueurs
box-players-exactly = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
box-minutes = environ { $minutes } min
play-now = Jouer
play-with-friends = Avec des amis
play-as = Je joue
role-random = le hasard décide
rivals = Adversaires
rivals-count = { $rivals ->
    [0] aucun, je joue en solitaire
   *[other] { $rivals }
}
opponent = Contre
partner = Avec
chapter-line = { $number }. { $name } ({ $hardness })
chapter-line-won = { $number }. { $name } ({ $hardness }), gagné
chapter-hardness = { $tier }, { $percent } %
chapter-measured = Le pourcentage dit combien de fois sur cent deux robots débutants gagnent ensemble ce chapitre.
chapter-won = Chapitre gagné
chapter-lost = perdu { $lost } fois
chapter-next = Chapitre { $number } : { $name }
campaign-so-far = Chapitres que vous avez gagnés : { $won } sur { $count }. Votre partenaire le voit aussi.
earned-what = { $what } : { $value }.
earned-may-decline = Vous pouvez y renoncer.
campaign-over = Vous avez gagné tous les chapitres.
level = { $level ->
    [novice] le robot débutant
    [random] le robot au hasard
   *[other] le robot « { $level } »
}
level-hint = { $level ->
    [novice] Regarde un coup devant lui. Un bon partenaire pour une première partie.
    [random] Joue n’importe quel coup permis. Pour essayer les règles.
   *[other] { "" }
}
more-choices = Plus de choix
begin = Commencer
my-tables = Mes tables
my-tables-count = { $tables ->
    [one] une en cours
   *[other] { $tables } en cours
}
my-tables-older = Afficher les tables plus anciennes
my-tables-none = Rien ne se joue encore. Les tables où vous avez une place apparaissent ici.
my-tables-all = Montrer les { $tables }
my-tables-over = { $games ->
    [one] Une partie finie
   *[other] { $games } parties finies
}
row-games = { $games ->
    [one] une partie jouée
   *[other] { $games } parties jouées
}
row-score = { row-games }, { $mine } à { $theirs }
row-won = { row-games }, { $won } { $won ->
    [one] gagnée
   *[other] gagnées
}
state-turn = À vous de jouer
state-running = Les autres réfléchissent
state-running-one = { $name } réfléchit
state-open = Pas encore commencée
state-between = La deuxième partie reste à jouer
state-over = Finie
go-turn = Jouer
go-running = Regarder
go-open = Y aller
go-between = Y aller
go-over = Revoir
free-chairs = { $chairs ->
    [one] une chaise libre
   *[other] { $chairs } chaises libres
}
open-tables = Tables ouvertes
open-tables-count = { $tables ->
    [one] une attend des joueurs
   *[other] { $tables } attendent des joueurs
}
open-tables-none = Aucune table n’attend de joueurs en ce moment. Ouvrez-en une avec « Avec des amis » et mettez-la sur cette liste : n’importe qui sur ce serveur pourra s’asseoir.
open-by = { $others ->
    [0] { $name } attend des joueurs
   *[other] { $name } et d’autres attendent des joueurs
}
open-by-nobody = Attend des joueurs
open-free = Libre : { $roles }
code-title = J’ai un code
code-how = Votre place est sur un autre appareil ? Demandez-y un code (dans le menu de la table) et tapez-le ici : vous continuerez sur celui-ci.
code-label = Code
code-enter = Prendre ma place
nowhere = Il n’y a rien ici
nowhere-more = Le lien a peut-être été coupé. Tous les jeux sont à l’accueil.

## Ses propres résultats

results = Mes résultats
results-more = Ce que ce serveur sait des parties jouées sur cet appareil. Les parties dont quelqu’un connaissait peut-être la distribution, ou dans lesquelles un coup a été repris après que quelque chose avait été appris, sont sur la liste mais ne comptent pas.
results-none = Aucune partie n’a encore été jouée jusqu’au bout sur cet appareil. Quand il y en aura une, elle sera racontée ici.
results-played = { $games ->
    [one] une partie
   *[other] { $games } parties
}
results-won = { $count } { $count ->
    [one] gagnée
   *[other] gagnées
}
results-drawn = { $count } { $count ->
    [one] nulle
   *[other] nulles
}
results-lost = { $count } { $count ->
    [one] perdue
   *[other] perdues
}
results-by-part = Par rôle
results-part = Rôle
results-head-won = gagnées
results-head-drawn = nulles
results-head-lost = perdues
results-alone = En solo : { $games ->
    [one] une partie
   *[other] { $games } parties
}
results-best = Record
results-average = Moyenne
results-points = Points des dernières parties, la plus récente à la fin : { $points }
results-uncounted = { $games ->
    [one] Une partie ne compte pas.
   *[other] { $games } parties ne comptent pas.
}
results-recent = Les dernières parties
uncounted-known-deal = ne compte pas : la distribution était peut-être connue
uncounted-taken-back = ne compte pas : un coup a été repris après que quelque chose avait été appris
uncounted-shared = ne compte pas : plusieurs personnes ont joué sur cet appareil
uncounted-given-up = ne compte pas : abandonnée

## Une nouvelle table

new-title = Une nouvelle table
new-more = Tout est prêt pour une première partie avec un ami ; changez ce que vous voulez.
new-who = Qui joue
new-seats = Combien jouent
new-game = La partie
new-further = Pendule, spectateurs, discussion
new-nobody = Il faut au moins une personne.
new-gets-link = Vous recevrez un lien à envoyer à vos amis.
new-begins = La partie commence aussitôt.
new-make = Ouvrir la table
offer = Mettre la table sur la liste des tables ouvertes
offer-hint = N’importe qui sur ce serveur la voit à l’accueil et peut prendre une chaise libre.
offered = Cette table est sur la liste des tables ouvertes : n’importe qui sur ce serveur peut prendre une chaise libre.
offered-to-you = Cette table est ouverte : une chaise est libre pour vous.
kind-here = ici
kind-link = ami, par lien
kind-bot = robot
kind-link-hint = Qui ouvre le lien peut s’asseoir ici.
who-plays = Qui joue : { $role }
name-of = Nom : { $role }
name-placeholder = Nom
level-of = Robot : { $role }
chair-numbered = Chaise { $number }
roles = Rôles
roles-as-seated = comme ci-dessus
roles-swap = Échanger
order = Qui commence
order-as-seated = le joueur 1
assist = Aide
assist-none = aucune
assist-none-hint = Rien que le plateau : chacun se souvient seul.
assist-notes = notes
assist-notes-hint = Comme avec le jeu imprimé : chacun peut prendre des notes ; la page ne déduit rien.
assist-exact = exacte
assist-exact-hint = La page montre aussi ce qui découle de tout ce que vous avez vu.
match = Un match de deux parties, rôles échangés
match-hint = Les deux parties comptent ensemble.
clock = Pendule
clock-none = aucune
clock-move = par coup
clock-game = pour toute la partie
clock-days = des jours par coup
clock-each = Par coup
clock-total = Pour toute la partie
clock-increment = Ajouté à chaque coup
beat = Battement commun
beat-none = aucun : les choix sont montrés dès que les deux sont faits
beat-every = { $number ->
    [one] chaque seconde
   *[other] toutes les { $number } secondes
}
beat-hint = Avec un battement, personne ne sait si l’autre a déjà choisi, et les deux choix sont montrés ensemble au battement suivant : une hésitation ne dit rien.
minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
seconds = { $number ->
    [one] { $number } seconde
   *[other] { $number } secondes
}
days = { $number ->
    [one] { $number } jour
   *[other] { $number } jours
}
spectators = Spectateurs
spectators-public = voient ce que tous les joueurs voient
spectators-public-hint = Qui a le lien peut regarder ; aucun secret n’est montré.
spectators-all-after-the-end = voient tout, après la fin
spectators-all-after-the-end-hint = Rien pendant que vous jouez ; toute la partie ensuite.
spectators-none = aucun
spectators-none-hint = Seuls ceux qui sont assis à la table la voient.
chat = Discussion
chat-phrases = quelques phrases
chat-free = mots libres
chat-none = silence

## La salle d’attente

waiting-for-people = On attend des joueurs
waiting-for-ready = Tout le monde est assis
waiting-more = La partie commence d’elle-même quand chaque chaise est prise et que tous sont prêts.
chair-free = Chaise libre
is-ready = peut commencer
not-ready = pas encore
be-ready = { $people ->
    [one] C’est bon pour moi
   *[other] C’est bon pour nous
}
ready-wait = On attend que les autres soient prêts…
get-up = Se lever de cette chaise
free-chair = Libérer la chaise : { $name }
seat-bot = Un robot
seat-here = Quelqu’un ici
seat-it = L’installer
sit-down = S’asseoir
sit-down-as = S’asseoir : { $role }
invited = On vous invite à cette table.
choose-chair = Choisissez votre chaise
invitation-used = Cette invitation a servi entre-temps. Demandez un nouveau lien à qui vous l’a envoyée ; ou restez regarder.
not-invited = Pour s’asseoir ici, il faut un lien avec une invitation. Demandez-le à qui a ouvert la table ; ou restez regarder.
no-free-chair = Toutes les chaises sont prises. Vous pouvez rester regarder.
invite = Inviter
invite-how = { $chairs ->
    [one] Envoyez ce lien à votre ami, ou faites-lui viser le code avec son appareil photo.
   *[other] Envoyez ce lien à vos amis, ou faites-leur viser le code avec leur appareil photo.
}
invite-lost = L’invitation à une chaise libre n’est pas sur cet appareil.
invite-renew = Faire un nouveau lien
qr-label = Le lien sous forme de code pour appareil photo
link = Le lien
link-copy = Copier
link-copied = Copié
link-share = Envoyer
link-local = Ce lien ne fonctionne que sur cet ordinateur. Des amis ailleurs pourront venir quand la personne qui gère ce serveur l’aura ouvert au réseau.
agreed = Ce qui est convenu
term = { $name } : { $value }
term-clock-game = { $seconds ->
    [0] { $minutes } minutes chacun pour la partie
   *[other] { $minutes } minutes chacun pour la partie, { $seconds } secondes de plus à chaque coup
}
term-clock-move = { $each } par coup

## Les règles

rules-of = { $game } : les règles
rules-chapters = Chapitres

## La table

seats = Places
is-you = { $name } (vous)
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
presence-here = en ligne
presence-away = hors ligne
presence-back = regarde en arrière
nobody = Personne
bot-level = { $level ->
    [novice] Robot (débutant)
    [random] Robot (au hasard)
   *[other] Robot ({ $level })
}
sits-in = { $bot } pour { $name }
to-move = à jouer
waits = attend
time-left = Temps restant : { $time }
known = Ce que l’on sait
log = Le récit
status-sending = Votre coup est en route…
away-title = Pendant votre absence
away-before = { $number ->
    [one] Une autre phrase, avant cela, se trouve dans le récit.
   *[other] { $number } autres phrases, avant cela, se trouvent dans le récit.
  }
away-close = Continuer
status-bot-plays = Un robot joue pour vous en ce moment.
status-gave-up = { verdict-gave-up } : un robot continue pour vous.
status-pass = C’est à { $name } : passez l’appareil.
status-sealed = Vous avez choisi. Le battement montrera les deux choix ensemble.
beat-why = Les choix sont montrés ensemble, au battement.
beat-next = Prochain battement dans { $seconds } s
title-turn = À vous : { $title }
reconnecting = La connexion est coupée ; nouvel essai en cours. Rien n’est perdu.
undo = Reprendre le coup
undo-ask = Reprendre le coup ?
undo-why-ask = Votre coup a appris quelque chose à quelqu’un, ou quelqu’un a joué depuis : il faut l’accord des autres.
undo-why-alone = Personne d’autre n’est à la table : nul besoin de demander. Si l’on a appris quelque chose entre-temps, la fin de la partie le dira.
undo-costs = Vous avez vu ce que ce coup a donné. Si vous le reprenez, cette partie ne comptera pour aucun record.
take-back-choice = Choisir à nouveau
confirm = Confirmer
pass = Passer à { $name }
come-back = Reprendre la main
curtain-for = Donnez l’appareil à { $name }
curtain-who = Qui tient l’appareil ?
curtain-hint = Rien de la table n’est montré, ni même présent ici, avant le lever du rideau.
curtain-lift = Je suis { $name } : lever le rideau
talk-by = { $name } :
undo-question = { $name } voudrait reprendre un coup.
undo-agree = D’accord
undo-refuse = Plutôt pas
draw-question = { $name } propose la nulle.
draw-accept = Accepter la nulle
draw-decline = Continuer
asked-wait = Les autres ont été consultés ; on attend leur réponse.
end-title = La fin
verdict-won = Vous avez gagné
verdict-lost = Vous avez perdu
verdict-drawn = Partie nulle
verdict-won-together = Vous avez gagné ensemble
verdict-lost-together = Vous avez perdu ensemble
verdict-over = La partie est finie
verdict-gave-up = { $why ->
    [clock] Votre temps est écoulé
   *[resigned] Vous avez abandonné
  }
end-winner = Gagnant : { $name }
verdict-placed = Vous êtes { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[6] sixième
} sur { $players ->
    [3] trois
    [4] quatre
    [5] cinq
   *[6] six
}
end-taken-back = { $count ->
    [one] Un coup a été repris après avoir appris quelque chose.
   *[other] { $count } coups ont été repris après avoir appris quelque chose.
}
end-taken-back-alone = { $count ->
    [one] Un coup a été repris après avoir appris quelque chose : cette partie ne compte pour aucun record.
   *[other] { $count } coups ont été repris après avoir appris quelque chose : cette partie ne compte pour aucun record.
}
match-drawn = Le match est nul.
match-winner = { $name } remporte le match.
again = Rejouer
again-swapped = Rejouer, rôles échangés
again-second = Deuxième partie du match
again-waits = On attend les autres…
again-asked = { $name } aimerait rejouer.
go-home = Vers les jeux
more = Plus
menu-rules = Règles
menu-twin = Le plateau en mots
menu-keys = Touches
menu-back = Revoir la partie précédente
menu-talk = Dire quelque chose
menu-code = Continuer sur un autre appareil
menu-take-over = Confier la place de { $name } à un robot
menu-draw = Proposer la nulle
menu-leave = Je dois partir ; gardez ma place
menu-resign = Abandonner…
talk-own = Avec vos mots
talk-send = Dire
code-hint = Ouvrez Sottovoce sur l’autre appareil, choisissez « J’ai un code » et tapez ceci dans les minutes qui viennent. La place y sera transférée.
resign-sure = { $name }, abandonnez-vous cette partie ?
resign-yes = Abandonner
resign-no = Continuer à jouer
key-board = aller au plateau
key-arrows = de case en case, ou de ligne en ligne
key-enter = choisir
key-escape = choisir à nouveau
key-confirm = confirmer le coup
key-undo = reprendre le coup
key-pass = passer l’appareil
key-log = aller au récit
key-twin = le plateau en mots
key-rules = les règles
key-help = ces touches
unreachable = Le serveur est injoignable. Vérifiez la connexion et réessayez.
no-looking-on = Seuls ceux qui sont assis à cette table peuvent regarder.
watch-after = La partie est en cours. À cette table, les spectateurs voient tout une fois qu’elle est finie.

## Autour du plateau

bot-name = { $number ->
    [0] Ginevra
    [1] Taddeo
    [2] Lucrezia
    [3] Orsino
    [4] Fiammetta
    [5] Corrado
    [6] Bianca
    [7] Lorenzo
    [8] Isotta
    [9] Cosimo
    [10] Livia
   *[11] Ruggero
}
spectators-here = { $number ->
    [one] Une personne regarde
   *[other] { $number } personnes regardent
}
you-watch = Vous regardez : vous voyez ce que tout le monde peut voir.
seat-lost = Votre place est maintenant sur un autre appareil.
seat-lost-more = C’est là que vous continuez à jouer. Rien de votre place ne reste sur cet appareil.
provenance-short = Distribution peut-être connue
provenance-record = Cette partie a été commencée ailleurs : la personne qui l’a apportée sait peut-être ce qui a été distribué. Elle ne compte ni comme record ni pour une campagne.
provenance-prepared = La distribution a été préparée : la personne qui a ouvert la table la connaît peut-être. Elle ne compte ni comme record ni pour une campagne.
seat-lost-watch = Regarder d’ici
earlier = Plus tôt :
earlier-back = Revenir à maintenant
earlier-turn = À vous de jouer : revenir
again-waits-one = On attend l’autre joueur…
asked-wait-one = La question est posée à l’autre joueur ; on attend sa réponse.
undo-why-ask-one = L’autre joueur a appris quelque chose de votre coup, ou a joué depuis : on lui demande.
am-back = Je suis de retour
sounds = Sons du jeu
sounds-hint = Doucement, quand quelque chose se passe sur le plateau.

## Revoir une partie

back-title = { $game } : relecture
back-games = Parties de cette table
back-game-of = Partie { $game } sur { $games }
back-game-before = La partie précédente
back-game-after = La partie suivante
back-to-game = Retour au jeu
back-eyes = Vu par
back-eyes-beside = Vu par, second plateau
back-eyes-of = Vu par : { $who }
back-eyes-public = Tout le monde
back-eyes-public-hint = ce que tous pouvaient voir
back-eyes-all = Tout révélé
back-eyes-all-hint = chaque secret
back-only-public = Vous voyez ce que tout le monde a vu. Les secrets sont pour ceux qui étaient à la table.
back-start = Avant le premier coup
back-at = Ligne { $line } sur { $lines }
back-slider = Moment de la partie
back-first = Au début
back-previous = Une ligne en arrière
back-next = Une ligne en avant
back-last = À la fin
back-play = Laisser défiler
back-pause = Arrêter
back-beside = Côte à côte
back-alone = Un seul plateau
back-keys = ← → ligne par ligne · espace : défiler · E : vu par un autre
back-rest = { $lines ->
    [one] Encore une ligne à venir.
   *[other] Encore { $lines } lignes à venir.
}
back-rest-show = Les montrer
back-scores = Points
back-score = { $name } { $points }
back-track = { $name } à la fin de chaque partie jusqu’ici : { $numbers } ; à ce moment { $now }
back-possible = Encore possible
back-millions = { $number } de
back-curve = Ce qui était encore possible, vu par : { $who }. Au début { $first }, à ce moment { $now }.
back-play-on = Reprendre d’ici
back-play-on-how = La partie continue depuis cette ligne à une table à part ; celle-ci reste comme elle était. Des robots jouent les autres. Ce que votre place ne pouvait pas savoir à ce moment est redistribué : cela s’accorde avec tout ce qu’on a vu, mais avoir regardé n’aide personne.
back-link = Copier le lien vers ce moment
back-link-there = Il est dans la barre d’adresse
back-record = Enregistrer la partie
back-table = À la table
share = Partager
share-title = Partager le résultat
share-how = L’image dit comment la partie a fini et qui a joué. Le lien permet de la revoir, comme la table le veut.
share-save = Enregistrer l’image
share-save-svg = En SVG
share-copy = Copier le lien
share-failed = L’image n’a pas pu être dessinée ici. Le lien fonctionne quand même.
bring-title = J’ai une partie enregistrée
bring-how = Une partie enregistrée ici ou dans le terminal : finie, on peut la revoir ; inachevée, on peut la reprendre.
bring-file = Choisir un fichier
bring-paste = Ou coller son texte :
bring-go = L’ouvrir
bring-brought = partie importée

## Apprendre

learn = Apprendre
learn-by-playing = Apprendre en jouant
learn-title = { $game } : première leçon
lesson-steps = Étapes de la leçon
lesson-step = Étape { $step } : { $title }
lesson-step-done = Étape { $step }, faite : { $title }
lesson-where = Étape { $step } sur { $steps }
lesson-your-move = À vous de jouer, sur le plateau.
lesson-to-board = Au plateau
lesson-again = Réessayer
lesson-show = Montrez-moi
lesson-next = Étape suivante
lesson-first-game = Votre première partie
figure-again = Rejouer cet exemple
