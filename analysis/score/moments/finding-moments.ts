import { densest } from './densest.ts';
import type { FindMoments } from './evidence.ts';
import { mostTelling } from './most-telling.ts';

/** The moments with the most fillers: those in the text, or the hesitations in the sound if these are more. */
export const densestFillers: FindMoments = ({ textResults, results, misfit, dismissed, duration }) => {
  const inWords = misfit ? [] : (textResults?.fillers ?? []);
  const written = inWords.filter(({ id, timeUnsure }) => !timeUnsure && !dismissed.has(id));
  const heard = results.hesitations ?? [];
  return mostTelling(densest(written.length >= heard.length ? written : heard), duration);
};

/** The most frequent repetitions, each from its first to its last occurrence. */
export const mostRepeated: FindMoments = ({ textResults, dismissed, duration }) => {
  const remaining = (textResults?.repetitions ?? []).filter(({ id, timeUnsure }) => !timeUnsure && !dismissed.has(id));
  return mostTelling(
    remaining.map(({ occurrences, ...stretch }) => ({ ...stretch, weight: occurrences.length })),
    duration,
  );
};
