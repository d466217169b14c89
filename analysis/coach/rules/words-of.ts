import type { Facts } from '../coach.ts';
import type { CoachWords } from './coach-words.ts';
import { englishWords } from './english-words.ts';
import { germanWords } from './german-words.ts';

const languages: Readonly<Record<'de' | 'en', CoachWords>> = { de: germanWords, en: englishWords };

/** In the language of the talk. */
export const wordsOf = ({ features }: Facts): CoachWords => languages[features.session.locale];
