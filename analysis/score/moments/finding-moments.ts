import { densest } from './densest.ts';
import type { FindMoments } from './evidence.ts';
import { mostTelling } from './most-telling.ts';

/** Where fillers are nearest to each other: those in the words, or those that were heard where these are more. */
export const densestFillers: FindMoments = ({ textResults, results, misfit, dismissed, duration }) => {
  const inWords = misfit ? [] : (textResults?.fillers ?? []);
  const written = inWords.filter(({ id, timeUnsure }) => !timeUnsure && !dismissed.has(id));
  const heard = results.hesitations ?? [];
  return mostTelling(densest(written.length >= heard.length ? written : heard), duration);
};

/** What was said again most often, from the first to the last time. */
export const mostRepeated: FindMoments = ({ textResults, dismissed, duration }) => {
  const remaining = (textResults?.repetitions ?? []).filter(({ id, timeUnsure }) => !timeUnsure && !dismissed.has(id));
  return mostTelling(
    remaining.map(({ occurrences, ...stretch }) => ({ ...stretch, weight: occurrences.length })),
    duration,
  );
};
