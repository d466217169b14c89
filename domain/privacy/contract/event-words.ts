import type { EventWords } from '#domain/kernel/event-words.ts';
import type { DataExportEvent } from '../events.ts';

export const eventWords: EventWords<DataExportEvent> = {
  DataExportRequested: { de: 'Archiv der eigenen Daten verlangt', en: 'Archive of own data requested' },
  DataExportMade: {
    de: 'Archiv der eigenen Daten erstellt',
    en: 'Archive of own data made',
    detail: ({ archive }, locale) => `${archive.size} ${locale === 'de' ? 'Byte' : 'bytes'}`,
  },
  DataExportFailed: { de: 'Archiv der eigenen Daten gescheitert', en: 'Archive of own data failed' },
  DataExportRemoved: { de: 'Archiv der eigenen Daten entfernt', en: 'Archive of own data removed' },
};
