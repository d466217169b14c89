import type { SignedHead } from '#domain/kernel/proof/head.ts';
import type { ProofVerdict } from '#domain/kernel/proof/verify-proof.ts';

/** The verdict, and what the file says about itself. */
export type CheckedProof = Readonly<{
  verdict: ProofVerdict;
  head: SignedHead;
  events: number;
  /** Earlier heads in the file. */
  earlier: number;
}>;

/** Messages from the worker. */
export type ProofAnswer =
  | Readonly<{ kind: 'progress'; done: number; of: number }>
  | Readonly<{ kind: 'checked'; proof: CheckedProof }>
  /** `place`: the first place at which the file is no valid proof file. */
  | Readonly<{ kind: 'refused'; place: string }>;
