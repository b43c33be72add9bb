// Everything the survivors' page says, in both languages.

const WORDS = {
  en: {
    survivors: "Survivors", toWorkshop: "To the missions", undo: "Undo", redo: "Redo", open: "Open",
    save: "Save", language: "Français", faults: "Faults", kept: "kept in this browser",
    offline: "The practice server does not answer. Your draft is kept.",
    intro: "Make a survivor: a name, a face, the skills of four levels. The card is drawn as the bot will show it.",
    chooseGame: "Which game is it for?", begin: "New survivor", drafts: "Drafts in this browser", noDrafts: "None yet.",
    forget: "Delete", really: "Delete “{name}” for good?", unnamed: "without a name", home: "All drafts",
    person: "Who it is", name_en: "Name, English", name_fr: "Name, French", id: "Name in the file",
    oneLanguage: "One language is enough: it then stands for both.",
    initial: "One or two letters on the token", shape: "Shape of the token", author: "Made by", licence: "Licence, such as CC BY 4.0",
    circle: "circle", square: "square", triangle: "triangle", diamond: "diamond", shield: "shield", star: "star",
    attack: "Attack", health: "Health", fight: "Attack and health",
    portrait: "Portrait", hasFace: "A face; without one, a stranger in a hood", skin: "Skin", coat: "Coat", none: "–",
    bun: "Bun", bob: "Bob", neckline: "Neckline", collar: "Collar", tie: "Tie", lapels: "Lapels", scarf: "Scarf",
    bib: "Bib", beard: "Beard", short: "Short hair", cropped: "Cropped hair", swept: "Swept hair", tied: "Tied hair",
    brows: "Brows", headband: "Headband", cap: "Cap", brim: "Brim", glasses: "Glasses", headphones: "Headphones",
    moustache: "Moustache", fringe: "Fringe", kerchief: "Kerchief",
    fair: "fair", light: "light", rosy: "rosy", tan: "tan", brown: "brown", dark: "dark",
    black: "black", plum: "plum", wine: "wine red", chestnut: "chestnut", linen: "linen", red: "red", soot: "soot",
    navy: "navy", silver: "silver", wool: "wool", sand: "sand", grey: "grey", moss: "moss", ash: "ash", blue: "blue",
    sky: "sky blue", rust: "rust", lemon: "lemon", teal: "teal", white: "white", ink: "ink",
    skills: "Skills", level_blue: "Blue", level_yellow: "Yellow", level_orange: "Orange", level_red: "Red",
    levelOf: "{level}: {count}", one: "one skill", upTo: "one to {most} to choose from", addSkill: "Add a skill", remove: "Remove {name}",
    plain: "Skills", gear: "Starts with", own: "By hand", choose: "Choose…",
    byHand: "Skills by hand", byHandHelp: "Their text is on the sheet and you settle at the table what they do; the bot does nothing by itself. Put each on a level above.",
    addHand: "Add a skill by hand", hand: "Skill by hand {n}", handName_en: "Its name, English", handName_fr: "Its name, French",
    text_en: "What it does, English", text_fr: "What it does, French", newHand: "skill {n}",
    ready: "Ready to play", fault1: "1 fault", faultN: "{n} faults", cure_add: "Add it", cure_set: "Put it right", cure_remove: "Take it away",
    saved: "Saved as {file}. Send it with /survivor import.", notToml: "This file is no survivor that can be read: {why}",
    undone: "Undone.", redone: "Done again.", nothingToUndo: "Nothing to undo.", added: "{name} added.", removed: "{name} removed.", mended: "Mended.",
  },
  fr: {
    survivors: "Survivants", toWorkshop: "Vers les missions", undo: "Annuler", redo: "Rétablir", open: "Ouvrir",
    save: "Enregistrer", language: "English", faults: "Erreurs", kept: "gardé dans ce navigateur",
    offline: "Le serveur d’essai ne répond pas. Votre brouillon est gardé.",
    intro: "Inventez un survivant : un nom, un visage, les compétences de quatre niveaux. Sa fiche est dessinée comme le bot la montrera.",
    chooseGame: "Pour quel jeu ?", begin: "Nouveau survivant", drafts: "Brouillons de ce navigateur", noDrafts: "Aucun pour l’instant.",
    forget: "Supprimer", really: "Supprimer « {name} » pour de bon ?", unnamed: "sans nom", home: "Tous les brouillons",
    person: "Qui il est", name_en: "Nom en anglais", name_fr: "Nom en français", id: "Nom dans le fichier",
    oneLanguage: "Une langue suffit : elle vaut alors pour les deux.",
    initial: "Une ou deux lettres sur le pion", shape: "Forme du pion", author: "Auteur", licence: "Licence, par exemple CC BY 4.0",
    circle: "cercle", square: "carré", triangle: "triangle", diamond: "losange", shield: "écu", star: "étoile",
    attack: "Attaque", health: "Santé", fight: "Attaque et santé",
    portrait: "Portrait", hasFace: "Un visage ; sinon, un inconnu à capuche", skin: "Peau", coat: "Manteau", none: "–",
    bun: "Chignon", bob: "Carré", neckline: "Encolure", collar: "Col", tie: "Cravate", lapels: "Revers", scarf: "Écharpe",
    bib: "Plastron", beard: "Barbe", short: "Cheveux courts", cropped: "Cheveux ras", swept: "Cheveux en arrière", tied: "Cheveux attachés",
    brows: "Sourcils", headband: "Serre-tête", cap: "Bonnet", brim: "Visière", glasses: "Lunettes", headphones: "Casque audio",
    moustache: "Moustache", fringe: "Frange", kerchief: "Fichu",
    fair: "très claire", light: "claire", rosy: "rosée", tan: "hâlée", brown: "brune", dark: "noire",
    black: "noir", plum: "prune", wine: "lie-de-vin", chestnut: "châtain", linen: "lin", red: "rouge", soot: "suie",
    navy: "bleu marine", silver: "argent", wool: "laine", sand: "sable", grey: "gris", moss: "mousse", ash: "cendre", blue: "bleu",
    sky: "bleu ciel", rust: "rouille", lemon: "citron", teal: "bleu canard", white: "blanc", ink: "encre",
    skills: "Compétences", level_blue: "Bleu", level_yellow: "Jaune", level_orange: "Orange", level_red: "Rouge",
    levelOf: "{level} : {count}", one: "une compétence", upTo: "de une à {most} au choix", addSkill: "Ajouter une compétence", remove: "Retirer {name}",
    plain: "Compétences", gear: "Possède", own: "À la main", choose: "Choisir…",
    byHand: "Compétences à la main", byHandHelp: "Leur texte est sur la fiche et c’est vous, à la table, qui décidez de leur effet ; le bot ne fait rien de lui-même. Placez chacune à un niveau ci-dessus.",
    addHand: "Ajouter une compétence à la main", hand: "Compétence à la main {n}", handName_en: "Son nom en anglais", handName_fr: "Son nom en français",
    text_en: "Son effet en anglais", text_fr: "Son effet en français", newHand: "compétence {n}",
    ready: "Prêt à jouer", fault1: "1 erreur", faultN: "{n} erreurs", cure_add: "L’ajouter", cure_set: "Corriger", cure_remove: "Le retirer",
    saved: "Enregistré sous {file}. Envoyez-le avec /survivant importer.", notToml: "Ce fichier n’est pas un survivant lisible : {why}",
    undone: "Annulé.", redone: "Rétabli.", nothingToUndo: "Rien à annuler.", added: "{name} : ajout fait.", removed: "{name} : retrait fait.", mended: "Corrigé.",
  },
};

let language = "en";

export function setLanguage(wanted) {
  language = wanted === "fr" ? "fr" : "en";
  document.documentElement.lang = language;
}

export function tell(key, values = {}) {
  const text = WORDS[language][key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

export function fillPage() {
  document.title = `${tell("survivors")} · Graveyard Shift`;
  for (const node of document.querySelectorAll("[data-tell]")) node.textContent = tell(node.dataset.tell);
  for (const node of document.querySelectorAll("[data-tell-label]")) {
    node.setAttribute("aria-label", tell(node.dataset.tellLabel));
    if (node.matches("button, a")) node.title = tell(node.dataset.tellLabel);
  }
}
