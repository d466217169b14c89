import type { EventWords } from '#domain/kernel/event-words.ts';
import type { HistoryEvent } from '../events.ts';

export const eventWords: EventWords<HistoryEvent> = {
  HistorySearched: { de: 'Im Verlauf gesucht', en: 'Searched the history' },
  HistoryRead: { de: 'Vorgang eingesehen', en: 'Record looked at' },
  HistoryExported: { de: 'Vorgang als Datei geholt', en: 'Record fetched as a file' },
};
