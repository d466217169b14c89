import type { SeminarEvent } from '#domain/seminars/events.ts';
import type { EventWords } from '../event-words.ts';

export const eventWords: EventWords<SeminarEvent> = {
  SeminarCreated: { de: ({ name }) => `Seminar „${name}“ angelegt`, en: ({ name }) => `Seminar “${name}” created` },
  SeminarEdited: { de: ({ name }) => `Seminar „${name}“ bearbeitet`, en: ({ name }) => `Seminar “${name}” edited` },
  LogoChanged: { de: () => 'Logo gesetzt', en: () => 'Logo set' },
  SeminarFileAdded: { de: ({ name }) => `Datei „${name}“ hinzugefügt`, en: ({ name }) => `File “${name}” added` },
  LogoRemoved: { de: () => 'Logo entfernt', en: () => 'Logo removed' },
  BlockAdded: { de: ({ title }) => `Block „${title}“ hinzugefügt`, en: ({ title }) => `Block “${title}” added` },
  BlockEdited: { de: ({ title }) => `Block „${title}“ bearbeitet`, en: ({ title }) => `Block “${title}” edited` },
  BlockDeleted: { de: () => 'Block gelöscht', en: () => 'Block deleted' },
  ElementAdded: { de: ({ title }) => `Element „${title}“ hinzugefügt`, en: ({ title }) => `Element “${title}” added` },
  ElementEdited: { de: ({ title }) => `Element „${title}“ bearbeitet`, en: ({ title }) => `Element “${title}” edited` },
  ElementDeleted: { de: () => 'Element gelöscht', en: () => 'Element deleted' },
  SeminarReordered: { de: () => 'Reihenfolge geändert', en: () => 'Order changed' },
  SeminarPublished: { de: () => 'Seminar veröffentlicht', en: () => 'Seminar published' },
  SeminarUnpublished: { de: () => 'Veröffentlichung zurückgenommen', en: () => 'Seminar taken back' },
  SubmissionsCleared: { de: () => 'Alle Beiträge zurückgesetzt', en: () => 'All submissions cleared' },
  ParticipantsRemoved: { de: () => 'Alle Teilnehmenden entfernt', en: () => 'All participants removed' },
  SeminarClosed: { de: () => 'Seminar geschlossen', en: () => 'Seminar closed' },
  SeminarDeleted: { de: () => 'Seminar gelöscht', en: () => 'Seminar deleted' },
};
