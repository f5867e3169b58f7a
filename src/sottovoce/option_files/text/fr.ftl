# Les fichiers qui contiennent la valeur d’une option.

missing = { $file } : ce fichier n’existe pas.
folder = { $file } : c’est un dossier, pas un texte.
unreadable = { $file } : lecture impossible : { $why }.
not-text = { $file } : ce n’est pas du texte en UTF-8.
exists = { $file } existe déjà ; il est laissé tel quel. Choisissez un autre nom.
not-written = { $file } ne peut pas être écrit : { $why }.
written = { $file } est écrit, chaque ligne expliquée. Il peut se jouer tel quel. Changez ce que vous voulez et vérifiez avec : sottovoce { $option } check { $file }
