import type { Bilingual, BilingualOf } from '#domain/kernel/bilingual.ts';
import type { SessionDetail } from './report.ts';

type Feedback = NonNullable<SessionDetail['aiFeedback']>;

export const feedbackHeading: Bilingual = { de: 'Rückmeldung', en: 'Feedback' };

/** The author. `at`: day and time, already formatted. */
export const feedbackAuthors: Readonly<
  Record<'rules' | 'model', BilingualOf<Readonly<{ modelVersion: string; at: string }>>>
> = {
  rules: {
    de: ({ at }) => `Nach festen Regeln aus Ihren Messwerten geschrieben, ${at}.`,
    en: ({ at }) => `Written by fixed rules from your measurements, ${at}.`,
  },
  model: {
    de: ({ modelVersion, at }) =>
      `Geschrieben von einem Sprachmodell (${modelVersion}), ${at}. Jede Zahl darin wurde mit Ihren Messwerten verglichen.`,
    en: ({ modelVersion, at }) =>
      `Written by a language model (${modelVersion}), ${at}. Every number in it was compared with your measurements.`,
  },
};

/** Why no model wrote it, although one is configured. */
export const withoutModelWords: Readonly<Record<NonNullable<Feedback['withoutModel']>, Bilingual>> = {
  no_consent: {
    de: 'Ein Sprachmodell schreibt nur, wenn die Weitergabe erlaubt ist.',
    en: 'A language model only writes feedback if the words may be passed on.',
  },
  quota_exhausted: {
    de: 'Das Kontingent an Rückmeldungen von einem Sprachmodell war für diesen Monat aufgebraucht.',
    en: 'The quota of feedback by a language model was used up for this month.',
  },
  unavailable: {
    de: 'Das Sprachmodell war nicht zu erreichen; das kostet nichts vom Kontingent.',
    en: "The language model couldn't be reached. It doesn't count towards the quota.",
  },
  unfounded: {
    de: 'Was das Sprachmodell schrieb, hielt der Prüfung an den Messwerten nicht stand; das kostet nichts vom Kontingent.',
    en: "What the language model wrote didn't match the measurements. It doesn't count towards the quota.",
  },
};

export const earlierFormulaFeedback: Bilingual = {
  de: 'Sie gehört zu dem Wert, der nach einer früheren Formel galt.',
  en: 'It belongs to the score by an earlier formula.',
};
