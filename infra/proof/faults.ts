import type { EntryFault } from '#domain/kernel/proof/tampering.ts';

/**
 * Faults of a head, or of its signed content:
 * - `head`: the chain differs from the signed one, somewhere from the entry `since` on: log and entries were changed together;
 * - `cut`: the chain has fewer entries than the head;
 * - `signature`: no known key made it;
 * - `removed`: it was signed, and the database no longer has it.
 */
export type HeadFault = Readonly<{
  what: 'head' | 'cut' | 'signature' | 'removed';
  size: number;
  time: string;
  /** The head is known from outside of the database. */
  isKept: boolean;
  /** The size of the last correct head. */
  since: number;
}>;

/**
 * Faults of everything else that the proof needs; `name` identifies the object:
 * - `chain`: a table, the row or the peaks of `proof.chain`; `part`: a part of the tree (its number);
 * - `key`: a key that signs heads, listed in the database and not known outside of it (its id);
 * - `head_key`: a key that signed heads in the database, and is missing in its list (its id);
 * - `person`: a person whose texts are sealed in the log, and whose key is gone without an erasure (the id);
 * - `person_key`: a person whose key was changed: no master key opens it (the id).
 */
export type KeptFault = Readonly<{
  what: 'chain' | 'part' | 'key' | 'head_key' | 'person' | 'person_key';
  name: string;
}>;

export type Fault = EntryFault | HeadFault | KeptFault;
