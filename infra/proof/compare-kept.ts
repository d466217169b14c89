import type { Pool, PoolClient } from 'pg';
import type { KeptHead } from '#domain/kernel/proof/head.ts';
import { fromHex, toHex } from '#domain/kernel/proof/hex.ts';
import { rootsOfGrowth, stretchesOfGrowth } from '#domain/kernel/proof/merkle-tree.ts';
import { type Chain, missingOf, readChain } from './chain.ts';
import type { Fault, HeadFault } from './faults.ts';
import { listedKeys, rootOf } from './heads.ts';
import type { Kept } from './kept-heads.ts';
import { nodeHashes } from './node-hashes.ts';
import { hashesOfStretches } from './parts.ts';

type Database = Pool | PoolClient;

/**
 * Finds given heads that the database lacks, and keys that are unknown outside of it. It is quick, because health calls it, with the
 * first head and the last.
 */
export async function compareWithKept(db: Database, { heads, keys }: Kept): Promise<readonly Fault[]> {
  try {
    const { size } = await readChain(db);
    const removed = await firstRemoved(db, heads);
    const cut = heads.find((head) => head.size > size);
    const known = new Set(keys.map(({ id, publicKey }) => `${id} ${publicKey}`));
    const unknown =
      keys.length === 0 ? [] : (await listedKeys(db)).filter((key) => !known.has(`${key.id} ${key.publicKey}`));
    return [
      ...(removed ? [faultOf('removed', removed)] : []),
      ...(cut ? [faultOf('cut', cut)] : []),
      ...unknown.map(({ id }) => ({ what: 'key', name: id }) as const),
      ...(await unlistedKeys(db)).map((name) => ({ what: 'head_key', name }) as const),
    ];
  } catch (error) {
    return [goneFault(error)];
  }
}

/** Keys that signed heads in the database, and are missing in its list of keys. */
async function unlistedKeys(db: Database): Promise<readonly string[]> {
  const { rows } = await db.query<{ key: string }>(
    'select distinct key from proof.head h where not exists (select from proof.key k where k.id = h.key) order by key',
  );
  return rows.map(({ key }) => key);
}

async function firstRemoved(db: Database, heads: readonly KeptHead[]): Promise<KeptHead | undefined> {
  const { rows } = await db.query<{ signature: Buffer }>(
    'select signature from proof.head where signature = any($1::bytea[])',
    [heads.map(({ signature }) => fromHex(signature))],
  );
  const found = new Set(rows.map(({ signature }) => toHex(signature)));
  return heads.find(({ signature }) => !found.has(signature));
}

/** A fault if the chain, computed from its parts and entries, does not begin with the newest kept head: then it is another chain. */
export async function compareGrowth(db: Database, chain: Chain, { heads }: Kept): Promise<readonly Fault[]> {
  const last = heads.toSorted((a, b) => b.size - a.size)[0];
  if (!last || last.size > chain.size) return [];
  const hashes = nodeHashes();
  const growth = { earlier: last.size, size: chain.size };
  try {
    const found = await hashesOfStretches({ pool: db, hashes }, stretchesOfGrowth(growth));
    const { earlier, later } = rootsOfGrowth(hashes.ofPair, { ...growth, hashes: found });
    if (!earlier || toHex(earlier) !== last.root) return [faultOf('head', last)];
    const isSame = later && toHex(later) === toHex(rootOf(chain) ?? new Uint8Array());
    return isSame ? [] : [{ what: 'chain', name: 'the peaks of proof.chain' }];
  } catch (error) {
    return [goneFault(error)];
  }
}

const faultOf = (what: HeadFault['what'], { size, time }: KeptHead): HeadFault => ({
  ...{ what, size, time },
  ...{ isKept: true, since: 0 },
});

function goneFault(error: unknown): Fault {
  const name = missingOf(error);
  if (name === undefined) throw error;
  return { what: 'chain', name };
}
