### Pourquoi le pilote automatique de Trust Me ferait ainsi. Il n’en sait pas plus que qui demande.

hint-move = D’ici, il n’y a rien de mieux à faire ; de là-bas, si.
hint-seek = C’est par là que se trouve ce que vous cherchez.
hint-chase = La personne que vise votre objectif est par là.
hint-take-cover = Un groupe vous poursuit : sortez de sa vue, ou au moins à plus de 5 cm.
hint-go-home = Votre objectif est rempli : il ne reste qu’à rentrer.
hint-give-up = Votre objectif n’est guère plus possible : mieux vaut rentrer que mourir.
hint-hunt = Votre objectif le demande.{ $charge }
hint-defend = Ce groupe est trop près pour qu’on le laisse tranquille.{ $charge }
hint-charge = {" "}Cela prend une Fatigue ; on n’en reprend qu’une par tour.{ $count ->
    [0] {""}
    [one] {" "}Ensuite { $groups } vous attaque s’il est encore là : avec { $strengths } pour l’instant, { $less } de moins par zombie tombé.
   *[other] {" "}Ensuite { $groups } vous attaquent s’ils sont encore là : avec { $strengths } pour l’instant, { $less } de moins par zombie tombé.
  }
hint-search = C’est peut-être ce que demande votre objectif ; le reste s’échange.
hint-loot = Les morts n’en ont plus besoin.
hint-aim = Un survivant que l’on vise y réfléchit à deux fois.
hint-switch-target = Ce survivant compte davantage pour vous maintenant.
hint-reorganise = Des choses qui pourraient être ailleurs couvrent vos meilleures cases.
hint-trade = D’autres ont peut-être ce qu’il vous faut.
hint-make-noise = Cela éloigne de vous les groupes qui errent.
hint-rest = On ne reprend qu’une Fatigue par tour ; ainsi elle revient plus tôt.
hint-reload = Une arme vide ne fait peur à personne.
hint-fire-flare = Un retour plus court est peut-être le seul possible.
hint-heal = La troisième blessure tue.
hint-smother = Une brûlure s’entend partout et peut devenir une blessure.
hint-wait = { $hunted ->
    [yes] On vous poursuit, et rien de ce que vous pouvez faire n’est plus sûr ni plus utile.
   *[no] Rien ne vaut mieux maintenant que de rester hors de vue.
  }
hint-drop = { $held ->
    [yes] Cela ne vous sert plus, et la main est de nouveau libre.
   *[no] Cela couvre un bonus dont vous avez plus besoin.
  }
hint-detonate = Tous les alphas se détournent, même ceux qui poursuivent.
hint-call-sniper = Cela ne coûte pas d’action, et personne ne l’entend.
hint-bandage = C’est gratuit et libère un bonus.
hint-standing-order = Ainsi, personne n’attend votre réponse.

## Pourquoi le pilote automatique répondrait ainsi

hint-asked-which-scenery = Un décor qui vous cache cache aussi un jeton.
hint-asked-where-scenery = Il y fait écran entre vous et l’entrée des zombies.
hint-asked-which-way = Quel que soit le sens, il gêne quelqu’un.
hint-asked-where-token = C’est assez loin des autres.
hint-asked-keep-token = Il servira le plus tôt : d’abord une arme, puis de quoi survivre.
hint-asked-redeem = Votre objectif n’en a pas besoin, mais celui d’un autre peut-être.
hint-asked-put-token = { $option ->
    [food] { hint-asked-redeem }
    [survival] { hint-asked-redeem }
    [medicine] { hint-asked-redeem }
    [materials] { hint-asked-redeem }
   *[other] Il n’y couvre aucun bonus dont vous avez besoin.
}
hint-asked-who-begins = Qui commence arrive le premier aux jetons.
hint-asked-which-cell = C’est le bonus dont vous vous passerez le mieux.
hint-asked-which-action = C’est le bonus dont vous vous passerez le mieux.
hint-asked-where-fatigue = C’est le bonus dont vous vous passerez le mieux, ou celui dont un autre a le plus besoin.
hint-asked-where-wound = C’est le bonus dont vous vous passerez le mieux, ou celui dont un autre a le plus besoin.
hint-asked-where-burn = C’est le bonus dont vous vous passerez le mieux, ou celui dont un autre a le plus besoin.
hint-asked-where-infection = C’est le bonus dont vous vous passerez le mieux.
hint-asked-wound-or-fatigue = { $option ->
    [fatigue] Une Fatigue revient, une blessure presque jamais.
   *[wound] Vous ne pouvez pas vous passer du pion maintenant.
  }
hint-asked-react = { $option ->
    [pass] Tant que le marqueur est là, c’est une menace.
   *[other] Votre objectif le demande, et c’est le moment.
  }
hint-asked-line-crossed = { $option ->
    [pass] Tant que le marqueur est là, c’est une menace.
   *[other] Votre objectif le demande, et c’est le moment.
  }
hint-asked-still-do-it = { $option ->
    [go-on] Le pion est dépensé de toute façon.
   *[give-up] Cela ferait maintenant plus de mal que de bien.
  }
hint-asked-spend-charm = { $option ->
    [reroll] Cela pourrait difficilement être pire.
   *[keep] Il y aura de meilleures occasions.
  }
hint-asked-reroll-die = { $option ->
    [keep] Cela pourrait difficilement être mieux.
   *[other] Ce dé est sous sa moyenne.
  }
hint-asked-shift = Un pas gratuit, hors d’atteinte de qui vous poursuit.
hint-asked-take-token = Ce dont votre objectif a besoin est le mieux là où personne ne le voit.
hint-asked-what-moves = { $option ->
    [done] Tout vous sert bien là où c’est.
   *[other] Cela couvre un bonus qui vous sert davantage.
  }
hint-asked-where-to = Il n’y couvre aucun bonus dont vous avez besoin.
hint-asked-what-falls = C’est ce qui vous sert le moins.
hint-asked-trade = { $option ->
    [yes] Vous avez de trop, et quelque chose vous manque.
   *[no] Vous n’avez rien de trop.
  }
hint-asked-give = { $option ->
    [done] Cela suffit pour cet échange.
   *[other] Vous pouvez vous en passer.
  }
hint-asked-agree = { $option ->
    [yes] Vous y gagnez ce qu’il vous faut.
   *[no] Cela n’avance pas votre objectif.
  }
hint-asked-go-home = { $option ->
    [claim] Vous avez tout ce qu’il faut.
    [leave] Votre objectif n’est guère plus possible.
   *[stay] Votre objectif n’est pas encore rempli.
  }
hint-asked-recover = { $option ->
    [action] Ainsi, plus de pions reviennent.
   *[other] Une Fatigue ne revient qu’une par tour.
  }
