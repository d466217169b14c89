import type { Locale } from '#domain/kernel/contract.ts';
import type { Word } from '#domain/sessions/contract/transcript.ts';
import { placed } from '../timing/estimate-times.ts';
import { countSyllables } from '../timing/syllables.ts';
import { alignWords, type Block } from './align-words.ts';

type Respelling = Readonly<{
  words: readonly Word[];
  /** See `writtenWords`. */
  written: readonly string[];
  locale: Locale;
  /** The confidence of words that were written in place of others. */
  confidenceOf: (replaced: readonly Word[]) => number | null;
}>;

/**
 * The words in their new spelling. Words that stayed keep their time and confidence, whatever their case and punctuation; new
 * words share the time of those that they replace, or lie in the gap where they were put in.
 */
export function respell({ words, written, locale, confidenceOf }: Respelling): readonly Word[] {
  const blocks = alignWords(
    words.map(({ text }) => text),
    written,
  );
  return blocks.flatMap(({ kind, before, after }) => {
    const old = words.slice(before.from, before.to);
    const texts = written.slice(after.from, after.to);
    const [same] = old;
    if (kind === 'same' && same) return [{ ...same, text: texts[0] ?? same.text }];
    const said = texts.map((text) => ({ syllables: countSyllables(text, locale) }));
    const times = placed(said, { ...roomOf(before, words), nuclei: [] });
    const isUnsure = [words[before.from - 1], ...old, words[before.to]].some((word) => word?.timeUnsure);
    const unsure = isUnsure ? { timeUnsure: true as const } : {};
    return texts.map((text, index) => ({ text, ...timeAt(times, index), confidence: confidenceOf(old), ...unsure }));
  });
}

/** The time of the replaced words, or the gap between the neighbours if nothing was replaced. */
function roomOf({ from, to }: Block['before'], words: readonly Word[]) {
  const begin = to > from ? words[from]?.offset : endOf(words[from - 1]);
  const end = to > from ? endOf(words[to - 1]) : words[to]?.offset;
  const start = begin ?? end ?? 0;
  return { from: start, to: Math.max(start, end ?? start) };
}

const endOf = (word: Word | undefined) => word && word.offset + word.duration;
const timeAt = (times: readonly Readonly<{ offset: number; duration: number }>[], index: number) =>
  times[index] ?? { offset: 0, duration: 0 };
