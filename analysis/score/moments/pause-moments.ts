import { speechNorms } from '#domain/sessions/contract/norms.ts';
import { reportedPauses } from '#domain/sessions/contract/reported-pauses.ts';
import { insidePhrases } from '../pauses/pause-places.ts';
import { densest } from './densest.ts';
import type { FindMoments } from './evidence.ts';
import { type Candidate, type Moment, mostTelling } from './most-telling.ts';

/** Stretches without a pause that exceed the largest good distance between pauses; if there are none, the longest stretch. */
export const longestRuns: FindMoments = ({ results, norms, duration }) => {
  const apart = 60 / norms.pausesPerMinute.from;
  const runs = runsBetween(results.pauses, duration);
  const long = runs.filter((run) => run.duration > apart);
  return mostTelling(long.length > 0 ? long : runs, duration).slice(0, long.length > 0 ? undefined : 1);
};

/** The moments with most pauses. */
export const densestPauses: FindMoments = ({ results, duration }) =>
  mostTelling(densest(reportedPauses(results.pauses, duration)), duration);

/** The pauses that are too long, the longest first. */
export const longestSilences: FindMoments = ({ results, duration }) => {
  const pauses = reportedPauses(results.pauses, duration).filter(
    (pause) => pause.duration > speechNorms.longSilenceSeconds,
  );
  return mostTelling(
    pauses.map((pause) => ({ ...pause, weight: pause.duration })),
    duration,
  );
};

/** Pauses inside a phrase, the longest first. */
export const pausesInside: FindMoments = ({ results, textResults, duration }) =>
  mostTelling(
    (textResults ? insidePhrases({ words: textResults, gaps: results.pauses, duration }) : []).map((pause) => ({
      ...pause,
      weight: pause.duration,
    })),
    duration,
  );

/** The stretches between the reported pauses, from the first to the last spoken sound. */
function runsBetween(gaps: readonly Moment[], duration: number): readonly Candidate[] {
  const inOrder = [...gaps].sort((a, b) => a.offset - b.offset);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  const start = first && first.offset <= 0 ? endOf(first) : 0;
  const end = last && isAtEnd(last, duration) ? last.offset : duration;
  const pauses = reportedPauses(inOrder, duration);
  return [...pauses.map(({ offset }) => offset), end].map((to, i) => {
    const before = pauses[i - 1];
    const from = before ? endOf(before) : start;
    return { offset: from, duration: to - from, weight: to - from };
  });
}

const endOf = ({ offset, duration }: Moment) => offset + duration;

/** Whether a gap is the last one of the talk. The tolerance is that of times rounded to milliseconds. */
const isAtEnd = (gap: Moment, duration: number) => endOf(gap) >= duration - 0.001;
