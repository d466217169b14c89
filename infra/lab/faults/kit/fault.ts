import type { Verdict } from '../invariants/verdict.ts';
import type { Running } from './scratch.ts';

/**
 * How to play a fault. `tell` receives progress lines. Only a `full` play has time limits, because the machine may be busy
 * during a short one. `running` is a product on which other faults were played before; faults with `sharesProduct` use it.
 */
export type Play = Readonly<{
  rounds: number;
  seed: number;
  full: boolean;
  tell: (line: string) => void;
  running?: Running | undefined;
}>;

/** Number of injected faults, and observations by name. A play with `injected` 0 fails. */
export type Report = Readonly<{ injected: number } & Record<string, number | string>>;

/** One fault of the list. `play` throws NotHeld if an invariant is broken. */
export type Fault = Readonly<{
  name: string;
  rounds: Readonly<{ full: number; short: number }>;
  play: (play: Play) => Promise<Report>;
  /** Runs on a shared product, one after the other with similar faults, and leaves the product intact. */
  sharesProduct?: true;
  /** Only `npm run faults` plays it, because it starts many processes. */
  onDemand?: true;
  /** Another fault whose short play covers the short play of this one. */
  shortWithin?: string;
}>;

/** Broken invariants, one line each. */
class NotHeld extends Error {
  override readonly name = 'NotHeld';

  constructor(wrong: readonly string[]) {
    super(wrong.slice(0, 20).join('\n'));
  }
}

export function demand(wrong: readonly string[]): void {
  if (wrong.length > 0) throw new NotHeld(wrong);
}

/** A time limit in ms: `mostMs` in a full play, at least two minutes in a short one. */
export const patience = ({ full }: Pick<Play, 'full'>, mostMs: number) => (full ? mostMs : Math.max(mostMs, 120_000));

/** An exceeded time limit in words, or nothing. For full plays only. */
export const tooLong = (what: string, { tookMs, mostMs }: Readonly<{ tookMs: number; mostMs: number }>) =>
  tookMs <= mostMs ? [] : [`${what}: ${Math.round(tookMs)} ms, and not at most ${Math.round(mostMs)}`];

export const faultsOf = (verdicts: readonly Verdict[]): readonly string[] =>
  verdicts.flatMap(({ invariant, wrong }) => wrong.map((fault) => `${invariant}: ${fault}`));

/** Plays a fault. @throws NotHeld if an invariant is broken, or if nothing was injected */
export async function played({ play }: Pick<Fault, 'play'>, how: Play): Promise<Report> {
  const report = await play(how);
  if (report.injected === 0) throw new NotHeld(['nothing was injected: this says nothing']);
  return report;
}
