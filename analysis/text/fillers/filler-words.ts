import type { Locale } from '../words/locale.ts';

/** Sounds of hesitation: fillers wherever they stand. German *um* is a word and not among them. */
const hesitations: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: new Set('äh ähm öh öhm ehm hm hmm mhm mm ähh ähmm öhh'.split(' ')),
  en: new Set('um uh uhm er erm ah hm hmm mm mhm umm uhh ahh'.split(' ')),
};

/** However long it was drawn out: "äääh", "ummmm". */
export function isHesitation(form: string, locale: Locale): boolean {
  return hesitations[locale].has(form) || hesitations[locale].has(form.replace(/(\p{L})\1{2,}/gu, '$1'));
}

/** Delight or discovery at the start of a sentence, with a mark behind it: "Ah, the smell of coffee!" */
export const isExclaimed = (form: string) => /^a+h+$/u.test(form);

/** Nobody is called so, however it is written: "Das war Ähm gut". */
export const isNoName = (form: string) => /^(?:ä+h+m*|u+h+m*|h+m+|m+h?m+)$/u.test(form);

/** Before a name: "Herr Öhm". */
export const isTitle = (form: string) =>
  /^(?:mr|mrs|ms|miss|dr|doctor|prof|professor|sir|herr|herrn|frau|familie|doktor|professorin)$/u.test(form);

/**
 * The condition under which a word is a filler, besides standing apart on both sides:
 * - `opener`: before the sentence's own subject ("Well I think", "Also ich finde": no inversion, so it is no part of the
 *   sentence);
 * - `hedge`: a silence behind it ("quasi (0.5) keine Wahl");
 * - `closer`: something apart behind it ("ein Glas oder so, und");
 * - `tag`: at the end of a question ("schön, ne?");
 * - `interjection`: anything apart on either side.
 */
export type FillerRule = 'opener' | 'hedge' | 'closer' | 'tag' | 'interjection';

export type FillerPhrase = Readonly<{
  forms: readonly string[];
  rules: readonly FillerRule[];
  /** After one of these it is part of the sentence: "what sort of", "so oder so". */
  notAfter: ReadonlySet<string>;
  /** At the start of a sentence it is another word. */
  neverOpens: boolean;
}>;

/** At the start of a sentence they call out or answer: "Halt, da kommt ein Zug!", "Ne, das will ich nicht." */
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

/** Words with which a sentence of its own may begin. */
export const opensWithSubject = (form: string, locale: Locale): boolean => subjects[locale].has(form);
