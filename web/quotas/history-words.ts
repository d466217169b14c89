import { msg } from '@lingui/core/macro';
import { eventWords } from '#domain/quotas/contract/event-words.ts';
import type { Quota } from '#domain/quotas/decider.ts';
import type { quotaEvents } from '#domain/quotas/events.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const quotasHistory: WordsOf<typeof quotaEvents, Quota> = {
  streams: { quota: msg`Kontingent` },
  events: eventWords,
  sentences: {
    AnalysisReserved: msg({ message: 'Aus dem Kontingent von {what} wurde eine Analyse vorgemerkt.' }),
    FeedbackReserved: msg({ message: 'Aus dem Kontingent von {what} wurde eine Rückmeldung vorgemerkt.' }),
    LiveSecondsTaken: msg({ message: 'Aus dem Kontingent von {what} wurden Sekunden für Live-Worte genommen.' }),
    LiveSecondsReturned: msg({ message: '{what} hat Sekunden für Live-Worte ins Kontingent zurückbekommen.' }),
  },
  fields: {
    analysisClass: msg`Klasse der Analyse`,
    feedbackClass: msg`Klasse der Rückmeldung`,
    feedbackId: msg`Kennung der Rückmeldung`,
    fast: msg`schnell`,
    feedback: msg`Rückmeldung`,
    live: msg`Live-Worte`,
    liveClass: msg`Klasse der Live-Worte`,
    relaxed: msg`in Ruhe`,
    reserved: msg`Vorgemerkt`,
    runId: msg`Kennung der Live-Worte`,
    runs: msg`Laufende Live-Worte`,
    seconds: msg`Sekunden`,
    sessionId: msg`Vortrag`,
    used: msg`Verbraucht`,
  },
  values: {},
};
