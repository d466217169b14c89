import type { Pool, PoolClient } from 'pg';

/** How far the chain goes. */
export type Chain = Readonly<{
  size: number;
  /** Every event up to it is in the chain. */
  position: bigint;
  /** The identity of the log; null before its first event. */
  log: string | null;
  /** Hashes of the whole parts of the tree, the largest first. */
  peaks: readonly Uint8Array[];
}>;

type Row = Readonly<{ size: string; position: string; log: string | null; peaks: Buffer }>;

const hashBytes = 32;

/** `lock`: nobody else moves it until the end of the transaction. */
export async function readChain(db: Pool | PoolClient, { lock = false } = {}): Promise<Chain> {
  const text = `select size, position, log, peaks from proof.chain ${lock ? 'for update' : ''}`;
  const { rows } = await db.query<Row>(text);
  const [row] = rows;
  if (!row) throw new Error('the row of proof.chain is gone: restore the schema proof from the backup');
  return { size: Number(row.size), position: BigInt(row.position), log: row.log, peaks: hashesIn(row.peaks) };
}

const hashesIn = (bytes: Buffer): readonly Uint8Array[] =>
  Array.from({ length: bytes.length / hashBytes }, (_, n) => bytes.subarray(n * hashBytes, (n + 1) * hashBytes));
