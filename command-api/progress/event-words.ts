import type { ProgressEvent } from '#domain/progress/events.ts';
import type { EventWords } from '../event-words.ts';

export const eventWords: EventWords<ProgressEvent> = {
  ProgressSettingsChanged: {
    de: ({ numSessionsPerSet }) => `Geändert, was verglichen wird: je ${numSessionsPerSet} Vorträge`,
    en: ({ numSessionsPerSet }) => `Changed what is compared: ${numSessionsPerSet} talks each`,
  },
  BaselineChosen: { de: () => 'Ausgangsvortrag gewählt', en: () => 'Baseline talk chosen' },
  BaselineDropped: { de: () => 'Ausgangsvortrag abgewählt', en: () => 'Baseline talk given up' },
};
