import type { Locale } from '#domain/kernel/contract.ts';
import type { Word } from '#domain/sessions/contract/transcript.ts';
import { placed } from '../timing/estimate-times.ts';
import { countSyllables } from '../timing/syllables.ts';
import { alignWords, type Block } from './align-words.ts';

type Respelling = Readonly<{
  words: readonly Word[];
  /** The new spelling, split by `writtenWords`. */
  written: readonly string[];
  locale: Locale;
  /** The confidence of new words, computed from the words that they replace. */
  confidenceOf: (replaced: readonly Word[]) => number | null;
}>;

/**
 * Gives timed words a new spelling. A word that differs only in case or punctuation keeps its time and confidence. New words
 * divide the time of the words that they replace, or the gap where they are inserted, in proportion to their syllables.
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

/** Start and end of the replaced words; for an insertion, of the gap between its neighbours. Seconds. */
function roomOf({ from, to }: Block['before'], words: readonly Word[]) {
  const begin = to > from ? words[from]?.offset : endOf(words[from - 1]);
  const end = to > from ? endOf(words[to - 1]) : words[to]?.offset;
  const start = begin ?? end ?? 0;
  return { from: start, to: Math.max(start, end ?? start) };
}

const endOf = (word: Word | undefined) => word && word.offset + word.duration;
const timeAt = (times: readonly Readonly<{ offset: number; duration: number }>[], index: number) =>
  times[index] ?? { offset: 0, duration: 0 };
