import { createPostgresStore } from '#infra/event-store/postgres-store.ts';
import { listenTo } from '#infra/postgres/notifications.ts';
import { createPool } from '#infra/postgres/pool.ts';
import { lateAreas } from './late-areas.ts';
import { supervise } from './supervise.ts';
import { sharded } from './tallies-for-test.ts';

/** `shards-process.ts URL`, a process for tests. It runs the test's projection until it is killed. */
const [url = ''] = process.argv.slice(2);
const pool = createPool(url);
const store = await createPostgresStore(pool, await listenTo(url));
const { signal } = new AbortController();
console.log('ready');
await supervise(sharded, {
  pool,
  store,
  late: lateAreas({ pool, log: console }),
  signal,
  log: console,
  bringUpToDate: async () => {},
});
