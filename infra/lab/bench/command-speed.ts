import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { sessionDecider } from '#domain/sessions/decider.ts';
import { createCommandHandler, type Handle } from '#infra/event-store/command-handler.ts';
import { createPostgresStore } from '#infra/event-store/postgres-store.ts';
import { rememberedStreams } from '#infra/event-store/remembered-streams.ts';
import { newId } from '#infra/ids.ts';
import { openDatabase } from '#infra/start-up/connect.ts';
import { testHashes as hashes } from '../testing/hashes.ts';
import { analysedSessions } from './analysed-sessions.ts';
import type { Figure } from './figure.ts';
import { rateOf } from './rate.ts';
import { type RawAppend, rawAppend } from './raw-append.ts';
import { comparedFigures, sideBySide } from './side-by-side.ts';

const plainConnections = 8;
const seconds = 2;
const sessions = 10_000;
/** So few that each is changed again before it is forgotten. */
const busySessions = 1_000;

/** Load, decide, append: talks get other names, beside events that are inserted without a question. */
export async function commandFigures(directory: string): Promise<readonly Figure[]> {
  const { pool, notifications, close } = await openDatabase(
    { DATABASE_URL: undefined, DATABASE_WAIT_SECONDS: 0 },
    path.join(directory, 'commands'),
  );
  try {
    const store = await createPostgresStore(pool, notifications);
    const raw = await rawAppend(pool, plainConnections);
    const ownerId = newId();
    const reading = createCommandHandler({ store, hashes });
    const remembering = createCommandHandler({ store, hashes, remembered: rememberedStreams(notifications) });
    const figures: Figure[] = [];
    for (const workers of [8, 32]) {
      for (const { name, handle, count } of [
        { name: 'stream read', handle: reading, count: sessions },
        { name: 'stream known', handle: remembering, count: busySessions },
      ]) {
        // Talks of its own each time: a stream grows with each name.
        const rename = renamer(handle, ownerId, await analysedSessions(store, ownerId, count));
        figures.push(...(await beside(raw, { name, workers, rename })));
      }
    }
    await raw.end();
    return figures;
  } finally {
    await close();
  }
}

function renamer(handle: Handle, ownerId: string, ids: readonly string[]) {
  const actor = { kind: 'user', id: ownerId } as const;
  let count = 0;
  return () => {
    const stream = `session-${ids[count++ % ids.length]}`;
    const data = { name: `Talk ${count}`, askedBy: ownerId, quotaPeriod: '202611' };
    const command = { type: 'ChangeSession', data } as const;
    const cause = { commandId: randomUUID(), correlationId: randomUUID(), actor };
    return handle({ ...cause, stream, decider: sessionDecider, command });
  };
}

type Commands = Readonly<{ name: string; workers: number; rename: () => Promise<unknown> }>;

async function beside(raw: RawAppend, { name, workers, rename }: Commands): Promise<readonly Figure[]> {
  const compared = await sideBySide({
    subject: () => rateOf({ workers, seconds, work: rename }),
    reference: () => rateOf({ workers: plainConnections, seconds, work: raw.insert }),
  });
  return comparedFigures(compared, {
    name: `command in process, ${workers} at once, ${name}`,
    referenceName: `plain SQL: insert of one event, ${plainConnections} connections`,
    to: 'plain SQL',
    goal: '≥ 0.5',
  });
}
