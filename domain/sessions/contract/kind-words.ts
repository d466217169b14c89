import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { Locale } from '#domain/kernel/contract.ts';
import type { SessionKind } from './norms.ts';

/** The kind of talk: the good ranges depend on it. */
export const kindNames: Readonly<Record<SessionKind, Bilingual>> = {
  presentation: { de: 'Vortrag', en: 'Talk' },
  pitch: { de: 'Kurzvorstellung (Pitch)', en: 'Elevator pitch' },
  story: { de: 'Erzählung', en: 'Story' },
  lesson: { de: 'Unterricht', en: 'Lesson' },
};

/** The languages of talks. */
export const languageNames: Readonly<Record<Locale, Bilingual>> = {
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
};
