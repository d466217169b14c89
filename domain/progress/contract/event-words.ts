import type { EventWords } from '#domain/kernel/event-words.ts';
import type { ProgressEvent } from '../events.ts';

export const eventWords: EventWords<ProgressEvent> = {
  ProgressSettingsChanged: {
    de: 'Geändert, was verglichen wird',
    en: 'Changed what is compared',
    detail: ({ numSessionsPerSet }, locale) =>
      ({ de: `je ${numSessionsPerSet} Vorträge`, en: `${numSessionsPerSet} talks each` })[locale],
  },
  BaselineChosen: { de: 'Ausgangsvortrag gewählt', en: 'Baseline talk chosen' },
  BaselineDropped: { de: 'Ausgangsvortrag abgewählt', en: 'Baseline talk given up' },
};
