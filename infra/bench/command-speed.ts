import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { sessionDecider } from '#domain/sessions/decider.ts';
import { createCommandHandler } from '../event-store/command-handler.ts';
import { createPostgresStore } from '../event-store/postgres-store.ts';
import { newId } from '../ids.ts';
import { openDatabase } from '../start-up/connect.ts';
import { testHashes as hashes } from '../testing/hashes.ts';
import { analysedTalks } from './analysed-talks.ts';
import type { Figure } from './figure.ts';
import { rateOf } from './rate.ts';
import { rawAppend } from './raw-append.ts';
import { comparedFigures, sideBySide } from './side-by-side.ts';

const workers = 8;
const seconds = 2;
const talks = 10_000;

/** Load, decide, append: talks get other names, beside events that are inserted without a question. */
export async function commandFigures(directory: string): Promise<readonly Figure[]> {
  const { pool, notifications, close } = await openDatabase(
    { DATABASE_URL: undefined, DATABASE_WAIT_SECONDS: 0 },
    path.join(directory, 'commands'),
  );
  try {
    const store = await createPostgresStore(pool, notifications);
    const raw = await rawAppend(pool, workers);
    const ownerId = newId();
    const ids = await analysedTalks(store, ownerId, talks);
    const handle = createCommandHandler({ store, hashes });
    const actor = { kind: 'user', id: ownerId } as const;
    let count = 0;
    const rename = () => {
      const stream = `session-${ids[count++ % talks]}`;
      const data = { name: `Talk ${count}`, askedBy: ownerId, quotaPeriod: '202611' };
      const command = { type: 'ChangeSession', data } as const;
      const cause = { commandId: randomUUID(), correlationId: randomUUID(), actor };
      return handle({ ...cause, stream, decider: sessionDecider, command });
    };
    const compared = await sideBySide({
      subject: () => rateOf({ workers, seconds, work: rename }),
      reference: () => rateOf({ workers, seconds, work: raw.insert }),
    });
    await raw.end();
    return comparedFigures(compared, {
      name: `command in process, ${workers} at once`,
      referenceName: `plain SQL: insert of one event, ${workers} connections`,
      to: 'plain SQL',
      goal: '≥ 0.5',
    });
  } finally {
    await close();
  }
}
