import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { lastHead } from '#infra/proof/heads.ts';
import { headTask } from '#infra/proof/sign-next.ts';
import { enqueue } from '#infra/queue/queue.ts';

/** A new event is in the chain about a second later. */
const pauseMs = 300;
const priority = 20;

type HeadQuery = Readonly<{ upTo: bigint; seconds?: number }>;

/**
 * Has the process that holds the signing key sign heads now, instead of at the next hour, until one covers the event at this
 * position. Ends without one if nobody signs in time.
 */
export async function askForHead(pool: Pool, { upTo, seconds = 8 }: HeadQuery): Promise<void> {
  const isSigned = async () => BigInt((await lastHead(pool))?.position ?? -1) >= upTo;
  for (const end = Date.now() + seconds * 1_000; Date.now() < end && !(await isSigned()); await sleep(pauseMs)) {
    // One job per second: all who ask within it share a head.
    const slot = new Date().toISOString().slice(0, 19);
    await enqueue(pool, { kind: headTask, key: slot, ownerId: headTask, payload: { slot }, priority });
  }
}
