import { msg } from '@lingui/core/macro';
import type { PresentationState } from '#domain/presentations/decider.ts';
import type { presentationEvents } from '#domain/presentations/events.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const presentationsHistory: WordsOf<typeof presentationEvents, PresentationState> = {
  streams: { presentation: msg`Präsentation` },
  events: {
    PresentationAdded: msg`Präsentation hochgeladen`,
    PagesCounted: msg`Seiten gezählt`,
    PagesDrawn: msg`Seiten gezeichnet`,
    DrawingFailed: msg`Seiten nicht gezeichnet`,
    PresentationRenamed: msg`Präsentation umbenannt`,
    LengthExpected: msg`Länge des Vortrags geplant`,
    SlidePlanned: msg`Folie geplant`,
    PresentationUsed: msg`Mit der Präsentation aufgenommen`,
    PresentationReleased: msg`Aufnahme mit der Präsentation gelöscht`,
    PresentationRemoved: msg`Präsentation gelöscht`,
  },
  fields: {
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
