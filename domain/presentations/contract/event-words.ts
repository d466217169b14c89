import type { Locale } from '#domain/kernel/contract.ts';
import type { EventWords } from '#domain/kernel/event-words.ts';
import type { DrawingFailure } from '../decider.ts';
import type { PresentationEvent } from '../events.ts';

const reasons: Readonly<Record<DrawingFailure, Readonly<Record<Locale, string>>>> = {
  password: { de: 'mit einem Passwort geschützt', en: 'protected by a password' },
  unreadable: { de: 'nicht lesbar', en: 'not readable' },
  empty: { de: 'ohne Seiten', en: 'without pages' },
  too_many_pages: { de: 'zu viele Seiten', en: 'too many pages' },
  too_complex: { de: 'zu aufwendig gezeichnet', en: 'too complex to draw' },
  internal: { de: 'ein Fehler auf unserer Seite', en: 'a fault on our side' },
};

export const eventWords: EventWords<PresentationEvent> = {
  PresentationAdded: {
    de: 'Präsentation hochgeladen',
    en: 'Slide deck uploaded',
    detail: ({ name }) => name,
  },
  PagesCounted: {
    de: 'Seiten gezählt',
    en: 'Pages counted',
    detail: ({ pages }) => `${pages}`,
  },
  PagesDrawn: {
    de: 'Seiten gezeichnet',
    en: 'Pages drawn',
    detail: ({ pages }) => `${pages.length}`,
  },
  DrawingFailed: {
    de: 'Seiten nicht gezeichnet',
    en: 'Pages not drawn',
    detail: ({ reason }, locale) => reasons[reason][locale],
  },
  PresentationRenamed: {
    de: 'Präsentation umbenannt',
    en: 'Slide deck renamed',
    detail: ({ name }) => name,
  },
  LengthExpected: { de: 'Länge des Vortrags geplant', en: 'Length of the talk planned' },
  SlidePlanned: {
    de: 'Folie geplant',
    en: 'Slide planned',
    detail: ({ index }) => `${index + 1}`,
  },
  PresentationUsed: { de: 'Mit der Präsentation aufgenommen', en: 'Recorded with the deck' },
  PresentationReleased: { de: 'Aufnahme mit der Präsentation gelöscht', en: 'Recording with the deck deleted' },
  DefaultDeckWithdrawn: { de: 'Präsentation für alle zurückgezogen', en: 'Slide deck for everybody withdrawn' },
  PresentationRemoved: { de: 'Präsentation gelöscht', en: 'Slide deck deleted' },
};
