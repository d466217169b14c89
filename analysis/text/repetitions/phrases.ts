import type { Span } from '../words/read-talk.ts';
import { isContentWord } from '../words/stop-words.ts';
import { isAnaphora, type Repeated, type Sought } from './repeated.ts';

/** Words. */
const shortest = 3;

/** Seconds between two times. */
const withinSeconds = 60;

/** The same three and more words of one sentence again within 60 s; one of them says something ("und das ist" is grammar). */
export function findPhrases(sought: Sought): Readonly<{ slips: readonly Repeated[]; devices: readonly Repeated[] }> {
  const repeated = repeatedPhrases(sought);
  const isDevice = ({ spans }: Repeated) => isAnaphora(sought.talk, spans);
  return { slips: repeated.filter((each) => !isDevice(each)), devices: repeated.filter(isDevice) };
}

type Open = { spans: Span[]; length: number; last: number };

function repeatedPhrases(sought: Sought): readonly Repeated[] {
  const lastSaid = new Map<string, number>();
  const byLastStart = new Map<number, Open>();
  const found: Open[] = [];
  for (let i = 0; i < sought.positions.length; ) {
    const key = threeFrom(sought, i);
    const before = key === undefined ? undefined : lastSaid.get(key);
    const length = before === undefined ? 0 : commonLength(sought, before, i);
    if (before === undefined || length < shortest) {
      if (key !== undefined) lastSaid.set(key, i);
      i += 1;
      continue;
    }
    const known = byLastStart.get(before);
    const phrase: Open =
      known?.length === length ? known : { spans: [spanOf(sought, before, length)], length, last: before };
    if (phrase !== known) found.push(phrase);
    phrase.spans.push(spanOf(sought, i, length));
    byLastStart.set(i, phrase);
    for (let k = 0; k < length; k += 1) {
      const said = threeFrom(sought, i + k);
      if (said !== undefined) lastSaid.set(said, i + k);
    }
    i += length;
  }
  return found.map(({ spans }) => ({ kind: 'phrase', spans }));
}

const spanOf = ({ positions }: Sought, i: number, length: number): Span => ({
  from: positions[i] ?? 0,
  to: positions[i + length - 1] ?? 0,
});

/** Three words from here, if no sentence begins among them. */
function threeFrom({ talk: { words, starts }, positions }: Sought, i: number): string | undefined {
  const three = positions.slice(i, i + shortest);
  if (three.length < shortest || three.some((position, k) => k > 0 && starts.has(position))) return undefined;
  return three.map((position) => words[position]?.form).join(' ');
}

/** How many words are the same from both places on: within their sentences, soon enough, and with something to say; else 0. */
function commonLength({ talk: { words, starts, locale }, positions }: Sought, before: number, i: number): number {
  const at = (k: number) => words[positions[k] ?? -1];
  if ((at(i)?.offset ?? 0) - (at(before)?.offset ?? 0) > withinSeconds) return 0;
  let length = 0;
  let says = false;
  for (; before + length < i; length += 1) {
    const word = at(i + length);
    const opens = starts.has(positions[i + length] ?? -1) || starts.has(positions[before + length] ?? -1);
    if (word === undefined || word.form !== at(before + length)?.form || (length > 0 && opens)) break;
    says ||= isContentWord(word.form, locale);
  }
  return says ? length : 0;
}
