// How both pages of the Workshop say words, and the words that they share.

const SHARED = {
  en: {
    tryIt: "Try it", trying: "Setting up a game…", tryFaulty: "Mend the faults first.",
    tryFailed: "It could not be set up: {why}",
    toTable: "To the practice table", undo: "Undo", redo: "Redo", open: "Open", save: "Save", language: "Français", faults: "Faults",
    kept: "draft kept in this browser", offline: "The practice server does not answer. Your draft is kept.",
    chooseGame: "Which game is it for?", drafts: "Drafts in this browser", noDrafts: "None yet.", forget: "Delete",
    really: "Delete “{name}” for good?", unnamed: "without a name", home: "All drafts", id: "Name in the file",
    oneLanguage: "One language is enough: it then stands for both.", author: "Made by",
    licence: "Licence, such as CC BY 4.0", none: "–", ready: "Ready to play", fault1: "1 fault", faultN: "{n} faults",
    cure_add: "Add it", cure_set: "Put it right", cure_remove: "Take it away", undone: "Undone.",
    redone: "Done again.", nothingToUndo: "Nothing to undo.", mended: "Mended.",
  },
  fr: {
    tryIt: "Essayer", trying: "Mise en place d’une partie…", tryFaulty: "Corrigez d’abord les erreurs.",
    tryFailed: "La mise en place a échoué : {why}",
    toTable: "Vers la table d’entraînement", undo: "Annuler", redo: "Rétablir", open: "Ouvrir", save: "Enregistrer", language: "English", faults: "Erreurs",
    kept: "ébauche gardée dans ce navigateur",
    offline: "Le serveur d’entraînement ne répond pas. Votre ébauche est gardée.", chooseGame: "Pour quel jeu ?",
    drafts: "Ébauches dans ce navigateur", noDrafts: "Aucune pour l’instant.", forget: "Supprimer",
    really: "Supprimer « {name} » définitivement ?", unnamed: "sans nom", home: "Toutes les ébauches",
    id: "Nom dans le fichier", oneLanguage: "Une langue suffit : elle vaut alors pour les deux.", author: "Auteur",
    licence: "Licence, par exemple CC BY 4.0", none: "–", ready: "Tout est prêt pour jouer", fault1: "1 erreur",
    faultN: "{n} erreurs", cure_add: "L’ajouter", cure_set: "Corriger", cure_remove: "Retirer", undone: "Annulé.",
    redone: "Rétabli.", nothingToUndo: "Rien à annuler.", mended: "Corrigé.",
  },
};

/** What a page says: its own words in both languages beside the shared ones. */
export function speech(own) {
  const words = { en: { ...SHARED.en, ...own.en }, fr: { ...SHARED.fr, ...own.fr } };
  let language = "en";

  function say(key, values = {}) {
    const text = words[language][key] ?? key;
    return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  }

  function setLanguage(wanted) {
    language = wanted === "fr" ? "fr" : "en";
    document.documentElement.lang = language;
  }

  /** Put the words of the language into the fixed parts of the page. */
  function fillPage() {
    for (const node of document.querySelectorAll("[data-words]")) node.textContent = say(node.dataset.words);
    for (const node of document.querySelectorAll("[data-label]")) {
      node.setAttribute("aria-label", say(node.dataset.label));
      if (node.matches("button, a")) node.title = say(node.dataset.label);
    }
  }

  return {
    say,
    setLanguage,
    fillPage,
    getLanguage: () => language,
    known: (key) => key in words[language],
    /** How many faults there are, in words. */
    countOf: (count) => (count ? say(count === 1 ? "fault1" : "faultN", { n: count }) : say("ready")),
  };
}
