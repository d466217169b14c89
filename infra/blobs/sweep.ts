import type { Pool } from 'pg';
import { hourMs } from '#domain/kernel/durations.ts';
import { inTransaction } from '../postgres/pool.ts';
import { upkeepMark } from '../postgres/upkeep-marks.ts';
import { lockAddress } from './blob-references.ts';
import type { BlobStore } from './blob-store.ts';

/** A younger blob is kept: its reference may still be on its way. */
const oldMs = hourMs;
/** Looked up together: nearly all of them have a reference. */
const batch = 1_000;

/** Looked at in one run: a few minutes of work. The next run goes on behind them. */
const mostInOneRun = 200_000;

type Options = Readonly<{ now?: number; most?: number }>;

/**
 * Deletes blobs that nothing refers to: what a crash left between storing and referring. Each run looks at some and the next
 * goes on from there, around and around. Answers how many were deleted.
 */
export async function sweepBlobs(
  pool: Pool,
  blobs: BlobStore,
  { now = Date.now(), most = mostInOneRun }: Options = {},
): Promise<number> {
  const mark = upkeepMark(pool, 'sweep-blobs');
  const { reached } = await mark.read();
  let [swept, looked, last] = [0, 0, ''];
  let old: string[] = [];
  const sweep = async () => {
    for (const address of await unreferred(pool, old)) swept += await deleteUnreferred(pool, blobs, address);
    old = [];
  };
  for await (const { address, modifiedAt } of blobs.list(reached)) {
    looked += 1;
    last = address;
    if (now - modifiedAt.getTime() >= oldMs) old.push(address);
    if (old.length >= batch) await sweep();
    if (looked === most) break;
  }
  await sweep();
  await mark.write({ reached: looked === most ? last : '' });
  return swept;
}

async function unreferred(pool: Pool, addresses: readonly string[]): Promise<readonly string[]> {
  const { rows } = await pool.query<{ address: string }>(
    `select address from unnest($1::text[]) as old (address)
     where not exists (select from ops.blob_reference reference where reference.address = old.address)`,
    [addresses],
  );
  return rows.map(({ address }) => address);
}

/** Looks once more under the lock that whoever refers to it takes. Answers how many it deleted. */
function deleteUnreferred(pool: Pool, blobs: BlobStore, address: string): Promise<number> {
  return inTransaction(pool, async (client) => {
    await client.query(lockAddress, [address]);
    const { rowCount } = await client.query('select 1 from ops.blob_reference where address = $1 limit 1', [address]);
    if (rowCount) return 0;
    await blobs.delete(address);
    return 1;
  });
}
