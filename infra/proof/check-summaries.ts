import type { Chain } from './chain.ts';
import type { Fault } from './faults.ts';

type Parts = ReadonlyMap<number, Uint8Array>;

/**
 * Compares the stored tree (`proof.part` and `chain.peaks`) with the tree of the entries. Proofs and signed heads
 * are made from the stored tree, so the two must agree.
 */
export function checkSummaries(kept: Parts, chain: Chain) {
  const wrong: number[] = [];
  return {
    part(number: number, hash: Uint8Array): void {
      if (!isSame(kept.get(number), hash)) wrong.push(number);
    },
    /** The first fault of each kind. `peaks`: of the whole tree. */
    end(peaks: readonly Uint8Array[]): readonly Fault[] {
      const part = wrong[0] === undefined ? [] : [{ what: 'part', name: String(wrong[0]) } as const];
      const arePeaksRight = isSame(Buffer.concat(chain.peaks), Buffer.concat(peaks));
      return [...part, ...(arePeaksRight ? [] : [{ what: 'chain', name: 'the peaks of proof.chain' } as const])];
    },
  };
}

const isSame = (kept: Uint8Array | undefined, right: Uint8Array) =>
  kept !== undefined && Buffer.compare(kept, right) === 0;
