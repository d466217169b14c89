import type { DataExportEvent } from '#domain/privacy/events.ts';
import type { EventWords } from '../event-words.ts';

export const eventWords: EventWords<DataExportEvent> = {
  DataExportRequested: {
    de: () => 'Archiv der eigenen Daten angefordert',
    en: () => 'Archive of one’s own data asked for',
  },
  DataExportMade: {
    de: ({ archive }) => `Archiv der eigenen Daten erstellt (${archive.size} Byte)`,
    en: ({ archive }) => `Archive of one’s own data made (${archive.size} bytes)`,
  },
  DataExportFailed: {
    de: () => 'Archiv der eigenen Daten ließ sich nicht erstellen',
    en: () => 'The archive of one’s own data could not be made',
  },
  DataExportRemoved: {
    de: () => 'Archiv der eigenen Daten entfernt',
    en: () => 'Archive of one’s own data removed',
  },
};
