import { listenTo } from '#infra/postgres/notifications.ts';
import { createPool } from '#infra/postgres/pool.ts';
import { runWorker } from '#infra/queue/worker.ts';

/** `worker-process.ts URL LEASE_MS JOB_MS`, a worker that tests kill. Its jobs ignore the abort signal. */
const [url = '', leaseMs = '', jobMs = ''] = process.argv.slice(2);
const tell = (...words: readonly unknown[]) => console.log(words.join(' '));

const say = (_about: object, message: string) => tell(message);
await runWorker({
  pool: createPool(url),
  notifications: await listenTo(url),
  kinds: ['analysis'],
  concurrency: 1,
  leaseMs: Number(leaseMs),
  heartbeatMs: Number(leaseMs) / 3,
  handle: async ({ key, attempt }) => {
    tell('began', key, attempt);
    await new Promise((resolve) => setTimeout(resolve, Number(jobMs)));
    tell('ended', key, attempt);
  },
  onDead: async ({ key }) => tell('dead', key),
  log: { info: say, warn: say, error: say },
  signal: new AbortController().signal,
});
