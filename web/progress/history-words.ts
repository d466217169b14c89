import { msg } from '@lingui/core/macro';
import { eventWords } from '#domain/progress/contract/event-words.ts';
import type { Progress } from '#domain/progress/decider.ts';
import type { progressEvents } from '#domain/progress/events.ts';
import { partNames, totalNames } from '#domain/sessions/contract/measure-words.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const progressHistory: WordsOf<typeof progressEvents, Progress> = {
  streams: { progress: msg`Fortschritt einer Person` },
  events: eventWords,
  sentences: {
    ProgressSettingsChanged: msg({ message: '{who} hat geändert, was beim Fortschritt verglichen wird.' }),
    BaselineChosen: msg({ message: '{who} hat einen Ausgangsvortrag gewählt.' }),
    BaselineDropped: msg({ message: '{who} hat den Ausgangsvortrag abgewählt.' }),
  },
  fields: {
    attributes: msg`Was verglichen wird`,
    baselines: msg`Ausgangsvorträge`,
    numSessionsPerSet: msg`Vorträge je Seite`,
    sessionId: msg`Vortrag`,
    settings: msg`Einstellungen`,
  },
  values: { ...partNames, session_score: totalNames.whole },
};
