import type { Pool } from 'pg';
import type { EventStore } from '../event-store/event-store.ts';
import { chainState, eventsBehind } from '../proof/chain-status.ts';
import type { KeptHeads } from '../proof/kept-heads.ts';
import type { Meters } from './meters.ts';

type Dependencies = Readonly<{ pool: Pool; store: EventStore; kept: KeptHeads }>;

/** Metrics of the chain over the log: its length, its faults, and whether its heads reach their targets. */
export function lookAtChain({ gauge }: Meters, { pool, store, kept }: Dependencies): () => Promise<void> {
  const size = gauge('chain_entries', 'Entries of the chain over the log.');
  const behind = gauge('chain_lag_events', 'Events that are not in the chain yet; 1000 is that or more.');
  const faults = gauge(
    'chain_faults',
    'What is wrong with the log or its proof, as far as it is known; 0 is as it should be.',
  );
  const verified = gauge('chain_verified_seconds', 'How long ago the whole chain was looked at.');
  const signed = gauge('chain_head_seconds', 'How long ago the last head was signed.');
  const waiting = gauge('chain_heads_waiting', 'Heads that a target does not have yet.', ['target']);
  const failures = gauge('chain_sending_failures', 'Tries to send heads that failed, ever.', ['target']);
  return async () => {
    const { head, verification, sendings, ...chain } = await chainState({ pool, kept });
    size.set(chain.size);
    behind.set(await eventsBehind(store, chain));
    faults.set(chain.faults.length);
    if (verification) verified.set(secondsSince(verification.at));
    if (head) signed.set(secondsSince(head.time));
    for (const meter of [waiting, failures]) meter.reset();
    for (const sending of sendings) {
      waiting.set({ target: sending.target }, sending.waiting);
      failures.set({ target: sending.target }, sending.failures);
    }
  };
}

const secondsSince = (time: string) => Math.max(0, (Date.now() - Date.parse(time)) / 1_000);
