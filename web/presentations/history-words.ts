import { msg } from '@lingui/core/macro';
import { eventWords } from '#domain/presentations/contract/event-words.ts';
import type { PresentationState } from '#domain/presentations/decider.ts';
import type { presentationEvents } from '#domain/presentations/events.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const presentationsHistory: WordsOf<typeof presentationEvents, PresentationState> = {
  streams: { presentation: msg`Präsentation` },
  events: eventWords,
  sentences: {
    PresentationAdded: msg({ message: '{who} hat die Präsentation {what} hochgeladen.' }),
    PresentationRenamed: msg({ message: '{who} hat die Präsentation in {what} umbenannt.' }),
    LengthExpected: msg({ message: '{who} hat die Länge der Präsentation {what} geplant.' }),
    SlidePlanned: msg({ message: '{who} hat Folien der Präsentation {what} geplant.' }),
    PresentationRemoved: msg({ message: '{who} hat eine Präsentation gelöscht.' }),
    DefaultDeckWithdrawn: msg({ message: '{who} hat die Präsentation {what} für alle zurückgezogen.' }),
  },
  fields: {
    isWithdrawn: msg`Zurückgezogen`,
    address: msg`Prüfsumme`,
    contentType: msg`Art der Datei`,
    drawn: msg`Gezeichnete Seiten`,
    expectedSeconds: msg`Geplante Länge in Sekunden`,
    failure: msg`Grund`,
    file: msg`Datei`,
    height: msg`Höhe`,
    image: msg`Bild`,
    index: msg`Folie, von 0 an`,
    name: msg`Name`,
    notes: msg`Notizen`,
    ownerId: msg`Person`,
    pages: msg`Seiten`,
    reason: msg`Grund`,
    seconds: msg`Sekunden`,
    sessionId: msg`Vortrag`,
    size: msg`Größe`,
    slides: msg`Plan der Folien`,
    thumbnail: msg`Kleines Bild`,
    usedBy: msg`Vorträge`,
    width: msg`Breite`,
    words: msg`Wörter`,
  },
  values: {
    password: msg`mit Passwort`,
    unreadable: msg`nicht lesbar`,
    empty: msg`ohne Seiten`,
    too_many_pages: msg`zu viele Seiten`,
    too_complex: msg`zu aufwendig`,
    internal: msg`Fehler bei uns`,
    none: msg`noch nicht da`,
    removed: msg`gelöscht`,
  },
};
