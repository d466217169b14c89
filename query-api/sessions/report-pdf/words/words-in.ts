import type { Locale } from '#domain/kernel/contract.ts';
import { englishWords } from './english-words.ts';
import { germanWords } from './german-words.ts';
import type { ReportWords } from './report-words.ts';

const languages: Readonly<Record<Locale, ReportWords>> = { de: germanWords, en: englishWords };

export const wordsIn = (locale: Locale): ReportWords => languages[locale];
