import { isWithinSession, pauseShare } from '#domain/sessions/contract/reported-pauses.ts';
import type { TextResults } from '#domain/sessions/contract/text-report.ts';
import type { Pause } from '../../audio/measures.ts';

/** Numbers of pauses inside a phrase, and of all. A pause of 1 to 2 s counts as a fraction. */
export type PausePlaces = Readonly<{ inside: number; all: number }>;

type Spoken = Readonly<{ words: Pick<TextResults, 'words' | 'sentences'>; gaps: readonly Pause[]; duration: number }>;

/** Counts the pauses inside a phrase: those before which neither a sentence nor a clause ends. */
export function pausePlaces(spoken: Spoken): PausePlaces {
  const all = pausesOf(spoken);
  const inside = insidePhrases(spoken);
  return { inside: weightOf(inside), all: weightOf(all) };
}

/** The pauses inside a phrase, in the order of the talk. */
export function insidePhrases({ words: { words, sentences }, ...session }: Spoken): readonly Pause[] {
  const starts = sentences.map(({ offset }) => offset);
  return pausesOf({ ...session, words: { words, sentences } }).filter((pause) => {
    const middle = pause.offset + pause.duration / 2;
    const next = words.findIndex((word) => middleOf(word) > middle);
    const [before, after] = [words[next - 1], words[next]];
    if (!before || !after || before.timeUnsure || after.timeUnsure || endsClause(before.text)) return false;
    return !starts.some((start) => start > middleOf(before) && start <= middleOf(after));
  });
}

const pausesOf = ({ gaps, duration }: Spoken) =>
  gaps.filter((gap) => pauseShare(gap) > 0 && isWithinSession(gap, duration));

const weightOf = (pauses: readonly Pause[]) => pauses.reduce((sum, pause) => sum + pauseShare(pause), 0);

const middleOf = ({ offset, duration }: Pause) => offset + duration / 2;

const endsClause = (text: string) => /[.!?…:;,–—-]["'“”»«)\]]*$/u.test(text);
