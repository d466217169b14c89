import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { lastHead } from '#infra/proof/heads.ts';
import { headTask } from '#infra/proof/sign-next.ts';
import { enqueue } from '#infra/queue/queue.ts';

/** A new event reaches the chain about a second later. */
const pauseMs = 300;
const priority = 20;

type HeadQuery = Readonly<{ upTo: bigint; seconds?: number }>;

/**
 * Asks the process with the signing key to sign a head now, instead of at the next hour. Waits until a head covers the event
 * at this position, or until the time is over.
 */
export async function askForHead(pool: Pool, { upTo, seconds = 8 }: HeadQuery): Promise<void> {
  const isSigned = async () => BigInt((await lastHead(pool))?.position ?? -1) >= upTo;
  for (const end = Date.now() + seconds * 1_000; Date.now() < end && !(await isSigned()); await sleep(pauseMs)) {
    // One job per second, so that requests within a second share a head.
    const slot = new Date().toISOString().slice(0, 19);
    await enqueue(pool, { kind: headTask, key: slot, ownerId: headTask, payload: { slot }, priority });
  }
}
