import type { EventWords } from '#domain/kernel/event-words.ts';
import type { QuotaEvent } from '../events.ts';

export const eventWords: EventWords<QuotaEvent> = {
  AnalysisReserved: {
    de: 'Analyse aus dem Kontingent vorgemerkt',
    en: 'Analysis reserved from the quota',
    detail: ({ analysisClass }) => analysisClass,
  },
  AnalysisConsumed: { de: 'Analyse aus dem Kontingent verbraucht', en: 'Analysis taken from the quota' },
  AnalysisReturned: { de: 'Analyse ins Kontingent zurückgegeben', en: 'Analysis given back to the quota' },
  FeedbackReserved: {
    de: 'Rückmeldung aus dem Kontingent vorgemerkt',
    en: 'Feedback reserved from the quota',
    detail: ({ feedbackClass }) => feedbackClass,
  },
  FeedbackConsumed: { de: 'Rückmeldung aus dem Kontingent verbraucht', en: 'Feedback taken from the quota' },
  FeedbackReturned: { de: 'Rückmeldung ins Kontingent zurückgegeben', en: 'Feedback given back to the quota' },
  LiveSecondsTaken: {
    de: 'Sekunden Live-Worte aus dem Kontingent genommen',
    en: 'Seconds of live words taken from the quota',
    detail: ({ liveClass, seconds }) => `${seconds} (${liveClass})`,
  },
  LiveSecondsReturned: {
    de: 'Sekunden Live-Worte ins Kontingent zurückgegeben',
    en: 'Seconds of live words given back to the quota',
    detail: ({ seconds }) => `${seconds}`,
  },
};
