import type { Pool, PoolClient } from 'pg';
import type { ChainHashes } from '#domain/kernel/proof/chain-hashes.ts';
import { type Stretch, splitOf } from '#domain/kernel/proof/merkle-tree.ts';
import { ProofGone } from './chain.ts';

/** The number of entries in each part whose hash the tree stores. A proof reads these hashes, and reads entries only for a partly covered part. */
export const partSize = 256;

type Dependencies = Readonly<{ pool: Pool | PoolClient; hashes: ChainHashes }>;

/** The hashes of ranges of a tree, in order. */
export async function hashesOfStretches(
  { pool, hashes }: Dependencies,
  stretches: readonly Stretch[],
): Promise<readonly Uint8Array[]> {
  const parts = await readParts(pool);
  const leaves = await readLeaves({ pool, hashes }, stretches, parts);

  function hashOf({ from, to }: Stretch): Uint8Array {
    const part = to - from === partSize ? parts.get(from / partSize) : undefined;
    if (part) return part;
    if (to - from === 1) return leaves.get(from) ?? fail(from);
    const middle = from + splitOf(to - from);
    return hashes.ofPair(hashOf({ from, to: middle }), hashOf({ from: middle, to }));
  }
  return stretches.map(hashOf);
}

export async function readParts(pool: Pool | PoolClient): Promise<ReadonlyMap<number, Uint8Array>> {
  const { rows } = await pool.query<{ number: string; hash: Buffer }>('select number, hash from proof.part');
  return new Map(rows.map(({ number, hash }) => [Number(number), hash]));
}

/** All parts that a range covers only partly. */
async function readLeaves(
  { pool, hashes }: Dependencies,
  stretches: readonly Stretch[],
  parts: ReadonlyMap<number, unknown>,
) {
  const wanted = new Set<number>();
  for (const { from, to } of stretches) {
    const [first, last] = [Math.floor(from / partSize), Math.floor((to - 1) / partSize)];
    for (const part of [first, last]) {
      const isWhole = from <= part * partSize && to >= (part + 1) * partSize && parts.has(part);
      if (!isWhole) wanted.add(part);
    }
  }
  const { rows } = await pool.query<{ number: string; hash: Buffer }>(
    `select number, hash from unnest($1::bigint[]) part
       join proof.entry on number >= part * ${partSize} and number < (part + 1) * ${partSize}`,
    [[...wanted]],
  );
  return new Map(rows.map(({ number, hash }) => [Number(number), hashes.ofEntry(Number(number), hash)]));
}

function fail(number: number): never {
  throw new ProofGone(`entry ${number} of proof.entry`);
}
