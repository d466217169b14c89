import type { Span } from '../words/read-session.ts';
import { isContentWord } from '../words/stop-words.ts';
import { isAnaphora, type Repeated, type Sought } from './repeated.ts';

/** Minimum words of a phrase. */
const shortest = 3;

/** Maximum seconds between two occurrences. */
const withinSeconds = 60;

/** Minimum words of a whole sentence, whose repetition counts after any time. */
const wholeSentence = 5;

/**
 * Repeated phrases: three or more equal words within a sentence, again within 60 s, or a whole sentence again at any time. At
 * least one word must have content, so "und das ist" does not count. `devices` are anaphoras, `slips` all others.
 */
export function findPhrases(sought: Sought): Readonly<{ slips: readonly Repeated[]; devices: readonly Repeated[] }> {
  const repeated = repeatedPhrases(sought);
  const isDevice = ({ spans }: Repeated) => isAnaphora(sought.talk, spans);
  return { slips: repeated.filter((each) => !isDevice(each)), devices: repeated.filter(isDevice) };
}

type Phrase = { spans: Span[]; length: number };

function repeatedPhrases(sought: Sought): readonly Repeated[] {
  const lastSaid = new Map<string, number>();
  const byLastStart = new Map<number, Phrase>();
  const found = new Set<Phrase>();
  for (let i = 0; i < sought.positions.length; ) {
    const before = lastSaid.get(threeFrom(sought, i) ?? '');
    const length = before === undefined ? 0 : commonLength(sought, before, i);
    if (before !== undefined && length >= shortest) {
      const phrase = phraseFrom(byLastStart.get(before), { length, first: spanOf(sought, before, length) });
      phrase.spans.push(spanOf(sought, i, length));
      byLastStart.set(i, phrase);
      found.add(phrase);
    }
    const next = i + (length >= shortest ? length : 1);
    for (; i < next; i += 1) {
      const three = threeFrom(sought, i);
      if (three !== undefined) lastSaid.set(three, i);
    }
  }
  return [...found].map(({ spans }) => ({ kind: 'phrase', spans }));
}

/** The phrase whose last occurrence is at this place, if it has the same length; else a new phrase. */
function phraseFrom(known: Phrase | undefined, begun: { length: number; first: Span }): Phrase {
  return known?.length === begun.length ? known : { spans: [begun.first], length: begun.length };
}

const spanOf = ({ positions }: Sought, i: number, length: number): Span => ({
  from: positions[i] ?? 0,
  to: positions[i + length - 1] ?? 0,
});

/** The three words from position i as a lookup key; undefined if a sentence begins at the second or third. */
function threeFrom({ talk: { words, starts }, positions }: Sought, i: number): string | undefined {
  const three = positions.slice(i, i + shortest);
  if (three.length < shortest || three.some((position, k) => k > 0 && starts.has(position))) return undefined;
  return three.map((position) => words[position]?.form).join(' ');
}

/**
 * How many words are equal from both places on, up to the end of a sentence. 0 if the words have no content, or if they come
 * after more than 60 s and are not a whole sentence.
 */
function commonLength({ talk: { words, starts, locale }, positions }: Sought, before: number, i: number): number {
  const at = (k: number) => words[positions[k] ?? -1];
  const isSoon = (at(i)?.offset ?? 0) - (at(before)?.offset ?? 0) <= withinSeconds;
  let length = 0;
  let says = false;
  for (; before + length < i; length += 1) {
    const word = at(i + length);
    const opens = starts.has(positions[i + length] ?? -1) || starts.has(positions[before + length] ?? -1);
    if (word === undefined || word.form !== at(before + length)?.form || (length > 0 && opens)) break;
    says ||= isContentWord(word.form, locale);
  }
  const opens = (k: number) => positions[k] === undefined || starts.has(positions[k]);
  const isWhole = length >= wholeSentence && [before, i].every((k) => opens(k) && opens(k + length));
  return says && (isSoon || isWhole) ? length : 0;
}
