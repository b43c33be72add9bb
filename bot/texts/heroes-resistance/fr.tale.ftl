### La chronique d’une partie.

tale-trait = gagne { $names }
tale-force = force la porte { $zones }
tale-explosive = pose un explosif en { $zone }
tale-blast = L’explosif saute en { $zone }.
tale-in-need = { $names } appelle à l’aide en { $zone }.
tale-shield = reçoit une blessure à la place de { $survivor }
tale-spawns-blown = fait sauter l’entrée en { $zone }
