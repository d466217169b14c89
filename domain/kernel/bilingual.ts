import type { Locale } from './contract.ts';

/** A text in every language of the product. Browser, mails, paper and archive show the same one. */
export type Bilingual = Readonly<Record<Locale, string>>;
