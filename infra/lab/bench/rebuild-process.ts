import * as z from 'zod/mini';
import { personalFields as personal } from '#domain/personal-fields.ts';
import { upcasters } from '#domain/upcasters.ts';
import { createPostgresStore } from '#infra/event-store/postgres-store.ts';
import { listenTo } from '#infra/postgres/notifications.ts';
import { createPool } from '#infra/postgres/pool.ts';
import { openLog } from '#infra/start-up/open-log.ts';
import { areas } from '#projections/areas.ts';
import { rebuild } from '#projections/rebuild.ts';
import { requestGiven } from './beside.ts';
import { secondsOf } from './figure.ts';

/** Rebuilds in a process that does nothing else, so that its memory is the memory of the rebuild. `data`: the data folder of a sealed log. */
const Request = z.object({ database: z.string(), schemas: z.array(z.string()), data: z.optional(z.string()) });
const { database, schemas, data } = Request.parse(requestGiven());
const pool = createPool(database);
const notifications = await listenTo(database);
const store = data
  ? (await openLog({}, { pool, notifications, data, upcasters, personal })).store
  : await createPostgresStore(pool, notifications);
const built: { schema: string; events: number; seconds: number }[] = [];
for (const projection of areas.filter(({ schema }) => schemas.includes(schema))) {
  let events = 0;
  const seconds = await secondsOf(async () => {
    events = await rebuild(projection, { pool, store });
  });
  built.push({ schema: projection.schema, events, seconds });
}
console.log(JSON.stringify({ built, mostKilobytes: process.resourceUsage().maxRSS }));
await notifications.close();
await pool.end();
