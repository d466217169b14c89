import { onTestFinished } from 'vitest';
import { createPostgresStore } from '#infra/event-store/postgres-store.ts';
import { listenTo } from '#infra/postgres/notifications.ts';
import { createPool } from '#infra/postgres/pool.ts';
import { startTcpProxy } from '../tcp-proxy.ts';
import { freshDatabase } from '../test-database.ts';
import { shortLimits } from './test-store.ts';

/** A store on an empty database, and the proxy between them. */
export async function disturbedPostgresStore() {
  const url = new URL((await freshDatabase()).url);
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const pool = createPool(url.href);
  const notifications = await listenTo(url.href, shortLimits);
  onTestFinished(async () => {
    // Closes the proxy first: otherwise the others would wait for silently dead connections.
    await proxy.close();
    await notifications.close();
    await pool.end();
  });
  return { store: await createPostgresStore(pool, notifications, shortLimits), proxy };
}
