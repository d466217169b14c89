import { isHesitation } from '../fillers/filler-words.ts';
import type { Locale } from '../words/locale.ts';
import { endsSentence, type SpokenWord } from '../words/spoken-word.ts';

const abbreviations: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: new Set(
    'dr prof hr fr st str nr ca bzw vgl sog evtl ggf inkl z.b d.h u.a z.t o.ä geb tel mio mrd abs'.split(' '),
  ),
  en: new Set('dr mr mrs ms prof st no vs e.g i.e approx inc ltd jr sr fig gen mt'.split(' ')),
};

/** Whether the full stop after this word ends an abbreviation and not a sentence: "Dr.", "z. B.", and in German "am 3. Mai". */
function endsWithAbbreviation(words: readonly SpokenWord[], index: number, locale: Locale): boolean {
  const word = words[index];
  if (word?.marks !== '.') return false;
  return (
    abbreviations[locale].has(word.form) ||
    (/^\p{L}$/u.test(word.form) && word.form !== 'i') ||
    (locale === 'de' && /^\d{1,2}$/.test(word.form) && index < words.length - 1)
  );
}

/** Seconds of silence that end a sentence in a text without full stops. Silences within a sentence are mostly shorter. */
const silenceBetweenSentences = 0.7;

/** With more words per full stop than this, a transcript counts as not punctuated. */
const wordsPerStop = 60;

type Timed = Readonly<{ words: readonly SpokenWord[]; silences: readonly number[]; locale: Locale }>;

/** Indices of the words that open a sentence: by Unicode's rules (UAX 29); in a text without punctuation, by long silences. */
export function sentenceStarts({ words, silences, locale }: Timed): readonly number[] {
  if (words.length === 0) return [];
  const stops = words.filter(endsSentence).length;
  const starts =
    stops * wordsPerStop >= words.length ? startsByUnicode(words, locale) : startsBySilence(words, silences);
  return starts.filter((start) => start === 0 || !endsWithAbbreviation(words, start - 1, locale));
}

function startsBySilence(words: readonly SpokenWord[], silences: readonly number[]): number[] {
  return words.flatMap((_, i) => {
    const previous = words[i - 1];
    const opens = previous === undefined || endsSentence(previous) || (silences[i] ?? 0) >= silenceBetweenSentences;
    return opens ? [i] : [];
  });
}

/** Words per piece. The segmenter scans its whole text again for each sentence, so pieces make a long text 40 times faster. */
const piece = 300;

/** The next piece begins with the last sentence of this one, because the cut may be inside that sentence. */
function startsByUnicode(words: readonly SpokenWord[], locale: Locale): number[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  const starts: number[] = [];
  for (let from = 0, size = piece; from < words.length; ) {
    const inPiece = startsInPiece(words.slice(from, from + size), { segmenter, locale }).map((start) => from + start);
    const last = inPiece.at(-1) ?? from;
    if (from + size >= words.length) return [...starts, ...inPiece];
    size = last > from ? piece : 2 * size;
    starts.push(...inPiece.filter((start) => start < last));
    from = last;
  }
  return starts;
}

/** The words that open a sentence. If the segmenter finds a boundary inside a word, the next word opens the sentence. */
function startsInPiece(words: readonly SpokenWord[], { segmenter, locale }: Segmenting): readonly number[] {
  const texts = words.map((word, i) => written(word, { after: words[i - 1], locale }));
  const starts = new Set<number>();
  let at = 0;
  let i = 0;
  for (const { index } of segmenter.segment(texts.join(' '))) {
    for (; at < index && i < texts.length; i += 1) at += (texts[i]?.length ?? 0) + 1;
    if (i < texts.length) starts.add(i);
  }
  return [...starts];
}

type Segmenting = Readonly<{ segmenter: Intl.Segmenter; locale: Locale }>;

/** The word for the segmenter. A hesitation after a full stop gets a capital, since Unicode needs one to see a new sentence. */
function written(word: SpokenWord, { after, locale }: { after: SpokenWord | undefined; locale: Locale }): string {
  const text = flat(word.text);
  const opens = after !== undefined && endsSentence(after) && isHesitation(word.form, locale);
  return opens ? text.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : text;
}

/** Replaces line breaks inside a word, at which the segmenter would end a sentence. */
const flat = (text: string) => text.replace(/\s+/g, ' ');
