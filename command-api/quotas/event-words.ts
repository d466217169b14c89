import type { QuotaEvent } from '#domain/quotas/events.ts';
import type { EventWords } from '../event-words.ts';

export const eventWords: EventWords<QuotaEvent> = {
  AnalysisReserved: {
    de: ({ analysisClass }) => `Eine Analyse (${analysisClass}) des Monats reserviert`,
    en: ({ analysisClass }) => `One analysis (${analysisClass}) of the month reserved`,
  },
  AnalysisConsumed: {
    de: () => 'Die reservierte Analyse ist verbraucht',
    en: () => 'The reserved analysis is used up',
  },
  AnalysisReturned: {
    de: () => 'Die reservierte Analyse ist zurückgegeben',
    en: () => 'The reserved analysis is given back',
  },
  FeedbackReserved: {
    de: ({ feedbackClass }) => `Eine Rückmeldung (${feedbackClass}) des Monats reserviert`,
    en: ({ feedbackClass }) => `One feedback (${feedbackClass}) of the month reserved`,
  },
  FeedbackConsumed: {
    de: () => 'Die reservierte Rückmeldung ist verbraucht',
    en: () => 'The reserved feedback is used up',
  },
  FeedbackReturned: {
    de: () => 'Die reservierte Rückmeldung ist zurückgegeben',
    en: () => 'The reserved feedback is given back',
  },
  LiveSecondsTaken: {
    de: ({ liveClass, seconds }) => `${seconds} Sekunden Live-Worte (${liveClass}) des Monats genommen`,
    en: ({ liveClass, seconds }) => `${seconds} seconds of live words (${liveClass}) of the month taken`,
  },
  LiveSecondsReturned: {
    de: ({ seconds }) => `${seconds} Sekunden Live-Worte zurückgegeben`,
    en: ({ seconds }) => `${seconds} seconds of live words given back`,
  },
};
