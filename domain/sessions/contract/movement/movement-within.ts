import type { Cut } from '../cut.ts';
import { type MovementSample, mostSamples, mostSamplesInPart } from './samples.ts';

/** The samples, moved to their places in a cut recording. */
export const movementWithin = (samples: readonly MovementSample[], { from, to }: Cut): readonly MovementSample[] =>
  samples
    .filter(({ t }) => t >= from && t <= to)
    .map((sample) => ({ ...sample, t: Math.round((sample.t - from) * 1_000) / 1_000 }));

/** Splits samples into parts of the accepted size. Drops samples that go back in time or exceed the limit, so the rest is accepted. */
export function partsOfMovement(samples: readonly MovementSample[]): readonly (readonly MovementSample[])[] {
  let last = -1;
  const forward = samples.filter(({ t }) => {
    if (t <= last) return false;
    last = t;
    return true;
  });
  const kept = forward.slice(0, mostSamples);
  return Array.from({ length: Math.ceil(kept.length / mostSamplesInPart) }, (_, index) =>
    kept.slice(index * mostSamplesInPart, (index + 1) * mostSamplesInPart),
  );
}
