import { msg } from '@lingui/core/macro';
import { eventWords } from '#domain/history/contract/event-words.ts';
import type { historyEvents } from '#domain/history/events.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const historyHistory: WordsOf<typeof historyEvents> = {
  streams: { lookup: msg`Einsichten` },
  events: eventWords,
  sentences: {
    HistorySearched: msg({ message: '{who} hat im Verlauf gesucht.' }),
    HistoryRead: msg({ message: '{who} hat im Verlauf nachgesehen.' }),
    HistoryExported: msg({ message: '{who} hat etwas aus dem Verlauf als Datei geholt.' }),
  },
  fields: {
    actor: msg`Wer`,
    category: msg`Art`,
    format: msg`Format`,
    stream: msg`Vorgang`,
    textHash: msg`Prüfsumme der Suchworte`,
  },
  values: {
    csv: msg`Tabelle (CSV)`,
    json: msg`JSON`,
    payments: msg`Zahlungen (CSV)`,
    proof: msg`Beweisdatei`,
  },
};
