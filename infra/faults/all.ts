import type { Fault } from './kit/fault.ts';
import { twoProcesses } from './log/two-processes.ts';
import { storm } from './storm/storm.ts';

/** Numbers as in the list of faults that the log is tried with. */
export const allFaults: readonly Fault[] = [
  { name: 'F1 the server is killed', rounds: { full: 50, short: 2 }, play: storm('server') },
  { name: 'F2 Postgres is killed', rounds: { full: 20, short: 2 }, play: storm('postgres') },
  { name: 'F5 two processes race on one stream', rounds: { full: 500, short: 100 }, play: twoProcesses },
];
