import path from 'node:path';
import type { Pool } from 'pg';
import { personalFields as personal } from '#domain/personal-fields.ts';
import { upcasters } from '#domain/upcasters.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { createPostgresStore } from '#infra/event-store/postgres-store.ts';
import { upcasting } from '#infra/event-store/upcasting-store.ts';
import { migrate } from '#infra/postgres/migrations.ts';
import { listenTo } from '#infra/postgres/notifications.ts';
import { createPool } from '#infra/postgres/pool.ts';
import { openDatabase } from '#infra/start-up/connect.ts';
import { openLog } from '#infra/start-up/open-log.ts';
import { areas } from '#projections/areas.ts';
import { rebuild } from '#projections/rebuild.ts';
import { type Figure, secondsOf } from './figure.ts';
import { eventsInLife, live } from './lives.ts';
import { rateOf } from './rate.ts';
import { comparedFigures, sideBySide } from './side-by-side.ts';

const [workers, seconds, lives, rounds] = [8, 2, 1_000, 7];
const goal = '≥ 0.85';

type Side = Readonly<{ pool: Pool; open: () => Promise<EventStore>; close: () => Promise<void> }>;

/** Appends and rebuilds the product's own mix of events, sealed, compared with the same log without sealing. */
export async function sealingFigures(directory: string): Promise<readonly Figure[]> {
  const server = await openDatabase(
    { DATABASE_URL: undefined, DATABASE_WAIT_SECONDS: 0 },
    path.join(directory, 'sealing'),
  );
  const data = path.join(directory, 'sealing');
  const sides = [await side(server.pool, 'sealed', data), await side(server.pool, 'plain', undefined)] as const;
  try {
    return [...(await appendFigures(...sides)), ...(await rebuildFigures(...sides))];
  } finally {
    for (const { close } of sides) await close();
    await server.close();
  }
}

/** A separate database on the same server. `data`: the folder of the master key, for the sealed one. */
async function side(server: Pool, name: string, data: string | undefined): Promise<Side> {
  await server.query(`create database ${name}`);
  const url = new URL(name, String(server.options.connectionString)).href;
  const [pool, notifications] = [createPool(url), await listenTo(url)];
  await migrate(pool);
  const opened = async () => {
    if (data === undefined) return upcasting(await createPostgresStore(pool, notifications), upcasters);
    return (await openLog({}, { pool, notifications, data, upcasters, personal })).store;
  };
  const close = async () => {
    await notifications.close();
    await pool.end();
  };
  return { pool, open: opened, close };
}

async function appendFigures(sealed: Side, plain: Side): Promise<readonly Figure[]> {
  const [ours, theirs] = [await sealed.open(), await plain.open()];
  const rate = async (store: EventStore) =>
    eventsInLife * (await rateOf({ workers, seconds, work: () => live(store) }));
  const compared = await sideBySide({ subject: () => rate(ours), reference: () => rate(theirs), rounds });
  return comparedFigures(compared, {
    name: `sealed log: append of one event, ${workers} writers`,
    referenceName: `plain log: append of one event, ${workers} writers`,
    to: 'the plain log',
    goal,
  });
}

/** Rebuilds all read models, each time with an empty cache of keys. */
async function rebuildFigures(sealed: Side, plain: Side): Promise<readonly Figure[]> {
  for (const side of [sealed, plain]) await fill(side);
  const rate = async ({ pool, open }: Side) => {
    const store = await open();
    const took = await secondsOf(async () => {
      for (const projection of areas) await rebuild(projection, { pool, store });
    });
    return (lives * eventsInLife) / took;
  };
  const compared = await sideBySide({ subject: () => rate(sealed), reference: () => rate(plain), rounds });
  return comparedFigures(compared, {
    name: 'sealed log: rebuild of all read models',
    referenceName: 'plain log: rebuild of all read models',
    to: 'the plain log',
    goal,
    unit: 'events/s',
  });
}

/** Replaces the log with `lives` lives. */
async function fill({ pool, open }: Side): Promise<void> {
  await pool.query('truncate event_store.events');
  const store = await open();
  const atOnce = 100;
  for (let lived = 0; lived < lives; lived += atOnce)
    await Promise.all(Array.from({ length: atOnce }, () => live(store)));
  await pool.query('analyze event_store.events');
}
