import { msg } from '@lingui/core/macro';
import { eventWords } from '#domain/privacy/contract/event-words.ts';
import type { ExportState } from '#domain/privacy/decider.ts';
import type { dataExportEvents } from '#domain/privacy/events.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const privacyHistory: WordsOf<typeof dataExportEvents, ExportState> = {
  streams: { export: msg`Archiv der eigenen Daten` },
  events: eventWords,
  sentences: {
    DataExportRequested: msg({ message: '{who} hat das Archiv der eigenen Daten verlangt.' }),
  },
  fields: {
    address: msg`Speicherort`,
    archive: msg`Archiv`,
    exportId: msg`Kennung des Archivs`,
    files: msg`Dateien`,
    id: msg`Kennung`,
    madeAt: msg`Erstellt`,
    status: msg`Zustand`,
  },
  values: {
    making: msg`wird erstellt`,
    ready: msg`bereit`,
    failed: msg`gescheitert`,
    removed: msg`entfernt`,
    storage_full: msg`kein Platz mehr auf dem Server`,
    internal: msg`Fehler auf dem Server`,
    asked: msg`die Person hat es verlangt`,
    expired: msg`die Frist ist abgelaufen`,
    replaced: msg`durch ein neueres ersetzt`,
  },
};
