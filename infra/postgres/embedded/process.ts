import { startPostgres } from './start-postgres.ts';

/** A process of ours with a Postgres, for tests: says the address, stops at SIGTERM, and does not mind SIGINT. */
const postgres = await startPostgres(process.argv[2] ?? '');
process.on('SIGINT', () => {});
process.once('SIGTERM', async () => {
  await postgres.stop();
  process.exit();
});
console.log(postgres.url);
// What is left after a stop by hand must not keep a test waiting.
setInterval(() => {}, 60_000);
