import type { Verdict } from './invariants/verdict.ts';

/** A line for each invariant, and one for each thing that is wrong; answers whether nothing is. */
export function tellVerdicts(verdicts: readonly Verdict[], tell: (line: string) => void): boolean {
  for (const { invariant, checked, wrong } of verdicts) {
    const outcome = wrong.length === 0 ? 'holds' : `BROKEN ${wrong.length} times`;
    tell(`${invariant.padEnd(50)} ${String(checked).padStart(8)} checked   ${outcome}`);
    for (const fault of wrong) tell(`  ${fault}`);
  }
  return verdicts.every(({ wrong }) => wrong.length === 0);
}
