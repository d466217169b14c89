import type { MeasuredSession } from '#domain/progress/contract/calls.ts';

type Scored = Pick<MeasuredSession, 'id' | 'sessionScore' | 'scoreTotal'>;

const [most, fewest] = [5, 3];

/** The mean of the last talks before this one with a total of its kind, at most five. Undefined for fewer than three. */
export function meanBefore(newestFirst: readonly Scored[], id: string) {
  const place = newestFirst.findIndex((session) => session.id === id);
  const own = newestFirst[place];
  if (!own) return undefined;
  const scores = newestFirst
    .slice(place + 1)
    .flatMap(({ sessionScore, scoreTotal }) =>
      sessionScore === null || scoreTotal !== own.scoreTotal ? [] : [sessionScore],
    )
    .slice(0, most);
  if (scores.length < fewest) return undefined;
  return { count: scores.length, mean: scores.reduce((sum, score) => sum + score, 0) / scores.length };
}
