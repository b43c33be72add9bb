# Tables dans des fils

opt-thread = fil
opt-thread-about = Ouvrir un fil pour cette table seule, en plus des tables du salon
choice-public = public : chacun ici le trouve
choice-private = privé : seulement les personnes que vous ajoutez
button-thread = Dans un fil
thread-name = { $mission } – la table de { $who }
opened-in-thread = Votre table est dans { $thread }, un fil à elle qui se ferme à la fin de la partie. **{ button-join }** vous y donne une place.
declined-no-thread-here = Aucun fil ne peut s’ouvrir ici : c’en est déjà un, ou ce n’est pas un salon textuel. `/partie nouvelle` ouvre une table ici même ; pour un fil, tapez-la dans un salon textuel.
permission-create-public-threads = Créer des fils publics
permission-create-private-threads = Créer des fils privés
left-server = { $former } n’est plus sur ce serveur. Le pilote automatique continue ; `/partie rejoindre` prend la place.
mine-homeless = ⚫ { $place }, { $mission } : le salon a été supprimé, la partie est gardée. La modération peut la faire revenir dans n’importe quel salon avec `/modération rétablir`, table { $table }.
