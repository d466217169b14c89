import type { Bilingual, BilingualOf } from '#domain/kernel/bilingual.ts';

export const slidesHeading: Bilingual = { de: 'Folie für Folie', en: 'Slide by slide' };

/** The column headings of its table, except for measures, which have their own names. */
export const slideHeads = {
  slide: { de: 'Folie', en: 'Slide' },
  from: { de: 'Ab', en: 'From' },
  seconds: { de: 'Dauer', en: 'Length' },
  plan: { de: 'Geplant', en: 'Planned' },
  pace: { de: 'Wörter/min', en: 'Words/min' },
} satisfies Readonly<Record<string, Bilingual>>;

export const onPlan: Bilingual = { de: 'im Plan', en: 'on plan' };

/** How far a slide was from its plan, in seconds. */
export const planWords: Readonly<Record<'longer' | 'shorter', BilingualOf<Readonly<{ by: string }>>>> = {
  longer: { de: ({ by }) => `${by} s länger`, en: ({ by }) => `${by} s longer` },
  shorter: { de: ({ by }) => `${by} s kürzer`, en: ({ by }) => `${by} s shorter` },
};
