import type { Locale } from '../words/locale.ts';

/** Hesitation sounds: they count as fillers anywhere. German *um* is missing, because it is a preposition. */
const hesitations: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: new Set('äh ähm öh öhm ehm hm hmm mhm mm ähh ähmm öhh'.split(' ')),
  en: new Set('um uh uhm er erm ah hm hmm mm mhm umm uhh ahh'.split(' ')),
};

/** Whether a word is a hesitation sound, also if it is drawn out: "äääh", "ummmm". */
export function isHesitation(form: string, locale: Locale): boolean {
  return hesitations[locale].has(form) || hesitations[locale].has(form.replace(/(\p{L})\1{2,}/gu, '$1'));
}

/** Whether a word may be an exclamation instead of a hesitation: "Ah, the smell of coffee!" */
export const isExclaimed = (form: string) => /^a+h+$/u.test(form);

/** Whether a word cannot be a name, even with a capital: "Das war Ähm gut". */
export const isNoName = (form: string) => /^(?:ä+h+m*|u+h+m*|h+m+|m+h?m+)$/u.test(form);

/** Whether a name follows this word: "Herr Öhm". */
export const isTitle = (form: string) =>
  /^(?:mr|mrs|ms|miss|dr|doctor|prof|professor|sir|herr|herrn|frau|familie|doktor|professorin)$/u.test(form);

/**
 * When a word is a filler. Any listed word is one between two breaks (see `Surroundings`); a rule names a further case:
 * - `opener`: it opens a sentence and a subject follows ("Well I think", "Also ich finde"); as a part of the German sentence it
 *   would precede the verb;
 * - `hedge`: a silence follows ("quasi (0.5) keine Wahl");
 * - `closer`: a break follows ("ein Glas oder so, und");
 * - `tag`: it ends a question ("schön, ne?");
 * - `interjection`: a break precedes or follows.
 */
export type FillerRule = 'opener' | 'hedge' | 'closer' | 'tag' | 'interjection';

export type FillerPhrase = Readonly<{
  forms: readonly string[];
  rules: readonly FillerRule[];
  /** Words after which the phrase is a regular part of the sentence: "what sort of", "so oder so". */
  notAfter: ReadonlySet<string>;
  /** At the start of a sentence it is a call or an answer, not a filler. */
  neverOpens: boolean;
}>;

/** Words that are a call or an answer at the start of a sentence: "Halt, da kommt ein Zug!", "Ne, das will ich nicht." */
const answers = new Set(['halt', 'ne']);

const phrase = (text: string, rules: readonly FillerRule[] = [], notAfter = ''): FillerPhrase => ({
  neverOpens: answers.has(text),
  forms: text.split(' '),
  rules,
  notAfter: new Set(notAfter === '' ? [] : notAfter.split(' ')),
});

const beforeNoun =
  'what which this that these those some any every each all a the one same another new different is of';

const phrases: Readonly<Record<Locale, readonly FillerPhrase[]>> = {
  de: [
    phrase('sag ich mal', ['closer'], 'das was dann'),
    phrase('im prinzip', ['hedge']),
    phrase('oder so', ['closer'], 'so'),
    phrase('also', ['opener']),
    phrase('halt'),
    phrase('eben'),
    phrase('quasi', ['hedge']),
    phrase('sozusagen', ['hedge']),
    phrase('irgendwie', ['hedge']),
    phrase('eigentlich', ['hedge']),
    phrase('praktisch'),
    phrase('genau'),
    phrase('naja', ['interjection']),
    phrase('ne', ['tag']),
    phrase('gell', ['interjection']),
    phrase('eh', ['hedge']),
  ],
  en: [
    phrase('you know', [], 'do did as if'),
    phrase('i mean'),
    phrase('sort of', ['hedge'], beforeNoun),
    phrase('kind of', ['hedge'], beforeNoun),
    phrase('like'),
    phrase('so'),
    phrase('well', ['opener']),
    phrase('right'),
    phrase('okay', ['opener']),
    phrase('actually', ['opener', 'hedge']),
    phrase('basically', ['opener', 'hedge']),
    phrase('literally', ['hedge']),
    phrase('anyway', ['opener']),
  ],
};

export const fillerPhrases = (locale: Locale): readonly FillerPhrase[] => phrases[locale];

const subjects: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: new Set('ich du er wir ihr man das es die der diese dieser dieses mein meine unser unsere'.split(' ')),
  en: new Set(
    "i i'm i've i'd i'll we we're we've we'll you you're he he's she she's it it's they they're this that that's there there's let let's".split(
      ' ',
    ),
  ),
};

/** Whether a word may be the subject at the start of a sentence. */
export const opensWithSubject = (form: string, locale: Locale): boolean => subjects[locale].has(form);
