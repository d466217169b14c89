import type { Series } from '../measures.ts';
import { percentile } from '../statistics.ts';

const gross = 0.2;

/** The usual error measures of a pitch tracker against a reference (see README.md). Shares are 0..1. */
export type PitchErrors = Readonly<{
  grossPitchError: number;
  medianCents: number;
  voicingDecisionError: number;
  /** Relative deviation of the median F0 from that of the reference. */
  medianDeviation: number;
}>;

export function pitchErrors(reference: Series, estimate: Series): PitchErrors {
  const frames = reference.values.map((truth, frame) => ({
    truth,
    found: nearest(estimate, timeOf(reference, frame)),
  }));
  const ratios = frames.flatMap(({ truth, found }) => (truth === null || found === null ? [] : [found / truth]));
  const fine = ratios.filter((ratio) => Math.abs(ratio - 1) <= gross);
  const disagreeing = frames.filter(({ truth, found }) => (truth === null) !== (found === null));
  return {
    grossPitchError: 1 - fine.length / ratios.length,
    medianCents: median(fine.map((ratio) => Math.abs(1200 * Math.log2(ratio)))),
    voicingDecisionError: disagreeing.length / frames.length,
    medianDeviation: median(voiced(estimate)) / median(voiced(reference)) - 1,
  };
}

function nearest({ t0, dt, values }: Series, time: number): number | null {
  return values[Math.round((time - t0) / dt)] ?? null;
}

function timeOf({ t0, dt }: Series, frame: number): number {
  return t0 + frame * dt;
}

function voiced({ values }: Series): readonly number[] {
  return values.filter((value) => value !== null);
}

function median(values: readonly number[]): number {
  return percentile(values, 0.5) ?? Number.NaN;
}
