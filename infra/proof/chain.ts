import type { Pool, PoolClient } from 'pg';

/** The stored state of the chain, without its entries. */
export type Chain = Readonly<{
  size: number;
  /** Every event up to it is in the chain. */
  position: bigint;
  /** The identity of the log; null before its first event. */
  log: string | null;
  /** Hashes of the complete parts of the tree, the largest first. */
  peaks: readonly Uint8Array[];
}>;

type Row = Readonly<{ size: string; position: string; log: string | null; peaks: Buffer }>;

const hashBytes = 32;

/** `lock`: no other process can move it until the end of the transaction. */
export async function readChain(db: Pool | PoolClient, { lock = false } = {}): Promise<Chain> {
  const text = `select size, position, log, peaks from proof.chain ${lock ? 'for update' : ''}`;
  const { rows } = await db.query<Row>(text);
  const [row] = rows;
  if (!row) throw new ProofGone('the row of proof.chain');
  return { size: Number(row.size), position: BigInt(row.position), log: row.log, peaks: hashesIn(row.peaks) };
}

/** The tables of the proof are missing: nothing can be verified or signed until the schema `proof` is restored. */
export class ProofGone extends Error {
  override readonly name = 'ProofGone';
  readonly missing: string;

  constructor(missing: string) {
    super(`${missing} is gone: restore the schema proof from its backup`);
    this.missing = missing;
  }
}

const noSuchTable = '42P01';

/** The missing part of the proof, if that caused the failure. */
export function missingOf(error: unknown): string | undefined {
  if (error instanceof ProofGone) return error.missing;
  return (error as { code?: unknown } | undefined)?.code === noSuchTable ? 'a table of the schema proof' : undefined;
}

const hashesIn = (bytes: Buffer): readonly Uint8Array[] =>
  Array.from({ length: bytes.length / hashBytes }, (_, n) => bytes.subarray(n * hashBytes, (n + 1) * hashBytes));
