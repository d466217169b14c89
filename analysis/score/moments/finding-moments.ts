import { densest } from './densest.ts';
import type { FindMoments } from './evidence.ts';
import { mostTelling } from './most-telling.ts';

/** Where fillers are nearest to each other. */
export const densestFillers: FindMoments = ({ textResults, dismissed, duration }) =>
  mostTelling(densest((textResults?.fillers ?? []).filter(({ id }) => !dismissed.has(id))), duration);

/** What was said again most often, from the first to the last time. */
export const mostRepeated: FindMoments = ({ textResults, dismissed, duration }) => {
  const remaining = (textResults?.repetitions ?? []).filter(({ id }) => !dismissed.has(id));
  return mostTelling(
    remaining.map(({ occurrences, ...stretch }) => ({ ...stretch, weight: occurrences.length })),
    duration,
  );
};
