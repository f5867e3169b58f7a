# Ce que dit le serveur, en français.

## La base de données

database-address = Ce n’est pas l’adresse d’une base de données : indiquez un fichier, ou postgresql://personne@machine/nom.
database-foreign = { $file } contient autre chose que des parties de Sottovoce ; rien n’y a été touché. Choisissez un autre endroit avec --database.
database-damaged = { $file } est abîmé. Rien n’y a été changé ; remettez une copie, ou choisissez un autre endroit avec --database.
database-newer = { $file } vient d’un Sottovoce plus récent ; veuillez mettre celui-ci à jour.
database-older = { $file } vient d’un Sottovoce plus ancien ; lancez une fois le serveur, et il sera mis à jour.
database-missing = Il n’y a pas de base de données { $file }.
database-in-use = { $file } est utilisé par un autre Sottovoce ; arrêtez d’abord celui-là.
database-lost = Un autre Sottovoce a pris { $file } pendant que la liaison était coupée. Celui-ci s’arrête, pour qu’aucune partie ne soit écrite par deux.
database-unopened = { $file } ne peut pas être ouvert : { $why }.

store-unavailable = Les parties ne peuvent pas être enregistrées en ce moment ; rien n’a été changé. Réessayez dans un instant.
store-busy = Trop de parties attendent d’être enregistrées ; rien n’a été changé. Réessayez dans un instant.
store-closed = Le serveur va s’arrêter ; rien n’a été changé.
store-reading = Cette base de données n’a été ouverte qu’en lecture.
store-conflict = La partie a continué ailleurs entre-temps ; on va la rechercher.

## Déplacer et vérifier

transfer-torn = { $file }, ligne { $line } : le fichier s’arrête ici ou n’est plus tel qu’il a été écrit. Rien n’en a été repris.
transfer-altered = { $file }, lignes { $first } à { $last } : les actes de la table { $table } ne sont plus tels qu’ils ont été écrits. Rien n’en a été repris.
transfer-file = { $file } ne peut pas servir : { $why }.
transfer-progress = { $tables ->
    [one] { $tables } table…
   *[other] { $tables } tables…
}
transfer-exported = { $tables ->
    [one] { $tables } table a été écrite dans { $file }. Elle contient les secrets de parties encore en cours : gardez-la pour vous.
   *[other] { $tables } tables ont été écrites dans { $file }. Elles contiennent les secrets de parties encore en cours : gardez-les pour vous.
}
transfer-imported = Nouvelles : { $new }. Prolongées : { $longer }. Déjà là : { $same }.
transfer-different = La table { $table } a continué autrement ici et reste comme elle est.
verify-unfit = { $table }, acte { $number } : { $why }
verify-out-of-place = ce n’est pas un acte, ou il ne convient pas à ceux d’avant.
verify-stored = { $tables ->
    [one] { $tables } table a été rejouée ;
   *[other] { $tables } tables ont été rejouées ;
} { $unfit ->
    [0] tout est en ordre.
    [one] une ne convient plus.
   *[other] { $unfit } ne conviennent plus.
}

## Refus

no-table = Cette table n’existe pas. Le lien est peut-être incomplet.
no-game = Ce jeu n’existe pas ici.
no-game-yet = La partie n’a pas commencé ; il n’y a encore rien à montrer.
no-address = Il n’y a rien à cette adresse, ou pas de cette façon.
no-device = Cet appareil n’a pas encore de clé. Demandez-en une d’abord.
no-spectators = Seules les personnes assises à cette table peuvent regarder.
not-your-seat = Un autre appareil tient cette place. Si c’est la vôtre, faites-la venir ici avec un code de là-bas.
seat-moved = Cette place est maintenant sur un autre appareil, ou libre.
other-site = La demande vient de la page d’un autre site ; rien n’a été fait.
not-json = Envoyez du JSON, et annoncez-le.
too-long = C’est trop long ; le maximum est { $longest }.
bad-message = Ce message est incompréhensible : { $why }.
too-fast = C’est un peu rapide. Attendez un instant et recommencez.
our-fault = Le serveur a fait une erreur ; elle a été notée, et rien n’a changé. Réessayez.
too-slow = L’envoi a pris trop de temps. Réessayez.
too-many-connections = Cet appareil est connecté trop de fois à la fois.
too-many-tables = Vous avez ouvert beaucoup de tables. Attendez un peu avant la prochaine.
too-many-watched = Vous regardez trop de tables à la fois ; le maximum est { $most }.
too-many-watched-here = Depuis votre réseau, on regarde déjà beaucoup de tables ; le maximum est { $most } à la fois. Réessayez un peu plus tard.
too-many-onlookers = Depuis votre réseau, on est déjà nombreux à regarder cette table ; le maximum est { $most }. Réessayez un peu plus tard.
too-many-codes = Trop de codes ont été essayés. Attendez quelques minutes.
bad-code = Ce code est faux, déjà utilisé ou trop vieux. Demandez-en un nouveau sur l’autre appareil.
busy = Il se passe trop de choses à l’instant. Réessayez dans un moment.
closing = Le serveur va redémarrer. Réessayez dans un moment.
table-unfit = La table { $table } ne peut pas être lue avec les règles connues ici ; elle est restée telle quelle.
still-played = Cette partie est encore en cours. On pourra la revoir quand elle sera finie.
no-such-game = Cette table n’a pas de partie portant ce numéro ; jusqu’ici, { $games ->
    [0] aucune n’est finie
    [one] une seule est finie
   *[other] { $games } sont finies
}.
no-moment = La partie n’a pas cette ligne ; sa dernière est la { $lines }.
not-these-eyes = De cette partie, vous pouvez voir ce que tout le monde a vu ; le reste est pour ceux qui étaient à la table.
no-such-seat = Cette place n’existe pas dans cette partie ; il y en a { $seats }.
nothing-left = Ici, la partie était finie. Revenez un peu en arrière et reprenez de là.

## La page

page-description = Des jeux à information cachée, pour la table familiale et les amis au loin : { $games }.
page-invitation = Une table de { $game } vous attend.
page-looking-back = Une partie de { $game }, à revoir.
page-noscript = Cette page a besoin de JavaScript. Sans lui, on peut jouer dans un terminal : sottovoce play.
page-not-built = La page n’a pas été construite avec ce serveur. Dans une copie des sources, « make play » la construit et l’ouvre ; « sottovoce play » joue dans le terminal.

## La commande

serve-at = Sottovoce est à l’adresse { $address } (Ctrl+C pour arrêter).
serve-port = { $address } ne peut pas servir : { $why }. Choisissez un autre port avec --port.
