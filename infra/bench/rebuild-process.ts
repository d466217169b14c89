import { z } from 'zod';
import { quotasProjection } from '#projections/quotas/area.ts';
import { rebuild } from '#projections/rebuild.ts';
import { createPostgresStore } from '../event-store/postgres-store.ts';
import { listenTo } from '../postgres/notifications.ts';
import { createPool } from '../postgres/pool.ts';
import { orderGiven } from './beside.ts';

/** A rebuild in a process that does nothing else: its memory is the memory that it takes. */
const { database } = z.object({ database: z.string() }).parse(orderGiven());
const pool = createPool(database);
const notifications = await listenTo(database);
const store = await createPostgresStore(pool, notifications);
const started = performance.now();
const events = await rebuild(quotasProjection, { pool, store });
const seconds = (performance.now() - started) / 1_000;
console.log(JSON.stringify({ events, seconds, mostKilobytes: process.resourceUsage().maxRSS }));
await notifications.close();
await pool.end();
