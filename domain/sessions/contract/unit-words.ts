import type { BilingualOf } from '#domain/kernel/bilingual.ts';
import type { Unit } from './measures.ts';

/** A figure with its unit; any other figure stands alone. */
export const unitWords: Readonly<
  Record<
    Extract<Unit, 'ratio' | 'per_minute' | 'syllables_per_second' | 'words_per_minute'>,
    BilingualOf<Readonly<{ figure: string }>>
  >
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
