import type { Verdict } from '../invariants/verdict.ts';
import type { Running } from './scratch.ts';

/**
 * How often and from which seed; `tell` hears what is going on. Only a `full` run has time limits: the machine may be
 * busy with something else. On `running` other faults were played before: a fault that needs nothing else of a product
 * takes it.
 */
export type Play = Readonly<{
  rounds: number;
  seed: number;
  full: boolean;
  tell: (line: string) => void;
  running?: Running | undefined;
}>;

/** Injected faults and observations, by name. `injected` of 0 is a failure, whatever else went well. */
export type Report = Readonly<{ injected: number } & Record<string, number | string>>;

/** One fault of the list. @throws NotHeld with what did not hold */
export type Fault = Readonly<{
  name: string;
  rounds: Readonly<{ full: number; short: number }>;
  play: (play: Play) => Promise<Report>;
  /** It is played on any product, one after the other with those like it, and leaves it whole. */
  sharesProduct?: true;
  /** Only `npm run faults` plays it: it is many processes at once. */
  onDemand?: true;
  /** The fault whose short play does to the same product all that this one's would do. */
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

/** How long something may take: where the play is not in full, long enough for any machine. */
export const patience = ({ full }: Pick<Play, 'full'>, mostMs: number) => (full ? mostMs : Math.max(mostMs, 120_000));

/** Exceeded time limits in words; told only where the play is in full. */
export const tooLong = (what: string, { tookMs, mostMs }: Readonly<{ tookMs: number; mostMs: number }>) =>
  tookMs <= mostMs ? [] : [`${what}: ${Math.round(tookMs)} ms, and not at most ${Math.round(mostMs)}`];

export const faultsOf = (verdicts: readonly Verdict[]): readonly string[] =>
  verdicts.flatMap(({ invariant, wrong }) => wrong.map((fault) => `${invariant}: ${fault}`));

/** Played, and really injected. @throws NotHeld */
export async function played({ play }: Pick<Fault, 'play'>, how: Play): Promise<Report> {
  const report = await play(how);
  if (report.injected === 0) throw new NotHeld(['nothing was injected: this says nothing']);
  return report;
}
