import type { Locale } from './contract.ts';

/** A text in every language of the product. Browser, mails, paper and archive show the same text. */
export type Bilingual = Readonly<Record<Locale, string>>;
/** A text with figures in it, which are already formatted in that language. */
export type BilingualOf<Figures> = Readonly<Record<Locale, (figures: Figures) => string>>;
