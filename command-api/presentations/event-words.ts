import type { DrawingFailure } from '#domain/presentations/decider.ts';
import type { PresentationEvent } from '#domain/presentations/events.ts';
import type { EventWords } from '../event-words.ts';

const reasons: Readonly<Record<DrawingFailure, Readonly<Record<'de' | 'en', string>>>> = {
  password: { de: 'mit einem Passwort geschützt', en: 'protected by a password' },
  unreadable: { de: 'nicht lesbar', en: 'not readable' },
  empty: { de: 'ohne Seiten', en: 'without pages' },
  too_many_pages: { de: 'zu viele Seiten', en: 'too many pages' },
  too_complex: { de: 'zu aufwendig gezeichnet', en: 'too complex to draw' },
  internal: { de: 'ein Fehler auf unserer Seite', en: 'a fault on our side' },
};

export const eventWords: EventWords<PresentationEvent> = {
  PresentationAdded: {
    de: ({ name }) => `Präsentation „${name}“ hochgeladen`,
    en: ({ name }) => `Slide deck “${name}” uploaded`,
  },
  PagesCounted: { de: ({ pages }) => `Seiten gezählt: ${pages}`, en: ({ pages }) => `Pages counted: ${pages}` },
  PagesDrawn: {
    de: ({ pages }) => `Seiten gezeichnet: ${pages.length}`,
    en: ({ pages }) => `Pages drawn: ${pages.length}`,
  },
  DrawingFailed: {
    de: ({ reason }) => `Seiten konnten nicht gezeichnet werden: ${reasons[reason].de}`,
    en: ({ reason }) => `Pages could not be drawn: ${reasons[reason].en}`,
  },
  PresentationRenamed: {
    de: ({ name }) => `Präsentation in „${name}“ umbenannt`,
    en: ({ name }) => `Slide deck renamed to “${name}”`,
  },
  LengthExpected: { de: () => 'Länge des Vortrags geplant', en: () => 'Length of the talk planned' },
  SlidePlanned: { de: ({ index }) => `Folie ${index + 1} geplant`, en: ({ index }) => `Slide ${index + 1} planned` },
  PresentationUsed: { de: () => 'Mit der Präsentation aufgenommen', en: () => 'Recorded with the slide deck' },
  PresentationReleased: {
    de: () => 'Aufnahme mit der Präsentation gelöscht',
    en: () => 'Recording with the slide deck deleted',
  },
  DefaultDeckWithdrawn: {
    de: () => 'Präsentation für alle zurückgezogen',
    en: () => 'Slide deck for everybody withdrawn',
  },
  PresentationRemoved: { de: () => 'Präsentation gelöscht', en: () => 'Slide deck deleted' },
};
