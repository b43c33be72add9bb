// Everything the Workshop says, in both languages. The server tells faults in words.

const WORDS = {
  en: {
    workshop: "Workshop", toTable: "To the practice table", toSurvivors: "To the survivors", undo: "Undo", redo: "Redo", open: "Open",
    save: "Save", tryIt: "Try it", language: "Français", shortcuts: "Shortcuts", steps: "Steps",
    board: "Board", panel: "What this step needs", faults: "Faults", kept: "kept in this browser",
    offline: "The practice server does not answer. Your draft is kept.",
    reading: "Reading…", drawing: "Drawing…",
    newMission: "New mission", chooseGame: "Which game is it for?", emptyBoard: "Begin with an empty board",
    twoTiles: "Begin with two tiles", fromBox: "Begin with a mission of the box", begin: "Begin",
    openFile: "Open a file", drafts: "Drafts in this browser", noDrafts: "None yet.", forget: "Delete",
    really: "Delete “{name}” for good?", home: "All drafts",
    intro: "Draw a mission: lay tiles, put things on them, choose what wins. Then try it at the practice table.",
    tiles: "Tiles", things: "Things", goals: "Goals", texts: "Words", odds: "Odds",
    tilesHelp: "Choose a side, then press a free place on the board. Press a tile that lies there to turn, move or remove it.",
    chosenTile: "Chosen: {side}, turned {turn}°", turn: "Turn", move: "Move", remove: "Remove",
    movingTo: "Press the place to move it to.", sideOf: "Side {side}", backOf: "on the back of {sides}",
    used: "This tile lies on the board already ({side}).", freePlace: "Free place, row {row}, column {column}",
    layHere: "Lay {side} here", chooseFirst: "choose a tile first", tileAt: "Tile {side}, turned {turn}°, row {row}, column {column}",
    notLaid: "The board appears once the tiles fit together. Mend them under Tiles.",
    noTiles: "There are no tiles yet. Lay some under Tiles.",
    select: "Choose", door: "Door", spawn: "Spawn zone", objective: "Objective", car: "Car", start: "Start",
    exit: "Exit", zombie: "Zombies",
    palette: "What do you want to put?", thingsHelp: "Choose a thing, then press a zone. For a door press a wall. Esc ends it.",
    left: "{used} of {most}", onZone: "Press a zone to put it there.", onWall: "Press a wall to put a door there.",
    inZone: "In {zone}", nothingHere: "Nothing lies here.", putHere: "Put here", floor: "Floor",
    room: "room", street: "street", nextTo: "next to {zones}", empty: "empty", pressToPut: "press to put here: {thing}",
    pressToChoose: "press to choose", pressToPick: "press to pick", picked: "picked", wallBetween: "Wall between {a} and {b}",
    doorBetween: "Door between {a} and {b}", line_row: "row {n}", line_column: "column {n}",
    roomForbids: "{zone} is a room; cars and exits lie in the street", boxEmpty: "The box holds no more: {most}.",
    earlier: "Earlier", later: "Later", number: "No. {n}",
    state: "State", closed: "closed", openState: "open", colour: "Colour", needs: "Locked until this is taken",
    opens_at: "Opens by itself at", sort: "Sort", active_from: "Asleep until this is taken", active_at: "Active only from",
    closed_by: "Closed for good by taking", none: "–", id: "Name in the file", xp: "Experience", kind: "Kind",
    drivable: "Can be driven", grey: "grey", red: "red", blue: "blue", green: "green", medkit: "medicine chest",
    hidden: "face down", yellow: "Yellow", orange: "Orange", level_red: "Red", police: "police car", pimp: "pimp-mobile",
    van: "van", window: "window", passage: "passage", stairs: "stairs", yes: "yes", no: "no",
    count: "How many", zones: "Zones", pick: "Pick on the board", pickDone: "Done", picking: "Press the zones on the board.",
    goalsTitle: "To win, all of these", rulesTitle: "Special rules", addGoal: "Add a goal", addRule: "Add a rule",
    add: "Add", unfinished: "not finished yet", noParameters: "Nothing to set here.", keptAsIs: "Kept from the file as it is.",
    up: "Up", down: "Down", edit: "Change", done: "Done",
    title_fr: "Title, French", title_en: "Title, English", briefing_fr: "Briefing, French", briefing_en: "Briefing, English",
    oneLanguage: "One language is enough: it then stands for both.", author: "Made by", licence: "Licence, such as CC BY 4.0",
    difficulty: "Difficulty", easy: "easy", medium: "medium", hard: "hard", tutorial: "tutorial",
    min: "Survivors, at least", max: "Survivors, at most", minutes: "Minutes",
    oddsHelp: "The autopilot plays this mission many times, in the background. You can go on drawing.",
    players: "Players", games: "Games", play: "Play {n} games", stop: "Stop", progress: "{done} of {asked} played",
    won: "Won {won} of {games}", range: "That many games allow {low} to {high}%.", rounds: "Rounds: {mean} on average, {least} to {most}",
    lostBy: "Lost", wonBy: "Won", fellTitle: "Where survivors fell", nobodyFell: "Nobody fell.", fellIn: "{zone}: {n}",
    older: "These games were of an older draft.", oddsFaulty: "Mend the faults first: only a whole mission can be played.",
    oddsFailed: "The games were stopped: {why}",
    ready: "Ready to play", fault1: "1 fault", faultN: "{n} faults", next: "Next fault", show: "Show",
    cure_add_doors: "Put a door here", cure_add: "Add it", cure_set: "Put it right", cure_remove: "Take it away", cure_tiles: "Turn the tile",
    saved: "Saved as {file}. Send it with /mission import.", notToml: "This file is not a mission that can be read: {why}",
    trying: "Setting up a game…", tryFaulty: "Mend the faults first.", tryFailed: "It could not be set up: {why}",
    putOn: "{thing} put on {zone}.", putDoor: "Door put between {a} and {b}.", removed: "{thing} removed.", laid: "{side} laid.",
    undone: "Undone.", redone: "Done again.", nothingToUndo: "Nothing to undo.", mended: "Mended.",
    phoneHint: "Larger changes are easier on a wide screen.", dismiss: "Dismiss",
    keysTitle: "Shortcuts", keysLetters: "Letters act while the focus is on the board or beside it, never in a field.", close: "Close",
    key_arrows: "go to the next zone, wall or tile", key_enter: "press it", key_numbers: "choose a thing", key_esc: "put nothing any more",
    key_turn: "turn the tile, or back", key_delete: "remove what is chosen", key_fault: "next fault", key_undo: "undo, redo",
    key_save: "save, open", key_try: "try it", key_steps: "the steps Tiles, Things, Goals, Words, Odds",
    cards: "Cards", objectives: "Objectives", colours: "Colours", level: "Level", who: "Who", least: "At least, by number of players",
    leaving: "On foot", carrying: "Carrying", by_car: "Only by car", cargo: "Cards in cars", noise: "Noise", on_from: "On from",
    off_from: "Off from", kinds: "Cards", zone: "Zone", bystanders: "Bystanders", doors: "Doors", survivors: "Survivors",
    mode: "Mode", card: "Card", melee: "Melee weapons in", ranged: "Ranged weapons in", cost: "Actions", beyond: "Rooms beyond",
    house: "A room of the house", beside: "Beside tile", shuffled: "Shuffled", last: "Last tile", sealed: "Sealed", car_at: "Car at",
    falls: "If the bearer dies", lost: "lost", lies: "stays there", all: "everybody", remaining: "all who still stand", least_of: "at least so many", one: "one survivor", may: "may leave, standing there is enough",
    must: "must leave", nobody: "all stand there together", zombicide: "Zombicide", listHint: "numbers with commas between them",
    "reason_goals-reached": "mission accomplished", "reason_all-eliminated": "everybody fell", "reason_goals-lost": "a goal was lost",
    "reason_given-up": "given up after 200 rounds", "reason_precious-lost": "a bystander was lost", "reason_civilians-reached": "the bystanders were reached",
    "reason_left-behind": "something was left behind", "reason_hero-fell": "a hero fell", "reason_car-left-behind": "the car stayed behind",
    "reason_somebody-fell": "somebody fell", "reason_house-overrun": "the house was overrun",
    list: "List", smaller: "Smaller", larger: "Larger", things_: "What is there", beside_: "Next to", walls: "Walls",
    letters: "Keys that are letters or digits act; switch them off for a screen reader",
    textsTitle: "What players read", fileView: "The file", sideAlt: "side {side}",
  },
  fr: {
    workshop: "Atelier", toTable: "Vers la table d’entraînement", toSurvivors: "Vers les survivants", undo: "Annuler", redo: "Rétablir", open: "Ouvrir",
    save: "Enregistrer", tryIt: "Essayer", language: "English", shortcuts: "Raccourcis", steps: "Étapes",
    board: "Plateau", panel: "Ce que demande cette étape", faults: "Erreurs", kept: "gardée dans ce navigateur",
    offline: "Le serveur d’entraînement ne répond pas. Votre ébauche est gardée.",
    reading: "Lecture…", drawing: "Dessin…",
    newMission: "Nouvelle mission", chooseGame: "Pour quel jeu ?", emptyBoard: "Commencer par un plateau vide",
    twoTiles: "Commencer par deux tuiles", fromBox: "Commencer par une mission de la boîte", begin: "Commencer",
    openFile: "Ouvrir un fichier", drafts: "Ébauches dans ce navigateur", noDrafts: "Aucune pour l’instant.", forget: "Supprimer",
    really: "Supprimer « {name} » définitivement ?", home: "Toutes les ébauches",
    intro: "Dessinez une mission : posez des tuiles, placez des éléments, choisissez comment gagner. Puis essayez-la à la table d’entraînement.",
    tiles: "Tuiles", things: "Éléments", goals: "Objectifs", texts: "Textes", odds: "Chances",
    tilesHelp: "Choisissez une face, puis appuyez sur une place libre. Appuyez sur une tuile posée pour la tourner, la déplacer ou la retirer.",
    chosenTile: "Choisie : {side}, tournée de {turn}°", turn: "Tourner", move: "Déplacer", remove: "Retirer",
    movingTo: "Appuyez sur la place où la mettre.", sideOf: "Face {side}", backOf: "au dos de {sides}",
    used: "Cette tuile est déjà sur le plateau ({side}).", freePlace: "Place libre, ligne {row}, colonne {column}",
    layHere: "poser {side} ici", chooseFirst: "choisissez d’abord une tuile", tileAt: "Tuile {side}, tournée de {turn}°, ligne {row}, colonne {column}",
    notLaid: "Le plateau apparaît quand les tuiles s’accordent. Corrigez-les sous Tuiles.",
    noTiles: "Il n’y a pas encore de tuile. Posez-en sous Tuiles.",
    select: "Choisir", door: "Porte", spawn: "Zone d’invasion", objective: "Objectif", car: "Voiture", start: "Départ",
    exit: "Sortie", zombie: "Zombies",
    palette: "Que voulez-vous placer ?", thingsHelp: "Choisissez un élément, puis appuyez sur une zone. Pour une porte, appuyez sur un mur. Échap pour finir.",
    left: "{used} sur {most}", onZone: "Appuyez sur une zone pour l’y placer.", onWall: "Appuyez sur un mur pour y mettre une porte.",
    inZone: "En {zone}", nothingHere: "Rien ici.", putHere: "Placer ici", floor: "Sol",
    room: "pièce", street: "rue", nextTo: "à côté de {zones}", empty: "vide", pressToPut: "appuyer pour placer ici : {thing}",
    pressToChoose: "appuyer pour choisir", pressToPick: "appuyer pour désigner", picked: "désignée", wallBetween: "Mur entre {a} et {b}",
    doorBetween: "Porte entre {a} et {b}", line_row: "ligne {n}", line_column: "colonne {n}",
    roomForbids: "{zone} est une pièce ; voitures et sorties sont dans la rue", boxEmpty: "La boîte n’en contient pas plus : {most}.",
    earlier: "Plus tôt", later: "Plus tard", number: "N° {n}",
    state: "État", closed: "fermée", openState: "ouverte", colour: "Couleur", needs: "Verrouillée jusqu’à la prise de",
    opens_at: "S’ouvre seule au niveau", sort: "Genre", active_from: "Endormie jusqu’à la prise de", active_at: "Active seulement à partir de",
    closed_by: "Fermée pour de bon par la prise de", none: "–", id: "Nom dans le fichier", xp: "Expérience", kind: "Type",
    drivable: "Peut être conduite", grey: "gris", red: "rouge", blue: "bleu", green: "vert", medkit: "armoire à pharmacie",
    hidden: "face cachée", yellow: "Jaune", orange: "Orange", level_red: "Rouge", police: "voiture de police", pimp: "bolide",
    van: "camionnette", window: "fenêtre", passage: "passage", stairs: "escalier", yes: "oui", no: "non",
    count: "Combien", zones: "Zones", pick: "Choisir sur le plateau", pickDone: "Terminé", picking: "Appuyez sur les zones du plateau.",
    goalsTitle: "Pour gagner, tout cela", rulesTitle: "Règles spéciales", addGoal: "Ajouter un but", addRule: "Ajouter une règle",
    add: "Ajouter", unfinished: "pas encore fini", noParameters: "Rien à régler ici.", keptAsIs: "Gardé du fichier tel quel.",
    up: "Monter", down: "Descendre", edit: "Modifier", done: "Terminé",
    title_fr: "Titre en français", title_en: "Titre en anglais", briefing_fr: "Présentation en français", briefing_en: "Présentation en anglais",
    oneLanguage: "Une langue suffit : elle vaut alors pour les deux.", author: "Auteur", licence: "Licence, par exemple CC BY 4.0",
    difficulty: "Difficulté", easy: "facile", medium: "moyenne", hard: "difficile", tutorial: "initiation",
    min: "Survivants, au moins", max: "Survivants, au plus", minutes: "Minutes",
    oddsHelp: "L’autopilote joue cette mission de nombreuses fois, en arrière-plan. Vous pouvez continuer à dessiner.",
    players: "Joueurs", games: "Parties", play: "Jouer {n} parties", stop: "Arrêter", progress: "{done} jouées sur {asked}",
    won: "{won} gagnées sur {games}", range: "Autant de parties permettent de {low} à {high} %.", rounds: "Tours : {mean} en moyenne, de {least} à {most}",
    lostBy: "Perdues", wonBy: "Gagnées", fellTitle: "Où les survivants sont tombés", nobodyFell: "Personne n’est tombé.", fellIn: "{zone} : {n}",
    older: "Ces parties étaient d’une version précédente.", oddsFaulty: "Corrigez d’abord les erreurs : seule une mission complète se joue.",
    oddsFailed: "Les parties ont été arrêtées : {why}",
    ready: "Prête à jouer", fault1: "1 erreur", faultN: "{n} erreurs", next: "Erreur suivante", show: "Montrer",
    cure_add_doors: "Mettre une porte ici", cure_add: "L’ajouter", cure_set: "Corriger", cure_remove: "Retirer", cure_tiles: "Tourner la tuile",
    saved: "Enregistrée sous {file}. Envoyez-la avec /mission importer.", notToml: "Ce fichier n’est pas une mission lisible : {why}",
    trying: "Mise en place d’une partie…", tryFaulty: "Corrigez d’abord les erreurs.", tryFailed: "La mise en place a échoué : {why}",
    putOn: "{thing} : placé en {zone}.", putDoor: "Porte placée entre {a} et {b}.", removed: "{thing} : retiré.", laid: "{side} posée.",
    undone: "Annulé.", redone: "Rétabli.", nothingToUndo: "Rien à annuler.", mended: "Corrigé.",
    phoneHint: "Les grands changements sont plus faciles sur un écran large.", dismiss: "Masquer",
    keysTitle: "Raccourcis", keysLetters: "Les lettres agissent quand le plateau ou ses outils ont le focus, jamais dans un champ.", close: "Fermer",
    key_arrows: "aller à la zone, au mur ou à la tuile d’à côté", key_enter: "appuyer dessus", key_numbers: "choisir un élément", key_esc: "ne plus rien placer",
    key_turn: "tourner la tuile, ou à l’envers", key_delete: "retirer ce qui est choisi", key_fault: "erreur suivante", key_undo: "annuler, rétablir",
    key_save: "enregistrer, ouvrir", key_try: "essayer", key_steps: "les étapes Tuiles, Éléments, Objectifs, Textes, Chances",
    cards: "Cartes", objectives: "Objectifs", colours: "Couleurs", level: "Niveau", who: "Qui", least: "Au moins, selon le nombre de joueurs",
    leaving: "À pied", carrying: "En portant", by_car: "Seulement en voiture", cargo: "Cartes dans les voitures", noise: "Bruit", on_from: "À partir de",
    off_from: "Jusqu’à", kinds: "Cartes", zone: "Zone", bystanders: "Citoyens", doors: "Portes", survivors: "Survivants",
    mode: "Mode", card: "Carte", melee: "Armes de mêlée en", ranged: "Armes à distance en", cost: "Actions", beyond: "Pièces au-delà",
    house: "Une pièce de la maison", beside: "À côté de la tuile", shuffled: "Mélangées", last: "Dernière tuile", sealed: "Scellée", car_at: "Voiture en",
    falls: "Si le porteur meurt", lost: "perdu", lies: "reste sur place", all: "tout le monde", remaining: "tous ceux encore debout", least_of: "au moins autant", one: "un survivant", may: "peut partir, y être suffit",
    must: "doit partir", nobody: "tous y sont ensemble", zombicide: "Zombicide", listHint: "nombres séparés par des virgules",
    "reason_goals-reached": "mission accomplie", "reason_all-eliminated": "tout le monde est tombé", "reason_goals-lost": "un but était perdu",
    "reason_given-up": "abandonnée après 200 tours", "reason_precious-lost": "un citoyen était perdu", "reason_civilians-reached": "les citoyens étaient atteints",
    "reason_left-behind": "quelque chose est resté", "reason_hero-fell": "un héros est tombé", "reason_car-left-behind": "la voiture est restée",
    "reason_somebody-fell": "quelqu’un est tombé", "reason_house-overrun": "la maison était envahie",
    list: "Liste", smaller: "Plus petit", larger: "Plus grand", things_: "Ce qui s’y trouve", beside_: "À côté de", walls: "Murs",
    letters: "Les touches de lettres et de chiffres agissent ; désactivez-les pour un lecteur d’écran",
    textsTitle: "Ce que lisent les joueurs", fileView: "Le fichier", sideAlt: "face {side}",
  },
};

/** Names of rules and goals, and what they are for. */
export const RULES = {
  "take-objectives": ["Take objectives", "Prendre des objectifs"],
  "at-objectives": ["Everybody on objectives at once", "Tous sur des objectifs à la fois"],
  "level-for-all": ["Everybody at a level", "Tous à un niveau"],
  "nobody-falls": ["Nobody dies", "Personne ne meurt"],
  find: ["Find cards", "Trouver des cartes"],
  "reach-level": ["One survivor at a level", "Un survivant à un niveau"],
  "hold-zone": ["Hold a zone", "Tenir une zone"],
  "load-cars": ["Load cars", "Charger les voitures"],
  "board-cars": ["Everybody in cars", "Tous dans les voitures"],
  escape: ["Escape by the exit", "S’enfuir par la sortie"],
  "hold-back": ["Let few zombies slip away", "Laisser filer peu de zombies"],
  "spawn-deck": ["Only some zombie cards", "Seulement certaines cartes Zombie"],
  "first-equipment": ["First finds", "Premières trouvailles"],
  "no-search": ["Rooms without finds", "Pièces sans trouvailles"],
  medkit: ["Medicine chests", "Armoires à pharmacie"],
  "hidden-survivors": ["Survivors under objectives", "Survivants sous les objectifs"],
  inhabited: ["Zombies in every room", "Zombies dans chaque pièce"],
  "linked-doors": ["Doors of a house open together", "Portes d’une maison ouvertes ensemble"],
  "found-cards": ["Objectives bring cards", "Objectifs qui donnent des cartes"],
  "shuffled-objectives": ["Colours under face-down objectives", "Couleurs sous les objectifs cachés"],
  "on-monster": ["A zombie carries an objective", "Un zombie porte un objectif"],
  carried: ["Objectives that are carried", "Objectifs que l’on porte"],
  "closed-by-laying": ["An objective closes a spawn zone", "Un objectif ferme une invasion"],
  "closed-by-fire": ["Fire closes a spawn zone", "Le feu ferme une invasion"],
  deliver: ["Bring objectives somewhere", "Apporter des objectifs"],
  "close-spawns": ["Close spawn zones", "Fermer des invasions"],
  waiting: ["Zombies from the start", "Zombies dès le départ"],
  "lasting-noise": ["Lasting noise", "Bruit durable"],
  "car-alarm": ["Car alarms", "Alarmes de voiture"],
  "start-area": ["Some begin elsewhere", "Certains commencent ailleurs"],
  "start-areas": ["Several places to begin", "Plusieurs départs"],
  mode: ["Mode at the start", "Mode de départ"],
  "begin-with": ["Experience at the start", "Expérience de départ"],
  aboard: ["Everybody begins in a car", "Tous commencent en voiture"],
  "lying-card": ["A card lies in a zone", "Une carte dans une zone"],
  trust: ["A card to trust with", "Une carte de confiance"],
  caches: ["Caches of weapons", "Caches d’armes"],
  armoury: ["Armoury", "Armurerie"],
  body: ["A body on the landing", "Un corps sur le palier"],
  building: ["Experience for barricades", "Expérience pour les barricades"],
  defend: ["Defend a house", "Défendre une maison"],
  "no-shooting": ["No shooting into zones", "Pas de tir dans des zones"],
  "fixed-spawn": ["A spawn that stays", "Une invasion fixe"],
  "houses-full": ["Houses are full", "Maisons pleines"],
  travel: ["Tiles laid on the way", "Tuiles posées en route"],
  barricaded: ["A house barricaded", "Une maison barricadée"],
  "deck-exhausted": ["Draw the last household card", "Piocher la dernière carte domestique"],
  "siege-broken": ["Break the siege", "Briser le siège"],
  refuel: ["Refuel a car", "Faire le plein"],
  "relative-for-all": ["Everybody kills a Relative", "Chacun tue un Proche"],
  "relative-at-rest": ["Kill a Relative in a zone", "Tuer un Proche dans une zone"],
  "search-everywhere": ["Search every room", "Fouiller chaque pièce"],
  "burned-out": ["Burn the spawn tokens", "Brûler les jetons Invasion"],
  arrive: ["Arrive on the last tile", "Arriver sur la dernière tuile"],
  "last-tile-clear": ["Clear the last tile", "Libérer la dernière tuile"],
  drive: ["Somebody at the wheel", "Quelqu’un au volant"],
  "bystander-cards": ["Bystanders face down", "Citoyens face cachée"],
  "bystander-figures": ["Bystanders in the street", "Citoyens sur le plateau"],
  "zombie-heroes": ["Zombie heroes wait", "Des zéros attendent"],
  sign: ["The sign of the Avengers", "Le signe des Avengers"],
  "start-apart": ["One hero begins apart", "Un héros commence à part"],
  escort: ["Escort bystanders", "Escorter des citoyens"],
  precious: ["Bystanders who must live", "Citoyens à garder en vie"],
  "sealed-doors": ["Sealed doors", "Portes scellées"],
  "sleeping-spawns": ["Sleeping spawn zones", "Zones d’invasion endormies"],
  "quiet-building": ["A quiet building", "Un bâtiment calme"],
  "no-return": ["Nobody returns", "Personne ne revient"],
  "no-bystander-spawns": ["No bystanders in danger", "Pas de citoyens en danger"],
  "full-houses": ["Full buildings", "Bâtiments pleins"],
  civilians: ["Bystanders draw the zombies", "Les citoyens attirent les zombies"],
  "movable-spawns": ["Spawn tokens that move", "Jetons Invasion mobiles"],
  key: ["An objective opens doors", "Un objectif ouvre des portes"],
  trap: ["Objectives are traps", "Objectifs piégés"],
  "found-bystander": ["Objectives bring bystanders", "Objectifs qui donnent des citoyens"],
  "shared-experience": ["Experience for all", "Expérience pour tous"],
  explosives: ["Explosives", "Explosifs"],
  console: ["A console", "Une console"],
  rescue: ["Rescue bystanders", "Sauver des citoyens"],
  "bring-along": ["Take bystanders along", "Emmener des citoyens"],
  annihilate: ["Eliminate every enemy", "Éliminer tous les ennemis"],
  "spawns-gathered": ["Gather the spawn tokens", "Rassembler les jetons Invasion"],
  overload: ["Blow the spawn tokens up", "Faire sauter les jetons Invasion"],
};

/** Floors of rooms. */
export const FLOORS = {
  living: ["living room", "salon"], lounge: ["lounge", "petit salon"], bar: ["bar", "bar"], kitchen: ["kitchen", "cuisine"],
  bath: ["bathroom", "salle de bains"], clinic: ["clinic", "infirmerie"], bedroom: ["bedroom", "chambre"], office: ["office", "bureau"],
  meeting: ["meeting room", "salle de réunion"], hall: ["hall", "hall"], garage: ["garage", "garage"], store: ["store room", "réserve"],
  shop: ["shop", "boutique"], diner: ["diner", "restaurant"],
};

let language = "en";

export function setLanguage(wanted) {
  language = wanted === "fr" ? "fr" : "en";
  document.documentElement.lang = language;
}

export function getLanguage() {
  return language;
}

export function say(key, values = {}) {
  const text = WORDS[language][key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

export function known(key) {
  return key in WORDS[language];
}

/** The same words for both languages of a file. */
export function bothOf(key) {
  const texts = {
    newTitle: { en: "My mission", fr: "Ma mission" },
    newBriefing: { en: "Take every objective.", fr: "Prenez tous les objectifs." },
  };
  return { ...texts[key] };
}

function ours([english, french]) {
  return language === "fr" ? french : english;
}

export function ruleName(name) {
  return RULES[name] ? ours(RULES[name]) : name;
}

export function floorName(floor) {
  return FLOORS[floor] ? ours(FLOORS[floor]) : floor;
}

/** A fault as the reader tells it in the person's language, with the rule in which it is. */
export function faultText({ text, rule }) {
  return rule ? `${ruleName(rule)} · ${text}` : text;
}

export function fillPage() {
  for (const node of document.querySelectorAll("[data-words]")) node.textContent = say(node.dataset.words);
  for (const node of document.querySelectorAll("[data-label]")) {
    node.setAttribute("aria-label", say(node.dataset.label));
    if (node.matches("button, a")) node.title = say(node.dataset.label);
  }
}
