import type { LiveHint } from '#domain/sessions/contract/live.ts';
import { sideOf } from '#domain/sessions/contract/measures.ts';
import type { Norms } from '#domain/sessions/contract/norms.ts';

/**
 * Seconds that a state lasts before its hint appears, that a hint is shown, and that no hint follows. Hints are rare because live
 * feedback distracts.
 */
const [lasts, shown, quiet] = [10, 8, 45];
/** A hint needs more than this multiple of the good number of fillers per minute; fewer can wait for the report. */
const manyFillers = 2;

type Measures = Readonly<{ wordsPerMinute: number | null; fillersLately: number }>;

/** Chooses at most one hint at a time. `at` gets the measures at ascending moments of the talk, in seconds. */
export function sparseHints({
  wordsPerMinute: pace,
  fillersPerMinute,
}: Pick<Norms, 'wordsPerMinute' | 'fillersPerMinute'>) {
  let wanted: Readonly<{ hint: LiveHint; since: number }> | undefined;
  let said: Readonly<{ hint: LiveHint; since: number }> | undefined;

  function fitting({ wordsPerMinute, fillersLately }: Measures): LiveHint | undefined {
    const side = wordsPerMinute === null ? undefined : sideOf('words_per_minute', wordsPerMinute, pace);
    if (side !== undefined) return side === 'high' ? 'slower' : 'faster';
    return fillersLately > fillersPerMinute.to * manyFillers ? 'fewer_fillers' : undefined;
  }

  return {
    at(moment: number, measures: Measures): LiveHint | null {
      const hint = fitting(measures);
      if (wanted?.hint !== hint) wanted = hint && { hint, since: moment };
      const since = said ? moment - said.since : Number.POSITIVE_INFINITY;
      if (said && since < shown) return said.hint;
      if (!wanted || since < shown + quiet || moment - wanted.since < lasts) return null;
      said = { hint: wanted.hint, since: moment };
      return said.hint;
    },
  };
}
