import type { SignedHead } from '#domain/kernel/proof/head.ts';
import type { ProofVerdict } from '#domain/kernel/proof/verify-proof.ts';

/** The verdict, and the file's own statements. */
export type CheckedProof = Readonly<{
  verdict: ProofVerdict;
  head: SignedHead;
  events: number;
  /** Earlier heads in the file. */
  earlier: number;
}>;

/** What the worker says. */
export type ProofAnswer =
  | Readonly<{ kind: 'progress'; done: number; of: number }>
  | Readonly<{ kind: 'checked'; proof: CheckedProof }>
  /** `place`: where the file stops to be a proof file. */
  | Readonly<{ kind: 'refused'; place: string }>;
