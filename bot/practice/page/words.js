// Everything the page itself says, in both languages.

const WORDS = {
  en: {
    skip: "Skip to the message box",
    subtitle: "practice table",
    channels: "Channels",
    newThread: "+ Thread",
    private: "{name} (private)",
    workshop: "⚒ Workshop: draw missions",
    threadName: "thread {number} of {channel}",
    who: "Who am I?",
    language: "Language",
    moderator: "moderator",
    menu: "Channels and people",
    close: "Close",
    messages: "Messages",
    newest: "New messages ↓",
    suggestions: "Suggestions",
    send: "Send",
    write: "Type / or your message",
    bot: "BOT",
    apps: "Apps: what can be asked about this message",
    used: "{name} used",
    answered: "answers {name}",
    pressed: "{name} made a choice",
    edited: "(edited)",
    thinking: "{name} is thinking…",
    onlyYou: "Only you can see this",
    sending: "Sending {name}…",
    expired: "The application did not respond.",
    notSent: "That could not be done: {why}",
    dismiss: "Dismiss",
    alt: "ALT",
    showAlt: "Read the picture's description",
    enlarge: "Enlarge the picture",
    noAlt: "Picture without a description",
    spoiler: "Spoiler: show it",
    choose: "Make a choice",
    chosen: "{count} chosen",
    confirm: "Confirm",
    cancel: "Cancel",
    submit: "Submit",
    required: "required",
    optional: "optional",
    fill: "{name} must be filled in.",
    number: "{name} must be a number.",
    bounds: "{name}: from {least} to {most}.",
    nothing: "Nothing fits.",
    noCommand: "No command of that name.",
    searching: "Asking…",
    yes: "Yes",
    no: "No",
    addOption: "Add {name}",
    removeOption: "Remove {name}",
    hintTitle: "The table in #{channel} is empty",
    hint: "Type {command} to open a game, then Enter. You can play everybody yourself: "
      + "change who you are at the left.",
    hintPhone: "Type {command} to open a game, then Enter. You can play everybody yourself: "
      + "change who you are in the menu.",
    hintPrivate: "Only you and {channel} write here",
    hintAlone: "Type {command} to open a game of your own, then Enter. "
      + "Missing players are played by the bot.",
    hintButton: "Begin with {command}",
    waitingBot: "The bot is not connected yet…",
    lost: "Connection lost. Trying again…",
    isCalled: "has been called",
    unread: "unread messages",
    said: "{name}: {text}",
    picture: "picture: {alt}",
  },
  fr: {
    skip: "Aller à la zone de message",
    subtitle: "table d’entraînement",
    channels: "Salons",
    newThread: "+ Fil",
    private: "{name} (en privé)",
    workshop: "⚒ Atelier : dessiner des missions",
    threadName: "fil {number} de {channel}",
    who: "Qui suis-je ?",
    language: "Langue",
    moderator: "modération",
    menu: "Salons et personnes",
    close: "Fermer",
    messages: "Messages",
    newest: "Nouveaux messages ↓",
    suggestions: "Suggestions",
    send: "Envoyer",
    write: "Tapez / ou votre message",
    bot: "BOT",
    apps: "Applications : ce qu’on peut demander sur ce message",
    used: "{name} a utilisé",
    answered: "répond à {name}",
    pressed: "{name} a fait un choix",
    edited: "(modifié)",
    thinking: "{name} réfléchit…",
    onlyYou: "Visible par vous seulement",
    sending: "Envoi de {name}…",
    expired: "L’application n’a pas répondu.",
    notSent: "Impossible : {why}",
    dismiss: "Masquer",
    alt: "ALT",
    showAlt: "Lire la description de l’image",
    enlarge: "Agrandir l’image",
    noAlt: "Image sans description",
    spoiler: "Divulgâcheur : afficher",
    choose: "Faire un choix",
    chosen: "{count} choisis",
    confirm: "Valider",
    cancel: "Annuler",
    submit: "Envoyer",
    required: "obligatoire",
    optional: "facultatif",
    fill: "Il faut remplir {name}.",
    number: "{name} doit être un nombre.",
    bounds: "{name} : de {least} à {most}.",
    nothing: "Rien ne correspond.",
    noCommand: "Aucune commande de ce nom.",
    searching: "Recherche…",
    yes: "Oui",
    no: "Non",
    addOption: "Ajouter {name}",
    removeOption: "Retirer {name}",
    hintTitle: "La table de #{channel} est vide",
    hint: "Tapez {command} pour ouvrir une partie, puis Entrée. Vous pouvez jouer tout le monde : "
      + "changez de personne à gauche.",
    hintPhone: "Tapez {command} pour ouvrir une partie, puis Entrée. Vous pouvez jouer tout le "
      + "monde : changez de personne dans le menu.",
    hintPrivate: "Ici, il n’y a que vous et {channel}",
    hintAlone: "Tapez {command} pour ouvrir votre propre partie, puis Entrée. "
      + "Le bot joue à la place de qui manque.",
    hintButton: "Commencer par {command}",
    waitingBot: "Le bot n’est pas encore connecté…",
    lost: "Connexion perdue. Nouvel essai…",
    isCalled: "on l’appelle",
    unread: "messages non lus",
    said: "{name} : {text}",
    picture: "image : {alt}",
  },
};

let language = "en";

export function setLanguage(wanted) {
  language = wanted in WORDS ? wanted : "en";
  document.documentElement.lang = language;
}

export function getLanguage() {
  return language;
}

/** The locale Discord would send for the person. */
export function getLocale() {
  return language === "fr" ? "fr" : "en-US";
}

export function say(key, values = {}) {
  return WORDS[language][key].replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** A command's or option's text in the person's language. */
export function localized(plain, translations) {
  return translations?.[getLocale()] || plain;
}

/** A command's name as the person types it, without the slash. */
export function commandName(command) {
  return command.names[getLocale()] ?? command.name;
}

/** Put the words of the language into the fixed parts of the page. */
export function fillPage() {
  for (const node of document.querySelectorAll("[data-words]")) {
    node.textContent = say(node.dataset.words);
  }
  for (const node of document.querySelectorAll("[data-label]")) {
    node.setAttribute("aria-label", say(node.dataset.label));
  }
}
