import type { EventWords } from '#domain/kernel/event-words.ts';
import type { SeminarEvent } from '../events.ts';

export const eventWords: EventWords<SeminarEvent> = {
  SeminarCreated: {
    de: 'Seminar angelegt',
    en: 'Seminar created',
    detail: ({ name }) => name,
  },
  SeminarEdited: {
    de: 'Seminar bearbeitet',
    en: 'Seminar edited',
    detail: ({ name }) => name,
  },
  LogoChanged: { de: 'Logo gesetzt', en: 'Logo set' },
  SeminarFileAdded: {
    de: 'Datei hinzugefügt',
    en: 'File added',
    detail: ({ name }) => name,
  },
  LogoRemoved: { de: 'Logo entfernt', en: 'Logo removed' },
  CriteriaChanged: { de: 'Bewertungsbogen geändert', en: 'Rubric changed' },
  DeadlineSet: { de: 'Frist geändert', en: 'Deadline changed' },
  BlockAdded: {
    de: 'Block hinzugefügt',
    en: 'Block added',
    detail: ({ title }) => title,
  },
  BlockEdited: {
    de: 'Block bearbeitet',
    en: 'Block edited',
    detail: ({ title }) => title,
  },
  BlockDeleted: { de: 'Block gelöscht', en: 'Block deleted' },
  ElementAdded: {
    de: 'Element hinzugefügt',
    en: 'Element added',
    detail: ({ title }) => title,
  },
  ElementEdited: {
    de: 'Element bearbeitet',
    en: 'Element edited',
    detail: ({ title }) => title,
  },
  ElementDeleted: { de: 'Element gelöscht', en: 'Element deleted' },
  SeminarReordered: { de: 'Reihenfolge geändert', en: 'Order changed' },
  SeminarPublished: { de: 'Seminar veröffentlicht', en: 'Seminar published' },
  SeminarUnpublished: { de: 'Veröffentlichung zurückgenommen', en: 'Seminar taken back' },
  SubmissionsCleared: { de: 'Alle Beiträge zurückgesetzt', en: 'All submissions cleared' },
  ParticipantsRemoved: { de: 'Alle Teilnehmenden entfernt', en: 'All participants removed' },
  SeminarClosed: { de: 'Seminar geschlossen', en: 'Seminar closed' },
  SeminarDeleted: { de: 'Seminar gelöscht', en: 'Seminar deleted' },
};
