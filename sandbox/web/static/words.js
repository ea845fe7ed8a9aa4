// The client's own words, in the two languages it speaks.

const EN = {
  only_you: "Only you can see this", dismiss: "Dismiss message", thinking: "{bot} is thinking…", edited: "(edited)",
  failed_click: "This interaction failed", failed_command: "The application did not respond", sending_command: "Sending command…",
  failed_modal: "Something went wrong. Try again.", used: "used", app: "APP", select: "Make a selection", done: "Done",
  chosen_of: "{n} of {most}", message_to: "Message {place}", no_writing: "You do not have permission to send messages in this channel.",
  new: "NEW", jump: "Jump to the newest messages", new_messages: "New messages", older: "Show older messages",
  beginning: "Welcome to {place}!", beginning_about: "This is the start of {place}.", dms: "Direct Messages", open_dm: "Message {name}",
  members: "Members", online: "Online", offline: "Offline", channels: "Channels", play_as: "Play as {name}", you_are: "You are {name}",
  language: "Language", reconnecting: "The connection was lost. Trying again…", bot_offline: "The bot is not connected. It may still be starting.",
  typing_1: "{a} is typing…", typing_2: "{a} and {b} are typing…", typing_n: "Several people are typing…",
  reply: "Reply", replying: "Replying to {name}", edit: "Edit message", delete: "Delete message", react: "Add reaction", more: "More",
  mark_unread: "Mark as unread", apps: "Apps", cancel: "Cancel", submit: "Submit", required: "Required", editing: "Editing a message",
  mention: "Mention", command_options: "Options", optional: "optional", optional_n: "+{n} optional", loading: "Loading options…",
  no_options: "No options match your search", load_failed: "Loading options failed", yes: "True", no: "False", choose_file: "Choose a file",
  not_number: "Enter a number", not_whole: "Enter a whole number", between: "from {least} to {most}", fill_in: "This option is required. Specify a value.",
  pick_offered: "Pick one of the offered values", no_commands: "No commands", pinned: "{name} pinned a message to this channel.",
  started_thread: "{name} started a thread: {thread}", open_large: "Open large", close: "Close", open_original: "Open original", alt: "ALT",
  unknown_user: "@unknown-user", unknown_channel: "#unknown", unknown_role: "@unknown-role", deleted_reply: "Original message was deleted",
  click_to_see: "Click to see attachment", today: "Today at {time}", yesterday: "Yesterday at {time}", votes: "{n} votes", vote: "Vote",
  take_back: "Remove vote", poll_over: "Poll closed", send: "Send", attach: "Upload a file", remove: "Remove", search: "Search",
  forwarded: "Forwarded", spoiler: "Spoiler", menu: "Channels and seats", new_tab: "each seat can be opened in a tab of its own",
  tip: "Type / for commands", private: "private", thread: "Thread", join_thread: "Join thread", leave_thread: "Leave thread", copied: "Copied",
  bot_role: "Bot", everyone_else: "Others", first_steps: "New here?", step_type: "Type / below to see all commands",
  step_seats: "You are {name}. Everybody on the left is yours to play: click a name to take that seat, or open it in a tab of its own.",
  step_seats_narrow: "You are {name}. Your name at the top opens the list of everybody whose seat you can take.",
  step_language: "Auf Deutsch spielen",
};

const DE = {
  only_you: "Nur du kannst diese Nachricht sehen", dismiss: "Nachricht verwerfen", thinking: "{bot} denkt nach …", edited: "(bearbeitet)",
  failed_click: "Diese Interaktion ist fehlgeschlagen", failed_command: "Die Anwendung reagiert nicht", sending_command: "Befehl wird gesendet …",
  failed_modal: "Etwas ist schiefgelaufen. Versuche es noch einmal.", used: "hat verwendet:", app: "APP", select: "Triff eine Auswahl", done: "Fertig",
  chosen_of: "{n} von {most}", message_to: "Nachricht an {place}", no_writing: "Du darfst in diesem Kanal keine Nachrichten senden.",
  new: "NEU", jump: "Zu den neuesten Nachrichten", new_messages: "Neue Nachrichten", older: "Ältere Nachrichten zeigen",
  beginning: "Willkommen in {place}!", beginning_about: "Hier beginnt {place}.", dms: "Direktnachrichten", open_dm: "{name} schreiben",
  members: "Mitglieder", online: "Online", offline: "Offline", channels: "Kanäle", play_as: "Als {name} spielen", you_are: "Du bist {name}",
  language: "Sprache", reconnecting: "Die Verbindung ist abgebrochen. Neuer Versuch …", bot_offline: "Der Bot ist nicht verbunden. Vielleicht startet er noch.",
  typing_1: "{a} schreibt …", typing_2: "{a} und {b} schreiben …", typing_n: "Mehrere Leute schreiben …",
  reply: "Antworten", replying: "Antwort an {name}", edit: "Nachricht bearbeiten", delete: "Nachricht löschen", react: "Reaktion hinzufügen", more: "Mehr",
  mark_unread: "Als ungelesen markieren", apps: "Apps", cancel: "Abbrechen", submit: "Absenden", required: "Pflichtfeld", editing: "Eine Nachricht wird bearbeitet",
  mention: "Erwähnen", command_options: "Optionen", optional: "optional", optional_n: "+{n} optional", loading: "Optionen werden geladen …",
  no_options: "Keine Optionen passen zur Suche", load_failed: "Die Optionen konnten nicht geladen werden", yes: "Wahr", no: "Falsch", choose_file: "Datei auswählen",
  not_number: "Gib eine Zahl ein", not_whole: "Gib eine ganze Zahl ein", between: "von {least} bis {most}", fill_in: "Diese Option ist erforderlich. Gib einen Wert an.",
  pick_offered: "Wähle einen der angebotenen Werte", no_commands: "Keine Befehle", pinned: "{name} hat eine Nachricht angepinnt.",
  started_thread: "{name} hat einen Thread begonnen: {thread}", open_large: "Groß öffnen", close: "Schließen", open_original: "Original öffnen", alt: "ALT",
  unknown_user: "@unbekannt", unknown_channel: "#unbekannt", unknown_role: "@unbekannte-rolle", deleted_reply: "Die ursprüngliche Nachricht wurde gelöscht",
  click_to_see: "Klicken, um den Anhang zu sehen", today: "heute um {time}", yesterday: "gestern um {time}", votes: "{n} Stimmen", vote: "Abstimmen",
  take_back: "Stimme zurücknehmen", poll_over: "Umfrage beendet", send: "Senden", attach: "Datei hochladen", remove: "Entfernen", search: "Suchen",
  forwarded: "Weitergeleitet", spoiler: "Spoiler", menu: "Kanäle und Plätze", new_tab: "jeder Platz lässt sich in einem eigenen Tab öffnen",
  tip: "Mit / beginnen Befehle", private: "privat", thread: "Thread", join_thread: "Thread beitreten", leave_thread: "Thread verlassen", copied: "Kopiert",
  bot_role: "Bot", everyone_else: "Weitere", first_steps: "Neu hier?", step_type: "Mit / unten alle Befehle sehen",
  step_seats: "Du bist {name}. Links stehen alle, für die du spielen kannst: Klicke einen Namen an, um den Platz zu wechseln, oder öffne ihn in einem eigenen Tab.",
  step_seats_narrow: "Du bist {name}. Dein Name oben öffnet die Liste aller, deren Platz du einnehmen kannst.",
  step_language: "Play in English",
};

let language = "en";

export function speak(locale) {
  language = locale.startsWith("de") ? "de" : "en";
  document.documentElement.lang = language;
}

export const spoken = () => language;

export function t(key, values = {}) {
  const text = (language === "de" ? DE : EN)[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

// The bot's own translations of its commands' names and descriptions.
export function localized(entry, field, locale) {
  return entry[`${field}_localizations`]?.[locale] ?? entry[field];
}
