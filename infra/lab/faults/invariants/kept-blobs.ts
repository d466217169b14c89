import type { Pool } from 'pg';
import { hourMs } from '#domain/kernel/durations.ts';
import { sessionDecider } from '#domain/sessions/decider.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import type { SessionState } from '#domain/sessions/session.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { SessionHistory } from './session-histories.ts';
import type { Verdict, World } from './verdict.ts';

/** The sweeper's grace time for new blobs, plus an hour until its next run. */
const oldMs = 2 * hourMs;

/** I7: every blob that a session needs is stored and referenced, and no unreferenced blob stays. */
export async function blobsVerdict(
  { pool, store, blobs }: World,
  sessions: ReadonlyMap<string, SessionHistory>,
  now = Date.now(),
): Promise<Verdict> {
  const wrong: string[] = [];
  let checked = 0;
  for (const [id, { state, addresses }] of sessions) {
    if (typeof state === 'string') continue;
    for (const [what, address] of addresses) {
      checked += 1;
      const isThere = (await blobs.sizeOf(address)) !== undefined && (await isReferred(pool, address, id));
      if (!isThere && (await stillExists(store, id))) wrong.push(`session ${id} has lost its ${what}`);
    }
  }
  for await (const { address, modifiedAt } of blobs.list()) {
    checked += 1;
    if (now - modifiedAt.getTime() > oldMs && !(await isReferred(pool, address)))
      wrong.push(`nothing refers to the blob ${address}`);
  }
  return { invariant: 'I7 no blob is missing and none is left over', checked, wrong };
}

async function isReferred(pool: Pool, address: string, sessionId?: string): Promise<boolean> {
  const { rows } = await pool.query(
    'select 1 from ops.blob_reference where address = $1 and ($2::text is null or session_id = $2) limit 1',
    [address, sessionId],
  );
  return rows.length > 0;
}

/** Whether the session still exists: it may have been deleted since the log was read. */
async function stillExists(store: EventStore, id: string): Promise<boolean> {
  const history = (await store.readStream(`session-${id}`)) as readonly SessionEvent[];
  const state = history.reduce<SessionState>(sessionDecider.evolve, sessionDecider.initialState);
  return typeof state !== 'string';
}
