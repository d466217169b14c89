import type { Pool } from 'pg';
import { hourMs } from '#domain/kernel/durations.ts';
import { inTransaction } from '../postgres/pool.ts';
import { upkeepMark } from '../postgres/upkeep-marks.ts';
import { lockAddress } from './blob-references.ts';
import type { BlobStore } from './blob-store.ts';

/** Younger blobs are kept: their reference may not be written yet. */
const oldMs = hourMs;
/** Blobs that are looked up together: nearly all of them have a reference. */
const batch = 1_000;

/** Blobs that one run examines: a few minutes of work. The next run continues after them. */
const mostInOneRun = 200_000;

type Options = Readonly<{ now?: number; most?: number }>;

/**
 * Deletes blobs that nothing refers to: a crash between storing and referring leaves such blobs. Each run examines some blobs, and the
 * next run continues from there; after the last blob it starts over. Returns the number of deleted blobs.
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

/** Checks again under the lock that every new reference takes. Returns the number of deleted blobs. */
function deleteUnreferred(pool: Pool, blobs: BlobStore, address: string): Promise<number> {
  return inTransaction(pool, async (client) => {
    await client.query(lockAddress, [address]);
    const { rowCount } = await client.query('select 1 from ops.blob_reference where address = $1 limit 1', [address]);
    if (rowCount) return 0;
    await blobs.delete(address);
    return 1;
  });
}
