import type { Bilingual, BilingualOf } from '#domain/kernel/bilingual.ts';
import type { goalMeasures, Unit } from './measures.ts';

type Figure = BilingualOf<Readonly<{ figure: string }>>;

/** A figure with its unit; figures of other units stand alone. */
export const unitWords: Readonly<
  Record<Extract<Unit, 'ratio' | 'per_minute' | 'syllables_per_second' | 'words_per_minute'>, Figure>
> = {
  ratio: { de: ({ figure }) => `Schwankung ${figure}`, en: ({ figure }) => `variation ${figure}` },
  per_minute: { de: ({ figure }) => `${figure} je Minute`, en: ({ figure }) => `${figure} per minute` },
  syllables_per_second: {
    de: ({ figure }) => `${figure} Silben je Sekunde`,
    en: ({ figure }) => `${figure} syllables per second`,
  },
  words_per_minute: {
    de: ({ figure }) => `${figure} Wörter je Minute`,
    en: ({ figure }) => `${figure} words per minute`,
  },
};

/** The short form. */
export const shortUnitWords: Readonly<Record<'syllables_per_second' | 'words_per_minute', Figure>> = {
  syllables_per_second: { de: ({ figure }) => `${figure} Silben/s`, en: ({ figure }) => `${figure} syllables/s` },
  words_per_minute: { de: ({ figure }) => `${figure} Wörter/min`, en: ({ figure }) => `${figure} words/min` },
};

export const wordsCounted: Figure = { de: ({ figure }) => `${figure} Wörter`, en: ({ figure }) => `${figure} words` };

/** The unit alone, beside a field or after a figure. */
export const unitNames: Readonly<Record<(typeof goalMeasures)[keyof typeof goalMeasures]['unit'], Bilingual>> = {
  hertz: { de: 'Hz', en: 'Hz' },
  per_minute: { de: 'je Minute', en: 'per minute' },
  percent: { de: 'Prozent', en: 'percent' },
  score: { de: 'von 10', en: 'of 10' },
  words_per_minute: { de: 'Wörter je Minute', en: 'words per minute' },
};
