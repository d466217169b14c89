import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { inboxStream } from '#command-api/notifications/for-others.ts';
import { inboxDecider } from '#domain/notifications/decider.ts';
import type { NotificationEvent } from '#domain/notifications/events.ts';
import { sessionDecider } from '#domain/sessions/decider.ts';
import { createCommandHandler, type Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { createPostgresStore } from '#infra/event-store/postgres-store.ts';
import { bounds, rememberedStreams } from '#infra/event-store/remembered-streams.ts';
import { openSnapshots } from '#infra/event-store/snapshots.ts';
import { newId } from '#infra/ids.ts';
import { openDatabase } from '#infra/start-up/connect.ts';
import { testHashes as hashes } from '../testing/hashes.ts';
import { analysedSessions } from './analysed-sessions.ts';
import { type Figure, median, secondsOf } from './figure.ts';
import { happened } from './happened.ts';
import { rateOf } from './rate.ts';
import { type RawAppend, rawAppend } from './raw-append.ts';
import { comparedFigures, sideBySide } from './side-by-side.ts';

const plainConnections = 8;
const seconds = 2;
const sessions = 10_000;
/** So few that each session is changed again before its state leaves the memory. */
const busySessions = 1_000;

/** Load, decide, append: talks are renamed, compared with plain inserts of events. */
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
        // New talks each time: a stream grows with each rename.
        const rename = renamer(handle, ownerId, await analysedSessions(store, ownerId, count));
        figures.push(...(await beside(raw, { name, workers, rename })));
      }
    }
    await raw.end();
    return [...figures, ...(await longStreamFigures({ pool, store, notifications }))];
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

const lengths = [10, 1_000, 100_000];
/** Commands of each kind by newly started processes, which have no stream in memory. */
const newStarts = 30;
const largestAppend = 5_000;

type Tools = Readonly<{
  pool: Parameters<typeof openSnapshots>[0];
  store: EventStore;
  notifications: Parameters<typeof rememberedStreams>[0];
}>;

/** Measures a command that adds a notification for a person who already has many. */
async function longStreamFigures({ pool, store, notifications }: Tools): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  let shortest = 0;
  for (const length of lengths) {
    const person = newId();
    await notify(store, person, length);
    const times: number[] = [];
    for (let start = 0; start <= newStarts; start += 1) {
      const snapshots = await openSnapshots(pool);
      const handle = createCommandHandler({
        ...{ store, hashes },
        remembered: rememberedStreams(notifications, { ...bounds, snapshots }),
      });
      times.push(await secondsOf(() => handle(receipt(person))));
      await snapshots.idle();
    }
    // The first command reads the whole stream and stores a snapshot for the others.
    const [first = 0, ...others] = times;
    const usual = median(others);
    shortest ||= usual;
    figures.push({
      name: `command on a stream of ${length.toLocaleString('en')} events that is not in memory`,
      value: `${(usual * 1_000).toFixed(1)} ms (the very first: ${(first * 1_000).toFixed(0)} ms)`,
      ...(figures.length > 0 && { ratio: usual / shortest, to: `${lengths[0]} events`, goal: '≤ 2' }),
    });
  }
  return figures;
}

const fact = (): Events['NotificationReceived'] => ({
  notificationId: newId(),
  type: 'goal_reached',
  byId: null,
  concerns: {},
});
type Events = { [E in NotificationEvent as E['type']]: E['data'] };

async function notify(store: EventStore, person: string, count: number) {
  for (let done = 0; done < count; done += largestAppend) {
    const events = Array.from({ length: Math.min(largestAppend, count - done) }, () =>
      happened({ type: 'NotificationReceived', data: fact() }, person),
    );
    await store.append(inboxStream(person), done - 1, events);
  }
}

function receipt(person: string) {
  const cause = { commandId: randomUUID(), correlationId: randomUUID(), actor: { kind: 'user', id: person } as const };
  const command = { type: 'ReceiveNotification', data: fact() } as const;
  return { ...cause, stream: inboxStream(person), decider: inboxDecider, command };
}
