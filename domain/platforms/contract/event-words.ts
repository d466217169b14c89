import type { EventWords } from '#domain/kernel/event-words.ts';
import type { CourseLinkEvent, PlatformAccountEvent, PlatformEvent, ToolKeyEvent } from '../events.ts';

export const eventWords: EventWords<PlatformEvent | ToolKeyEvent | PlatformAccountEvent | CourseLinkEvent> = {
  PlatformRegistered: {
    de: 'Lernplattform angemeldet',
    en: 'Learning platform registered',
    detail: ({ name, issuer }) => `${name} (${issuer})`,
  },
  PlatformChanged: { de: 'Lernplattform geändert', en: 'Learning platform changed', detail: ({ name }) => name },
  PlatformRemoved: { de: 'Lernplattform entfernt', en: 'Learning platform removed' },
  ToolKeyMade: { de: 'Schlüssel für Lernplattformen erneuert', en: 'Key for learning platforms renewed' },
  PlatformAccountConnected: {
    de: 'Konto mit einer Lernplattform verbunden',
    en: 'Account connected with a learning platform',
  },
  PlatformAccountDisconnected: {
    de: 'Konto von einer Lernplattform getrennt',
    en: 'Account disconnected from a learning platform',
  },
  SeminarLinked: { de: 'Seminar mit einer Lernplattform verknüpft', en: 'Seminar linked to a learning platform' },
  CourseSeen: {
    de: 'Kurs einer Lernplattform führt hierher',
    en: 'Course of a platform leads here',
    detail: ({ title }) => title,
  },
  SeminarUnlinked: {
    de: 'Seminar von einer Lernplattform gelöst',
    en: 'Seminar unlinked from a learning platform',
  },
};
