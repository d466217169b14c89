import type { ReadSession } from '../words/read-session.ts';
import { stem } from '../words/stem.ts';

/** A possible topic: one or more consecutive words. Inflected forms with the same stems count as one. */
export type Candidate = Readonly<{
  stems: readonly string[];
  count: number;
  /** 0..1: the place of the first occurrence in the talk. */
  firstSaid: number;
  /** Its most frequent written form; the earliest if several are equally frequent. */
  text: string;
}>;

type Counted = { stems: readonly string[]; count: number; first: number; forms: Map<string, number> };

type Sought = Readonly<{
  /** Words. */
  lengths: readonly number[];
  /** Whether words at these positions may be a candidate; by default any words may. */
  allows?: (positions: readonly number[]) => boolean;
}>;

/** All n-grams within `runs` whose length is one of `lengths`, in order of their first occurrence. */
export function candidatesIn(session: ReadSession, runs: readonly (readonly number[])[], { lengths, allows }: Sought) {
  const counted = new Map<string, Counted>();
  for (const run of runs) {
    const stems = run.map((position) => stem(session.words[position]?.form ?? '', session.locale));
    for (let from = 0; from < run.length; from += 1) {
      for (const length of lengths) {
        if (from + length <= run.length && (allows?.(run.slice(from, from + length)) ?? true))
          count(counted, stems.slice(from, from + length), writtenAs(session, run, from, length));
      }
    }
  }
  return [...counted.values()].map((each) => candidateOf(each, session.words.length));
}

function count(counted: Map<string, Counted>, stems: readonly string[], said: { text: string; position: number }) {
  const key = stems.join(' ');
  const known = counted.get(key) ?? { stems, count: 0, first: said.position, forms: new Map() };
  known.count += 1;
  known.forms.set(said.text, (known.forms.get(said.text) ?? 0) + 1);
  counted.set(key, known);
}

function writtenAs({ words, starts }: ReadSession, run: readonly number[], from: number, length: number) {
  const positions = run.slice(from, from + length);
  const text = positions.map((position) => {
    const { text = '', form = '' } = words[position] ?? {};
    // In lower case at the start of a sentence, where every word has a capital.
    return starts.has(position) ? form : text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  });
  return { text: text.join(' '), position: run[from] ?? 0 };
}

function candidateOf({ stems, count, first, forms }: Counted, wordCount: number): Candidate {
  let [text, most] = ['', 0];
  for (const [form, times] of forms) if (times > most) [text, most] = [form, times];
  return { stems, count, firstSaid: first / wordCount, text };
}
