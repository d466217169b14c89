import { densest } from './densest.ts';
import type { FindMoments } from './evidence.ts';
import { mostTelling } from './most-telling.ts';

/** The moments with most fillers: those in the words, or those heard in the sound if there are more of them. */
export const densestFillers: FindMoments = ({ textResults, results, misfit, dismissed, duration }) => {
  const inWords = misfit ? [] : (textResults?.fillers ?? []);
  const written = inWords.filter(({ id, timeUnsure }) => !timeUnsure && !dismissed.has(id));
  const heard = results.hesitations ?? [];
  return mostTelling(densest(written.length >= heard.length ? written : heard), duration);
};

/** The phrase that was repeated most often, from the first to the last time. */
export const mostRepeated: FindMoments = ({ textResults, dismissed, duration }) => {
  const remaining = (textResults?.repetitions ?? []).filter(({ id, timeUnsure }) => !timeUnsure && !dismissed.has(id));
  return mostTelling(
    remaining.map(({ occurrences, ...stretch }) => ({ ...stretch, weight: occurrences.length })),
    duration,
  );
};
